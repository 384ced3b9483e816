import { type Entity, tableName } from '@takt/model';
import type { Finding, ModuleParts, Source } from './finding.ts';
import { entitiesOf } from './definitions.ts';
import { isScript, isTest } from './places.ts';
import { lineAt } from './scan.ts';

const PLACES = /^modules\/[^/]+\/server\//;
/** Owns data scopes, and so reads them as they are. */
const OWNER = 'modules/access/';
/** What asks for them: the engine's functions, the warehouse's own `seen`, and trying an action, which asks as the action does. */
const ASKS = /\b(?:inScope|allowedIn|seesIn|seen|dryRun)\(/;
const BY_HAND = /\bactor\.scopes\b|\bactor: \{ scopes/g;

/** Pieces of SQL that lend the rows of a table with data scopes to other modules, `vendorRows` for one. */
const piecesOf = (sources: readonly Source[], scoped: readonly string[]): readonly string[] => {
  const lent = new RegExp(`^export const (\\w+) = (?:verbatim\\(|fragment)[^;]*\\bfrom app\\.(?:${scoped.join('|')})\\b`, 'gm');
  return sources
    .filter(({ path }) => PLACES.test(path))
    .flatMap(({ text }) => [...text.matchAll(lent)].map(([, name = '']) => name));
};

/**
 * Finds answers that read rows a person may not see. A file that answers calls and reads a table with data scopes asks for them
 * by `inScope`; the engine alone knows what a scope is. Remembers: sixteen hand-written conditions, and one call without.
 */
export const dataScopes = (sources: readonly Source[], modules: readonly ModuleParts[]): Finding[] => {
  const scoped = entitiesOf(modules)
    .filter((entity: Entity) => Object.keys(entity.seenBy).length > 0)
    .map((entity: Entity) => tableName(entity.id));
  const pieces = piecesOf(sources, scoped);
  const reads = new RegExp(`\\b(?:from|join)\\s+(?:(?:app\\.)?(${scoped.join('|')})\\b|\\$\\{(${pieces.join('|')})\\})`);
  return sources
    .filter(({ path }) => PLACES.test(path) && isScript(path) && !isTest(path) && !path.startsWith(OWNER))
    .flatMap(({ path, text }) => {
      const byHand = [...text.matchAll(BY_HAND)].map(({ index }) => ({
        where: `${path}:${lineAt(text, index)}`,
        what: 'reads data scopes; use inScope, allowedIn or seesIn',
      }));
      const read = /\banswer\(/.test(text) && !ASKS.test(text) ? reads.exec(text) : null;
      return read
        ? [
            ...byHand,
            {
              where: `${path}:${lineAt(text, read.index)}`,
              what: `answers from ${read[1] ?? read[2]} without asking for data scopes`,
            },
          ]
        : byHand;
    });
};
