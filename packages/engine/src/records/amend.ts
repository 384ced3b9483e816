import { type Entity, type Fields, type Id, type RowOfFields, tableName, type Tables } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { columnName } from '../fields/columns.ts';
import { Refused } from '../refused.ts';
import { fieldChanges } from './changes.ts';
import { remember } from './history.ts';
import { updateRow } from './write.ts';

/**
 * Changes a row on its owner's behalf where no form of the entity was filled in: the version moves and the history tells,
 * as after a save. What the values may be is the caller's to judge.
 */
export async function amend<F extends Fields, D extends Tables>(
  ctx: Ctx,
  entity: Entity<F, D>,
  id: Id,
  values: { readonly [K in keyof F]?: RowOfFields<F>[K] },
): Promise<void> {
  const [found] = await ctx.sql.run<{ version: number; row: Readonly<Record<string, unknown>> }>({
    text: `select version, to_json(t) as row from app.${tableName(entity.id)} t where id = $1 and deleted_at is null for update`,
    values: [id],
  });
  if (!found) throw Refused.of('not.found');
  const before = Object.fromEntries(
    Object.entries(entity.fields).map(([name, field]) => [name, found.row[columnName(name, field)] ?? null]),
  );
  const changes = fieldChanges(before, values);
  if (Object.keys(changes).length === 0) return;
  await updateRow(ctx, entity, id, values, { version: found.version + 1 });
  remember(ctx, entity, { rowId: id, action: 'edit', changes });
}
