import { type Entity, type Fields, fill, headsJudged, isDocument, snake, type Sort, tableName, words } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { statementName } from '../db/conversation.ts';
import { Binder, name as quoted } from '../db/sql.ts';
import { columnName } from '../fields/columns.ts';
import { likePattern } from '../fields/filters.ts';
import { Lru } from '../lru.ts';
import { refuse } from '../refused.ts';
import type { Registry } from '../registry.ts';
import { type Params, where } from './filters.ts';
import { mentionsCustom, customFieldsIn, customFieldOrder } from './custom-field-conditions.ts';
import { englishColumns, listable, listSelect, readerOf, titleColumns, titleSql } from './select.ts';

export const PAGE_MAX = 500;
/** How many rows a picker looks up by their keys at once: a column pasted from a spreadsheet. */
export const KEYS_MAX = 1000;
/** A list counts this far past its first row and says so when there is more (ADR 0027). */
const COUNT_CAP = 1000;

export interface PageRequest {
  readonly params: Params;
  readonly fields: readonly string[];
  readonly page: number;
  readonly size: number;
  readonly sort: readonly Sort[];
  readonly exact: boolean;
  /** The page is all this transaction reads. */
  readonly final?: boolean;
}

/** A page as text: PostgreSQL writes the JSON, nobody parses it again. */
interface Page {
  readonly list: string;
  readonly total: number;
  readonly capped: boolean;
  readonly totals: string | null;
}

/** The order of a list; `own` are the tenant's own fields, where one of them is asked for. */
export function orderBy(entity: Entity<any, any>, sort: readonly Sort[], own: Fields): string {
  const parts = (sort.length > 0 ? sort : entity.sort).map(([field, direction]) => {
    const way = direction === 'asc' ? 'asc' : 'desc';
    const owned = customFieldOrder(own, field);
    if (owned) return `${owned} ${way}`;
    if (!listable(entity).has(field) || entity.fields[field]?.kind === 'computed')
      refuse('sort', fill(words.unknownField, { field }));
    const column = entity.fields[field] ? columnName(field, entity.fields[field]) : snake(field);
    return `t.${quoted(column)} ${way}`;
  });
  // A unique last field already decides the order, straight from its index.
  const last = (sort.length > 0 ? sort : entity.sort).at(-1)?.[0];
  const decided = last !== undefined && (last === 'number' || entity.fields[last]?.options.unique === true);
  return (decided ? parts : [...parts, 't.id desc']).join(', ');
}

const knownFields = (entity: Entity<any, any>, asked: readonly string[]): readonly string[] => {
  const known = listable(entity);
  const unknown = asked.find((field) => !known.has(field));
  if (unknown !== undefined) refuse('fields', fill(words.unknownField, { field: unknown }));
  // In the order of the definition: the same fields are the same statement, in whatever order they were named.
  if (asked.length > 0) return [...known].filter((field) => asked.includes(field));
  const judged = isDocument(entity) ? headsJudged(entity).filter((field) => known.has(field)) : [];
  return [...new Set([...entity.list, ...judged])];
};

/** One page of any entity, with a bounded count and the totals row the definition asks for. */
export async function page(ctx: Ctx, registry: Registry, entity: Entity<any, any>, asked: PageRequest): Promise<Page> {
  const size = Math.min(Math.max(asked.size, 1), PAGE_MAX);
  const offset = (Math.max(asked.page, 1) - 1) * size;
  const cap = Math.max(COUNT_CAP, offset + size) + 1;
  const { text, values, name } = await pageStatement(ctx, registry, entity, asked, { size, offset, cap });
  const [row] = await ctx.sql.run<{ list: string; total: number; totals: string | null }>({ text, values }, name, asked.final);
  const { list = '[]', total = 0, totals = null } = row ?? {};
  const capped = !asked.exact && total >= cap;
  return { list, total: capped ? cap - 1 : total, capped, totals };
}

const sortedBy = ({ sort }: PageRequest): readonly string[] => sort.map(([field]) => field);
/** Statements about one tenant's own fields are not worth keeping for all. */
const isShared = (asked: PageRequest): boolean => !mentionsCustom([...sortedBy(asked), ...Object.keys(asked.params)]);

interface Extent {
  readonly size: number;
  readonly offset: number;
  readonly cap: number;
}
interface Written {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name: string | undefined;
}
/** Statements of lists opened without conditions, by what was asked: most lists, each time anyone opens one. */
const plainLists = new WeakMap<Registry, Lru<string, Written>>();
const PLAIN_LISTS = 1000;

