import {
  blank,
  type Entity,
  type Field,
  type Fields,
  fill,
  isDocument,
  SHIPPED_VIEW,
  stateOfCode,
  tableName,
  text,
  words,
} from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { type Binder, name as quoted } from '../db/sql.ts';
import { columnName } from '../fields/columns.ts';
import { condition, demandShortRange, likePattern, type Operator, operatorsOf } from '../fields/filters.ts';
import { refuse } from '../refused.ts';
import { customFieldsIn, customFieldSql } from './custom-field-conditions.ts';
import { scopeLimits } from './in-scope.ts';
import { living } from './living.ts';
import { shippedCondition } from './shipped-views.ts';

export type Params = Readonly<Record<string, unknown>>;
const SUFFIX: Readonly<Record<string, Operator>> = {
  _ge: 'ge',
  _le: 'le',
  _eq: 'eq',
  _in: 'in',
  _prefix: 'prefix',
  _like: 'contains',
};
const DENSE = 1000;
const number = text('编号', 'Number', { length: 60 });

interface FilterRequest {
  readonly field: Field;
  /** The column, or the name of a tenant's own field. */
  readonly column: string;
  readonly own?: true;
  readonly operator: Operator;
  readonly value: unknown;
}

/** Where-conditions of a list: alive, in the caller's scopes, and what the query form asks. */
export async function where(ctx: Ctx, entity: Entity<any, any>, params: Params, bind: Binder): Promise<string> {
  const { [SHIPPED_VIEW]: view, ...others } = params;
  const own = await customFieldsIn(ctx, entity, Object.keys(others));
  // In one order, so that the same question is the same statement.
  const entries = Object.entries(others).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const asked = entries.flatMap(([key, value]) => understand(entity, own, key, value));
  for (const { field, operator, value, column } of asked) {
    if (operator === 'ge')
      demandShortRange(field, value, asked.find((other) => other.column === column && other.operator === 'le')?.value);
  }
  const parts = [living(entity), ...scopeConditions(ctx, entity, bind), ...thereIs(entity, asked)];
  for (const { field, column, operator, value, own: isOwn } of asked) {
    if (operator === 'contains') parts.push(await containing(ctx, entity, column, String(value).slice(0, 100), bind));
    else parts.push(condition(field, isOwn ? customFieldSql(column, field) : `t.${quoted(column)}`, operator, value, bind));
  }
  if (view !== undefined && isDocument(entity)) parts.push(shippedCondition(ctx, entity, view, bind));
  return parts.join(' and ');
}

/** Only rows that say there is something, unless the question is about those very rows or about how much there is. */
function thereIs({ zeroIsNone, fields }: Entity<any, any>, asked: readonly FilterRequest[]): readonly string[] {
  if (zeroIsNone === null) return [];
  const column = columnName(zeroIsNone, fields[zeroIsNone]);
  return asked.some((one) => one.column === column || one.column === 'id') ? [] : [`t.${quoted(column)} <> 0`];
}

/** One entry of `_params`: a field with or without an operator; two-element arrays of a range kind are its ends. */
function understand(entity: Entity<any, any>, own: Fields, key: string, value: unknown): FilterRequest[] {
  if (blank(value) || (Array.isArray(value) && value.every(blank))) return [];
  const [fieldName = '', ...rest] = key.split('.');
  if (fieldName === 'ext') return customFieldFilters(own, key, rest, value);
  const [suffix] = rest;
  if (isDocument(entity) && fieldName === 'status') return [statusFilter(entity, value)];
  const field: Field | undefined =
    isDocument(entity) && fieldName === 'number'
      ? number
      : Object.hasOwn(entity.fields, fieldName)
        ? entity.fields[fieldName]
        : undefined;
  if (fieldName === 'id') return [{ field: { ...number, kind: 'ref', options: {} }, column: 'id', operator: 'in', value }];
  if (!field || field.kind === 'computed' || field.kind === 'json')
    return refuse('filter', fill(words.unknownField, { field: key }));
  return operated({ field, column: columnName(fieldName, field) }, key, suffix, value);
}

