import { type Decimal, type Id, query, ref, text } from '@takt/model';
import type { StockStatus } from './stock-terms.ts';

/** A balance as somebody standing before it wants to know it. */
export interface StockAt {
  readonly id: Id;
  readonly location: string;
  readonly partNo: string;
  readonly partName: string;
  readonly unit: string;
  readonly batch: string | null;
  readonly container: string | null;
  readonly stockStatus: StockStatus;
  readonly qty: Decimal;
  readonly reserved: Decimal;
  /** What may be taken: available, and set aside for nobody. */
  readonly free: Decimal;
}
export interface LookedUp {
  /** What the code is of; nothing here goes by it when empty. */
  readonly of: readonly ('location' | 'part' | 'batch' | 'container')[];
  readonly stock: readonly StockAt[];
  /** There is more than is told. */
  readonly more: boolean;
}

/** What a scanned code is of, and what lies there or lies of it. */
export const lookUp = query<LookedUp>()(
  'warehouse.lookUp',
  ['库存速查', 'Stock look-up'],
  {
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    code: text('条码', 'Code', { required: true, length: 100 }),
    batch: text('批次', 'Batch', { length: 40 }),
  },
  { needs: 'warehouse.stock.read' },
);
