import { fill, type Text } from '@takt/model';

/** The parts a location code is made of, outermost first. */
const PARTS = ['aisle', 'rack', 'level', 'slot'] as const;
type PatternPart = (typeof PARTS)[number];
type Span = { readonly from: string | null; readonly to: string | null };
export interface LocationPattern {
  readonly prefix: string | null;
  readonly separator: string;
  /** Digits that numbers are padded to. */
  readonly digits: number;
  readonly spans: Readonly<Record<PatternPart, Span>>;
}
/** One code with what it is made of; a part the pattern leaves out is null. */
export type PatternCode = Readonly<Record<PatternPart, string | null>> & { readonly code: string };

export const MOST_AT_ONCE = 5000;
const LETTER = /^[A-Z]$/;
const DIGITS = /^\d{1,4}$/;
const NAMES: Readonly<Record<PatternPart, Text>> = {
  aisle: ['巷道', 'Aisle'],
  rack: ['货架', 'Rack'],
  level: ['层', 'Level'],
  slot: ['格', 'Slot'],
};
const ODD: Text = ['{part}：从和到都填数字，或都填一个大写字母', '{part}: give two numbers, or two capital letters'];
const BACKWARDS: Text = ['{part}：「到」不能小于「从」', '{part}: the end cannot be before the beginning'];
const NOTHING: Text = ['请至少填写一段编号范围', 'Give at least one range'];
const TOO_MANY: Text = ['一次最多生成{most}个库位，现为{n}个', 'At most {most} locations at once; these are {n}'];

/** What is wrong with a range; null for one that is sound or left out. */
function spanProblem(part: PatternPart, { from, to }: Span): Text | null {
  if (!from && !to) return null;
  const [a, b] = [from ?? '', to ?? ''];
  if (LETTER.test(a) && LETTER.test(b)) return b < a ? fill(BACKWARDS, { part: NAMES[part] }) : null;
  if (!DIGITS.test(a) || !DIGITS.test(b)) return fill(ODD, { part: NAMES[part] });
  return BigInt(b) < BigInt(a) ? fill(BACKWARDS, { part: NAMES[part] }) : null;
}

const valuesOf = ({ from, to }: Span, digits: number): readonly string[] => {
  if (!from || !to) return [];
  if (LETTER.test(from)) {
    const first = from.charCodeAt(0);
    return Array.from({ length: to.charCodeAt(0) - first + 1 }, (_, index) => String.fromCharCode(first + index));
  }
  const first = Number.parseInt(from, 10);
  const length = Number.parseInt(to, 10) - first + 1;
  return Array.from({ length }, (_, index) => String(first + index).padStart(digits, '0'));
};

/** Why a pattern cannot be used; null when it can. Its size is known before anything is spelt out. */
export function patternProblem({ spans, digits }: LocationPattern): Text | null {
  for (const part of PARTS) {
    const text = spanProblem(part, spans[part]);
    if (text) return text;
  }
  const used = PARTS.map((part) => valuesOf(spans[part], digits).length).filter((length) => length > 0);
  if (used.length === 0) return NOTHING;
  const n = used.reduce((product, length) => product * length, 1);
  return n > MOST_AT_ONCE ? fill(TOO_MANY, { most: MOST_AT_ONCE, n }) : null;
}

/** Every code of a sound pattern, in the order one walks along them. */
export function spellOut({ prefix, separator, digits, spans }: LocationPattern): readonly PatternCode[] {
  type Begun = Partial<Record<PatternPart, string>>;
  const begun = PARTS.reduce<readonly Begun[]>(
    (rows, part) => {
      const values = valuesOf(spans[part], digits);
      return values.length === 0 ? rows : rows.flatMap((row) => values.map((value) => ({ ...row, [part]: value })));
    },
    [{}],
  );
  return begun.map((row) => ({
    aisle: row.aisle ?? null,
    rack: row.rack ?? null,
    level: row.level ?? null,
    slot: row.slot ?? null,
    code: [prefix, ...PARTS.map((part) => row[part])].filter((piece) => piece).join(separator),
  }));
}

/** Without 0, 1, I and O: they are mistaken for one another when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Two characters that follow from the code, and differ for neighbours: who reads them stands in front of it. */
export function checkCharacterOf(code: string): string {
  const sum = [...code].reduce((total, letter, index) => (total * 31 + letter.charCodeAt(0) * (index + 7)) % 1021, 17);
  return `${ALPHABET[sum % 32]}${ALPHABET[Math.floor(sum / 32) % 32]}`;
}
