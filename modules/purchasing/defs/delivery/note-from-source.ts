import { type Conversion, convert, type Decimal, type Id } from '@takt/model';
import { DeliveryNote } from './delivery-note.ts';
import { DeliveryPlan } from '../orders/delivery-plan.ts';
import { PurchaseOrder } from '../orders/purchase-order.ts';

type Source = { readonly plan: Id } | { readonly order: Id };
interface Demanded {
  readonly part: Id;
  readonly unit: Id;
  readonly lineNo: number | null;
}

/** A line of a delivery note that takes some or all of a source line. */
export const noteLine = (source: Source, line: Demanded, qty: Decimal) => ({
  part: line.part,
  unit: line.unit,
  qty,
  ...source,
  sourceLine: line.lineNo,
});
/** The first of some moments: whatever is due earliest decides when the vehicle comes. */
export const earliest = (moments: readonly string[]): string => moments.toSorted()[0] ?? '';

/** Suppliers make their notes from what was released to them, or from orders they have confirmed. */
export const noteConversions: readonly Conversion[] = [
  convert('purchasing.planToNote', DeliveryPlan, DeliveryNote, {
    from: ['released', 'answered'],
    qty: 'qty',
    open: 'openQty',
    fields: ({ vendor, warehouse, lines }) => ({
      vendor,
      warehouse,
      plannedArrival: earliest(lines.map(({ arrivalAt }) => arrivalAt)),
    }),
    line: ({ openQty, ...line }, { id }) => noteLine({ plan: id }, line, openQty),
  }),
  convert('purchasing.orderToNote', PurchaseOrder, DeliveryNote, {
    from: ['confirmed', 'partlyDelivered'],
    qty: 'qty',
    open: 'openQty',
    fields: ({ vendor, warehouse, lines }) => ({
      vendor,
      warehouse,
      plannedArrival: `${earliest(lines.map(({ confirmedDate, dueDate }) => confirmedDate ?? dueDate))} 08:00:00`,
    }),
    line: ({ openQty, ...line }, { id }) => noteLine({ order: id }, line, openQty),
  }),
];
