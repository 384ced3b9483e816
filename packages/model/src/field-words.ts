import { isDecimal } from './decimal.ts';
import type { Field } from './fields/index.ts';
import { formatDate, formatDateTime, formatDecimal } from './format.ts';
import { sharedWords } from './shared-words.ts';
import type { Text } from './text.ts';

/** A value of a field, with what the server calls it where it refers to another row. */
interface ShownValue {
  readonly field: Field;
  readonly value: unknown;
  readonly label: string | null;
}
/** A value in plain words, for cells that need nothing more, and for paper. */
type ValueWords = (shown: ShownValue, say: (text: Text) => string) => string;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const momentOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Digits behind the point that mean something; money has at least two of them, so that amounts stand in line. */
const digits = (value: unknown): number => Math.max(2, /\.(\d*?)0*$/.exec(String(value))?.[1]?.length ?? 0);

/** Whole numbers travel as numbers, all others as decimal text; both are shown digit by digit. */
export const numberWords: ValueWords = ({ value, field: { options } }) => {
  const text = typeof value === 'number' ? String(value) : value;
  if (!isDecimal(text)) return '';
  if (options.ordinal) return text;
  return formatDecimal(text, options.perUnit ? digits(text) : undefined);
};
export const moneyWords: ValueWords = ({ value }) => (isDecimal(value) ? formatDecimal(value, digits(value)) : '');
export const dateWords: ValueWords = ({ value }) => formatDate(momentOf(value));
/** To the minute: nobody plans in seconds. */
export const dateTimeWords: ValueWords = ({ value }) => formatDateTime(momentOf(value)).slice(0, 16);
export const flagWords: ValueWords = ({ value }, say) => {
  if (value === '1' || value === 'Y') return say(sharedWords.yes);
  return value === '0' || value === 'N' ? say(sharedWords.no) : '';
};
/** A value the definition does not know any more is shown as it is. */
export const choiceWords: ValueWords = ({ value, field }, say) => {
  const label: Text | undefined = field.options.values?.[textOf(value)];
  return label ? say(label) : textOf(value);
};
/** The row it points to, by the name the server sends along. */
export const linkWords: ValueWords = ({ label }) => label ?? '';
/** As it is; what has parts of its own is written out. */
export const plainWords: ValueWords = ({ value }) => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const WORDS: Readonly<Partial<Record<Field['kind'], ValueWords>>> = {
  integer: numberWords,
  decimal: numberWords,
  money: moneyWords,
  quantity: numberWords,
  date: dateWords,
  datetime: dateTimeWords,
  flag: flagWords,
  flagYN: flagWords,
  choice: choiceWords,
  dictionary: choiceWords,
  ref: linkWords,
  user: linkWords,
  department: linkWords,
};
/** A computed field is shown as what it computes. */
export const shownKind = ({ kind, options }: Pick<Field, 'kind' | 'options'>): Exclude<Field['kind'], 'computed'> =>
  kind === 'computed' ? (options.type ?? 'text') : kind;

/** A value of any field in words, where these are known at once. */
export const fieldWords: ValueWords = (shown, say) => (WORDS[shownKind(shown.field)] ?? plainWords)(shown, say);

/** What stands at the right, digit under digit. */
export const isNumber = (field: Pick<Field, 'kind' | 'options'>): boolean =>
  ['integer', 'decimal', 'quantity', 'money'].includes(shownKind(field));
