import { fill, isId, type Text } from '@takt/model';
import { advisoryLock, allowedIn, answer, codes, type Ctx, patch, Refused, refuse } from '@takt/engine';
import { LotHold } from '../../defs/index.ts';
import { type HeldGoods, type NamedDocument, recallHold } from '../../defs/recall/recall.ts';

const MOST_AT_ONCE = 50;
const NONE_CHOSEN: Text = ['请选择要冻结的货物', 'Choose the goods to be held'];

const isName = (value: unknown): boolean => value === null || (typeof value === 'string' && value.length <= 40);
const isGoods = (value: unknown): value is HeldGoods =>
  typeof value === 'object' &&
  value !== null &&
  'part' in value &&
  isId(value.part) &&
  'batch' in value &&
  isName(value.batch) &&
  'container' in value &&
  isName(value.container);

/** Whoever sees some warehouses only holds what has been in one of them. */
async function demandSeen(ctx: Ctx, { part, batch, container }: HeldGoods): Promise<void> {
  const [found] = await ctx.sql`
    select 1 from warehouse_stock_move m where m.part_id = ${part} and (${batch}::text is null or m.batch = ${batch})
      and (${container}::text is null or m.container = ${container})
      and (${allowedIn(ctx, 'warehouse')}::uuid[] is null or m.warehouse_id = any(${allowedIn(ctx, 'warehouse')}::uuid[])) limit 1`;
  if (!found) throw Refused.of('not.found');
}

const HELD: Text = ['{goods} 已由 {hold} 冻结', '{goods} is on hold by {hold} already'];
/** Of two recalls at once the second waits here and is told of the first. */
async function demandFree(ctx: Ctx, { part, batch, container }: HeldGoods): Promise<void> {
  await advisoryLock(ctx, `recall ${part} ${batch} ${container}`);
  const [held] = await ctx.sql<{ number: string }>`
    select number from warehouse_lot_hold where part_id = ${part} and batch is not distinct from ${batch}
      and container is not distinct from ${container} and status in ${codes(LotHold, 'active')} and deleted_at is null limit 1`;
  if (held) refuse('recall.held', fill(HELD, { goods: [batch, container].filter(Boolean).join(' '), hold: held.number }));
}

/** One hold for each batch, all in one transaction: a recall that stops halfway would be taken for a whole one. */
export const recallHoldAnswer = answer(recallHold, async (ctx, { goods, reason }, { documents }) => {
  if (!Array.isArray(goods) || goods.length > MOST_AT_ONCE || !goods.every(isGoods)) throw Refused.of('value');
  if (goods.length === 0) refuse('recall.none', NONE_CHOSEN);
  const holds: NamedDocument[] = [];
  for (const { part, batch, container } of goods) {
    await demandSeen(ctx, { part, batch, container });
    await demandFree(ctx, { part, batch, container });
    const made = await documents.make(ctx, LotHold, { part, batch, container, reason });
    await patch(ctx, LotHold, made.id, { origin: 'recall' });
    holds.push({ entity: LotHold.id, label: LotHold.label, ...made });
  }
  return { holds };
});
