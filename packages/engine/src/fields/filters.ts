import { blank, daysBetween, type Field, fill, type Kind, type Text, valueProblem } from '@takt/model';
import type { Binder } from '../db/sql.ts';
import { refuse } from '../refused.ts';
import { columnType } from './columns.ts';

export type Operator = 'eq' | 'in' | 'ge' | 'le' | 'prefix' | 'contains';

const RANGE: readonly Kind[] = ['integer', 'decimal', 'money', 'quantity', 'date', 'datetime', 'time'];
const WORDS: readonly Kind[] = ['text', 'code', 'richtext'];

/** What each kind may be asked: ranges, words, or one of several values. */
export const operatorsOf = (field: Field): readonly Operator[] => {
  if (RANGE.includes(field.kind)) return ['eq', 'ge', 'le'];
  if (WORDS.includes(field.kind)) return field.options.contains ? ['contains', 'prefix', 'eq', 'in'] : ['prefix', 'eq', 'in'];
  return ['eq', 'in'];
};

const RANGE_DAYS = 90;
/* B008 */ const TOO_LONG: Text = ['日期范围不能超过90天', 'The date range allows at most 90 days'];

/** B008: both ends of a date range are at most 90 days apart. */
export function demandShortRange(field: Field, from: unknown, to: unknown): void {
  if (field.kind !== 'date' && field.kind !== 'datetime') return;
  if (typeof from !== 'string' || typeof to !== 'string') return;
  if (daysBetween(from.slice(0, 10), to.slice(0, 10)) > RANGE_DAYS) refuse('B008', TOO_LONG);
}

const wholeDay = (field: Field, value: unknown, end: 'ge' | 'le' | 'eq'): unknown =>
  field.kind === 'datetime' && typeof value === 'string' && value.length === 10
    ? `${value} ${end === 'le' ? '23:59:59' : '00:00:00'}`
    : value;

function checked(field: Field, value: unknown): unknown {
  const numeric = RANGE.includes(field.kind) && !['date', 'datetime', 'time'].includes(field.kind);
  const typed =
    numeric && field.kind === 'integer' && typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  const text = numeric && field.kind !== 'integer' && typeof value === 'number' ? String(value) : typed;
  const problem = valueProblem(
    {
      ...field,
      options: {
        ...field.options,
        pattern: undefined,
        above: undefined,
        min: undefined,
        max: undefined,
        minLength: undefined,
      } as never,
    },
    text,
  );
  if (problem) refuse('filter', fill(['查询条件无效：{problem}', 'The filter is not valid: {problem}'], { problem }));
  return text;
}

/** The largest string that still begins with `prefix`, exclusive; null when there is none. */
function prefixEnd(prefix: string): string | null {
  const points = [...prefix].map((char) => char.codePointAt(0) ?? 0);
  for (let last = points.pop(); last !== undefined; last = points.pop()) {
    const next = last === 0xd7ff ? 0xe000 : last + 1;
    if (next <= 0x10ffff) return String.fromCodePoint(...points, next);
  }
  return null;
}

export const likePattern = (value: string): string => `%${value.replace(/[\\%_]/g, '\\$&')}%`;

/** One condition over `column`. Contains is answered apart, because it needs the database's help (ADR 0021). */
export function condition(
  field: Field,
  column: string,
  operator: Exclude<Operator, 'contains'>,
  value: unknown,
  bind: Binder,
): string {
  const cast = columnType(field)?.replace(/\(.*\)/, '') ?? 'text';
  const put = (one: unknown) => bind.put(one, cast);
  switch (operator) {
    case 'in': {
      const values = (Array.isArray(value) ? value : String(value).split(',')).filter((one) => !blank(one)).slice(0, 1000);
      return `${column} = any(${bind.put(
        values.map((one) => checked(field, one)),
        `${cast}[]`,
      )})`;
    }
    case 'ge':
      return `${column} >= ${put(checked(field, wholeDay(field, value, 'ge')))}`;
    case 'le':
      return `${column} <= ${put(checked(field, wholeDay(field, value, 'le')))}`;
    case 'prefix': {
      const prefix = String(checked({ ...field, kind: 'text', options: { length: field.options.length } as never }, value));
      const end = prefixEnd(prefix);
      // Leakproof comparisons in byte order use the index; LIKE could not under row-level security.
      return `${column} >= ${bind.put(prefix, 'text')}${end ? ` and ${column} < ${bind.put(end, 'text')}` : ''}`;
    }
    default:
      return `${column} = ${put(checked(field, wholeDay(field, value, 'eq')))}`;
  }
}
