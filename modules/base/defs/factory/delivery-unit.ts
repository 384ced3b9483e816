import { choice, code, entity, flag, integer, quantity, type RowOf, ref, text, user, RECORD_RIGHTS } from '@takt/model';

/** Where material is brought to inside a plant as one: a line, part of a line, a buffer; with the way it is called. */
export const DeliveryUnit = entity('base.deliveryUnit', {
  label: ['配送单元', 'Delivery unit'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('单元编码', 'Unit code', { required: true, unique: true }),
    name: text('单元名称', 'Unit name', { required: true, contains: true }),
    nameEn: text('英文名称', 'English name', { contains: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    workshop: ref('base.workshop', '车间', 'Workshop'),
    line: ref('base.line', '产线', 'Line'),
    callMode: choice(
      '拉动方式',
      'Called by',
      {
        kanban: ['看板', 'Kanban'],
        sequence: ['按序', 'Sequence'],
        order: ['工单备料', 'Work order'],
        minMax: ['最低最高', 'Minimum and maximum'],
      },
      { required: true },
    ),
    cycleMinutes: integer('配送周期（分钟）', 'Delivery cycle (minutes)', { min: 1, max: 1440 }),
    leadMinutes: integer('备料提前（分钟）', 'Prepared ahead (minutes)', {
      min: 0,
      help: ['需求时间之前多久开始备料', 'How long before the demand picking begins'],
    }),
    boxes: integer('每次最多箱数', 'Boxes per trip', { min: 1 }),
    loadLimit: quantity('每次载重（kg）', 'Load per trip (kg)', { above: 0 }),
    keeper: user('负责人', 'Responsible'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'plant', 'workshop', 'line', 'callMode', 'cycleMinutes', 'boxes', 'keeper', 'markStatus'],
  query: ['code', 'name', 'plant', 'line', 'callMode', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
});
export interface DeliveryUnit extends RowOf<typeof DeliveryUnit> {}
