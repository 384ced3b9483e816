import type { Finding, Source } from './finding.ts';
import { lineAt } from './scan.ts';

const MACHINE_PATH = /(?<![\w./\\~-])(?:\/(?:work|root)\/|\/(?:home|Users)\/\w+|[A-Z]:\\Users\\)/g;

/**
 * Finds paths of one machine. Remembers: a script that ran for its author only, and a document that told everybody
 * else to look in a folder they do not have.
 */
export const machinePaths = (sources: readonly Source[]): Finding[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(MACHINE_PATH)].map((found) => ({
      where: `${path}:${lineAt(text, found.index)}`,
      what: `${found[0]} is a path of one machine; make it relative or configurable`,
    })),
  );
