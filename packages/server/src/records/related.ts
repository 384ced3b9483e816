import { type AnyDocument, isDocument, type State, tableName, type Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { Registry } from '../registry.ts';

/** A document in the chain of another one. */
export interface Related {
  readonly entity: string;
  readonly label: Text;
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly statusLabel: Text;
}
interface Link {
  readonly entity: string;
  readonly id: string;
}

/** The documents a document was made from, and those made from it, as far as the person may read them. */
export async function relatedOf(
  ctx: Ctx,
  registry: Registry,
  id: string,
): Promise<{ readonly before: readonly Related[]; readonly after: readonly Related[] }> {
  const [before, after] = await Promise.all([
    ctx.sql<Link>`select distinct from_entity as entity, from_id as id from app.link where to_id = ${id}::uuid`,
    ctx.sql<Link>`select distinct to_entity as entity, to_id as id from app.link where from_id = ${id}::uuid`,
  ]);
  return { before: await shown(ctx, registry, before), after: await shown(ctx, registry, after) };
}

async function shown(ctx: Ctx, registry: Registry, links: readonly Link[]): Promise<readonly Related[]> {
  const byEntity = Map.groupBy(links, ({ entity }) => entity);
  const found: Related[] = [];
  for (const [name, ones] of byEntity) {
    const entity = registry.entities.get(name);
    if (!entity || !isDocument(entity) || !ctx.actor.can(`${name}.read`)) continue;
    const rows = await ctx.sql.run<{ id: string; number: string; status: string }>({
      text: `select id, number, status from app.${tableName(name)} where id = any($1::uuid[]) and deleted_at is null order by number`,
      values: [ones.map(({ id }) => id)],
    });
    found.push(
      ...rows.map((row) => ({ ...row, entity: name, label: entity.label, statusLabel: stateLabel(entity, row.status) })),
    );
  }
  return found;
}

const stateLabel = (document: AnyDocument, code: string): Text =>
  Object.values<State>(document.states).find((state) => state.code === code)?.label ?? [code, code];
