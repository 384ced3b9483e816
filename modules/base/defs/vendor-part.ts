import { code, decimal, dictionary, entity, flag, integer, quantity, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';
import { ENDS_FIRST, inOrder, period } from './period.ts';

/** What a supplier delivers, and on which terms: new terms begin a new row where the old ones end. Suppliers read their own. */
export const VendorPart = entity('base.vendorPart', {
  label: ['供应商物料', 'Supplier part'],
  byFace: RECORD_RIGHTS,
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    vendorPartNo: code('供应商物料号', 'Supplier part number', {
      help: ['供应商自己的图号或料号，印在其标签上', 'What the supplier calls it; printed on its labels'],
    }),
    manufacturer: ref('base.manufacturer', '制造商', 'Manufacturer', {
      help: ['贸易商供货时的实际制造商', 'Who makes it, where the supplier only trades'],
    }),
    packageQty: quantity('包装数量', 'Quantity per package', { above: 0 }),
    minOrderQty: quantity('最小订购量', 'Minimum order quantity', { above: 0 }),
    orderMultiple: quantity('订购倍数', 'Order multiple', {
      above: 0,
      help: ['订购数量按此向上取整', 'Ordered quantities are rounded up to it'],
    }),
    overPercent: decimal('允许超收（%）', 'Over-delivery allowed (%)', {
      min: 0,
      max: 100,
      scale: 2,
      help: ['收货数量可超过送货数量的比例，空为不允许', 'How much more may be received than announced; none when empty'],
    }),
    leadTimeDays: integer('采购提前期（天）', 'Lead time (days)', { min: 0 }),
    // B027
    materialCycleDays: integer('物料周期（天）', 'Material cycle (days)', {
      min: 0,
      integerWords: ['物料周期必须为整数（天）', 'The material cycle in days must be an integer'],
      help: ['供应商备齐原材料所需天数', 'How long the supplier needs to get its own material'],
    }),
    unitPrice: decimal('单价（不含税）', 'Unit price, net', { min: 0 }),
    currency: dictionary('currency', '币种', 'Currency', { default: 'CNY' }),
    sharePercent: decimal('供货比例（%）', 'Share of supply (%)', { min: 0, max: 100, scale: 2, default: '100' }),
    ...period,
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: [
    'vendor',
    'part',
    'vendorPartNo',
    'manufacturer',
    'packageQty',
    'minOrderQty',
    'leadTimeDays',
    'unitPrice',
    'currency',
    'sharePercent',
    'validFrom',
    'validTo',
    'markStatus',
  ],
  query: ['vendor', 'part', 'vendorPartNo', 'manufacturer', 'markStatus'],
  title: ['vendorPartNo'],
  enabled: 'markStatus',
  scopes: { vendor: 'vendor' },
  requiredWhen: { currency: (row) => row.unitPrice !== null },
  rules: [{ field: 'validTo', must: (row) => inOrder(row), else: ENDS_FIRST }],
});
export interface VendorPart extends RowOf<typeof VendorPart> {}
