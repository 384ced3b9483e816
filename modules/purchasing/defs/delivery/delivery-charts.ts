import { type Decimal, query } from '@takt/model';

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
export interface OnTimeDeliveries {
  /** What the company wants to reach, in percent. */
  readonly target: Decimal;
  /** The last one is the present week. */
  readonly weeks: readonly DeliveryWeek[];
}
export const onTimeDeliveries = query<OnTimeDeliveries>()(
  'purchasing.onTimeDeliveries',
  ['准时交付', 'On-time deliveries'],
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
