import { code, command, type Decimal, integer, json, text } from '@takt/model';
import type { StockStatus } from './stock-terms.ts';

/** One balance as an action would leave it. */
export interface Foreseen {
  readonly location: string;
  readonly partNo: string;
  readonly partName: string;
  readonly batch: string | null;
  readonly container: string | null;
  readonly status: StockStatus;
  readonly before: Decimal;
  readonly after: Decimal;
  readonly unit: string;
}

/**
 * What an action of any document would do to stock: it is run and undone. A command, because it writes on the way; whoever
 * may not do the action may not foresee it either.
 */
export const foreseePosting = command<{ readonly balances: readonly Foreseen[] }>()(
  'warehouse.foreseePosting',
  ['模拟过账', 'Foresee a posting'],
  {
    entity: code('单据类型', 'Document type', { required: true, length: 60 }),
    row: text('单据', 'Document', { required: true, length: 36 }),
    version: integer('版本', 'Version', { required: true }),
    action: code('操作', 'Action', { required: true, length: 40 }),
    input: json<Readonly<Record<string, unknown>>>('输入', 'Input'),
  },
  { everyone: true, aside: true },
);
