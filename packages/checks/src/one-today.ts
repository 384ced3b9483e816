import type { Finding, Source } from './finding.ts';
import { isTest } from './places.ts';
import { findInCode } from './scan.ts';

const PLACES = /^(?:modules\/[^/]+\/(?:defs|server)|packages\/(?:content|identity|http))\//;
const CUT = /\b(now|clock)\.slice\(0, 10\)/g;

/**
 * Finds dates cut off a clock. The mistake: the company's date where the plant's was meant, so that guards of a plant abroad ask
 * about yesterday (ADR 0092).
 */
export const oneToday = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => PLACES.test(path) && !isTest(path))
    .flatMap((source) =>
      findInCode(source, CUT, ([match]) => `${match} is one of several dates; use todayOf, businessDay or companyDay`),
    );
