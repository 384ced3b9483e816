import type { Finding, Source } from './finding.ts';
import { isScript, isTest } from './places.ts';
import { matches, scanned } from './scan.ts';

const PLACES = /^(?:packages\/web\/|modules\/[^/]+\/web\/|packages\/http\/src\/)/;
const OPERAND = /[\w.?]*\bstatus\b/.source;
const COMPARED = new RegExp(
  `(?<!typeof\\s+[\\w.?]*)\\bstatus\\b\\s*[!=]==?|[!=]==?\\s*${OPERAND}(?!\\s*[(.])|\\bswitch\\s*\\(\\s*${OPERAND}\\s*\\)|\\.includes\\(\\s*${OPERAND}\\s*\\)`,
  'g',
);
/** What follows when it is no state of a document: an HTTP number, nothing at all, a settled promise. */
const NO_STATE = /^\s*(?:-?\d|undefined\b|null\b|'fulfilled')/;
const NUMBER_BEFORE = /-?\d+\s*$/;

/**
 * Finds screens and routes that decide by the state themselves. Remembers: a page that offers Cancel on lost orders,
 * which the server refuses, because the rule stands once here and once there (InvenTree). Ask `refusal()`.
 */
export const noStatusCompare = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => PLACES.test(path) && isScript(path) && !isTest(path))
    .flatMap((source) =>
      matches(scanned(source).code, COMPARED)
        .filter(({ match }) => !NO_STATE.test(source.text.slice(match.index + match[0].length)))
        .filter(({ match }) => !NUMBER_BEFORE.test(source.text.slice(0, match.index)))
        .map(({ line }) => ({ where: `${source.path}:${line}`, what: 'judges a state; ask refusal() instead' })),
    );
