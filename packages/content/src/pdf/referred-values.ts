import type { Entity, Field, Fields } from '@takt/model';
import { type Ctx, type Referred, referredTo, type Registry } from '@takt/engine/host';

type Values = Readonly<Record<string, unknown>>;
/** Rows that papers refer to, by the entity and id. */
export type KnownRows = ReadonlyMap<string, Referred>;
/** A value at the end of a path, and what it is called word by word where it refers to a row. */
export interface Found {
  readonly field: Field;
  readonly value: unknown;
  readonly called: readonly string[];
}

const keyOf = (entity: string, id: unknown): string => `${entity} ${String(id)}`;
const splitPath = (path: string): readonly [head: string, rest: string] => {
  const at = path.indexOf('.');
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at + 1)];
};

/** Reads what these paths lead to from these rows, one statement for each step and entity. */
export async function followPaths(
  ctx: Ctx,
  registry: Registry,
  start: { readonly fields: Fields; readonly rows: readonly Values[]; readonly paths: readonly string[] },
  known = new Map<string, Referred>(),
): Promise<KnownRows> {
  const heads = Map.groupBy(start.paths.map(splitPath), ([head]) => head);
  for (const [head, paths] of heads) {
    const target = targetOf(registry, start.fields[head]);
    if (!target) continue;
    const rests = paths.map(([, rest]) => rest).filter((rest) => rest !== '');
    const ids = [...new Set(start.rows.map((row) => row[head]).filter((id) => typeof id === 'string'))];
    const found = await referredTo(ctx, registry, target, ids, [...new Set(rests.map((rest) => splitPath(rest)[0]))]);
    for (const [id, row] of found) {
      const before = known.get(keyOf(target.id, id));
      known.set(keyOf(target.id, id), { ...row, values: { ...before?.values, ...row.values } });
    }
    const rows = [...found.values()].map(({ values }) => values);
    if (rests.length > 0) await followPaths(ctx, registry, { fields: target.fields, rows, paths: rests }, known);
  }
  return known;
}

const targetOf = (registry: Registry, field: Field | undefined): Entity<any, any> | undefined =>
  field?.options.to ? registry.entities.get(field.options.to) : undefined;

/** What stands at the end of a path; null where there is no such field for whoever asks. */
export function valueAt(registry: Registry, known: KnownRows, fields: Fields, row: Values, path: string): Found | null {
  const [head, rest] = splitPath(path);
  const field = fields[head];
  if (!field) return null;
  const target = targetOf(registry, field);
  const found = target && known.get(keyOf(target.id, row[head]));
  if (rest === '') return { field, value: row[head] ?? null, called: found?.called ?? [] };
  if (!target) return null;
  return valueAt(registry, known, target.fields, found?.values ?? {}, rest);
}
