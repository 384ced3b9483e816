import type { Id } from '@takt/model';
import { answer, type Ctx, type DocumentOps, inScope, Refused } from '@takt/engine';
import { orderProgress, ProductionOrder, startGates } from '../defs/index.ts';
import { progressOf } from './order-progress.ts';
import { gatesOf } from './start-gates.ts';

/** An order within the person's reach. */
async function seen(ctx: Ctx, documents: DocumentOps, order: Id): Promise<ProductionOrder> {
  const [found] = await ctx.sql`
    select 1 from production_production_order p where p.id = ${order} and p.deleted_at is null and ${inScope(ctx, ProductionOrder, 'p')}`;
  if (!found) throw Refused.of('not.found');
  return documents.load(ctx, ProductionOrder, order);
}

export const orderAnswers = [
  answer(orderProgress, async (ctx, { order }, { documents }) => progressOf(ctx, await seen(ctx, documents, order))),
  answer(startGates, async (ctx, { order }, { documents }) => gatesOf(ctx, await seen(ctx, documents, order), documents)),
];
