import type { Entity } from '@takt/model';
import type { Ctx } from '../ctx.ts';

type Row = Readonly<Record<string, unknown>>;

/** Tells open screens, after the commit, that a row is another one. */
export function noteChange(ctx: Ctx, entity: Entity<any, any>, ...rows: readonly Row[]): void {
  const places = Object.entries(entity.seenBy).map(([dimension, fields = []]) => {
    const values = rows.flatMap((row) => fields.map((field) => row[field])).filter((value) => typeof value === 'string');
    return [dimension, [...new Set(values)]];
  });
  ctx.changed({ entity: entity.id, places: Object.fromEntries(places) });
}
