import { type Decimal, type Id, query } from '@takt/model';

/** What the stock of one ABC class is worth. */
export interface StockClass {
  /** Null where a part has no class in the plant its stock lies in. */
  readonly abc: 'A' | 'B' | 'C' | null;
  readonly value: Decimal;
  /** More than at the end of last month, at today's prices; null where nothing was booked by then. */
  readonly change: Decimal | null;
  /** Parts in stock that have a price, the most valuable first; no more than a list can be asked for. */
  readonly parts: readonly Id[];
}
export interface StockValue {
  readonly currency: string;
  /** Always all classes, in their order. */
  readonly classes: readonly StockClass[];
  /** Parts in stock nobody knows a price of: their value is in no class. */
  readonly unpriced: number;
  /** The last day of the month it is compared with. */
  readonly against: string;
}
/** Prices are the supplier's business: beside stock, the answer asks for the right to see prices of supplier parts. */
export const stockValue = query<StockValue>()(
  'warehouse.stockValue',
  ['库存金额', 'Stock value'],
  {},
  { needs: 'warehouse.stock.read' },
);

/** What came from suppliers and what went to customers on a day, in entries of the ledger. */
export interface TrafficDay {
  readonly on: string;
  readonly receipts: number;
  readonly shipments: number;
}
/** The last one is today. */
export const dailyTraffic = query<readonly TrafficDay[]>()(
  'warehouse.dailyTraffic',
  ['每日收发', 'Receipts and shipments'],
  {},
  { needs: 'warehouse.stockMove.read' },
);
