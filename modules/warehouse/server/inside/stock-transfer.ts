import { compareDecimal, type Decimal, type Id, negateDecimal } from '@takt/model';
import { bind, compute, type Ctx, type DocumentOps, incrementLine, patchLine } from '@takt/engine';
import { ReplenishmentTask, StockTransfer } from '../../defs/index.ts';
import { inSteps, outSteps, type Step, toMoveOut } from '../../defs/inside/stock-transfer-guards.ts';
import { demandOpenContainers } from '../stock/lot-holds.ts';
import { postStock } from '../stock/post.ts';
import { reserveStock } from '../stock/reserve.ts';
import { signedFor } from './signed-for.ts';
import { arriving, betweenOf, leaving, transferNow } from './transfer-now.ts';

type Line = StockTransfer['lines'][number];
interface TransferStep extends Step<Line> {
  /** The move it takes back. */
  readonly reverses?: Id;
}
const causeOf = ({ number }: Pick<StockTransfer, 'number'>) => ({ entity: StockTransfer.id, documentNo: number });
const reversal = ({ reverses }: TransferStep, { remark }: StockTransfer) =>
  reverses ? { reverses, ...(remark && { reason: remark }) } : {};

export const stockTransfer = bind(StockTransfer, {
  /** What is to be moved is set aside, so that nobody takes it first. */
  async release(ctx, transfer) {
    const wanted = transfer.lines.map((line) => ({ line, key: leaving(transfer, line) }));
    const ageOf = await reserveStock(
      ctx,
      wanted.map(({ line, key }) => ({ ...key, qty: line.qty })),
    );
    await Promise.all(wanted.map(({ line, key }) => patchLine(ctx, StockTransfer, 'lines', line.id, { receivedAt: ageOf(key) })));
  },

  async moveOut(ctx, transfer, input, documents) {
    const steps = await stepsToPost(ctx, transfer, documents, 'in', outSteps(transfer.lines, input));
    const opened = steps.filter(({ line }) => line.unpack === '1' && transfer.reverses === null).map(({ line }) => line);
    await demandOpenContainers(ctx, opened);
    const moves = steps.map((step) => {
      const { location, status, ...goods } = leaving(transfer, step.line);
      const ends = { from: { location, status }, to: betweenOf(step.line) };
      return { ...goods, ...ends, ...reversal(step, transfer), qty: step.qty, reserved: step.qty, lineId: step.line.id };
    });
    const counted = steps.map(({ line, qty }) => incrementLine(ctx, StockTransfer, 'lines', line.id, { outQty: qty }));
    await Promise.all([...counted, postStock(ctx, causeOf(transfer), moves)]);
  },

  async moveIn(ctx, transfer, input, documents) {
    const steps = await stepsToPost(ctx, transfer, documents, 'out', inSteps(transfer.lines, input));
    const moves = steps.map((step) => {
      const { location, status, ...goods } = arriving(transfer, step.line);
      const ends = { from: betweenOf(step.line), to: { location, status } };
      const { id: lineId, receivedAt } = step.line;
      return { ...goods, ...ends, ...reversal(step, transfer), qty: step.qty, lineId, receivedAt };
    });
    const counted = steps.map(({ line, qty }) => incrementLine(ctx, StockTransfer, 'lines', line.id, { inQty: qty }));
    await Promise.all([...counted, postStock(ctx, causeOf(transfer), moves)]);
  },

  /** The goods go back to where they lay, and into the container they were taken from. */
  async reverse(ctx, { id, warehouse, toWarehouse, lines }, { reason }, documents) {
    const back = lines.map(({ part, batch, container, owner, stockStatus, qty, fromLocation, toLocation }) => ({
      part,
      batch,
      container,
      owner,
      stockStatus,
      qty,
      fromLocation: toLocation,
      toLocation: fromLocation,
    }));
    const row = { warehouse: toWarehouse, toWarehouse: warehouse, remark: reason, lines: back };
    await transferNow(ctx, documents, row, { unpack: lines.map(({ unpack }) => unpack === '1'), reverses: id });
  },

  /** What was set aside and never left is everybody's again. */
  async close(ctx, transfer) {
    const left = transfer.lines.filter((line) => compareDecimal(toMoveOut(line), '0') > 0);
    if (left.length === 0) return;
    await reserveStock(
      ctx,
      left.map((line) => ({ ...leaving(transfer, line), qty: negateDecimal(toMoveOut(line)) })),
    );
  },
});

/** The steps asked for; of a reversal, one for each move of the other half of what it takes back. */
async function stepsToPost(
  ctx: Ctx,
  { reverses, reversesTask, lines }: StockTransfer,
  documents: DocumentOps,
  half: 'out' | 'in',
  steps: readonly TransferStep[],
): Promise<readonly TransferStep[]> {
  if (reversesTask) {
    const signed = await signedFor(ctx, await documents.load(ctx, ReplenishmentTask, reversesTask));
    return lines.flatMap((line, index): TransferStep[] => {
      const move = signed[index];
      const undone = half === 'in' ? move?.id : move?.left;
      return move ? [{ line, qty: move.qty, ...(undone && { reverses: undone }) }] : [];
    });
  }
  if (!reverses) return steps;
  const undone = await documents.load(ctx, StockTransfer, reverses);
  const moves = await ctx.sql<{ id: Id; line: Id; qty: Decimal }>`
    select id, line_id as line, trim_scale(qty)::text as qty from warehouse_stock_move
    where entity = ${StockTransfer.id} and document_no = ${undone.number} and (from_place is null) = ${half === 'out'} order by at, id`;
  // The lines of a reversal stand in the order of those they take back.
  return moves.flatMap(({ id, line: of, qty }) => {
    const line = lines[undone.lines.findIndex((one) => one.id === of)];
    return line ? [{ line, qty, reverses: id }] : [];
  });
}

export const stockTransferComputed = compute(StockTransfer, {
  lines: {
    toKind: '(select l.kind from app.warehouse_location l where l.tenant_id = t.tenant_id and l.id = t.to_location_id)',
  },
});
