import { type Decimal, type Id, query, ref, type Text } from '@takt/model';

/** How punctual the lines of delivery notes planned for one week were. */
export interface DeliveryWeek {
  /** Its Monday and its Sunday. */
  readonly from: string;
  readonly to: string;
  /** The number of the week in its year, as ISO 8601 counts. */
  readonly week: string;
  /** Lines whose punctuality is known. */
  readonly lines: number;
  readonly onTime: number;
  /** Null where no line is known yet. */
  readonly percent: Decimal | null;
}
/** The same of the present month so far. */
export interface DeliveryMonth extends Pick<DeliveryWeek, 'from' | 'to' | 'lines' | 'onTime' | 'percent'> {
  /** Numbers of notes with a line that was late, the last ones first; no more than a list can be asked for. */
  readonly lateNotes: readonly string[];
}
export interface OnTimeDeliveries {
  /** What the company wants to reach, in percent. */
  readonly target: Decimal;
  /** The last one is the present week. */
  readonly weeks: readonly DeliveryWeek[];
  readonly month: DeliveryMonth;
}
const vendor = ref('base.vendor', '供应商', 'Supplier');
/** Of one supplier, or of all the person sees. */
export const onTimeDeliveries = query<OnTimeDeliveries>()(
  'purchasing.onTimeDeliveries',
  ['准时交付', 'On-time deliveries'],
  { vendor },
  { needs: 'purchasing.deliveryNote.read' },
);

/** A supplier of whom lines were late this month. */
export interface LateSupplier {
  readonly vendor: Id;
  readonly name: Text;
  readonly lines: number;
  readonly late: number;
  /** Of the lines of this month. */
  readonly percent: Decimal;
  /** Points more than last month; null where nothing was judged then. */
  readonly change: Decimal | null;
}
export interface LateSuppliers {
  /** The present month, from its first day to today. */
  readonly from: string;
  readonly to: string;
  /** The most late lines first. */
  readonly suppliers: readonly LateSupplier[];
}
export const lateSuppliers = query<LateSuppliers>()(
  'purchasing.lateSuppliers',
  ['迟交供应商', 'Late suppliers'],
  {},
  { needs: 'purchasing.deliveryNote.read' },
);

/** How many parts run out on a day. */
export interface ShortageDay {
  readonly on: string;
  readonly parts: number;
}
export interface ShortagesAhead {
  /** From today on; what has run out already counts today. */
  readonly days: readonly ShortageDay[];
  /** Parts that run out after the last of them. */
  readonly later: number;
}
/** The shortage board in brief; whoever may see the board may see this. */
export const shortagesAhead = query<ShortagesAhead>()(
  'purchasing.shortagesAhead',
  ['未来缺料', 'Shortages ahead'],
  {},
  { needs: 'purchasing.shortageBoard' },
);
