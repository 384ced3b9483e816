import { checkName } from './former-names.ts';
import type { Snapshot } from './snapshot.ts';
import type { Former, TableShape } from './table-shape.ts';

/** Tables of the engine that hold ids of entities. The history is not among them: it is sealed as it was written (ADR 0050). */
const ENTITY_COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['link', 'from_entity'],
  ['link', 'to_entity'],
  ['custom_field', 'entity'],
  ['attachment', 'entity'],
  ['long_job', 'entity'],
  ['pass', 'entity'],
  ['series_mark', 'series'],
  ['series_state', 'series'],
];

interface Rename extends Former {
  readonly to: string;
}

/** Tables that are new by their names and were there under a former one. */
const renamesIn = (before: Snapshot, after: Snapshot): readonly Rename[] =>
  Object.entries(after).flatMap(([to, { formers = [] }]) => {
    const former = before[to] ? undefined : formers.find(({ table }) => before[table] && !after[table]);
    return former ? [{ ...former, to }] : [];
  });

/** The SQL that gives tables and what is called after them their new names, and the snapshot as it is then. */
export function renameTables(before: Snapshot, after: Snapshot): { readonly sql: readonly string[]; readonly renamed: Snapshot } {
  const renames = renamesIn(before, after);
  const renamed = renames.reduce((shapes, rename) => withNewNames(shapes, rename), before);
  return {
    renamed,
    sql: [
      ...renames.flatMap((rename) => renameSql(rename, before[rename.table] as TableShape)),
      ...renames.flatMap(({ entity }) => (entity ? entitySql(entity.from, entity.to, after) : [])),
    ],
  };
}

function renameSql({ table, to, names }: Rename, shape: TableShape): readonly string[] {
  const constraint = (from: string, name: string): string => `alter table app.${to} rename constraint ${from} to ${name};`;
  const changed = (known: object): [string, string][] =>
    Object.keys(known).flatMap((name) => (names[name] && names[name] !== name ? [[name, names[name]]] : []));
  return [
    `alter table app.${table} rename to ${to};`,
    constraint(`${table.slice(0, 58)}_pkey`, `${to.slice(0, 58)}_pkey`),
    ...changed(shape.indexes).map(([from, name]) =>
      shape.indexes[from]?.deferred ? constraint(from, name) : `alter index app.${from} rename to ${name};`,
    ),
    ...changed(shape.foreignKeys).map(([from, name]) => constraint(from, name)),
    ...Object.entries(shape.columns).flatMap(([column, { check }]) =>
      check && checkName(table, column) !== checkName(to, column)
        ? [constraint(checkName(table, column), checkName(to, column))]
        : [],
    ),
    ...(shape.partitionedBy ? [renameMonths(table, to)] : []),
  ];
}

/** Partitions are found by their names, which begin with that of their table. */
const renameMonths = (table: string, to: string): string => `do $$
declare part text;
begin
  for part in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'app.${to}'::regclass loop
    execute format('alter table series.%I rename to %I', part, '${to}' || substr(part, ${table.length + 1}));
  end loop;
end $$;`;

/** PostgreSQL follows a renamed table in keys and policies by itself; only their texts here do not. */
function withNewNames(shapes: Snapshot, { table, to, names }: Rename): Snapshot {
  const called = new RegExp(`\\b${table}\\b`, 'g');
  const newly = <T>(known: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(known).map(([name, value]) => [names[name] ?? name, value]));
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => {
      const { foreignKeys, vendor } = shape;
      const retold = {
        ...shape,
        foreignKeys: Object.fromEntries(Object.entries(foreignKeys).map(([key, text]) => [key, text.replace(called, to)])),
        vendor: { ...vendor, using: vendor.using.replace(called, to) },
      };
      if (name !== table) return [name, retold];
      return [to, { ...retold, indexes: newly(retold.indexes), foreignKeys: newly(retold.foreignKeys) }];
    }),
  );
}

/** Rows that name the entity: by its id, by a right, by an event that waits, by the way documents went. */
function entitySql(from: string, to: string, after: Snapshot): readonly string[] {
  const held = (kind: 'entity' | 'right'): [string, string][] =>
    Object.entries(after).flatMap(([table, { columns }]) =>
      Object.entries(columns).flatMap(([column, { holds }]): [string, string][] => (holds === kind ? [[table, column]] : [])),
    );
  const beginning = (table: string, column: string): string =>
    `update app.${table} set ${column} = '${to}' || substr(${column}, ${from.length + 1}) where left(${column}, ${from.length + 1}) = '${from}.';`;
  const way = from.replaceAll('.', '\\.');
  return [
    ...[...ENTITY_COLUMNS, ...held('entity')].map(
      ([table, column]) => `update app.${table} set ${column} = '${to}' where ${column} = '${from}';`,
    ),
    `update app.link set conversion = regexp_replace(conversion, '(^|>)${way}(>|$)', '\\1${to}\\2') where conversion ~ '(^|>)${way}(>|$)';`,
    beginning('outbox', 'topic'),
    ...held('right').map(([table, column]) => beginning(table, column)),
    'update app.tenant set access_epoch = access_epoch + 1;',
  ];
}
