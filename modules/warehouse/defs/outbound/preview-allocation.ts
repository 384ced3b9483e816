import { command, type Decimal, integer, json, text } from '@takt/model';
import { foreseePosting } from '../stock/foresee-posting.ts';

/** From where a line would be picked. */
interface PlannedPick {
  readonly location: string;
  readonly batch: string | null;
  readonly container: string | null;
  readonly qty: Decimal;
}
/** What one line would be given. */
export interface PlannedLine {
  readonly line: string;
  readonly partNo: string;
  readonly partName: string;
  readonly unit: string;
  readonly qty: Decimal;
  readonly short: Decimal;
  readonly picks: readonly PlannedPick[];
}

/** What allocating an order would set aside, and what would be short: it is run and undone, for those who may allocate. */
export const previewAllocation = command<{ readonly lines: readonly PlannedLine[] }>()(
  'warehouse.previewAllocation',
  ['预览分配', 'Preview an allocation'],
  {
    order: text('出库单', 'Outbound order', { required: true, length: 36 }),
    version: integer('版本', 'Version', { required: true }),
    input: json<Readonly<Record<string, unknown>>>('输入', 'Input'),
  },
  { everyone: true, aside: true },
);

/** What an action would do, shown in its dialog. */
export const previewCalls = [foreseePosting, previewAllocation] as const;
