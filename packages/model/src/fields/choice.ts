import type { Text } from '../text.ts';
import { type Common, type Field, make, type Must } from './field.ts';

/** A switch stored and sent as `'1'` or `'0'`. */
export const flag = (
  zh: string,
  en: string,
  options: Common & { readonly default?: '1' | '0' } = {},
): Field<'1' | '0', true, 'flag'> => make('flag', zh, en, { default: '0', ...options, required: true });

/** A switch stored and sent as `'Y'` or `'N'`. */
export const flagYN = (
  zh: string,
  en: string,
  options: Common & { readonly default?: 'Y' | 'N' } = {},
): Field<'Y' | 'N', true, 'flagYN'> => make('flagYN', zh, en, { default: 'N', ...options, required: true });

type Values = Readonly<Record<string, Text>>;
interface ChoiceOptions<V> extends Common {
  readonly default?: keyof V & string;
  readonly requiredWords?: Text;
  /** For a value that is none of them, where the contract words its own. */
  readonly wrongWords?: Text;
}
/** One of a few values fixed by the product. */
export function choice<const V extends Values>(
  zh: string,
  en: string,
  values: V,
  options: Must<ChoiceOptions<V>>,
): Field<keyof V & string, true, 'choice'>;
export function choice<const V extends Values>(
  zh: string,
  en: string,
  values: V,
  options?: ChoiceOptions<V>,
): Field<keyof V & string, false, 'choice'>;
export function choice<const V extends Values>(zh: string, en: string, values: V, options?: ChoiceOptions<V>) {
  return make('choice', zh, en, { ...options, values });
}

interface DictionaryOptions extends Common {
  readonly default?: string;
}
/** One of the values a tenant keeps in the codelist named `list`. */
export function dictionary(
  list: string,
  zh: string,
  en: string,
  options: Must<DictionaryOptions>,
): Field<string, true, 'dictionary'>;
export function dictionary(list: string, zh: string, en: string, options?: DictionaryOptions): Field<string, false, 'dictionary'>;
export function dictionary(list: string, zh: string, en: string, options?: DictionaryOptions) {
  return make('dictionary', zh, en, { length: 40, ...options, list });
}
