import { type Entity, type FileRecord, type Fields, tableName } from '@takt/model';
import {
  Binder,
  columnName,
  type Ctx,
  living,
  name as quoted,
  type Registry,
  scopeConditions,
  titleSql,
} from '@takt/engine/host';

/** A record with a file, and the attachment that joins them; null where a field of the record holds the file. */
export interface Held extends FileRecord {
  readonly file: string;
  readonly attachment: string | null;
}
interface HeldRow {
  readonly file: string;
  readonly entity: string;
  readonly row: string;
  readonly attachment: string | null;
}

/** Every record that holds a file: by an attachment, or in a field of its own. */
export function holdersSql(registry: Registry): string {
  const fields = [...registry.entities.values()].flatMap((entity: Entity<any, any>) =>
    Object.entries(entity.fields as Fields)
      .filter(([, { kind }]) => kind === 'file' || kind === 'image')
      .map(([name, field]) => ({ entity: entity.id, column: quoted(columnName(name, field)) })),
  );
  return [
    'select file_id as file, entity, row_id as "row", id as attachment from app.attachment',
    ...fields.map(
      ({ entity, column }) =>
        `select ${column}, '${entity}', id, null from app.${quoted(tableName(entity))} where ${column} is not null`,
    ),
  ].join(' union all ');
}

/** Who holds these files, named as far as the person may read the records. */
export async function holdersOf(ctx: Ctx, registry: Registry, files: readonly string[]): Promise<readonly Held[]> {
  const rows = await ctx.sql.run<HeldRow>({
    text: `select * from (${holdersSql(registry)}) h where h.file = any($1::uuid[]) order by attachment, "row"`,
    values: [files],
  });
  const titles = new Map<string, string>();
  for (const [id, list] of Map.groupBy(rows, ({ entity }) => entity)) {
    const entity = registry.entities.get(id);
    if (!entity || !ctx.actor.can(`${id}.read`)) continue;
    for (const { id: row, title } of await titled(
      ctx,
      entity,
      list.map(({ row: one }) => one),
    ))
      titles.set(row, title);
  }
  return rows.map(({ file, entity, row, attachment }) => ({
    file,
    entity,
    attachment,
    id: row,
    label: registry.entities.get(entity)?.label ?? [entity, entity],
    title: titles.get(row) ?? null,
  }));
}

/** The living rows among these that are within the person's reach. */
function titled(ctx: Ctx, entity: Entity<any, any>, ids: readonly string[]) {
  const bind = new Binder();
  const conditions = [living(entity), `t.id = any(${bind.put(ids, 'uuid[]')})`, ...scopeConditions(ctx, entity, bind)];
  return ctx.sql.run<{ readonly id: string; readonly title: string }>({
    text: `select t.id, ${titleSql(entity, 't', ctx.lang)} as title
      from app.${quoted(tableName(entity.id))} t where ${conditions.join(' and ')}`,
    values: bind.values,
  });
}
