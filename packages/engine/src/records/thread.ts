import { type AnyDocument, type Entity, isDocument } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { Registry, Usage } from '../registry.ts';
import { openToSuppliers } from './supplier-reach.ts';

/** A document by its kind, and how many steps from the one looked at: below zero what came before. */
export interface Found {
  readonly entity: string;
  readonly id: string;
  readonly step: number;
}
export interface Edge {
  readonly from: string;
  readonly to: string;
}
interface Thread {
  /** Without the document itself, the nearest first. */
  readonly found: readonly Found[];
  readonly edges: readonly Edge[];
  /** There are more documents than these. */
  readonly more: boolean;
}

type Side = 'before' | 'after';
interface Place {
  readonly entity: string;
  readonly id: string;
}
/** What stands beside some documents on one side, each with the one it stands beside. */
export type Neighbours = (side: Side, of: readonly Place[]) => Promise<readonly (Place & { readonly near: string })[]>;

/** More than this nobody reads. */
const MOST_DOCUMENTS = 40;
const MOST_STEPS = 6;

/**
 * Walks what a document was made from, and what that was made from, to the left; what was made of it to the right. What else was
 * made from the same order is another thread.
 */
export async function threadOf(start: Place, neighbours: Neighbours): Promise<Thread> {
  const found = new Map<string, Found>();
  const edges = new Map<string, Edge>();
  let more = false;
  for (const side of ['before', 'after'] as const) {
    let last: readonly Place[] = [start];
    for (let far = 1; last.length > 0 && far <= MOST_STEPS + 1; far += 1) {
      const fresh: Place[] = [];
      for (const { near, entity, id } of await neighbours(side, last)) {
        if (id === start.id) continue;
        if (!found.has(id)) {
          if (found.size >= MOST_DOCUMENTS || far > MOST_STEPS) {
            more = true;
            continue;
          }
          found.set(id, { entity, id, step: side === 'before' ? -far : far });
          fresh.push({ entity, id });
        }
        const edge = side === 'before' ? { from: id, to: near } : { from: near, to: id };
        edges.set(`${edge.from} ${edge.to}`, edge);
      }
      last = fresh;
    }
  }
  return { found: inTurn(found, [...edges.values()]), edges: [...edges.values()], more };
}

/** Each stands further from the one looked at than all it came before, or after: a note names a plan, which names the order. */
function inTurn(found: ReadonlyMap<string, Found>, edges: readonly Edge[]): readonly Found[] {
  const steps = new Map([...found].map(([id, { step }]) => [id, step]));
  // What is made from one another in a circle stays within the way that is walked.
  for (let pass = 0; pass < MOST_STEPS; pass += 1)
    for (const { from, to } of edges) {
      const [before, after] = [steps.get(from), steps.get(to)];
      if (before === undefined || after === undefined || before < after || before < 0 !== after < 0) continue;
      if (before < 0) steps.set(from, after - 1);
      else steps.set(to, before + 1);
    }
  return [...found.values()].map((one) => ({ ...one, step: steps.get(one.id) ?? one.step }));
}

/** A fragment that asks for the neighbours of one kind of documents, whose ids are the parameter. */
type Ask = (ids: string) => string;

const linked: Readonly<Record<Side, Ask>> = {
  before: (ids) => `select to_id as near, from_entity as entity, from_id as id from app.link where to_id = any(${ids})`,
  after: (ids) => `select from_id as near, to_entity as entity, to_id as id from app.link where from_id = any(${ids})`,
};
const keyOf = ({ detail }: Usage): string => (detail === null ? 'id' : 'parent_id');

/** Suppliers' people have no way into the tables of what is never theirs. */
const inReach = ({ actor }: Ctx, entity: Entity<any, any> | undefined): boolean =>
  !actor.supplier || (entity !== undefined && openToSuppliers(entity));

/** What names a document, in its head or in one of its lines, came after it: a receipt names its ASN, a delivery the order. */
function named(ctx: Ctx, registry: Registry, side: Side, entity: string): readonly Ask[] {
  if (!inReach(ctx, registry.entities.get(entity))) return [];
  const documents = [...registry.entities.values()].filter(isDocument);
  if (side === 'after')
    return registry
      .usagesOf(entity)
      .filter((usage) => isDocument(usage.entity) && inReach(ctx, usage.entity))
      .map(
        (usage) => (ids: string) =>
          `select t.${usage.column} as near, '${usage.entity.id}' as entity, t.${keyOf(usage)} as id from app.${usage.table} t
          where t.${usage.column} = any(${ids})`,
      );
  return documents.flatMap((target: AnyDocument) =>
    registry
      .usagesOf(target.id)
      .filter((usage) => usage.entity.id === entity)
      .map(
        (usage) => (ids: string) =>
          `select t.${keyOf(usage)} as near, '${target.id}' as entity, t.${usage.column} as id from app.${usage.table} t
          where t.${keyOf(usage)} = any(${ids}) and t.${usage.column} is not null`,
      ),
  );
}

/** Documents a document was made from or names, and those made from it or naming it; one question for each step of the walk. */
export const neighboursIn =
  (ctx: Ctx, registry: Registry): Neighbours =>
  (side, of) => {
    const kinds = [...Map.groupBy(of, ({ entity }) => entity)];
    const all = kinds.flatMap(([entity], at) => {
      const ids = `$${at + 1}::uuid[]`;
      return [linked[side], ...named(ctx, registry, side, entity)].map((ask) => ask(ids));
    });
    return ctx.sql.run<Place & { near: string }>({
      text: `select near, entity, id from (${all.join(' union ')}) n order by entity, id, near limit 500`,
      values: kinds.map(([, places]) => places.map(({ id }) => id)),
    });
  };
