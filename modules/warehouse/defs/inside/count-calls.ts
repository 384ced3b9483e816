import { command, type Decimal, json, query, ref, type Refusal, text } from '@takt/model';
import { countDate } from './count-date.ts';
import { recounterField } from './count-lines.ts';

/** What was counted of one line. */
export interface LineFigure {
  readonly line: string;
  readonly countedQty: Decimal;
  /** Which pieces, of a serialised part, where somebody told. */
  readonly serialNos?: string;
}
/** What came of it: null where it was written down. */
export interface LineAnswer {
  readonly line: string;
  readonly refusal: Refusal | null;
}

/** A longer column is sent in parts. */
export const FIGURES_AT_ONCE = 200;

/** Counts many lines, each by the action `count`: those it refuses say why, the others are written down. */
export const countColumn = command<readonly LineAnswer[]>()(
  'warehouse.countColumn',
  ['录入盘点数量', 'Enter counted quantities'],
  {
    count: ref('warehouse.countOrder', '盘点单', 'Count order', { required: true }),
    figures: json<readonly LineFigure[]>('实盘数量', 'Counted quantities', { required: true }),
  },
  { needs: 'warehouse.countOrder.count' },
);

/** Says who alone counts these lines again; with nobody named, anybody but the first counter does. */
export const nameRecounter = command()(
  'warehouse.nameRecounter',
  ['指定复盘人', 'Name who recounts'],
  {
    count: ref('warehouse.countOrder', '盘点单', 'Count order', { required: true }),
    lines: json<readonly string[]>('明细行', 'Lines', { required: true }),
    recounter: recounterField,
  },
  { needs: 'warehouse.countOrder.recount' },
);

/** Whether a scanned piece is one of those the books have there; refused where it cannot be one of that stock. */
export const judgePiece = query<{ readonly booked: boolean }>()(
  'warehouse.judgePiece',
  ['核对序列号', 'Judge a serial number'],
  {
    count: ref('warehouse.countOrder', '盘点单', 'Count order', { required: true }),
    line: text('明细行', 'Line', { required: true }),
    serialNo: text('序列号', 'Serial number', { required: true, length: 60 }),
  },
  { needs: 'warehouse.countOrder.count' },
);

export const countCalls = [countDate, countColumn, nameRecounter, judgePiece];
