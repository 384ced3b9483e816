import { type Conversion, convert, type Decimal, type Id } from '@takt/model';
import { DeliveryNote } from './delivery-note.ts';
import { DeliveryPlan } from './delivery-plan.ts';
import { PurchaseOrder } from './purchase-order.ts';

interface Source {
  readonly type: 'deliveryPlan' | 'purchaseOrder';
  readonly number: string;
}
interface Demanded {
  readonly part: Id;
  readonly unit: Id;
  readonly qty: Decimal;
  readonly lineNo: number | null;
}

/** A line of a delivery note that takes some or all of a source line. */
export const noteLine = ({ type, number }: Source, line: Demanded, qty: Decimal) => ({
  part: line.part,
  unit: line.unit,
  qty,
  sourceType: type,
  sourceNo: number,
  sourceLine: String(line.lineNo),
  demandQty: line.qty,
});
/** The first of some moments: whatever is due earliest decides when the vehicle comes. */
export const earliest = (moments: readonly string[]): string => moments.toSorted()[0] ?? '';

/** Suppliers make their notes from what was released to them, or from orders they have confirmed. */
export const noteConversions: readonly Conversion[] = [
  convert('purchasing.planToNote', DeliveryPlan, DeliveryNote, {
    from: ['released', 'answered'],
    qty: 'qty',
    fields: ({ vendor, warehouse, lines }) => ({
      vendor,
      warehouse,
      plannedArrival: earliest(lines.map(({ arrivalAt }) => arrivalAt)),
    }),
    line: ({ openQty, ...line }, { number }) => noteLine({ type: 'deliveryPlan', number }, line, openQty),
  }),
  convert('purchasing.orderToNote', PurchaseOrder, DeliveryNote, {
    from: ['confirmed', 'partlyDelivered'],
    qty: 'qty',
    fields: ({ vendor, warehouse, lines }) => ({
      vendor,
      warehouse,
      plannedArrival: `${earliest(lines.map(({ confirmedDate, dueDate }) => confirmedDate ?? dueDate))} 08:00:00`,
    }),
    line: ({ openQty, ...line }, { number }) => noteLine({ type: 'purchaseOrder', number }, line, openQty),
  }),
];
