import type { Finding, Source } from './finding.ts';
import { findInCode } from './scan.ts';

const WRITTEN = /\belementString\b|\\u001[Dd]/g;

/**
 * Finds journeys that write the symbols they scan. The mistake: a journey that passed with a string no label carries, while the
 * labels we print could not be read. What a journey scans, it decodes from what the product printed (`scanPdf`).
 */
export const journeysScanPrints = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => path.startsWith('e2e/') && path.endsWith('.e2e.ts'))
    .flatMap((source) => findInCode(source, WRITTEN, () => 'a journey scans what was printed: decode the PDF with scanPdf'));
