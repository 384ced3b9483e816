import { type Entity, type Tables, tableName } from '@takt/model';
import type { Former, TableShape } from './table-shape.ts';

/** Constraints and indexes are called after their table; PostgreSQL cuts names at 63 characters, so ours keep room for the suffix. */
export const indexName = (table: string, column: string, suffix: string): string =>
  `${`${table}_${column}`.slice(0, 58)}_${suffix}`;
export const checkName = (table: string, column: string): string => `${table.slice(0, 40)}_${column.slice(0, 15)}_ck`;

type Shaped = (entity: Entity<any, any>, detail: string | null) => TableShape;

/** What a table and all that is called after it were called under former ids of its entity, or a former name of the detail. */
export function formersOf(entity: Entity<any, any>, detail: string | null, shaped: Shaped): readonly Former[] {
  const now = shaped(entity, detail);
  const table = (detail !== null && (entity.details as Tables)[detail]) || null;
  const names = detail === null || !table ? [null] : [detail, ...(table.was ? [table.was] : [])];
  return [entity.id, ...entity.was].flatMap((id) =>
    names.flatMap((name): Former[] => {
      if (id === entity.id && name === detail) return [];
      const old = { ...entity, id, ...(name && table && { details: { ...entity.details, [name]: table } }) };
      const was = shaped(old, name);
      return [
        {
          table: tableName(id, name ?? undefined),
          // The same definition under two names: what stands at the same place is the same thing.
          names: Object.fromEntries([...namePairs(was.indexes, now.indexes), ...namePairs(was.foreignKeys, now.foreignKeys)]),
          ...(detail === null && { entity: { from: id, to: entity.id } }),
        },
      ];
    }),
  );
}

/** What was at the same place under the two names. */
export const namePairs = (was: object, now: object): [string, string][] => {
  const names = Object.keys(now);
  return Object.keys(was).map((name, index) => [name, names[index] ?? name]);
};

/** Two things whose names are one once PostgreSQL has cut them: generation stops, because one of them would be lost. */
export function demandApart(shapes: Readonly<Record<string, TableShape>>): void {
  const known = new Map<string, string>();
  const told = (scope: string, cut: string, full: string): void => {
    const other = known.get(scope + cut);
    if (other !== undefined && other !== full)
      throw new Error(
        `${other} and ${full} would both be called ${cut}: PostgreSQL keeps 63 characters of a name; shorten one of them`,
      );
    known.set(scope + cut, full);
  };
  for (const [table, { columns, indexes, foreignKeys }] of Object.entries(shapes)) {
    told('', table.slice(0, 63), table);
    for (const column of [...Object.keys(columns), 'order', 'parent']) {
      for (const suffix of ['ix', 'key', 'pre', 'trgm']) {
        const name = indexName(table, column, suffix);
        if (indexes[name]) told('', name, `${table}_${column}_${suffix}`);
      }
      const key = indexName(table, column, 'fk');
      if (foreignKeys[key]) told(`${table} `, key, `${table}_${column}_fk`);
      if (columns[column]?.check) told(`${table} `, checkName(table, column), `${table}_${column}_ck`);
    }
  }
}
