import { code, entity, flag, integer, type RowOf, ref, text, user, RECORD_RIGHTS } from '@takt/model';

/** How measuring tools go round in a plant: reminders, lending, blocking, and how much may be made between two patrols. */
export const InstrumentFlowSetting = entity('quality.instrumentFlowSetting', {
  label: ['检具流程设置', 'Inspection tool flow setting'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('设置编码', 'Setting code', { required: true, unique: true, length: 20 }),
    name: text('设置名称', 'Setting name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    line: ref('base.line', '产线', 'Line', { help: ['不填表示全厂', 'Without it the whole plant'] }),
    inspLockqty: integer('默认锁定数量', 'Default lock quantity', {
      min: 0,
      integerWords: ['默认锁定数量必须为整数', 'The default lock quantity must be an integer'],
      help: [
        '上次巡检合格后最多可报工的件数，超过后须巡检合格才能继续；不填不锁定',
        'Pieces that may be reported after the last good patrol; beyond it a patrol must pass first. Empty: never locked',
      ],
    }),
    advanceDays: integer('校准提前天数', 'Calibration task ahead (days)', { required: true, min: 0, max: 365, default: 30 }),
    lendDays: integer('借用天数', 'Lent for (days)', { min: 1, max: 365 }),
    blockExpired: flag('超期禁用', 'Block overdue tools', {
      default: '1',
      help: ['超过校准日期的检具不能用于检验', 'Tools past their calibration cannot be used to inspect'],
    }),
    returnConfirmed: flag('归还须确认', 'Return is confirmed', { default: '1' }),
    approver: user('审批人', 'Approver'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'plant', 'line', 'inspLockqty', 'advanceDays', 'lendDays', 'blockExpired', 'markStatus'],
  query: ['code', 'name', 'plant', 'line', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
});
export interface InstrumentFlowSetting extends RowOf<typeof InstrumentFlowSetting> {}
