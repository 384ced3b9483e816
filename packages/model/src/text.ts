/** A bilingual string, Chinese first because Chinese is the default language. */
export type Text = readonly [zh: string, en: string];
export type Lang = 'zh' | 'en';

export const say = (text: Text, lang: Lang): string => text[lang === 'zh' ? 0 : 1];

/** What stands between the two sides of a sentence that is kept in both languages. */
export const SIDES_APART = '\n';
/** A sentence the product writes down for whoever reads it later: both sides in one text, neither at the cost of the other. */
export const storedText = (text: Text, most: number): string =>
  text.map((side) => side.replaceAll(SIDES_APART, ' ').slice(0, Math.floor((most - 1) / 2))).join(SIDES_APART);

/** Fills {name} holes; a hole given as a Text takes its own language on each side. */
export function fill(text: Text, values: Readonly<Record<string, unknown>>): Text {
  const put = (side: 0 | 1) =>
    text[side].replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key];
      return String((Array.isArray(value) ? value[side] : value) ?? '');
    });
  return [put(0), put(1)];
}

/** A label inside a sentence: English loses its capitals, but for words that are written in them: “BOM version”. */
export const inSentence = ([zh, en]: Text): Text => [zh, en.replace(/\b[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase())];

/** True for what a form leaves empty: null, undefined, a string of spaces, an empty list. */
export const blank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
