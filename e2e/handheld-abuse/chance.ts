/** Numbers by chance that come again with the same seed. */
export interface Chance {
  /** A whole number from 0, below `end`. */
  readonly below: (end: number) => number;
  /** A whole number from `from` to `to`, both of them possible. */
  readonly between: (from: number, to: number) => number;
  readonly oneIn: (n: number) => boolean;
  readonly pick: <T>(of: readonly [T, ...T[]]) => T;
  /** One of the names, each as likely as its weight says. */
  readonly weighted: <K extends string>(weights: Readonly<Record<K, number>>) => K;
}

/** The generator known as mulberry32: small, and good enough to choose what a thumb does next. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    oneIn: (n) => below(n) === 0,
    pick: (of) => of[below(of.length)] ?? of[0],
    weighted: (weights) => {
      const all = Object.entries(weights) as [keyof typeof weights, number][];
      let at = next() * all.reduce((sum, [, weight]) => sum + weight, 0);
      const found = all.find(([, weight]) => {
        at -= weight;
        return at < 0;
      });
      return (found ?? all[0] ?? ['', 0])[0] as keyof typeof weights;
    },
  };
}
