import type { Field, Text } from '@takt/model';
import type { Choice } from '../api/calls.ts';
import { viewOf } from '../fields/index.ts';
import { plainWords } from '../fields/text/words.ts';

/** The values of codelists by their names, fetched before anything is written. */
export type Codelists = ReadonlyMap<string, readonly Choice[]>;

/** One value as it is written on paper: what its cell shows, in plain words. */
export function cellText(
  field: Field,
  value: unknown,
  label: unknown,
  { codes, say }: { readonly codes: Codelists; readonly say: (text: Text) => string },
): string {
  const { words } = viewOf(field);
  if (words) return words({ field, value, label: typeof label === 'string' ? label : null }, say);
  const found = codes.get(field.options.list ?? '')?.find((one) => one.value === value);
  return found ? say(found.label) : plainWords({ field, value, label: null }, say);
}

export const isNumber = ({ kind, options }: Pick<Field, 'kind' | 'options'>): boolean =>
  ['integer', 'decimal', 'quantity', 'money'].includes(kind === 'computed' ? (options.type ?? 'text') : kind);
