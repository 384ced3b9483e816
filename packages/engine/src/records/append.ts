import type { Entity, Fields, Id, RowOfFields, Tables } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { newId } from '../db/ids.ts';
import { insertRow, insertRows } from './write.ts';

/** Adds a row to a log. Logs are written by the product alone, so there is nothing to permit and nothing to validate. */
export const append = async <F extends Fields, D extends Tables>(
  ctx: Ctx,
  entity: Entity<F, D>,
  values: { readonly [K in keyof F]?: RowOfFields<F>[K] },
): Promise<Id> => {
  if (!entity.log) throw new Error(`${entity.id} is no log`);
  const id = newId();
  await insertRow(ctx, entity, values, {}, { id });
  return id;
};

/** The same for many rows, in one statement. */
export async function appendAll(
  ctx: Ctx,
  entity: Entity<any, any>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  if (!entity.log) throw new Error(`${entity.id} is no log`);
  await insertRows(
    ctx,
    entity,
    rows.map((values) => ({ id: newId(), values })),
  );
}
