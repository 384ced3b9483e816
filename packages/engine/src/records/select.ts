import {
  CUSTOM_FIELDS,
  type Entity,
  type Field,
  type Fields,
  isDocument,
  isSeries,
  type Lang,
  MAKERS,
  SIDES_APART,
  snake,
  type Tables,
  tableName,
} from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { name as quoted } from '../db/sql.ts';
import { columnName } from '../fields/columns.ts';
import { wireOf, wireOfComputed } from '../fields/wire.ts';
import type { Registry } from '../registry.ts';
import { makersSql } from './makers.ts';
import { openToSuppliers } from './supplier-reach.ts';

const STAMPS = ['createdBy', 'createdAt', 'updatedBy', 'updatedAt'];
/** Rows of a series are not edited, so nobody asks who did. */
const stampsOf = (entity: Entity<any, any>): readonly string[] => (isSeries(entity) ? [] : STAMPS);
const versionSql = (entity: Entity<any, any>): string => `${isSeries(entity) ? '1' : 't.version'} as "version"`;
const extSql = (entity: Entity<any, any>): string =>
  `${isSeries(entity) || entity.hidden.includes(CUSTOM_FIELDS) ? "'{}'::jsonb" : 't.ext'} as "ext"`;
const stampSql = (name: string): string => (name.endsWith('At') ? `left(t.${snake(name)}::text, 19)` : `t.${snake(name)}`);

/** Documents made from this row, and those still open. */
const linked = (open: boolean) =>
  `(select count(distinct k.to_id) from app.link k where k.tenant_id = t.tenant_id and k.from_id = t.id${open ? ' and k.open' : ''})`;

/** How referenced rows are named: to people by all title fields, in spreadsheets by the key alone, to guards not at all. */
export type Naming = 'title' | 'key' | 'none';

/** Who reads, and how referenced rows are named to them. */
export interface Reader {
  readonly registry: Registry;
  /** Suppliers' people read fewer tables; what they cannot read has no label. */
  readonly vendor: boolean;
  readonly naming: Naming;
  /** English readers are told English names, where a row has one. */
  readonly lang: Lang;
}
export const readerOf = (ctx: Ctx, registry: Registry, naming: Naming = 'title'): Reader => ({
  registry,
  vendor: ctx.actor.vendorId !== null,
  naming,
  lang: ctx.lang,
});

function named({ registry, vendor }: Reader, field: Field): Entity<any, any> | null {
  const target = field.options.to && field.kind !== 'refs' ? registry.entities.get(field.options.to) : undefined;
  return target && (!vendor || openToSuppliers(target)) ? target : null;
}

/** The columns that name a row, over an alias of its table. */
export function titleColumns(target: Entity<any, any>, alias: string): string[] {
  return target.title.map((field) => `${alias}.${field === 'number' ? 'number' : columnName(field, target.fields[field])}`);
}

/** The column that has a title field's words in English; null for one that has no such sibling. */
function englishColumn(target: Entity<any, any>, alias: string, field: string | undefined): string | null {
  const english = target.fields[`${field}En`];
  return english ? `${alias}.${columnName(`${field}En`, english)}` : null;
}

/** The English columns beside those that name a row. */
export const englishColumns = (target: Entity<any, any>, alias: string): string[] =>
  target.title.flatMap((field) => englishColumn(target, alias, field) ?? []);

/** The words that name a row, in the reader's language: an English name stands in for the name beside it. */
const titleParts = (target: Entity<any, any>, alias: string, lang: Lang): readonly string[] =>
  titleColumns(target, alias).map((column, index) => {
    const english = lang === 'en' ? englishColumn(target, alias, target.title[index]) : null;
    return english ? `coalesce(nullif(${english}, ''), ${column})` : column;
  });

/** What a row is called, over an alias of its table. */
export const titleSql = (target: Entity<any, any>, alias: string, lang: Lang): string =>
  `concat_ws(' ', ${titleParts(target, alias, lang).join(', ')})`;

/** The same word by word, as an array. */
export const titleArray = (target: Entity<any, any>, alias: string, lang: Lang): string =>
  `array_remove(array[${titleParts(target, alias, lang)
    .map((part) => `(${part})::text`)
    .join(', ')}], null)`;

