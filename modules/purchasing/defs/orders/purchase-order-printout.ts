import { type Printout, unitColumn } from '@takt/model';

/** What the supplier gets: what is ordered, where to, for how much and until when. */
export const orderPrintout: Printout = {
  name: 'order',
  label: ['采购订单', 'Purchase order'],
  site: 'plant',
  parties: [
    { label: ['供应商', 'Supplier'], of: 'vendor' },
    { label: ['送货至', 'Deliver to'], of: ['warehouse', 'plant'] },
  ],
  facts: ['orderDate', 'buyer', 'currency', 'vendor.paymentTerm', 'revision', 'replyDueAt', 'underTolerance'],
  lines: { of: 'lines', columns: ['part', 'qty', unitColumn(), 'dueDate', 'price', 'amount', 'taxRate', 'remark'] },
  sums: ['amount', 'taxAmount', 'grossAmount'],
  texts: ['remark'],
  signatures: [
    ['采购方（签章）', 'Buyer (signature)'],
    ['供应商确认（签章）', 'Supplier (signature)'],
  ],
};
