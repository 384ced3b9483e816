import { type AnyDocument, type ShippedView, viewsOfDocument } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { Binder } from '../db/sql.ts';
import { refuse } from '../refused.ts';
import { columnOf, dueSql, mayTake, stepsOf, waitsFor } from './waits.ts';

type Condition = (ctx: Ctx, doc: AnyDocument, bind: Binder) => string;

const CONDITIONS: Readonly<Record<ShippedView['id'], Condition>> = {
  waiting: (ctx, doc, bind) => {
    const steps = stepsOf(doc).filter(({ action }) => mayTake(ctx, doc, action));
    return steps.length === 0 ? 'false' : `(${steps.map((step) => `(${waitsFor(ctx, doc, step, bind)})`).join(' or ')})`;
  },
  late: (ctx, doc, bind) => `${dueSql(doc, Object.keys(doc.due))} < ${bind.put(ctx.now, 'timestamptz')}`,
  // What nobody makes by hand is somebody's once they have taken it.
  mine: (ctx, doc, bind) => {
    const column = doc.queue ? columnOf(doc, doc.queue.claimedBy) : 't.created_by';
    return `${column} = ${bind.put(ctx.actor.userId, 'uuid')}`;
  },
  // A week begins on Monday, by the company's clock.
  week: (ctx, _, bind) => `t.created_at >= date_trunc('week', ${bind.put(ctx.now, 'timestamptz')})`,
};

/** The rows one of the views holds that the product ships for a document. */
export function shippedCondition(ctx: Ctx, doc: AnyDocument, id: unknown, bind: Binder): string {
  const view = viewsOfDocument(doc).find((one) => one.id === id);
  if (!view) return refuse('filter', ['没有这个视图', 'There is no such view']);
  return CONDITIONS[view.id](ctx, doc, bind);
}
