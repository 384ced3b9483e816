import { code, entity, flag, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';
import { ENDS_FIRST, inOrder, period } from '../period.ts';

const shifts = (zh: string, en: string) => ref('base.shiftModel', zh, en);

/**
 * Which shifts a plant, a workshop or a line works on which weekday. The nearest one counts, line before workshop before
 * plant; of several, the one that began last, so that two busy weeks need a schedule of their own and nothing else.
 */
export const WorkSchedule = entity('base.workSchedule', {
  label: ['排班', 'Work schedule'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('排班编码', 'Schedule code', { required: true, unique: true, length: 20 }),
    name: text('排班名称', 'Schedule name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    workshop: ref('base.workshop', '车间', 'Workshop', { help: ['不选则适用于整个工厂', 'For the whole plant when empty'] }),
    line: ref('base.line', '产线', 'Line', { help: ['不选则适用于整个车间', 'For the whole workshop when empty'] }),
    ...period,
    monday: shifts('周一', 'Monday'),
    tuesday: shifts('周二', 'Tuesday'),
    wednesday: shifts('周三', 'Wednesday'),
    thursday: shifts('周四', 'Thursday'),
    friday: shifts('周五', 'Friday'),
    saturday: shifts('周六', 'Saturday'),
    sunday: shifts('周日', 'Sunday'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: [
    'code',
    'name',
    'nameEn',
    'plant',
    'workshop',
    'line',
    'validFrom',
    'validTo',
    'monday',
    'saturday',
    'sunday',
    'markStatus',
  ],
  query: ['code', 'name', 'plant', 'line', 'validFrom', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
  rules: [{ field: 'validTo', must: (row) => inOrder(row), else: ENDS_FIRST }],
});
export interface WorkSchedule extends RowOf<typeof WorkSchedule> {}
