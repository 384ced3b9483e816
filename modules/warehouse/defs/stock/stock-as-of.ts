import { type Decimal, datetime, query, ref } from '@takt/model';
import type { StockStatus } from './stock-terms.ts';

/** A balance as it was. */
export interface BalanceThen {
  readonly warehouse: string;
  readonly location: string;
  readonly partNo: string;
  readonly partName: string;
  readonly batch: string | null;
  readonly container: string | null;
  readonly status: StockStatus;
  readonly qty: Decimal;
  readonly unit: string;
}
interface StockThen {
  readonly balances: readonly BalanceThen[];
  /** There is more than is told. */
  readonly more: boolean;
}

/** What somebody asks about the past of stock. */
export const pastStockConditions = {
  at: datetime('时点', 'Moment', { required: true }),
  warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse'),
  part: ref('base.part', '物料', 'Part'),
};
/** How much lay where at any moment, worked out from the ledger. */
export const stockAsOf = query<StockThen>()('warehouse.stockAsOf', ['时点库存', 'Stock as of a moment'], pastStockConditions, {
  needs: 'warehouse.stock.read',
});
