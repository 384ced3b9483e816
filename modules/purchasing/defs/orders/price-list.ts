import { code, date, decimal, dictionary, entity, flag, quantity, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

/** What a part costs from a supplier, from a quantity on and for a time. Orders take their prices from here or from a contract. */
export const PriceList = entity('purchasing.priceList', {
  label: ['采购价格', 'Purchase price'],
  byFace: RECORD_RIGHTS,
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    currency: dictionary('currency', '币种', 'Currency', { required: true, default: 'CNY' }),
    unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
    minQty: quantity('起订数量', 'From quantity', {
      required: true,
      min: 0,
      default: '0',
      unit: 'unit',
      help: ['订购数量达到此数量时采用该价格', 'The price holds from this quantity on'],
    }),
    price: decimal('单价（不含税）', 'Unit price, net', { perUnit: true, required: true, min: 0 }),
    validFrom: date('生效日期', 'Valid from', { required: true, default: 'today' }),
    validTo: date('失效日期', 'Valid until'),
    quoteNo: code('报价单号', 'Quotation number'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['vendor', 'part', 'price', 'currency', 'unit', 'minQty', 'validFrom', 'validTo', 'quoteNo', 'markStatus'],
  essential: ['vendor', 'part', 'price'],
  query: ['vendor', 'part', 'currency', 'validFrom', 'markStatus'],
  title: ['quoteNo'],
  enabled: 'markStatus',
  scopes: { vendor: 'vendor' },
  suppliers: 'all',
  rules: [
    {
      field: 'validTo',
      must: ({ validFrom, validTo }) => !validTo || validTo >= validFrom,
      else: ['失效日期不能早于生效日期', 'The end cannot be before the beginning'],
    },
  ],
});
export interface PriceList extends RowOf<typeof PriceList> {}
