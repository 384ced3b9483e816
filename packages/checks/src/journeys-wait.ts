import type { Finding, Source } from './finding.ts';
import { findInCode } from './scan.ts';

const LOOKS_ONCE =
  /\bassert\.(?!doesNotMatch)\w+\([^;\n]*\.(?:count|inputValue|isChecked|isDisabled|isEnabled|isVisible|getAttribute|innerText)\(/g;

/**
 * Finds journeys that look at a page once. The mistake: a menu was read before it was drawn, the journey failed on a busy machine
 * and passed when it was played again. `expect` of `e2e/test.ts` looks until it is so. What must never stand there
 * is looked for at once (`doesNotMatch`): waiting would forgive it.
 */
export const journeysWait = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => path.startsWith('e2e/'))
    .flatMap((source) => findInCode(source, LOOKS_ONCE, () => 'looks once; use expect, which waits'));