async function pageStatement(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  asked: PageRequest,
  extent: Extent,
): Promise<Written> {
  const plain =
    extent.offset === 0 &&
    Object.keys(asked.params).length === 0 &&
    Object.keys(ctx.actor.scopes).length === 0 &&
    isShared(asked);
  const key = plain
    ? `${entity.id}|${entity.hidden.join()}|${ctx.lang}|${ctx.actor.vendorId === null}|${extent.size}|${asked.exact}|${asked.fields.toSorted().join()}|${asked.sort.join()}`
    : '';
  if (!plain) return writePage(ctx, registry, entity, asked, extent);
  const known = plainLists.get(registry) ?? new Lru<string, Written>(PLAIN_LISTS);
  const written = known.get(key) ?? (await writePage(ctx, registry, entity, asked, extent));
  known.set(key, written);
  plainLists.set(registry, known);
  return written;
}

async function writePage(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  asked: PageRequest,
  { size, offset, cap }: Extent,
): Promise<Written> {
  const bind = new Binder();
  const condition = await where(ctx, entity, asked.params, bind);
  const table = `app.${tableName(entity.id)}`;
  const skip = offset > 0 ? ` offset ${offset}` : '';
  const own = await customFieldsIn(ctx, entity, sortedBy(asked));
  const order = orderBy(entity, asked.sort, own);
  const { columns, joins } = listSelect(readerOf(ctx, registry), entity, knownFields(entity, asked.fields));
  // The page is fixed first; labels are joined to its rows only, and one row more tells whether to count at all.
  const text = `with p as materialized (select t.* from ${table} t where ${condition} order by ${order} limit ${size + 1}${skip}),
    found as materialized (select case when (select count(*) from p) <= ${size} and ((select count(*) from p) > 0 or ${offset} = 0) then ${offset} + (select count(*) from p)
         else (select count(*) from (select 1 from ${table} t where ${condition}${asked.exact ? '' : ` limit ${cap}`}) c) end as total)
    select (select coalesce(json_agg(r), '[]')::text from (select ${columns} from (select t.* from p t limit ${size}) t ${joins} order by ${order}) r) as list,
    total, ${totalsSql(entity, table, condition, asked.exact ? null : cap)} as totals from found`;
  return { text, values: bind.values, name: offset === 0 && isShared(asked) ? statementName(text) : undefined };
}

/** The totals row as JSON, or null for entities that have none. Rows that are too many to be counted are not added up either (ADR 0086). */
function totalsSql(entity: Entity<any, any>, table: string, condition: string, cap: number | null): string {
  if (entity.totals.length === 0) return 'null::text';
  const sums = entity.totals.map(
    (field) => `trim_scale(coalesce(sum(t.${columnName(field, entity.fields[field])}), 0))::text as "${field}"`,
  );
  const added = `(select row_to_json(s)::text from (select ${sums.join(', ')} from ${table} t where ${condition}) s)`;
  return cap === null ? added : `case when total < ${cap} then ${added} end`;
}

interface OptionsRequest {
  readonly params: Params;
  readonly search: string;
  /** Called exactly so, whichever case; null for whatever else they are called. */
  readonly keys: readonly string[] | null;
}
/** Value and label pairs for pickers: enabled rows in scope, matching any part of a title field, or named by one of some keys. */
export async function options(ctx: Ctx, entity: Entity<any, any>, { params, search, keys }: OptionsRequest): Promise<string> {
  const bind = new Binder();
  const enabled = entity.enabled ? ` and t.${columnName(entity.enabled, entity.fields[entity.enabled])} in ('1', 'Y')` : '';
  const condition = await where(ctx, entity, params, bind);
  const titles = titleColumns(entity, 't');
  // Whoever types the other name of a row finds it as well.
  const names = [...titles, ...englishColumns(entity, 't')];
  const like = search === '' ? null : bind.put(likePattern(search.replaceAll('\u0000', '').slice(0, 60)));
  const matches = like ? ` and (${names.map((column) => `${column} ilike ${like}`).join(' or ')})` : '';
  const listed =
    keys &&
    bind.put(
      keys.map((key) => key.toLowerCase()),
      'text[]',
    );
  const called = listed ? ` and (${names.map((column) => `lower(${column}) = any(${listed})`).join(' or ')})` : '';
  const text = `select coalesce(json_agg(o), '[]')::text as list from (
    select t.id as value, ${titleSql(entity, 't', ctx.lang)} as label from app.${tableName(entity.id)} t
    where ${condition}${enabled}${matches}${called} order by ${titles[0]} limit ${keys ? KEYS_MAX : PAGE_MAX}) o`;
  const [row] = await ctx.sql.run<{ list: string }>({ text, values: bind.values });
  return row?.list ?? '[]';
}
