import type { Finding, Source } from './finding.ts';
import { isScript, isTest } from './places.ts';
import { matches } from './scan.ts';

const PLACES = /^modules\/[^/]+\/server\//;
const LITERAL = /(?<!\w)(?:\w+\.)?status\s+(?:(?:not\s+)?in\s*\(\s*|=\s*|<>\s*|!=\s*)'\w*'/g;

/**
 * Finds codes of states written out in SQL. Remembers: a state that got another code, and twelve statements that went on asking
 * for the old one. `codes(Doc, 'published')` is known to the compiler.
 */
export const stateCodes = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => PLACES.test(path) && isScript(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      matches(text, LITERAL)
        // The state of an account is no document's.
        .filter(({ match }) => !match[0].startsWith('a.status'))
        .map(({ line, match }) => ({ where: `${path}:${line}`, what: `writes out ${match[0]}; use codes(Document, …)` })),
    );
