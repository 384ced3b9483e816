import { blank } from '@takt/model';
import type { Column, Condition } from '../api/calls.ts';

export type Params = Readonly<Record<string, unknown>>;

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
const empty = (value: unknown): boolean => blank(value) || (Array.isArray(value) && value.every(blank));

/** Leaves out what was left empty, and the spaces that came along with a pasted number. */
export const cleanParams = (values: Params): Params =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !empty(value))
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(trimmed) : trimmed(value)]),
  );

/** The values of one condition, as texts. */
export const valuesOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');

/** Whether there is still such a field: those of the company's own come and go, the others stay with the product. */
export const isKnown = (name: string, columns: readonly Column[]): boolean =>
  !name.startsWith('ext.') || columns.some((column) => name === column.name || name.startsWith(`${column.name}.`));

export const knownParams = (params: Params, columns: readonly Column[]): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => isKnown(name, columns)));

/** What a query form begins with. */
export const initialParams = (conditions: readonly Condition[]): Params =>
  cleanParams(Object.fromEntries(conditions.map(({ name, initial }) => [name, initial])));

/** Conditions that must be filled in and are not; only what people can see can be asked of them. */
export const missingIn = (conditions: readonly Condition[], params: Params): readonly Condition[] =>
  conditions.filter(({ name, shown, must }) => shown && must && empty(params[name]));
