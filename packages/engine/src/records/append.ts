import { type Entity, type Fields, type Id, isSeries, type RowOfFields, type Tables } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { newId } from '../db/ids.ts';
import { appendToSeries } from '../series/append-to-series.ts';
import { insertRow, insertRows } from './write.ts';

/** Adds a row to a log. Logs are written by the product alone, so there is nothing to permit and nothing to validate. */
export const append = async <F extends Fields, D extends Tables>(
  ctx: Ctx,
  entity: Entity<F, D>,
  values: { readonly [K in keyof F]?: RowOfFields<F>[K] },
): Promise<Id> => {
  if (!entity.log) throw new Error(`${entity.id} is no log`);
  const id = newId();
  if (isSeries(entity)) await appendToSeries(ctx, entity, [{ id, values }]);
  else await insertRow(ctx, entity, values, {}, { id });
  return id;
};

/** The same for many rows, by the thousand in one statement. */
export async function appendAll<F extends Fields, D extends Tables>(
  ctx: Ctx,
  entity: Entity<F, D>,
  rows: readonly { readonly [K in keyof F]?: RowOfFields<F>[K] }[],
): Promise<void> {
  if (!entity.log) throw new Error(`${entity.id} is no log`);
  const added = rows.map((values) => ({ id: newId(), values }));
  if (isSeries(entity)) await appendToSeries(ctx, entity, added);
  else await insertRows(ctx, entity, added);
}
