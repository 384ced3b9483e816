/** What the tables of ISO 2859-1:1999 (GB/T 2828.1-2012) are read by: AQL, code letters, levels, severities, sample sizes. */
import type { Text } from '@takt/model';

/** In the order of the columns. Whole numbers carry a `.0`, because keys of an object that look like integers lose their order. */
export const AQLS = [
  '0.010',
  '0.015',
  '0.025',
  '0.040',
  '0.065',
  '0.10',
  '0.15',
  '0.25',
  '0.40',
  '0.65',
  '1.0',
  '1.5',
  '2.5',
  '4.0',
  '6.5',
  '10.0',
  '15.0',
  '25.0',
  '40.0',
  '65.0',
  '100.0',
  '150.0',
  '250.0',
  '400.0',
  '650.0',
  '1000.0',
] as const;
export type Aql = (typeof AQLS)[number];
export const aqlName = (aql: Aql): string => aql.replace(/^(\d{2,})\.0$/, '$1');
const nameOf = (aql: Aql): Text => [aqlName(aql), aqlName(aql)];
export const isAql = (value: string | null): value is Aql => AQLS.some((aql) => aql === value);
/** The values of a choice field. */
export const AQL_VALUES: Readonly<Record<string, Text>> = Object.fromEntries(AQLS.map((aql) => [aql, nameOf(aql)]));

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S'] as const;
export type Letter = (typeof LETTERS)[number];
export const LEVELS = ['S-1', 'S-2', 'S-3', 'S-4', 'I', 'II', 'III'] as const;
export type Level = (typeof LEVELS)[number];
export const SEVERITIES = { normal: ['正常', 'Normal'], tightened: ['加严', 'Tightened'], reduced: ['放宽', 'Reduced'] } as const;
export type Severity = keyof typeof SEVERITIES;

/** How many pieces a letter stands for. S exists in the tightened table only. */
const FULL = {
  A: 2,
  B: 3,
  C: 5,
  D: 8,
  E: 13,
  F: 20,
  G: 32,
  H: 50,
  J: 80,
  K: 125,
  L: 200,
  M: 315,
  N: 500,
  P: 800,
  Q: 1250,
  R: 2000,
  S: 3150,
};
const REDUCED = { A: 2, B: 2, C: 2, D: 3, E: 5, F: 8, G: 13, H: 20, J: 32, K: 50, L: 80, M: 125, N: 200, P: 315, Q: 500, R: 800 };
export const sizeOf = (letter: Letter, severity: Severity): number | null =>
  severity !== 'reduced' ? FULL[letter] : letter === 'S' ? null : REDUCED[letter];

/** Code letters by lot size: up to how many pieces, then one letter for each level in the order of LEVELS. */
export const CODE_LETTERS: readonly (readonly [upTo: number, letters: string])[] = [
  [8, 'AAAAAAB'],
  [15, 'AAAAABC'],
  [25, 'AABBBCD'],
  [50, 'ABBCCDE'],
  [90, 'BBCCCEF'],
  [150, 'BBCDDFG'],
  [280, 'BCDEEGH'],
  [500, 'BCDEFHJ'],
  [1200, 'CCEFGJK'],
  [3200, 'CDEGHKL'],
  [10000, 'CDFGJLM'],
  [35000, 'CDFHKMN'],
  [150000, 'DEGJLNP'],
  [500000, 'DEGJMPQ'],
  [Number.POSITIVE_INFINITY, 'DEHKNQR'],
];
