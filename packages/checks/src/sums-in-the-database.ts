import type { Finding, Source } from './finding.ts';
import { isModuleCode } from './places.ts';
import { findInCode } from './scan.ts';

/** A patch, up to the end of its statement, that sets a figure to itself and something more or less. */
const SUM = /\bpatch(?:Line)?\([^;]*?\{[^;]*?\b(\w+): (?:add|subtract)Decimal\([^;,]*?\b\1\b/g;

/**
 * Finds sums that are read, changed in the program and written back. The mistake: two boxes of one line in one receipt, where the
 * second overwrote the first. `increment` and `incrementLine` add in the database.
 */
export const sumsInTheDatabase = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => isModuleCode(path))
    .flatMap((source) =>
      findInCode(source, SUM, ([, field]) => `${field} is read and written back; use increment or incrementLine`),
    );
