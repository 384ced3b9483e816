import { type Field, formatDate, formatDateTime, type Text } from '@takt/model';
import type { Choice } from '../api/calls.ts';
import { flagChoices } from '../fields/choice/flag.ts';
import { moneyText, numberText } from '../fields/number/cell.tsx';

/** The values of codelists by their names, fetched before anything is written. */
export type Codelists = ReadonlyMap<string, readonly Choice[]>;

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
const wordOf = (choices: readonly Choice[], value: unknown, say: (text: Text) => string): string => {
  const found = choices.find((one) => one.value === value);
  return found ? say(found.label) : plain(value);
};

/** One value as it is written on paper: what its cell shows, in plain words. */
export function cellText(
  { kind, options }: Pick<Field, 'kind' | 'options'>,
  value: unknown,
  label: unknown,
  { codes, say }: { readonly codes: Codelists; readonly say: (text: Text) => string },
): string {
  const shown = kind === 'computed' ? (options.type ?? 'text') : kind;
  if (options.to && shown !== 'refs') return plain(label);
  if (Array.isArray(value)) return value.length === 0 ? '' : String(value.length);
  switch (shown) {
    case 'integer':
    case 'decimal':
    case 'quantity':
      return numberText(value);
    case 'money':
      return moneyText(value);
    case 'date':
      return formatDate(plain(value));
    case 'datetime':
      return formatDateTime(plain(value)).slice(0, 16);
    case 'flag':
    case 'flagYN':
      return wordOf(flagChoices(shown), value, say);
    case 'choice':
      return wordOf(
        Object.entries(options.values ?? {}).map(([code, text]) => ({ value: code, label: text })),
        value,
        say,
      );
    case 'dictionary':
      return wordOf(codes.get(options.list ?? '') ?? [], value, say);
    default:
      return plain(value);
  }
}

export const isNumber = ({ kind, options }: Pick<Field, 'kind' | 'options'>): boolean =>
  ['integer', 'decimal', 'quantity', 'money'].includes(kind === 'computed' ? (options.type ?? 'text') : kind);
