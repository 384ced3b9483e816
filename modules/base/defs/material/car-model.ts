import { blank, code, date, entity, flag, integer, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

/** A vehicle our parts are built into. */
export const CarModel = entity('base.carModel', {
  label: ['车型', 'Car model'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('车型编码', 'Car model code', { required: true, unique: true }),
    name: text('车型名称', 'Car model name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    customer: ref('base.customer', '客户', 'Customer'),
    platform: text('平台', 'Platform', { length: 60 }),
    modelYear: integer('年款', 'Model year', { ordinal: true, min: 1980, max: 2099 }),
    startOn: date('量产日期', 'Start of production'),
    endOn: date('停产日期', 'End of production'),
    yearlyVolume: integer('年产量（辆）', 'Yearly volume (vehicles)', { min: 0 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'customer', 'platform', 'modelYear', 'startOn', 'endOn', 'yearlyVolume', 'markStatus'],
  query: ['code', 'name', 'customer', 'platform', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  rules: [
    {
      field: 'endOn',
      must: ({ startOn, endOn }) => blank(startOn) || blank(endOn) || (endOn ?? '') >= (startOn ?? ''),
      else: ['停产日期不能早于量产日期', 'The end of production cannot be before its start'],
    },
  ],
});
export interface CarModel extends RowOf<typeof CarModel> {}
