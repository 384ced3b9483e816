import type { Decimal, Entity, Field, Fields, Id, RowOfFields, Tables } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { newId } from '../db/ids.ts';
import { addToLine, addToRow, deleteLines, insertLines, updateLine, updateRow } from './write.ts';

type Some<F extends Fields> = { readonly [K in keyof F]?: RowOfFields<F>[K] };
/** So much more of numbers; below zero, so much less. */
type Amounts<F extends Fields> = {
  readonly [K in keyof F]?: F[K] extends Field<infer T> ? (T extends Decimal | number ? T : never) : never;
};

/** Sets fields of a row an effect holds locked, readonly ones included. The action that runs the effect moves the version and tells the history. */
export const patch = <F extends Fields, D extends Tables>(
  ctx: Ctx,
  entity: Entity<F, D>,
  id: Id,
  values: Some<F>,
): Promise<void> => updateRow(ctx, entity, id, values);

/** The same for one line. */
export const patchLine = <F extends Fields, D extends Tables, K extends keyof D & string>(
  ctx: Ctx,
  entity: Entity<F, D>,
  detail: K,
  id: Id,
  values: Some<D[K]['fields']>,
): Promise<void> => updateLine(ctx, entity, detail, { id, values });

/**
 * Adds to quantities of a row an effect holds locked. Nobody patches a sum he has read: what is done twice in one transaction,
 * box by box, would count once.
 */
export const increment = <F extends Fields, D extends Tables>(
  ctx: Ctx,
  entity: Entity<F, D>,
  id: Id,
  amounts: Amounts<F>,
): Promise<void> => addToRow(ctx, entity, id, amounts);

/** The same for one line. */
export const incrementLine = <F extends Fields, D extends Tables, K extends keyof D & string>(
  ctx: Ctx,
  entity: Entity<F, D>,
  detail: K,
  id: Id,
  amounts: Amounts<D[K]['fields']>,
): Promise<void> => addToLine(ctx, entity, detail, { id, amounts });

/** Appends a line an effect makes. */
export const addLine = <F extends Fields, D extends Tables, K extends keyof D & string>(
  ctx: Ctx,
  entity: Entity<F, D>,
  detail: K,
  parent: Id,
  position: number,
  values: Some<D[K]['fields']>,
): Promise<void> => insertLines(ctx, entity, detail, parent, [{ id: newId(), position, values }]);

/** Puts other lines in place of those it has. */
export async function replaceLines<F extends Fields, D extends Tables, K extends keyof D & string>(
  ctx: Ctx,
  entity: Entity<F, D>,
  detail: K,
  parent: { readonly id: Id; readonly lines: readonly { readonly id: Id }[] },
  rows: readonly Some<D[K]['fields']>[],
): Promise<void> {
  await deleteLines(
    ctx,
    entity,
    detail,
    parent.lines.map(({ id }) => id),
  );
  const lines = rows.map((values, index) => ({ id: newId(), position: index + 1, values }));
  await insertLines(ctx, entity, detail, parent.id, lines);
}
