import type { Finding, Source } from './finding.ts';
import { isModuleCode } from './places.ts';
import { findInCode } from './scan.ts';

const FLOAT = /\bparseFloat\b|(?<![\w.$])Number\b(?!\s*\.)/g;

/**
 * Finds quantities on their way into a float. The mistake: 0.1 + 0.2 kilograms that are not 0.3, and a balance that does
 * not close. Decimals are strings; `addDecimal` and its like, or one SQL statement, do the arithmetic.
 */
export const noFloat = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => isModuleCode(path))
    .flatMap((source) => findInCode(source, FLOAT, ([match]) => `${match} makes a float; use the decimal functions or SQL`));
