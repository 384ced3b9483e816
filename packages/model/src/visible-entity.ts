import type { Entity, Table, Tables } from './entity.ts';
import type { Field, Fields } from './fields/index.ts';

/** Who looks, as far as fields go. */
interface Reader {
  readonly can: (permission: string) => boolean;
  /** One of a supplier's people: they see what a definition lists for suppliers. */
  readonly supplier: boolean;
}

/** What a company's own fields are called among what is hidden. */
export const CUSTOM_FIELDS = 'ext';

/** The right without which a field is not there; null for everybody's. */
const rightToSee = (entity: Entity<any, any>, { options }: Field): string | null =>
  options.right === undefined ? null : `${entity.id}.${options.right}`;

type AnyEntity = Entity<any, any>;
const tablesOf = ({ details }: AnyEntity): readonly [string, Table][] => Object.entries(details as Tables);

/** Every field by its path: `price`, `lines.price`. */
const pathsOf = (entity: AnyEntity): readonly (readonly [path: string, field: Field])[] => {
  const of = (prefix: string, fields: Fields) => Object.entries(fields).map(([name, field]) => [prefix + name, field] as const);
  return [...of('', entity.fields), ...tablesOf(entity).flatMap(([name, { fields }]) => of(`${name}.`, fields))];
};
const markedIn = (entity: AnyEntity): readonly (readonly [path: string, right: string])[] =>
  pathsOf(entity).flatMap(([path, field]) => {
    const right = rightToSee(entity, field);
    return right === null ? [] : [[path, right] as const];
  });

/** Whether a right of an entity opens a field, and so is no button. */
export const opensField = (entity: AnyEntity, right: string): boolean =>
  knownOf(entity).marked.some(([, permission]) => permission === `${entity.id}.${right}`);

/** What suppliers' people are not shown: what is ours, and all but the list, fields a company added included. */
function unlisted(entity: AnyEntity): readonly string[] {
  const { suppliers, fields, details } = entity;
  const ours = pathsOf(entity).flatMap(([path, { options }]) => (options.hiddenFromSuppliers ? [path] : []));
  if (suppliers === null || suppliers === 'all') return ours;
  const names = [...Object.keys(fields), ...Object.keys(details), CUSTOM_FIELDS];
  return [...names.filter((name) => !suppliers.includes(name)), ...ours];
}

interface Known {
  readonly marked: ReturnType<typeof markedIn>;
  readonly unlisted: readonly string[];
  /** As people know it, by what they may see. */
  readonly narrowed: Map<string, AnyEntity>;
}
const known = new WeakMap<AnyEntity, Known>();
const knownOf = (entity: AnyEntity): Known => {
  const found = known.get(entity) ?? { marked: markedIn(entity), unlisted: unlisted(entity), narrowed: new Map() };
  known.set(entity, found);
  return found;
};

/** The definition as somebody knows it: what they may not see is not in it, and so is unknown to lists, forms, sheets and filters. */
export function visibleEntity<E extends AnyEntity>(entity: E, { can, supplier }: Reader): E {
  const { marked, unlisted: notForSuppliers } = knownOf(entity);
  const withheld = marked.filter(([, right]) => !can(right)).map(([path]) => path);
  return withoutFields(entity, supplier ? [...new Set([...notForSuppliers, ...withheld])] : withheld);
}

/** A definition without these fields, the same value for the same ones: statements about it are kept by it. */
export function withoutFields<E extends AnyEntity>(entity: E, hidden: readonly string[]): E {
  if (hidden.length === 0) return entity;
  const { narrowed } = knownOf(entity);
  const key = hidden.join();
  const found = (narrowed.get(key) as E | undefined) ?? narrow(entity, hidden);
  narrowed.set(key, found);
  return found;
}

function narrow<E extends AnyEntity>(entity: E, hidden: readonly string[]): E {
  const gone = new Set(hidden);
  const shown = (name: string): boolean => !gone.has(name);
  const only = <T>(all: Readonly<Record<string, T>>, prefix = ''): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => shown(prefix + name)));
  const details = tablesOf(entity)
    .filter(([name]) => shown(name))
    .map(([name, table]) => [name, { ...table, fields: only(table.fields, `${name}.`) }]);
  return {
    ...entity,
    hidden,
    fields: only(entity.fields),
    details: Object.fromEntries(details),
    list: entity.list.filter(shown),
    query: entity.query.filter(shown),
    totals: entity.totals.filter(shown),
    // What a hidden field must be is for the server to judge, which has the whole row.
    rules: entity.rules.filter(({ field }) => field === undefined || shown(field)),
    visible: only(entity.visible),
    requiredWhen: only(entity.requiredWhen),
  };
}

type Values = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A row, or what changed of it, without what the definition does not show. Tables hold lines, or what became of lines. */
export function withoutHidden({ hidden, details }: AnyEntity, row: Values): Values {
  if (hidden.length === 0) return row;
  const gone = new Set(hidden);
  const strip = (values: Values, prefix: string): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !gone.has(prefix + bare(name)) && !gone.has(prefix + name)));
  const ofLine = (table: string, line: unknown): unknown => {
    if (!isRecord(line)) return line;
    const inside = ['changes', 'before'].flatMap((part) => {
      const values = line[part];
      return isRecord(values) ? [[part, strip(values, `${table}.`)]] : [];
    });
    return { ...strip(line, `${table}.`), ...Object.fromEntries(inside) };
  };
  return Object.fromEntries(
    Object.entries(strip(row, '')).map(([name, value]) =>
      Object.hasOwn(details, name) && Array.isArray(value) ? [name, value.map((line) => ofLine(name, line))] : [name, value],
    ),
  );
}

/** What a reference is called comes beside it: `unitLabel` of `unit`. */
const bare = (name: string): string => (name.endsWith('Label') ? name.slice(0, -'Label'.length) : name);
