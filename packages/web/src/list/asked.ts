import { blank } from '@takt/model';

export type Params = Readonly<Record<string, unknown>>;

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
const empty = (value: unknown): boolean => blank(value) || (Array.isArray(value) && value.every(blank));

/** Leaves out what was left empty, and the spaces that came along with a pasted number. */
export const askedOf = (values: Params): Params =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !empty(value))
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(trimmed) : trimmed(value)]),
  );

/** The values of one condition, as texts. */
export const valuesOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');
