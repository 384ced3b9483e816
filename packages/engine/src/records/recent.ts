import type { Ctx } from '../ctx.ts';
import type { Registry } from '../registry.ts';
import { readableDocuments, type DocumentStatus, documentStatusOf } from './readable.ts';

/** A document the person had a hand in. */
interface Recent extends DocumentStatus {
  readonly entity: string;
  readonly at: string;
}
type Touched = Pick<Recent, 'entity' | 'id' | 'at'>;

const SHOWN = 10;
/** How far back to look, in events: one document is often saved many times in a row. */
const EVENTS = 300;

/** The documents a person touched last, newest first, as far as they may still read them. */
export async function recentOf(ctx: Ctx, registry: Registry): Promise<readonly Recent[]> {
  const documents = readableDocuments(ctx, registry);
  const names = documents.flatMap(({ id }) => registry.namesOf(id));
  const found = await ctx.sql<Touched>`
    select entity, row_id as id, left(max(at)::text, 19) as at from (
      select id, entity, row_id, at from app.history
      where user_id = ${ctx.actor.userId} and entity = any(${names}::text[])
      order by id desc limit ${EVENTS}) h
    group by entity, row_id order by (array_agg(h.id order by h.id desc))[1] desc`;
  const touched = found.map((one) => ({ ...one, entity: registry.nowCalled(one.entity) }));
  const statuses = new Map<string, DocumentStatus>();
  for (const document of documents) {
    const ids = touched.filter(({ entity }) => entity === document.id).map(({ id }) => id);
    if (ids.length > 0) for (const row of await documentStatusOf(ctx, document, ids)) statuses.set(row.id, row);
  }
  return touched
    .flatMap((one) => {
      const row = statuses.get(one.id);
      return row ? [{ ...one, number: row.number, status: row.status }] : [];
    })
    .slice(0, SHOWN);
}
