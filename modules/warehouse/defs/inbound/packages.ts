import { code, date, datetime, type Decimal, quantity, ref, table, text, user } from '@takt/model';

/** What one scan of a label tells. */
export interface Package {
  readonly code: string | null;
  /** Printed in words on the label, to be typed where its bars are damaged; the same package. */
  readonly labelNo: string | null;
  /** The line of this document it belongs to. */
  readonly line: string | null;
  readonly qty: Decimal | null;
  readonly vendorLot: string | null;
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
}

/** Packages by the numbers on their labels, as the supplier announced them; written by the product alone. */
export const packageTable = table('包装', 'Packages', {
  code: code('箱码', 'Package number', { readonly: true, length: 40 }),
  labelNo: code('标签号', 'Label number', { readonly: true, length: 40 }),
  line: text('明细行', 'Line', { readonly: true, internal: true, length: 40 }),
  part: ref('base.part', '物料', 'Part', { readonly: true }),
  qty: quantity('数量', 'Quantity', { readonly: true, scale: 6 }),
  vendorLot: text('供应商批号', 'Supplier batch', { readonly: true, length: 40 }),
  producedOn: date('生产日期', 'Produced on', { readonly: true }),
  expiresOn: date('有效期至', 'Use by', { readonly: true }),
});

/** What was received by its label, so that no box is counted twice; written by the product alone. */
export const boxTable = table('已收的箱', 'Boxes received', {
  box: code('箱码', 'Box', { readonly: true, length: 40 }),
  part: ref('base.part', '物料', 'Part', { readonly: true }),
  vendorLot: text('供应商批号', 'Supplier batch', { readonly: true, length: 40 }),
  qty: quantity('数量', 'Quantity', { readonly: true, scale: 6 }),
  receivedAt: datetime('收货时间', 'Received at', { readonly: true }),
  receivedBy: user('收货人', 'Received by', { readonly: true }),
});
