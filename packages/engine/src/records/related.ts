import type { AnyDocument, State, Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { Registry } from '../registry.ts';
import { readableDocuments, type DocumentStatus, documentStatusOf } from './readable.ts';

/** A document in the chain of another one. */
export interface Related extends DocumentStatus {
  readonly entity: string;
  readonly label: Text;
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
  const linked = Map.groupBy(links, ({ entity }) => entity);
  const found: Related[] = [];
  for (const document of readableDocuments(ctx, registry)) {
    const ids = linked.get(document.id)?.map(({ id }) => id);
    if (!ids) continue;
    const rows = await documentStatusOf(ctx, document, ids);
    found.push(
      ...rows
        .toSorted((a, b) => (a.number < b.number ? -1 : 1))
        .map((row) => ({ ...row, entity: document.id, label: document.label, statusLabel: stateLabel(document, row.status) })),
    );
  }
  return found;
}

const stateLabel = (document: AnyDocument, code: string): Text =>
  Object.values<State>(document.states).find((state) => state.code === code)?.label ?? [code, code];
