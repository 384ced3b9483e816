import type { AnyDocument } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Binder } from '../db/sql.ts';
import type { Registry } from '../registry.ts';
import { documentStatusWhere, readableDocuments } from './readable.ts';
import { columnOf, dueSql, mayTake, type Step, stepsOf, waitsFor } from './waits.ts';

/** One document that waits for the person. */
interface WaitingDocument {
  readonly id: string;
  readonly number: string;
  /** By when, where its state has a time. */
  readonly dueAt: string | null;
  /** When it was changed last. */
  readonly since: string;
  /** Whom or what it is about: an id of the entity its group names. */
  readonly about: string | null;
}
/** Documents of one kind that wait for one step the person may take. */
interface WaitingGroup {
  readonly entity: string;
  readonly action: string;
  /** Codes of the states, as lists have them. */
  readonly states: readonly string[];
  /** At most `COUNTED`. */
  readonly count: number;
  readonly overdue: number;
  readonly aboutEntity: string | null;
  /** The most urgent ones. */
  readonly documents: readonly WaitingDocument[];
}

const SHOWN = 20;
/** Whoever has more to do than this does not count it. */
const COUNTED = 999;
/** What a document is about, in this order. */
const ABOUT = ['vendor', 'customer', 'device', 'part', 'warehouse', 'plant'];

async function groupOf(ctx: Ctx, doc: AnyDocument, step: Step): Promise<WaitingGroup | null> {
  const bind = new Binder();
  const about = ABOUT.find((name) => doc.fields[name]?.kind === 'ref' && !(name === 'vendor' && ctx.actor.vendorId !== null));
  const columns = `${dueSql(
    doc,
    step.states.map(([state]) => state),
  )} as due_at, t.updated_at, ${about ? columnOf(doc, about) : 'null::uuid'} as about, `;
  const text = documentStatusWhere(ctx, doc, bind, waitsFor(ctx, doc, step, bind), columns);
  const [found] = await ctx.sql.run<Pick<WaitingGroup, 'count' | 'overdue' | 'documents'>>({
    text: `with w as materialized (${text} limit ${COUNTED}), shown as (
        select * from w order by due_at nulls last, updated_at, number limit ${SHOWN})
      select (select count(*) from w)::int as count, (select count(*) from w where due_at < ${bind.put(ctx.now, 'timestamptz')})::int as overdue,
        (select json_agg(json_build_object('id', id, 'number', number, 'dueAt', left(due_at::text, 19),
          'since', left(updated_at::text, 19), 'about', about)) from shown) as documents`,
    values: bind.values,
  });
  if (!found || found.count === 0) return null;
  const states = step.states.map(([state]) => doc.states[state]?.code ?? '');
  const aboutEntity = about ? (doc.fields[about]?.options.to ?? null) : null;
  return { entity: doc.id, action: step.action, states, aboutEntity, ...found };
}

/** Every step some document waits for that the person may take, whether one waits now or not: `warehouse.receipt.receive`. */
export const stepsInReach = (ctx: Ctx, registry: Registry): readonly string[] =>
  readableDocuments(ctx, registry).flatMap((doc) =>
    stepsOf(doc).flatMap(({ action }) => (mayTake(ctx, doc, action) ? [`${doc.id}.${action}`] : [])),
  );

/** What waits for the person: documents in a state whose next step is theirs, within their reach. */
export async function waitingOf(ctx: Ctx, registry: Registry): Promise<readonly WaitingGroup[]> {
  const asked = readableDocuments(ctx, registry).flatMap((doc) =>
    stepsOf(doc).flatMap((step) => (mayTake(ctx, doc, step.action) ? [{ doc, step }] : [])),
  );
  // Asked one behind the other without waiting: one way there and back for all of them.
  const groups = await Promise.all(asked.map(({ doc, step }) => groupOf(ctx, doc, step)));
  return groups.filter((group) => group !== null);
}
