import type { Finding, Source } from './finding.ts';
import { isScript, isTest } from './places.ts';
import { matches } from './scan.ts';

const PLACES = /^modules\/[^/]+\/server\//;
/** The state of an account is no document's. */
const OF_ACCOUNTS = 'modules/access/server/user-account.ts';
/** The column, under whatever name its table has, quoted, cast or with something in place of nothing. */
const COLUMN = String.raw`(?<![\w.])(?:\w+\.)?(?:status\b|"status")(?:\s*::\s*\w+)?(?:\s*,\s*'\w*'\s*\))?`;
const CODE = String.raw`'[\w{},]*'`;
const WRITTEN = [
  String.raw`${COLUMN}\s*(?:(?:not\s+)?in\s*\(\s*|(?:=|<>|!=|<=?|>=?)\s*(?:(?:any|all)\s*\(\s*(?:array\s*\[\s*)?)?)${CODE}`,
  String.raw`${COLUMN}\s+(?:not\s+)?(?:between|is\s+(?:not\s+)?distinct\s+from)\s+${CODE}`,
  String.raw`${CODE}\s*(?:=|<>|!=)\s*${COLUMN}`,
  String.raw`\bcase\s+${COLUMN}\s+when\s+${CODE}`,
];
const LITERAL = new RegExp(WRITTEN.join('|'), 'g');

/**
 * Finds codes of states written out in SQL. Remembers: a state that got another code, and twelve statements that went on asking
 * for the old one. `codes(Doc, 'published')` is known to the compiler.
 */
export const stateCodes = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => PLACES.test(path) && isScript(path) && !isTest(path) && path !== OF_ACCOUNTS)
    .flatMap(({ path, text }) =>
      matches(text, LITERAL).map(({ line, match }) => ({
        where: `${path}:${line}`,
        what: `writes out ${match[0]}; use codes(Document, …)`,
      })),
    );
