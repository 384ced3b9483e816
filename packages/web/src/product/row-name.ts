import type { Entity } from '@takt/model';

/** What names a row to people: the number of a document, the first title field of anything else that is filled in. */
export function nameOf(entity: Entity | undefined, row: Readonly<Record<string, unknown>>): string {
  const values = [...(entity?.title ?? []), 'id'].map((field) => row[field]);
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
}
