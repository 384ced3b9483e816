import { choice, code, compareDecimal, decimal, entity, flag, type RowOf, ref, text, user, RECORD_RIGHTS } from '@takt/model';

/** A part of a warehouse with one purpose and one climate. */
export const Area = entity('warehouse.area', {
  label: ['库区', 'Area'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('库区编码', 'Area code', { required: true, length: 20 }),
    name: text('库区名称', 'Area name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    purpose: choice(
      '用途',
      'Purpose',
      {
        storage: ['存储', 'Storage'],
        receiving: ['收货', 'Receiving'],
        inspection: ['待检', 'Inspection'],
        picking: ['拣货', 'Picking'],
        staging: ['备货发运', 'Staging and shipping'],
        nonconforming: ['不合格品', 'Nonconforming goods'],
        returns: ['退货', 'Returns'],
      },
      { required: true, default: 'storage' },
    ),
    temperatureFrom: decimal('最低温度（℃）', 'Lowest temperature (°C)', { min: -60, max: 60, scale: 1 }),
    temperatureTo: decimal('最高温度（℃）', 'Highest temperature (°C)', { min: -60, max: 60, scale: 1 }),
    hazardous: flag('可存危险品', 'Hazardous goods', {
      help: ['危险品只能上架到允许的库区', 'Hazardous goods are put away only where this is set'],
    }),
    floorArea: decimal('面积（㎡）', 'Floor area (m²)', { above: 0, scale: 1 }),
    keeper: user('负责人', 'Responsible'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'warehouse', 'purpose', 'hazardous', 'floorArea', 'keeper', 'markStatus'],
  query: ['code', 'name', 'warehouse', 'purpose', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  unique: [['warehouse', 'code']],
  enabled: 'markStatus',
  scopes: { warehouse: 'warehouse' },
  rules: [
    {
      field: 'temperatureTo',
      must: ({ temperatureFrom, temperatureTo }) =>
        !temperatureFrom || !temperatureTo || compareDecimal(temperatureTo, temperatureFrom) >= 0,
      else: ['最高温度不能低于最低温度', 'The highest temperature cannot be below the lowest'],
    },
  ],
});
export interface Area extends RowOf<typeof Area> {}
