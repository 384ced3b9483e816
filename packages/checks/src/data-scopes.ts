import { type Entity, tableName } from '@takt/model';
import type { Finding, ModuleParts, Source } from './finding.ts';
import { entitiesOf } from './definitions.ts';
import { isScript, isTest } from './places.ts';
import { lineAt, matches, scanned } from './scan.ts';
import { SCOPE_READS } from './scope-reads.ts';
import { behind, behindTypes } from './statements/brackets.ts';

const PLACES = /^modules\/[^/]+\/server\//;
/** Owns data scopes, and so reads them as they are. */
const OWNER = 'modules/access/';
const BY_HAND = /\bactor\.scopes\b|\bactor: \{ scopes/g;

/** The engine's functions that ask. A statement asks by one of them, by a constant made with one, or by a condition handed to it. */
const ASKS = /\b(?:inScope|allowedIn|seesIn)\(/;
const ASKED = /\bconst\s+(?:\{[^}]*?(\w+)\s*\}|(\w+))\s*=\s*(?:await\s+)?(?:inScope|allowedIn|seesIn)\(/g;
const HANDED = /\b(\w+)\??:\s*Fragment\b/g;
/** Or it reads one warehouse or plant alone, where the file asks about that, or its answer is asked about at once. */
const OF_ONE = /\b(?:warehouse_id|plant_id|w\.id) = \$\{/;
const ASKS_ONE = /\b(?:seesIn|seen|dryRun)\(/;
const AT_ONCE = /\bseen\(\s*ctx,\s*await ctx\.$/;

const SENT = /\bsql(?:\.(?:one|maybe))?(?=[<`(])/g;

/** Pieces of SQL that lend the rows of a table with data scopes to other modules, `vendorRows` for one. */
const piecesOf = (sources: readonly Source[], scoped: readonly string[]): readonly string[] => {
  const lent = new RegExp(`^export const (\\w+) = (?:verbatim\\(|fragment)[^;]*\\bfrom app\\.(?:${scoped.join('|')})\\b`, 'gm');
  return sources
    .filter(({ path }) => PLACES.test(path))
    .flatMap(({ text }) => [...text.matchAll(lent)].map(([, name = '']) => name));
};

/** The statements of a file that are written as templates, with where each begins. */
function statementsOf(source: Source): readonly { readonly at: number; readonly text: string }[] {
  const { code } = scanned(source);
  return matches(code, SENT).flatMap(({ match }) => {
    const opens = behindTypes(code, match.index + match[0].length);
    return code[opens] === '`' ? [{ at: match.index, text: source.text.slice(opens, behind(code, opens)) }] : [];
  });
}

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, ...names]) => names.filter((name) => name !== undefined));

/** The parts of a file's statements that read a table with data scopes without asking for them. */
function unasked(source: Source, reads: RegExp): readonly Finding[] {
  const { path, text } = source;
  const asked = [...namesIn(text, ASKED), ...namesIn(text, HANDED)];
  const readIn = (part: string): string | undefined =>
    reads
      .exec(part)
      ?.slice(1)
      .find((name) => name !== undefined);
  const asks = new RegExp(`\\$\\{\\s*(?:${asked.join('|')})\\b`);
  return statementsOf(source).flatMap((statement) => {
    if (ASKS.test(statement.text) || (asked.length > 0 && asks.test(statement.text))) return [];
    if (AT_ONCE.test(text.slice(0, statement.at))) return [];
    if (`${path} ${readIn(statement.text)}` in SCOPE_READS) return [];
    return statement.text
      .split(/\bunion\b/)
      .filter((part) => !(ASKS_ONE.test(text) && OF_ONE.test(part)))
      .flatMap((part) => readIn(part) ?? [])
      .map((read) => ({
        where: `${path}:${lineAt(text, statement.at)}`,
        what: `answers from ${read} without asking for data scopes`,
      }));
  });
}

/**
 * Finds answers that read rows a person may not see: in a file that answers calls, each statement over a table with data scopes asks
 * for them; the engine alone knows what a scope is. Remembers: sixteen hand-written conditions, and a look-up that told of containers
 * in any warehouse because the statement beside it asked.
 */
export const dataScopes = (sources: readonly Source[], modules: readonly ModuleParts[]): Finding[] => {
  const scoped = entitiesOf(modules)
    .filter((entity: Entity) => Object.keys(entity.seenBy).length > 0)
    .map((entity: Entity) => tableName(entity.id));
  const pieces = piecesOf(sources, scoped);
  const reads = new RegExp(`\\b(?:from|join)\\s+(?:(?:app\\.)?(${scoped.join('|')})\\b|\\$\\{(${pieces.join('|')})\\})`);
  return sources
    .filter(({ path }) => PLACES.test(path) && isScript(path) && !isTest(path) && !path.startsWith(OWNER))
    .flatMap((source) => {
      const { path, text } = source;
      const byHand = [...text.matchAll(BY_HAND)].map(({ index }) => ({
        where: `${path}:${lineAt(text, index)}`,
        what: 'reads data scopes; use inScope, allowedIn or seesIn',
      }));
      return /\banswer\(/.test(text) ? [...byHand, ...unasked(source, reads)] : byHand;
    });
};
