export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Polyline = readonly Point[];

/** Width and height of the grid the letters are drawn on. */
export const GLYPH = { width: 6, height: 9 } as const;

/**
 * Letters as strokes on the grid: pairs of x and y, strokes divided by `|`, `~` before a stroke bends it smoothly through its
 * points. Of characters people mistake for each other only one is here: no 0 1 I O Q, no B G S V Z.
 */
const STROKES = {
  2: '~02 10 30 51 52 44 26 09|09 69',
  3: '~01 20 40 52 43 24|~24 44 56 57 49 29 08',
  4: '40 06 66|42 49',
  5: '50 10 04|~04 23 44 66 57 39 19 08',
  6: '~51 30 12 05 07 29 49 67 66 54 34 15',
  7: '00 60 29',
  8: '~34 12 11 30 50 52 34 06 07 29 49 67 66 34',
  9: '~64 45 25 03 02 20 40 62 65 47 29 08',
  A: '09 30 69|16 56',
  C: '~61 40 20 02 07 29 49 68',
  D: '00 09|~00 30 52 64 65 57 39 09',
  E: '60 00 09 69|04 54',
  F: '60 00 09|04 54',
  H: '00 09|60 69|04 64',
  J: '20 60|~40 44 47 39 19 07',
  K: '00 09|60 05|23 69',
  L: '00 09 69',
  M: '09 00 36 60 69',
  N: '09 00 69 60',
  P: '00 09|~00 40 61 63 45 05',
  R: '00 09|~00 40 61 63 45 05|25 69',
  T: '00 60|30 39',
  U: '~00 03 06 18 39 58 66 63 60',
  W: '00 19 33 59 60',
  X: '00 69|60 09',
  Y: '00 34 60|34 39',
} as const satisfies Record<string, string>;

const BENDS_PER_SPAN = 5;

/** A smooth line through the points (Catmull–Rom). */
function bent(points: Polyline): Polyline {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] as Point; // clamped: always there
  const along = (span: number, t: number, axis: 'x' | 'y'): number => {
    const [a, b, c, d] = [at(span - 1)[axis], at(span)[axis], at(span + 1)[axis], at(span + 2)[axis]];
    return b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  const spans = points.slice(1).flatMap((_, span) =>
    Array.from({ length: BENDS_PER_SPAN }, (_, step): Point => {
      const t = (step + 1) / BENDS_PER_SPAN;
      return { x: along(span, t, 'x'), y: along(span, t, 'y') };
    }),
  );
  return [at(0), ...spans];
}

function strokesOf(text: string): readonly Polyline[] {
  return text.split('|').map((stroke) => {
    const points = stroke
      .replace('~', '')
      .split(' ')
      .map((pair): Point => ({ x: Number(pair[0]), y: Number(pair[1]) }));
    return stroke.startsWith('~') ? bent(points) : points;
  });
}

const GLYPHS: ReadonlyMap<string, readonly Polyline[]> = new Map(
  Object.entries(STROKES).map(([character, text]) => [character, strokesOf(text)]),
);

export const CAPTCHA_ALPHABET: readonly string[] = [...GLYPHS.keys()];

/** The strokes of a character; none for a character the font lacks. */
export const glyphOf = (character: string): readonly Polyline[] => GLYPHS.get(character) ?? [];
