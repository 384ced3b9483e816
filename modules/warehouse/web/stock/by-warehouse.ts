import { type Decimal, sumDecimal } from '@takt/model';
import type { BalanceThen } from '../../defs/stock/stock-as-of.ts';

export interface WarehouseStock {
  readonly warehouse: string;
  /** How much of it is in each stock status. */
  readonly of: ReadonlyMap<string, Decimal>;
  readonly total: Decimal;
  readonly unit: string;
  readonly places: readonly string[];
}
const sum = (balances: readonly BalanceThen[]): Decimal => sumDecimal(balances.map(({ qty }) => qty));

/** Balances of one part put together by warehouse, in the order they come. */
export const byWarehouse = (balances: readonly BalanceThen[]): readonly WarehouseStock[] =>
  [...Map.groupBy(balances, ({ warehouse }) => warehouse)].map(([warehouse, here]) => ({
    warehouse,
    of: new Map([...Map.groupBy(here, ({ status }) => status)].map(([status, lying]) => [status, sum(lying)])),
    total: sum(here),
    unit: here[0]?.unit ?? '',
    places: [...new Set(here.map(({ location }) => location))],
  }));
