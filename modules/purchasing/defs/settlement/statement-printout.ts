import { type Printout, unitColumn } from '@takt/model';

/** What both sides agree on before it is invoiced. */
export const statementPrintout: Printout = {
  name: 'statement',
  label: ['月度对账单', 'Monthly reconciliation'],
  landscape: true,
  site: 'plant',
  parties: [
    { label: ['供应商', 'Supplier'], of: 'vendor' },
    { label: ['采购方', 'Buyer'], of: 'plant' },
  ],
  facts: ['period', 'currency', 'vendor.taxNo', 'vendor.paymentTerm', 'confirmedAt'],
  lines: {
    of: 'lines',
    columns: [
      'kind',
      'happenedOn',
      'note',
      'returnNotice',
      'order',
      'orderLine',
      'part',
      'qty',
      unitColumn('part.unit.name'),
      'price',
      'amount',
      'taxRate',
      'taxAmount',
    ],
  },
  sums: ['amount', 'taxAmount', 'grossAmount'],
  texts: ['remark'],
  signatures: [
    ['采购方（签章）', 'Buyer (signature)'],
    ['供应商（签章）', 'Supplier (signature)'],
  ],
};
