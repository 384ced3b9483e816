import type { Finding, Source } from './finding.ts';

const FORBIDDEN = ['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'managers', 'misc'];
const CODE = /^(?:apps|packages|modules|scripts|bench|e2e)\//;

const wordsOf = (part: string): readonly string[] => part.toLowerCase().split(/[-_.]/);

/**
 * Finds files and folders named after nothing. The mistake: a `utils` into which goes what has no thought-out place,
 * until everything imports it and it imports everything.
 */
export const forbiddenNames = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => CODE.test(path))
    .flatMap(({ path }) => {
      const word = path
        .split('/')
        .flatMap(wordsOf)
        .find((one) => FORBIDDEN.includes(one));
      return word ? [{ where: path, what: `“${word}” says nothing; name the subject` }] : [];
    });
