import { compareDecimal, isDecimal, scaleOf } from './decimal.ts';
import type { Entity, Moment, Tables } from './entity.ts';
import type { Field, Fields, Kind } from './fields/index.ts';
import { blank, fill, type Text } from './text.ts';
import { words } from './words.ts';

/** One thing wrong with a row, at a field: `code`, or `lines.2.qty` inside a detail table. */
export interface Problem {
  readonly at: string;
  readonly text: Text;
  readonly rule?: string;
  readonly level: 'error' | 'warn';
}

type Check = (field: Field, value: unknown) => Text | null;
const NUMBER_BOUND = 999_999_999;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const DATE = /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
const isDate = (value: unknown): boolean =>
  typeof value === 'string' && DATE.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);
const isDateTime = (value: unknown): boolean => {
  if (typeof value !== 'string') return false;
  const [day, hour, ...rest] = value.split(' ');
  return rest.length === 0 && isDate(day) && hour !== undefined && TIME.test(hour);
};

const of = (text: Text, field: Field, more: Record<string, unknown> = {}): Text => fill(text, { field: field.label, ...more });
const shape =
  (fits: (value: unknown) => boolean, text: Text = words.badFormat): Check =>
  (field, value) =>
    fits(value) ? null : of(text, field);

const string: Check = (field, value) => {
  const { minLength, length = 200, pattern, patternWords } = field.options;
  // A NUL cannot be stored by the database; lone surrogates cannot be sent.
  if (typeof value !== 'string' || value.includes('\u0000') || !value.isWellFormed()) return of(words.badFormat, field);
  const size = [...value].length;
  if (minLength !== undefined && size < minLength) return of(words.tooShort, field, { n: minLength });
  if (size > length) return of(words.tooLong, field, { n: length });
  return pattern && !pattern.test(value) ? (patternWords ?? of(words.badFormat, field)) : null;
};

/** G07: bounds default to ±999,999,999; a strict lower bound has its own sentence. */
const range = (field: Field, value: string): Text | null => {
  const { min = -NUMBER_BOUND, max = NUMBER_BOUND, above } = field.options;
  if (above !== undefined && compareDecimal(value, String(above)) <= 0) return of(words.above, field, { n: above });
  const outside = compareDecimal(value, String(min)) < 0 || compareDecimal(value, String(max)) > 0;
  return outside ? of(words.outOfRange, field, { min, max }) : null;
};
const integer: Check = (field, value) => {
  const { integerWords } = field.options;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return integerWords ?? of(words.integer, field);
  const outside = range(field, String(value));
  return outside && integerWords ? integerWords : outside;
};
const decimal: Check = (field, value) => {
  const { scale = 6, wrongWords } = field.options;
  if (!isDecimal(value)) return wrongWords ?? of(words.number, field);
  if (scaleOf(value) > scale) return of(words.scale, field, { n: scale });
  const outside = range(field, value);
  return outside && wrongWords ? wrongWords : outside;
};
const oneOf: Check = (field, value) =>
  typeof value === 'string' && Object.hasOwn(field.options.values ?? {}, value)
    ? null
    : (field.options.wrongWords ?? of(words.select, field));
const reference = shape(isId, words.select);
const ids = shape((value) => Array.isArray(value) && value.length <= 1000 && value.every(isId), words.select);

const checks: Readonly<Record<Kind, Check>> = {
  text: string,
  code: string,
  richtext: string,
  dictionary: string,
  integer,
  decimal,
  money: decimal,
  quantity: decimal,
  date: shape(isDate),
  datetime: shape(isDateTime),
  time: shape((value) => typeof value === 'string' && TIME.test(value)),
  flag: shape((value) => value === '1' || value === '0'),
  flagYN: shape((value) => value === 'Y' || value === 'N'),
  choice: oneOf,
  ref: reference,
  user: reference,
  department: reference,
  file: reference,
  image: reference,
  refs: ids,
  files: ids,
  json: shape((value) => typeof value === 'object'),
  computed: (field) => of(words.readonly, field),
};

const SELECTED: readonly Kind[] = ['choice', 'dictionary', 'ref', 'refs', 'user', 'department'];
const missing = (field: Field): Text =>
  field.options.requiredWords ?? of(SELECTED.includes(field.kind) ? words.select : words.fillIn, field);

/** What is wrong with one value: required, then type, length and pattern, then range. */
export function valueProblem(field: Field, value: unknown, required: boolean = field.required): Text | null {
  if (blank(value)) return required && !Array.isArray(value) ? missing(field) : null;
  return checks[field.kind](field, value);
}

type Row = Readonly<Record<string, unknown>>;

const fieldProblems = (
  fields: Fields,
  row: Row,
  prefix: string,
  required?: Entity['requiredWhen'],
  visible?: Entity['visible'],
): Problem[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'computed') return [];
    // A hidden field may be left empty, yet what it holds must still be sound: rules go on to compute with it.
    const hidden = visible?.[name] !== undefined && !visible[name](row);
    const text = valueProblem(field, row[name] ?? null, !hidden && (field.required || (required?.[name]?.(row) ?? false)));
    return text ? [{ at: prefix + name, text, level: 'error' as const }] : [];
  });

/** Everything wrong with a row and its lines, in reading order; cross-field rules only once the fields are sound. */
export function problems(entity: Entity<any, any>, row: Row, at: Moment): readonly Problem[] {
  const found = fieldProblems(entity.fields, row, '', entity.requiredWhen, entity.visible);
  for (const [name, table] of Object.entries(entity.details as Tables)) {
    const lines = (row[name] ?? []) as readonly Row[];
    lines.forEach((line, index) => found.push(...fieldProblems(table.fields, line, `${name}.${index}.`)));
  }
  if (found.length > 0) return found;
  const ready = { ...Object.fromEntries(Object.keys(entity.details).map((name) => [name, []])), ...row };
  return entity.rules
    .filter((rule) => !rule.must(ready, at))
    .map((rule) => ({ at: rule.field ?? '', text: rule.else, level: rule.level ?? 'error', ...(rule.id && { rule: rule.id }) }));
}
