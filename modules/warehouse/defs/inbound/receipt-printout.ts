import { type Printout, unitColumn } from '@takt/model';

/** What came, what of it is good, and what was put away. */
export const receiptPrintout: Printout = {
  name: 'receipt',
  label: ['收货单', 'Receipt'],
  site: 'warehouse.plant',
  parties: [
    { label: ['供应商', 'Supplier'], of: 'vendor' },
    { label: ['收货仓库', 'Receiving warehouse'], of: ['warehouse', 'warehouse.plant'] },
  ],
  facts: ['asn', 'location'],
  lines: {
    of: 'lines',
    columns: ['part', 'vendorLot', 'producedOn', unitColumn(), 'qty', 'receivedQty', 'rejectedQty', 'qcQty', 'ngQty', 'putQty'],
  },
  texts: ['remark'],
  signatures: [
    ['收货人', 'Receiver'],
    ['检验员', 'Inspector'],
    ['库管员', 'Storekeeper'],
  ],
};
