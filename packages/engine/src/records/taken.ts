import { type Entity, type Fields, tableName } from '@takt/model';
import { databaseError } from '../db/errors.ts';
import { columnName } from '../fields/columns.ts';
import { Refused } from '../refused.ts';
import { indexName } from '../schema/former-names.ts';

/** The refusal of a value another row has, where its field words its own; null for whatever else was thrown. */
export function takenIn(entity: Entity<any, any>, error: unknown): Refused | null {
  const { code, constraint } = databaseError(error);
  if (code !== '23505') return null;
  const worded = Object.entries(entity.fields as Fields).find(
    ([name, field]) =>
      field.options.uniqueWords && indexName(tableName(entity.id), columnName(name, field), 'key') === constraint,
  );
  return worded?.[1].options.uniqueWords ? Refused.at(worded[0], 'X04', worded[1].options.uniqueWords) : null;
}
