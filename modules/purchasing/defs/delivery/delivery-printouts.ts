import { type Printout, unitColumn } from '@takt/model';

/** Travels with the goods; the dock writes down what came. */
export const notePrintout: Printout = {
  name: 'note',
  label: ['送货单', 'Delivery note'],
  site: 'warehouse.plant',
  parties: [
    { label: ['供应商', 'Supplier'], of: 'vendor' },
    { label: ['送货至', 'Deliver to'], of: ['warehouse', 'warehouse.plant'] },
  ],
  facts: ['plannedArrival', 'dock', 'carrier', 'plate', 'driver', 'driverTel'],
  lines: {
    of: 'lines',
    columns: ['part', 'lot', 'order', 'plan', 'qty', unitColumn(), { label: ['实收数量', 'Received'] }],
  },
  texts: ['remark'],
  signatures: [
    ['供应商', 'Supplier'],
    ['司机', 'Driver'],
    ['收货人', 'Receiver'],
  ],
};

/** What goes back and why, for whoever fetches it. */
export const returnPrintout: Printout = {
  name: 'return',
  label: ['退货通知单', 'Return notice'],
  site: 'warehouse.plant',
  parties: [
    { label: ['供应商', 'Supplier'], of: 'vendor' },
    { label: ['退货仓库', 'Returning warehouse'], of: ['warehouse', 'warehouse.plant'] },
  ],
  facts: ['shipFrom', 'receiveTo', 'collected', 'replyDueAt', 'carrier', 'plate', 'driver', 'driverTel'],
  lines: { of: 'lines', columns: ['part', 'lot', 'stockStatus', 'qty', unitColumn(), 'reason', 'ncNo', 'note'] },
  texts: ['feedbackRemark', 'remark'],
  signatures: [
    ['仓库', 'Warehouse'],
    ['供应商', 'Supplier'],
    ['司机', 'Driver'],
  ],
};
