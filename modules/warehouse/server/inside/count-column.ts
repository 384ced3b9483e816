import { fill, type Refusal, type Text } from '@takt/model';
import { answer, type Ctx, type DocumentOps, inScope, Refused, refuse } from '@takt/engine';
import { CountOrder } from '../../defs/index.ts';
import { countColumn, FIGURES_AT_ONCE, type LineFigure } from '../../defs/inside/count-calls.ts';
import { lockStock } from '../stock/lock.ts';
import { stockOf } from './count-figure.ts';

const NOTHING: Text = ['没有要记录的数量', 'There is no quantity to write down'];
const TOO_MANY: Text = ['一次最多记录 {most} 行，本次 {n} 行', 'At most {most} lines are written down at once; these are {n}'];
const IN_PARTS: Text = ['请分批录入', 'Enter them in parts'];

const isFigure = (one: unknown): one is LineFigure =>
  typeof one === 'object' &&
  one !== null &&
  'line' in one &&
  typeof one.line === 'string' &&
  'countedQty' in one &&
  (!('serialNos' in one) || typeof one.serialNos === 'string');

export async function demandSeen(ctx: Ctx, count: string): Promise<void> {
  const found = await ctx.sql.maybe`
    select 1 from warehouse_count_order c where c.id = ${count}::uuid and c.deleted_at is null and ${inScope(ctx, CountOrder, 'c')}`;
  if (!found) throw Refused.of('not.found');
}

/** Stock is held all at once, in the order of its keys: line by line, a posting could come to meet it half-way. */
async function holdStock(ctx: Ctx, documents: DocumentOps, count: string, figures: readonly LineFigure[]): Promise<void> {
  const { lines } = await documents.load(ctx, CountOrder, count);
  const told = new Set(figures.map(({ line }) => line));
  await lockStock(
    ctx,
    lines.flatMap((line) => (told.has(line.id) ? (stockOf(line) ?? []) : [])),
  );
}

/** One line by the action everybody counts with; what it refuses leaves no trace. */
async function countOne(ctx: Ctx, documents: DocumentOps, count: string, figure: LineFigure): Promise<Refusal | null> {
  const { line: lineId, countedQty, serialNos = null } = figure;
  const input = { lineId, countedQty, serialNos };
  try {
    await ctx.attempt(() => documents.act(ctx, CountOrder, count, 'count', input));
    return null;
  } catch (error) {
    if (error instanceof Refused && error.status < 500) return error.refusal;
    throw error;
  }
}

export const countColumnAnswer = answer(countColumn, async (ctx, { count, figures }, { documents }) => {
  if (!Array.isArray(figures) || !figures.every(isFigure)) throw Refused.of('value');
  const n = figures.length;
  if (n === 0) refuse('count.figures', NOTHING);
  if (n > FIGURES_AT_ONCE) refuse('count.figures', fill(TOO_MANY, { n, most: FIGURES_AT_ONCE }), IN_PARTS);
  await demandSeen(ctx, count);
  await holdStock(ctx, documents, count, figures);
  const answers: { readonly line: string; readonly refusal: Refusal | null }[] = [];
  for (const figure of figures) {
    answers.push({ line: figure.line, refusal: await countOne(ctx, documents, count, figure) });
  }
  return answers;
});
