import { type AnyDocument, CLAIM, type Field, tableName, type WorkQueue } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Binder, name as quoted } from '../db/sql.ts';
import { columnName } from '../fields/columns.ts';
import { type Params, where } from '../records/filters.ts';
import { visibleTo } from '../records/visible.ts';
import { demandRight, Refused } from '../refused.ts';
import type { Registry } from '../registry.ts';
import { act } from './act.ts';

interface NextRequest {
  /** Conditions as a list has them: the warehouse one stands in, say. */
  readonly params: Params;
  /** Work of this place alone. */
  readonly zone: string | null;
  /** What the person gave back and would get again at once. */
  readonly except: readonly string[];
}
interface Claimed {
  readonly id: string;
  /** Whether the person had it before: nothing was claimed, and the same is to be done as a moment ago. */
  readonly again: boolean;
}

/**
 * Takes the next task for whoever asks: what they have already, else the free one with the highest priority, then the earliest
 * due, then the oldest, within their data scope. What others are taking at this moment is passed over, so nobody waits and nobody
 * gets the same; should the transaction fail, its lock goes with it and the task is free.
 */
export async function claimNext(
  ctx: Ctx,
  registry: Registry,
  doc: AnyDocument,
  { params, zone, except }: NextRequest,
): Promise<Claimed | null> {
  const { queue } = doc;
  if (!queue) throw Refused.of('not.found');
  demandRight(ctx.actor, `${doc.id}.${CLAIM}`);
  const bind = new Binder();
  const conditions = [await where(ctx, visibleTo(ctx, doc), params, bind), ...belonging(ctx, doc, bind), openSql(doc, queue)];
  if (zone !== null) conditions.push(`${columnIn(doc, queue.zone)} = ${bind.put(zone, 'uuid')}`);
  if (except.length > 0) conditions.push(`t.id <> all(${bind.put(except, 'uuid[]')})`);
  const claimant = columnIn(doc, queue.claimedBy);
  const me = bind.put(ctx.actor.userId, 'uuid');
  const text = (which: string): string => `select t.id from app.${tableName(doc.id)} t
    where ${conditions.join(' and ')} and ${which} order by ${orderSql(doc, queue)} limit 1 for update skip locked`;
  const find = async (which: string): Promise<string | undefined> => {
    // One list of values serves both questions, so each mentions all of them.
    const asked = { text: text(`${which} and ${me} is not null`), values: bind.values };
    return (await ctx.sql.run<{ id: string }>(asked))[0]?.id;
  };
  const own = await find(`${claimant} = ${me}`);
  if (own !== undefined) return { id: own, again: true };
  const free = await find(`${claimant} is null`);
  if (free === undefined) return null;
  await act(ctx, registry, doc, CLAIM, { id: free, version: null, input: {}, accepted: [] });
  return { id: free, again: false };
}

const columnIn = (doc: AnyDocument, field: string): string => `t.${quoted(columnName(field, doc.fields[field] as Field))}`;

/** Written out, as the index that finds the next one has it. */
export const openSql = (doc: AnyDocument, { open }: WorkQueue): string =>
  `t.status in (${open.map((state) => `'${doc.states[state]?.code ?? ''}'`).join(', ')})`;

const orderSql = (doc: AnyDocument, { priority, due }: WorkQueue): string =>
  [`${columnIn(doc, priority)} desc`, ...(due === null ? [] : [columnIn(doc, due)]), 't.id'].join(', ');

/** What somebody sees of another place is not theirs to do. */
const belonging = (ctx: Ctx, { scopes, fields }: AnyDocument, bind: Binder): string[] =>
  Object.entries(scopes).flatMap(([dimension, field]) => {
    const allowed = ctx.actor.scopes[dimension as keyof typeof ctx.actor.scopes];
    if (!allowed || !field || !fields[field]) return [];
    return [`t.${quoted(columnName(field, fields[field] as Field))} = any(${bind.put(allowed, 'uuid[]')})`];
  });
