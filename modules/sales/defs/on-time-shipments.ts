import { type Decimal, query } from '@takt/model';

/** How punctual the lines of shipments planned for one week were. */
export interface ShipmentWeek {
  /** Its Monday and its Sunday. */
  readonly from: string;
  readonly to: string;
  readonly lines: number;
  readonly onTime: number;
  /** Null where no line is known yet. */
  readonly percent: Decimal | null;
}
export interface OnTimeShipments {
  /** The last one is the present week. */
  readonly weeks: readonly ShipmentWeek[];
  /** The present month so far. */
  readonly month: ShipmentWeek;
}
export const onTimeShipments = query<OnTimeShipments>()(
  'sales.onTimeShipments',
  ['准时发货', 'On-time shipments'],
  {},
  { needs: 'sales.salesShipment.read' },
);
