import { isGtin, isSscc } from './gs1.ts';

/**
 * What a GS1-128 symbol says: elements, each named by its application identifier. One table serves the labels we print and the
 * scans we read, so the two cannot disagree.
 */
export interface Element {
  readonly ai: string;
  readonly value: string;
}
interface Shape {
  /** Characters of the value, where every value has as many; such an element needs no separator after it. */
  readonly fixed?: number;
  readonly most?: number;
  readonly fits: (value: string) => boolean;
}

/** Ends an element of variable length; FNC1 is read as this character. */
export const SEPARATOR = '\u001d';
/** Scanners that are set to say what they read begin with it. */
const SAID_BY_SCANNERS = /^\](?:C1|d2|Q3|e0)/;

/** The 82 characters GS1 allows in texts. */
const TEXT = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/;
const digits = (value: string): boolean => /^\d+$/.test(value);
const isDay = (value: string): boolean => /^\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/.test(value);

const text = (most: number): Shape => ({ most, fits: (value) => TEXT.test(value) });
const gtin: Shape = { fixed: 14, fits: isGtin };
const day: Shape = { fixed: 6, fits: isDay };
const weight: Shape = { fixed: 6, fits: digits };
const SHAPES: Readonly<Record<string, Shape>> = {
  '00': { fixed: 18, fits: isSscc },
  '01': gtin,
  '02': gtin,
  '10': text(20),
  '11': day,
  '17': day,
  '21': text(20),
  '37': { most: 8, fits: digits },
  '240': text(30),
  '241': text(30),
};
/** Weights say in their last digit how many of the six digits stand behind the point. */
const WEIGHT = /^3[13]0[0-5]$/;
const shapeOf = (ai: string): Shape | undefined => (WEIGHT.test(ai) ? weight : SHAPES[ai]);

/** Whether an identifier is known and the value is one for it. */
export function elementFits({ ai, value }: Element): boolean {
  const shape = shapeOf(ai);
  if (!shape || value === '') return false;
  const length = shape.fixed === undefined ? value.length <= (shape.most ?? 0) : value.length === shape.fixed;
  return length && shape.fits(value);
}

/** The elements as a symbol carries them, after the FNC1 every GS1-128 symbol begins with. */
export function elementString(elements: readonly Element[]): string {
  const bad = elements.find((one) => !elementFits(one));
  if (bad) throw new RangeError(`(${bad.ai}) cannot say ${bad.value}`);
  const last = elements.length - 1;
  return elements
    .map(({ ai, value }, index) => {
      const open = shapeOf(ai)?.fixed === undefined && index < last;
      return `${ai}${value}${open ? SEPARATOR : ''}`;
    })
    .join('');
}

/** What a scanned text says; null where it is no string of known elements. Parentheses are for people and never read. */
export function readElements(scanned: string): readonly Element[] | null {
  const found: Element[] = [];
  let rest = scanned.replace(SAID_BY_SCANNERS, '');
  if (rest.startsWith(SEPARATOR)) rest = rest.slice(1);
  while (rest !== '') {
    const ai = [2, 3, 4].map((length) => rest.slice(0, length)).find((one) => shapeOf(one) !== undefined);
    if (ai === undefined) return null;
    const { fixed } = shapeOf(ai) ?? {};
    const body = rest.slice(ai.length);
    const end = body.indexOf(SEPARATOR);
    const value = fixed === undefined ? body.slice(0, end === -1 ? undefined : end) : body.slice(0, fixed);
    if (!elementFits({ ai, value })) return null;
    found.push({ ai, value });
    rest = body.slice(value.length);
    // Some printers end elements of fixed length as well.
    if (rest.startsWith(SEPARATOR)) rest = rest.slice(1);
  }
  return found.length > 0 ? found : null;
}

/** As people read it below the bars. */
export const elementsText = (elements: readonly Element[]): string => elements.map(({ ai, value }) => `(${ai})${value}`).join('');

/** GS1 allows this much in one symbol, identifiers and separators counted. */
const CHARACTERS = 48;
/** As many code words as fit on a label of a hand's width with bars a common printer draws well. */
const WORDS = 30;
/** Two digits share a code word; about as many as the symbol will have. */
const wordsIn = (symbol: string): number =>
  [...symbol.matchAll(/\d+|\D+/g)].reduce((total, [run]) => total + (/\d/.test(run) ? Math.ceil(run.length / 2) : run.length), 0);

/** Spreads elements over as few symbols as are easily read, keeping their order. */
export function symbolsOf(elements: readonly Element[]): readonly (readonly Element[])[] {
  const symbols: Element[][] = [];
  for (const element of elements) {
    const current = symbols.at(-1);
    const together = elementString([...(current ?? []), element]);
    if (current && together.length <= CHARACTERS && wordsIn(together) <= WORDS) current.push(element);
    else symbols.push([element]);
  }
  return symbols;
}
