import {
  choice,
  code,
  compareDecimal,
  dictionary,
  entity,
  flag,
  integer,
  money,
  quantity,
  type RowOf,
  ref,
  text,
  RECORD_RIGHTS,
} from '@takt/model';

/** A part kept to repair devices with. It is no part of a product and has a store of its own. */
export const SparePart = entity('equipment.sparePart', {
  label: ['备件', 'Spare part'],
  byFace: RECORD_RIGHTS,
  rights: { seePrice: ['查看价格', 'See prices'] },
  fields: {
    sparePartNo: code('备件编号', 'Spare part number', { required: true, unique: true, length: 30 }),
    name: text('备件名称', 'Spare part name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    category: dictionary('sparePartCategory', '备件类别', 'Spare part category', { required: true }),
    spec: text('规格型号', 'Specification', { length: 100, contains: true }),
    brand: text('品牌', 'Brand', { length: 60 }),
    unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
    critical: flag('关键备件', 'Critical', {
      help: ['缺件会使 A 类设备停机', 'Without it a device of importance A stands still'],
    }),
    minStock: quantity('最低库存', 'Minimum stock', { min: 0, unit: 'unit' }),
    maxStock: quantity('最高库存', 'Maximum stock', { min: 0, unit: 'unit' }),
    price: money('参考单价（元）', 'Reference price (CNY)', { min: 0, right: 'seePrice' }),
    leadDays: integer('采购周期（天）', 'Lead time (days)', { min: 0, max: 1000 }),
    lifeMonths: integer('使用寿命（月）', 'Service life (months)', { min: 1, max: 600 }),
    origin: choice(
      '来源',
      'Origin',
      { local: ['国产', 'Domestic'], imported: ['进口', 'Imported'], made: ['自制', 'Made here'] },
      { required: true, default: 'local' },
    ),
    substitute: ref('equipment.sparePart', '替代备件', 'Substitute'),
    place: text('存放位置', 'Kept at', { length: 100 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['sparePartNo', 'name', 'nameEn', 'minStock', 'category', 'spec', 'brand', 'unit', 'critical', 'maxStock', 'markStatus'],
  essential: ['sparePartNo', 'name', 'minStock'],
  query: ['sparePartNo', 'name', 'category', 'spec', 'critical', 'markStatus'],
  title: ['sparePartNo', 'name'],
  sort: [['sparePartNo', 'asc']],
  enabled: 'markStatus',
  rules: [
    {
      field: 'maxStock',
      must: ({ minStock, maxStock }) => !minStock || !maxStock || compareDecimal(maxStock, minStock) >= 0,
      else: ['最高库存不能小于最低库存', 'The maximum stock cannot be below the minimum stock'],
    },
    {
      field: 'substitute',
      must: ({ id, substitute }) => !substitute || substitute !== id,
      else: ['替代备件不能是自身', 'A spare part is no substitute for itself'],
    },
  ],
});
export interface SparePart extends RowOf<typeof SparePart> {}