function labelSql(reader: Reader, field: Field, column: string): string | null {
  const target = reader.naming === 'none' ? null : named(reader, field);
  if (!target) return null;
  const called = reader.naming === 'key' ? `concat_ws(' ', ${titleColumns(target, 'r')[0]})` : titleSql(target, 'r', reader.lang);
  return `(select ${called} from app.${tableName(target.id)} r where r.tenant_id = t.tenant_id and r.id = ${column})`;
}

/** A sentence kept in both languages, in that of whoever reads it; guards and spreadsheets see it as it is kept. */
function spoken({ naming, lang }: Reader, field: Field, column: string): string {
  if (!field.options.bilingual || naming !== 'title') return wireOf(field, column);
  return `split_part(${column}, chr(${SIDES_APART.charCodeAt(0)}), ${lang === 'zh' ? 1 : -1})`;
}

function fieldSql(reader: Reader, entity: string, detail: string | null, fields: Fields, name: string): string[] {
  const field = fields[name];
  if (!field) throw new Error(`${entity} has no field ${name}`);
  if (field.kind === 'computed')
    return [`${wireOfComputed(field, reader.registry.expression(entity, detail, name))} as "${name}"`];
  const column = `t.${quoted(columnName(name, field))}`;
  const label = labelSql(reader, field, column);
  return [`${spoken(reader, field, column)} as "${name}"`, ...(label ? [`${label} as "${name}Label"`] : [])];
}

interface ListSelect {
  readonly columns: string;
  /** Joins that bring the labels of referenced rows: once for the page, not once per row. */
  readonly joins: string;
}

/** Select list and joins of a page over alias `t`. */
export function listSelect(reader: Reader, entity: Entity<any, any>, names: readonly string[]): ListSelect {
  const joins: string[] = [];
  const columns = names.flatMap((name) => {
    const field = entity.fields[name] as Field | undefined;
    const target = field ? named(reader, field) : null;
    if (!field || !target) return headerColumn(reader, entity, name);
    const alias = `r${joins.length}`;
    const column = `t.${quoted(columnName(name, field))}`;
    joins.push(`left join app.${tableName(target.id)} ${alias} on ${alias}.tenant_id = t.tenant_id and ${alias}.id = ${column}`);
    return [`${column} as "${name}"`, `${titleSql(target, alias, reader.lang)} as "${name}Label"`];
  });
  const all = ['t.id as "id"', versionSql(entity), ...columns, extSql(entity)];
  return { columns: all.join(', '), joins: joins.join(' ') };
}

function headerColumn(reader: Reader, entity: Entity<any, any>, name: string): string[] {
  if ((name === 'number' || name === 'status') && isDocument(entity)) return [`t.${name} as "${name}"`];
  if (stampsOf(entity).includes(name)) return [`${stampSql(name)} as "${name}"`];
  return fieldSql(reader, entity.id, null, entity.fields, name);
}

/** Every field of a row with its lines as arrays, as one JSON column. */
export function fullRow(reader: Reader, entity: Entity<any, any>): string {
  const names = [...(isDocument(entity) ? ['number', 'status'] : []), ...Object.keys(entity.fields), ...stampsOf(entity)];
  const counts = isDocument(entity) ? [`${linked(false)} as "linkedCount"`, `${linked(true)} as "openLinkedCount"`] : [];
  const makers = isDocument(entity) && !(reader.vendor && reader.naming !== 'none') ? makersSql(entity) : null;
  const lines = Object.entries(entity.details as Tables).map(([detail, table]) => {
    const columns = Object.keys(table.fields).flatMap((name) => fieldSql(reader, entity.id, detail, table.fields, name));
    return `(select coalesce(json_agg(l order by l.position), '[]') from (
      select t.id as "id", t.position, ${columns.join(', ')} from app.${tableName(entity.id, detail)} t
      where t.tenant_id = h.tenant_id and t.parent_id = h.id) l) as "${detail}"`;
  });
  // The header is `t` to its own fields and `h` to its lines.
  const own = names.flatMap((name) => headerColumn(reader, entity, name));
  return [
    't.id as "id"',
    versionSql(entity),
    ...own,
    extSql(entity),
    ...counts,
    ...(makers === null ? [] : [`${makers} as "${MAKERS}"`]),
    ...lines,
  ].join(', ');
}

/** Fields a list may be asked for. */
export const listable = (entity: Entity<any, any>): ReadonlySet<string> =>
  new Set([...(isDocument(entity) ? ['number', 'status'] : []), ...Object.keys(entity.fields), ...stampsOf(entity)]);
