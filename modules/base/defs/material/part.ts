import {
  blank,
  choice,
  code,
  compareDecimal,
  entity,
  flag,
  integer,
  quantity,
  type RowOf,
  ref,
  table,
  type Text,
  text,
  user,
  GTIN,
  isGtin,
  RECORD_RIGHTS,
} from '@takt/model';
import { partSections, suppliersSee } from './part-parts.ts';
import { storage, storageRule } from './part-storage.ts';

const NO_GTIN: Text = ['GTIN 的位数或校验位不正确', 'The GTIN has a wrong length or check digit'];

export const Part = entity('base.part', {
  label: ['物料', 'Part'],
  byFace: RECORD_RIGHTS,
  rights: {
    seeStockLimits: ['查看库存上下限', 'See stock limits'],
    seeCustomerPartNo: ['查看客户物料号', 'See customer part numbers'],
  },
  fields: {
    partNo: code('物料编码', 'Part number', { required: true, unique: true }),
    name: text('物料名称', 'Part name', { required: true, contains: true }),
    nameEn: text('英文名称', 'English name', { contains: true }),
    spec: text('规格型号', 'Specification', { contains: true }),
    drawingNo: text('图号', 'Drawing number', { length: 60 }),
    drawingVersion: code('图纸版本', 'Drawing version', { length: 20 }),
    category: ref('base.partCategory', '物料分类', 'Part category'),
    unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
    partType: choice(
      '物料类型',
      'Part type',
      {
        made: ['自制件', 'Made'],
        bought: ['外购件', 'Bought'],
        outsourced: ['委外件', 'Outsourced'],
        consigned: ['客供件', 'Consigned'],
        phantom: ['虚拟件', 'Phantom'],
      },
      { required: true },
    ),
    trackMode: choice(
      '追溯方式',
      'Tracking',
      { none: ['不追溯', 'None'], lot: ['批次', 'Batch'], serial: ['序列号', 'Serial number'] },
      { required: true, default: 'none' },
    ),
    trackingType: ref('base.trackingType', '追溯类型', 'Tracking type'),
    keyPart: flag('关键件', 'Key part', { help: ['装配时必须扫描绑定', 'Must be scanned and bound at assembly'] }),
    safetyClass: choice('特性等级', 'Characteristic class', {
      cc: ['关键特性（安全、法规）', 'Critical (safety, law)'],
      sc: ['重要特性', 'Significant'],
      none: ['一般', 'General'],
    }),
    labelControlled: flag('标签管控', 'Label controlled'),
    qualityControlled: flag('质量管控', 'Quality controlled'),
    shelfLifeDays: integer('保质期（天）', 'Shelf life (days)', { min: 1 }),
    minStock: quantity('最低库存', 'Minimum stock', { min: 0, unit: 'unit', right: 'seeStockLimits' }),
    maxStock: quantity('最高库存', 'Maximum stock', { min: 0, unit: 'unit', right: 'seeStockLimits' }),
    customerPartNo: text('客户物料号', 'Customer part number', { length: 60, right: 'seeCustomerPartNo' }),
    carModel: ref('base.carModel', '车型', 'Car model'),
    engineer: user('产品工程师', 'Product engineer'),
    gtin: code('GTIN', 'GTIN', {
      length: 14,
      pattern: GTIN,
      patternWords: NO_GTIN,
      help: ['商品条码，含校验位', 'The article number, check digit included'],
    }),
    ...storage,
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    units: table(
      '换算单位',
      'Other units',
      {
        unit: ref('base.unit', '单位', 'Unit', { required: true }),
        // Two integers, as with units themselves: a third has no decimal factor.
        numerator: integer('换算分子', 'Numerator', {
          required: true,
          min: 1,
          help: ['1 个该单位 = 分子 ÷ 分母 个计量单位', '1 of it = numerator ÷ denominator of the unit of measure'],
        }),
        denominator: integer('换算分母', 'Denominator', { required: true, min: 1, default: 1 }),
        use: choice('用途', 'Used for', {
          purchase: ['采购', 'Purchasing'],
          sale: ['销售', 'Sales'],
          pack: ['包装', 'Packing'],
          consume: ['领用', 'Consumption'],
        }),
      },
      { unique: [['unit']] },
    ),
  },
  list: ['partNo', 'name', 'nameEn', 'spec', 'drawingNo', 'category', 'unit', 'partType', 'trackMode', 'markStatus'],
  query: ['partNo', 'name', 'spec', 'category', 'partType', 'markStatus'],
  title: ['partNo', 'name'],
  sort: [['partNo', 'asc']],
  enabled: 'markStatus',
  sections: partSections,
  suppliers: suppliersSee,
  rules: [
    {
      field: 'maxStock',
      must: (p) => !p.minStock || !p.maxStock || compareDecimal(p.maxStock, p.minStock) >= 0,
      else: ['最高库存不能小于最低库存', 'The maximum stock cannot be below the minimum stock'],
    },
    {
      field: 'units',
      must: ({ unit, units }) => units.every((other) => other.unit !== unit),
      else: ['换算单位不能是计量单位本身', 'The unit of measure itself needs no conversion'],
    },
    storageRule,
    { field: 'gtin', must: ({ gtin }) => blank(gtin) || isGtin(gtin ?? ''), else: NO_GTIN },
    {
      field: 'trackMode',
      must: (p) => !p.shelfLifeDays || p.trackMode !== 'none',
      else: ['有保质期的物料必须按批次或序列号追溯', 'A part with a shelf life must be tracked by batch or serial number'],
    },
  ],
});
export interface Part extends RowOf<typeof Part> {}
