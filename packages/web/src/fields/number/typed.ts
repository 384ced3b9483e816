import { type Field, fieldWords, formatDecimal, isDecimal, type Text } from '@takt/model';

const WIDE = /[０-９．－，＋]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const narrow = (text: string): string =>
  text.replace(WIDE, (sign) => String.fromCharCode((sign.codePointAt(0) ?? FULL_WIDTH_OFFSET) - FULL_WIDTH_OFFSET));

/**
 * What somebody typed or pasted as a number, as it goes over the wire: no thousands, no spaces, half-width digits.
 * What is no number stays as it was typed, so that the field can say what is wrong with it.
 */
export function typedDecimal(typed: string): string | null {
  const text = narrow(typed).replace(/[\s,]/g, '');
  if (text === '') return null;
  const plain = text
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '');
  return isDecimal(plain) ? plain : typed.trim();
}

const WHOLE = /^-?\d{1,15}$/;
/** Whole numbers travel as numbers; anything else stays text and is refused by name. */
export function typedInteger(typed: string): number | string | null {
  const text = typedDecimal(typed);
  return text !== null && WHOLE.test(text) ? Number.parseInt(text, 10) : text;
}

/** As shown while nobody types: as on the page; what is no number stays for the field to complain of. */
export function shownNumber(field: Field, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (!isDecimal(text)) return typeof text === 'string' ? text : '';
  const { kind, options } = field;
  return kind === 'money' ? formatDecimal(text, options.scale) : fieldWords({ field, value: text, label: null }, inNoLanguage);
}
/** Numbers are written alike in both. */
const inNoLanguage = ([words]: Text): string => words;
