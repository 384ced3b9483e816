import { addDays, type Entity, type Field, isDocument, type State } from '@takt/model';
import { randomUUID } from 'node:crypto';

const RANGE: readonly Field['kind'][] = ['integer', 'decimal', 'money', 'quantity', 'date', 'datetime', 'time'];
const WORDS: readonly Field['kind'][] = ['text', 'code', 'richtext'];
export const isRange = (field: Field): boolean => RANGE.includes(field.kind);

/** A valid value of a range kind, one step below or above. */
export function neighbour(field: Field, value: unknown, step: 1 | -1): unknown {
  const text = String(value);
  if (field.kind === 'integer') return Number(value) + step;
  if (field.kind === 'date') return addDays(text, step);
  if (field.kind === 'datetime')
    return new Date(Date.parse(`${text.replace(' ', 'T')}Z`) + step * 1000).toISOString().slice(0, 19).replace('T', ' ');
  if (field.kind === 'time') return step < 0 ? '00:00:00' : '23:59:59';
  return String(Number(text) + step);
}

/** For a field with both bounds, a value whose neighbours lie inside them as well. */
export const middleOf = ({ kind, options: { min, max } }: Field): number | string | undefined => {
  if (min === undefined || max === undefined) return undefined;
  const middle = Math.floor((min + max) / 2);
  return kind === 'integer' ? middle : String(middle);
};

/** Filters that must find a row holding this value, and filters that must not. */
export interface Tried {
  readonly finds: readonly Readonly<Record<string, unknown>>[];
  readonly misses: readonly Readonly<Record<string, unknown>>[];
}

function wordFilters(name: string, field: Field, value: string): Tried {
  const half = value.slice(0, Math.ceil(value.length / 2));
  const inner = value.slice(1);
  const contains = field.options.contains === true;
  return {
    finds: [
      { [name]: value },
      { [name]: half },
      { [`${name}._prefix`]: half },
      { [`${name}._eq`]: value },
      { [`${name}._in`]: [value, 'another'] },
      ...(contains ? [{ [name]: inner }, { [`${name}._like`]: inner.toUpperCase() }] : []),
    ],
    misses: [
      { [name]: `${value}ж` },
      { [`${name}._prefix`]: `ж${half}` },
      { [`${name}._eq`]: half },
      { [`${name}._in`]: [half, 'another'] },
      // Wild cards of the database are letters here.
      { [name]: '%' },
      { [name]: `${value.slice(0, -1)}_` },
      ...(contains ? [] : [{ [name]: inner }]),
    ],
  };
}

function otherValue(field: Field, value: unknown): unknown {
  if (field.kind === 'flag') return value === '1' ? '0' : '1';
  if (field.kind === 'flagYN') return value === 'Y' ? 'N' : 'Y';
  if (field.kind === 'choice') return Object.keys(field.options.values ?? {}).find((one) => one !== value);
  if (field.kind === 'dictionary') return `${value}ж`;
  return randomUUID();
}

/** How a query field is asked, by its kind. */
export function filtersOf(entity: Entity<any, any>, name: string, row: Readonly<Record<string, unknown>>): Tried {
  const value = row[name];
  if (isDocument(entity) && name === 'status') {
    const others = Object.values<State>(entity.states).flatMap(({ code }) => (code === value ? [] : [code]));
    return {
      finds: [{ status: value }, { status: [value, ...others] }, { status: `${value},${others[0]}` }],
      misses: others.map((code) => ({ status: code })),
    };
  }
  const field: Field = name === 'number' ? { kind: 'code', label: ['', ''], required: true, options: {} } : entity.fields[name];
  if (WORDS.includes(field.kind)) return wordFilters(name, field, String(value));
  if (isRange(field)) return { finds: [{ [name]: value }], misses: [{ [name]: neighbour(field, value, 1) }] };
  const other = otherValue(field, value);
  return {
    finds: [{ [name]: value }, { [name]: [value, other] }, { [name]: `${value},${other}` }],
    misses: [{ [name]: other }, { [name]: [other] }],
  };
}

/** Ranges around a value, by suffix and as the two-element array of R11; either end may be blank. */
export function rangesOf(name: string, field: Field, value: unknown): Tried {
  const [below, above] = [neighbour(field, value, -1), neighbour(field, value, 1)];
  return {
    finds: [
      { [`${name}._ge`]: value },
      { [`${name}._le`]: value },
      { [`${name}._ge`]: below, [`${name}._le`]: above },
      { [name]: [below, above] },
      { [name]: [value, value] },
      { [name]: [value, ''] },
      { [name]: [null, value] },
      { [name]: ['', ''] },
    ],
    misses: [
      { [`${name}._ge`]: above },
      { [`${name}._le`]: below },
      { [name]: [above, ''] },
      { [name]: [null, below] },
      { [name]: [above, neighbour(field, above, 1)] },
    ],
  };
}
