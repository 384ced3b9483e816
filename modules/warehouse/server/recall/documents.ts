import { type AnyDocument, type Id, isDocument, tableName, type Text } from '@takt/model';
import type { AnswerServices, Ctx } from '@takt/engine';
import type { NamedDocument } from '../../defs/recall/recall.ts';

type Entities = AnswerServices['entities'];
interface FoundDocument extends NamedDocument {
  /** The customer or supplier it names. */
  readonly party: Text | null;
}
interface Row {
  readonly id: Id;
  readonly number: string;
  readonly party: Text | null;
}

const PARTIES = ['customer', 'vendor'] as const;

/**
 * Documents of any module that the ledger or a link names, read by their definitions: a shipment of sales tells its customer
 * here, although this module knows nothing of sales.
 */
async function documentsOf(ctx: Ctx, doc: AnyDocument, by: 'id' | 'number', keys: readonly string[]): Promise<readonly Row[]> {
  const parties = PARTIES.filter((name) => doc.fields[name]);
  const names = parties.map(
    (name) => `case when ${name}.id is not null then json_build_array(${name}.name, coalesce(${name}.name_en, ${name}.name)) end`,
  );
  return ctx.sql.run<Row>({
    text: `select t.id, t.number, coalesce(${[...names, 'null::json'].join(', ')}) as party from ${tableName(doc.id)} t
      ${parties.map((name) => `left join base_${name} ${name} on ${name}.id = t.${name}_id`).join(' ')}
      where t.${by} = any($1::${by === 'id' ? 'uuid' : 'text'}[]) and t.deleted_at is null`,
    values: [keys],
  });
}

interface Reference {
  readonly entity: string;
  readonly key: string;
}
/** Finds documents by numbers or ids; what is unknown is missing from the map. */
export async function findDocuments(
  ctx: Ctx,
  entities: Entities,
  by: 'id' | 'number',
  references: readonly Reference[],
): Promise<ReadonlyMap<string, FoundDocument>> {
  const found = new Map<string, FoundDocument>();
  for (const id of new Set(references.map(({ entity }) => entity))) {
    const doc = entities.get(id);
    if (!doc || !isDocument(doc)) continue;
    const keys = references.filter(({ entity }) => entity === id).map(({ key }) => key);
    for (const row of await documentsOf(ctx, doc, by, [...new Set(keys)]))
      found.set(`${id} ${row[by]}`, { ...row, entity: id, label: doc.label });
  }
  return found;
}

interface Link {
  readonly of: Id;
  readonly entity: string;
  readonly id: Id;
}
/** What documents were made from, nearest first. */
export async function originsOf(
  ctx: Ctx,
  entities: Entities,
  ids: readonly Id[],
): Promise<ReadonlyMap<Id, readonly FoundDocument[]>> {
  const links = await ctx.sql<Link>`
    with recursive up as (
      select to_id as of, from_entity as entity, from_id as id, 1 as far from app.link where to_id = any(${ids}::uuid[])
      union select up.of, l.from_entity, l.from_id, up.far + 1 from up join app.link l on l.to_id = up.id where up.far < 4)
    select of, entity, id from up group by of, entity, id order by min(far)`;
  const found = await findDocuments(
    ctx,
    entities,
    'id',
    links.map(({ entity, id }) => ({ entity, key: id })),
  );
  const origins = new Map<Id, FoundDocument[]>();
  for (const { of, entity, id } of links) {
    const one = found.get(`${entity} ${id}`);
    if (one) origins.set(of, [...(origins.get(of) ?? []), one]);
  }
  return origins;
}