function customFieldFilters(own: Fields, key: string, [name = '', suffix]: readonly string[], value: unknown): FilterRequest[] {
  const field = Object.hasOwn(own, name) ? own[name] : undefined;
  if (!field) return refuse('filter', fill(words.unknownField, { field: key }));
  return operated({ field, column: name, own: true }, key, suffix, value);
}

/** What is asked of a field, by the operator named, else by the one its kind is usually asked with. */
function operated(
  of: Pick<FilterRequest, 'field' | 'column' | 'own'>,
  key: string,
  suffix: string | undefined,
  value: unknown,
): FilterRequest[] {
  const allowed = operatorsOf(of.field);
  if (suffix !== undefined) {
    const operator = Object.hasOwn(SUFFIX, suffix) ? SUFFIX[suffix] : undefined;
    if (!operator || !allowed.includes(operator)) return refuse('filter', fill(words.unknownField, { field: key }));
    return [{ ...of, operator, value }];
  }
  if (allowed.includes('ge') && Array.isArray(value)) {
    const [from, to] = value as readonly unknown[];
    const ends: FilterRequest[] = [
      { ...of, operator: 'ge', value: from },
      { ...of, operator: 'le', value: to },
    ];
    return ends.filter((end) => !blank(end.value));
  }
  const many = Array.isArray(value) || (allowed[0] === 'eq' && !allowed.includes('ge') && String(value).includes(','));
  return [{ ...of, operator: many ? 'in' : (allowed[0] as Operator), value }];
}

function statusFilter(entity: Entity<any, any>, value: unknown): FilterRequest {
  const codes = (Array.isArray(value) ? value : String(value).split(',')).map(String);
  if (!isDocument(entity) || codes.some((code) => stateOfCode(entity, code) === null))
    refuse('filter', fill(words.unknownField, { field: 'status' }));
  return { field: number, column: 'status', operator: 'in', value: codes };
}

/** Rows the caller may see. A person without any value in a limited dimension sees none. */
export const scopeConditions = (ctx: Ctx, entity: Entity<any, any>, bind: Binder): string[] => [
  ...scopeLimits(ctx, entity).map(({ conditions, open, allowed }) => {
    const values = bind.put(allowed, 'uuid[]');
    const any = [...conditions('t').map(([before, after]) => `${before}${values}${after}`), ...[open('t') ?? []].flat()];
    return any.length === 1 ? any.join('') : `(${any.join(' or ')})`;
  }),
  ...published(ctx, entity),
];

/**
 * What nobody has published yet is not there for suppliers. It counts all the same where what is left is computed, so the database
 * itself does not keep it from them.
 */
function published({ actor }: Ctx, entity: Entity<any, any>): string[] {
  const unseen = actor.vendorId !== null && isDocument(entity) ? (entity.supplierSide?.unseenIn ?? []) : [];
  if (!isDocument(entity) || unseen.length === 0) return [];
  return [`t.status not in (${unseen.map((name) => `'${entity.states[name]?.code ?? ''}'`).join(', ')})`];
}

/** Contains: by the ids a definer function finds in the trigram index, or by a plain filter when nearly everything matches. */
async function containing(ctx: Ctx, entity: Entity<any, any>, column: string, value: string, bind: Binder): Promise<string> {
  const pattern = likePattern(value.replaceAll('\u0000', ''));
  const found = await ctx.sql.run<{ id: string }>(
    { text: 'select app.contains_ids($1, $2, $3, $4) as id', values: [tableName(entity.id), column, pattern, DENSE + 1] },
    'contains-ids',
  );
  return found.length <= DENSE
    ? `t.id = any(${bind.put(
        found.map((row) => row.id),
        'uuid[]',
      )})`
    : `t.${quoted(column)} ilike ${bind.put(pattern)}`;
}
