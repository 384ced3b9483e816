import type { Letter, Severity } from './aql-tables.ts';

/**
 * The master tables of ISO 2859-1:1999 (GB/T 2828.1-2012) for single sampling, as printed: a number is the acceptance number
 * Ac, and Re = Ac + 1; `v` says to take the first plan below, `^` the first above, `-` that there is none. One row for each
 * letter, one column for each AQL. The reduced table of older standards leaves a gap between Ac and Re and must not be mixed in.
 */
export const GRIDS: Readonly<Record<Severity, Readonly<Partial<Record<Letter, string>>>>> = {
  normal: {
    A: 'v v v v v v v v v v v v v v 0 v v 1 2 3 5 7 10 14 21 30',
    B: 'v v v v v v v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 30 44',
    C: 'v v v v v v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 30 44 ^',
    D: 'v v v v v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 30 44 ^ ^',
    E: 'v v v v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 30 44 ^ ^ ^',
    F: 'v v v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^',
    G: 'v v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^',
    H: 'v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^',
    J: 'v v v v v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^',
    K: 'v v v v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    L: 'v v v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    M: 'v v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    N: 'v v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    P: 'v 0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    Q: '0 ^ v 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    R: '^ ^ 1 2 3 5 7 10 14 21 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
  },
  tightened: {
    A: 'v v v v v v v v v v v v v v v 0 v v 1 2 3 5 8 12 18 27',
    B: 'v v v v v v v v v v v v v v 0 v v 1 2 3 5 8 12 18 27 41',
    C: 'v v v v v v v v v v v v v 0 v v 1 2 3 5 8 12 18 27 41 ^',
    D: 'v v v v v v v v v v v v 0 v v 1 2 3 5 8 12 18 27 41 ^ ^',
    E: 'v v v v v v v v v v v 0 v v 1 2 3 5 8 12 18 27 41 ^ ^ ^',
    F: 'v v v v v v v v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^',
    G: 'v v v v v v v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^',
    H: 'v v v v v v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^',
    J: 'v v v v v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^',
    K: 'v v v v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    L: 'v v v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    M: 'v v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    N: 'v v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    P: 'v v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    Q: 'v 0 v v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    R: '0 ^ v 1 2 3 5 8 12 18 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    S: '- - 1 - - - - - - - - - - - - - - - - - - - - - - -',
  },
  reduced: {
    A: 'v v v v v v v v v v v v v v 0 v v 1 2 3 5 7 10 14 21 30',
    B: 'v v v v v v v v v v v v v 0 ^ v v 1 2 3 5 7 10 14 21 30',
    C: 'v v v v v v v v v v v v 0 ^ v v 1 2 3 5 6 8 10 14 21 ^',
    D: 'v v v v v v v v v v v 0 ^ v v 1 2 3 5 6 8 10 14 21 ^ ^',
    E: 'v v v v v v v v v v 0 ^ v v 1 2 3 5 6 8 10 14 21 ^ ^ ^',
    F: 'v v v v v v v v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^',
    G: 'v v v v v v v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^',
    H: 'v v v v v v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^',
    J: 'v v v v v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^',
    K: 'v v v v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    L: 'v v v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    M: 'v v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    N: 'v v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    P: 'v 0 ^ v v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    Q: '0 ^ ^ v 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
    R: '^ ^ ^ 1 2 3 5 6 8 10 ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^ ^',
  },
};
