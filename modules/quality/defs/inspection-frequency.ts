import { choice, code, entity, flag, integer, type RowOf, text, RECORD_RIGHTS } from '@takt/model';

const BASES = {
  shift: ['每班', 'Per shift'],
  day: ['每天', 'Per day'],
  hours: ['每隔若干小时', 'Every so many hours'],
  pieces: ['每隔若干件', 'Every so many pieces'],
  lot: ['每批', 'Per batch'],
  ends: ['首件、中间、末件', 'Start, middle and end'],
  changeover: ['换型、换模、换刀后', 'After a changeover'],
} as const;
const hasInterval = ({ basis }: { readonly basis: string }): boolean => basis === 'hours' || basis === 'pieces';

/** How often something is inspected while it is being made. */
export const InspectionFrequency = entity('quality.inspectionFrequency', {
  label: ['检验频次', 'Inspection frequency'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('频次编码', 'Frequency code', { required: true, unique: true, length: 20 }),
    name: text('频次名称', 'Frequency name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    basis: choice('频次依据', 'Basis', BASES, { required: true, default: 'shift' }),
    interval: integer('间隔（小时或件）', 'Interval (hours or pieces)', { min: 1, max: 100_000 }),
    times: integer('次数', 'Times', { required: true, min: 1, max: 100, default: 1 }),
    sampleSize: integer('每次样本数', 'Pieces each time', { required: true, min: 1, max: 10_000, default: 1 }),
    graceMinutes: integer('允许迟检（分钟）', 'May be late by (min)', {
      min: 0,
      max: 10_000,
      help: ['超过后记为漏检', 'Later than this it counts as missed'],
    }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'basis', 'interval', 'times', 'sampleSize', 'graceMinutes', 'markStatus'],
  query: ['code', 'name', 'basis', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  visible: { interval: hasInterval },
  requiredWhen: { interval: hasInterval },
});
export interface InspectionFrequency extends RowOf<typeof InspectionFrequency> {}
