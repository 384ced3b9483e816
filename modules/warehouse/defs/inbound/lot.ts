import { code, date, datetime, entity, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

/** A batch of a part: what the ledger calls by its number, with the days rotation looks at. Made when goods are received. */
export const Lot = entity('warehouse.lot', {
  label: ['批次', 'Batch'],
  byFace: RECORD_RIGHTS,
  fields: {
    part: ref('base.part', '物料', 'Part', { required: true }),
    batch: code('批次号', 'Batch number', { required: true, length: 40 }),
    vendor: ref('base.vendor', '供应商', 'Supplier'),
    vendorLot: text('供应商批号', 'Supplier batch', { length: 40 }),
    producedOn: date('生产日期', 'Produced on'),
    expiresOn: date('有效期至', 'Expires on'),
    receivedAt: datetime('首次收货时间', 'First received', { readonly: true }),
    // Receipts of one part with the same key are one batch.
    batchKey: text('批次属性', 'What makes it one', { length: 200, readonly: true }),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  list: ['part', 'batch', 'expiresOn', 'producedOn', 'receivedAt', 'vendor', 'vendorLot', 'remark'],
  essential: ['part', 'batch', 'expiresOn'],
  query: ['part', 'batch', 'vendor', 'vendorLot', 'expiresOn'],
  title: ['batch'],
  sort: [['batch', 'desc']],
  unique: [['part', 'batch']],
  rules: [
    {
      field: 'expiresOn',
      must: ({ producedOn, expiresOn }) => !producedOn || !expiresOn || expiresOn >= producedOn,
      else: ['有效期不能早于生产日期', 'The use-by date cannot be before the production date'],
    },
  ],
});
export interface Lot extends RowOf<typeof Lot> {}
