import { date, type Decimal, integer, query, ref, type Text, text } from '@takt/model';

/** How lists name the order or plan a line was called off by. */
export const SOURCE_NO: Text = ['来源单号', 'Source number'];

/** A line of a delivery note whose shipment is controlled. */
export interface ControlledLine {
  readonly id: string;
  readonly partNo: string;
  readonly name: Text;
  readonly qty: Decimal;
  readonly unit: string;
  readonly lot: string | null;
  readonly sourceNo: string | null;
  /** The part is one of the reasons why the note waits, or that the line comes too early, or that it is more than is open. */
  readonly controlled: boolean;
  readonly early: boolean;
  readonly excess: boolean;
}
export interface ControlledNote {
  readonly id: string;
  readonly version: number;
  readonly number: string;
  readonly vendor: Text;
  readonly warehouse: Text;
  readonly plannedArrival: string;
  /** The supplier itself is under control, whatever it ships. */
  readonly vendorControlled: boolean;
  readonly lines: readonly ControlledLine[];
}
/** What our side has to approve before it may be shipped. The right is the call's own, which no supplier's person can hold. */
export const shipmentsInControl = query<readonly ControlledNote[]>()(
  'purchasing.shipmentsInControl',
  ['待审核发运', 'Shipments in control'],
  {},
  { byFace: true },
);

/** How the notes due in a time have fared. */
export interface DeliveryFigures {
  readonly period: 'week' | 'month' | 'year';
  /** Its first and its last day. */
  readonly from: string;
  readonly to: string;
  readonly planned: number;
  readonly shipped: number;
  readonly received: number;
  readonly late: number;
  readonly short: number;
  /** Numbers of what was late and of what was short, the last ones first; no more than a list can be asked for. */
  readonly lateNotes: readonly string[];
  readonly shortNotes: readonly string[];
}
export interface UnfinishedNote {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly vendor: Text;
  readonly warehouse: Text;
  readonly plannedArrival: string;
  readonly lines: number;
  readonly openLines: number;
  readonly hoursLate: number;
}
interface SupplierKanban {
  readonly periods: readonly DeliveryFigures[];
  /** Due in the last seven days and not all there. */
  readonly unfinished: readonly UnfinishedNote[];
}
const vendor = ref('base.vendor', '供应商', 'Supplier');
export const supplierKanban = query<SupplierKanban>()(
  'purchasing.supplierKanban',
  ['供应商看板', 'Supplier dashboard'],
  { vendor },
  { needs: 'purchasing.deliveryNote.read' },
);

/** A line that was received and is on no statement. */
export interface UnbilledReceipt {
  readonly id: string;
  /** A delivery note, or a pickup of ours. */
  readonly entity: string;
  readonly note: string;
  readonly number: string;
  readonly vendor: Text;
  readonly cameOn: string;
  readonly partNo: string;
  readonly name: Text;
  readonly qty: Decimal;
  readonly unit: string;
}
interface UnbilledReceipts {
  readonly total: number;
  /** The oldest of them. */
  readonly rows: readonly UnbilledReceipt[];
}
export const unbilledReceipts = query<UnbilledReceipts>()(
  'purchasing.unbilledReceipts',
  ['未对账收货', 'Receipts not yet on a statement'],
  {},
  { needs: 'purchasing.monthlyReconciliation.read' },
);

/** A line of a delivery note with what its note says. */
export interface DeliveryDetail {
  readonly id: string;
  readonly note: string;
  readonly number: string;
  readonly status: string;
  readonly vendor: Text;
  readonly warehouse: Text;
  readonly plannedArrival: string;
  readonly partNo: string;
  readonly name: Text;
  readonly unit: string;
  readonly qty: Decimal;
  readonly receivedQty: Decimal;
  readonly rejectedQty: Decimal;
  readonly lot: string | null;
  readonly sourceNo: string | null;
}
interface DeliveryDetails {
  readonly total: number;
  readonly rows: readonly DeliveryDetail[];
}
export const DETAILS_A_PAGE = 50;
/** What the lines are found by. */
export const DETAILS_BY = {
  vendor,
  part: ref('base.part', '物料', 'Part'),
  from: date('预计到货从', 'Planned arrival from'),
  to: date('预计到货至', 'Planned arrival to'),
  status: text('状态', 'Status', { length: 3 }),
};
export const deliveryDetails = query<DeliveryDetails>()(
  'purchasing.deliveryDetails',
  ['交付明细', 'Delivery details'],
  {
    ...DETAILS_BY,
    page: integer('页', 'Page', { min: 1 }),
  },
  { byFace: true },
);
