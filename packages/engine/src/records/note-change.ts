import { blank, type Entity, isDocument } from '@takt/model';
import type { Ctx } from '../ctx.ts';

type Row = Readonly<Record<string, unknown>>;

/** Whether suppliers saw none of these rows and see none: documents nobody has published. A new row is in its first state. */
const isUnseen = (entity: Entity<any, any>, rows: readonly Row[]): boolean =>
  isDocument(entity) && rows.every((row) => entity.supplierSide?.unseenIn?.includes(String(row['status'] ?? entity.initial)));

/** Tells open screens, after the commit, that a row is another one. */
export function noteChange(ctx: Ctx, entity: Entity<any, any>, ...rows: readonly Row[]): void {
  // Where a row stands through another is not looked up, and what names no place is everybody's: all who may read it are told.
  const everybody = (fields: readonly string[]): boolean =>
    fields.some((field) => field.includes('.')) ||
    (entity.unplaced !== null && rows.some((row) => fields.some((field) => blank(row[field]))));
  const limited = Object.entries(entity.seenBy).filter(([, fields = []]) => !everybody(fields));
  const places = limited.map(([dimension, fields = []]) => {
    const values = rows.flatMap((row) => fields.map((field) => row[field])).filter((value) => typeof value === 'string');
    return [dimension, [...new Set(values)]];
  });
  ctx.changed({ entity: entity.id, places: Object.fromEntries(places), ...(isUnseen(entity, rows) && { unseen: true }) });
}
