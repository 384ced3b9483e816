import { type Field, plainWords, type Text } from '@takt/model';
import type { Choice } from '../api/calls.ts';
import { viewOf } from '../fields/index.ts';

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
