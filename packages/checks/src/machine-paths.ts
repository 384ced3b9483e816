import type { Finding, Source } from './finding.ts';
import { lineAt } from './scan.ts';

const MACHINE_PATH = /(?<![\w./\\~-])(?:\/(?:work|root)\/|\/(?:home|Users)\/\w+|[A-Z]:\\Users\\)/g;

/**
 * Finds paths of one machine. The mistake: a script that runs for its author only, or a page that sends everybody else
 * to a folder they do not have.
 */
export const machinePaths = (sources: readonly Source[]): Finding[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(MACHINE_PATH)].map((found) => ({
      where: `${path}:${lineAt(text, found.index)}`,
      what: `${found[0]} is a path of one machine; make it relative or configurable`,
    })),
  );
