import { tableName } from '@takt/model';
import type { Finding, Source } from './finding.ts';
import { isEngineCode, isTest } from './places.ts';
import { matches, scanned } from './scan.ts';

const DEFINED = /\b(?:entity|document)\s*\(\s*(['"])([^\S\n]+)\1/g;
/** The ids of all entities, read from the text of the definitions. */
export const definedIds = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path }) => /^modules\/[^/]+\/defs\//.test(path) && !isTest(path))
    .flatMap((source) =>
      matches(scanned(source).code, DEFINED).map(({ match }) => {
        const end = match.index + match[0].length - 1;
        return source.text.slice(end - (match[2] ?? '').length, end);
      }),
    );

/**
 * Finds the name or the table of an entity in a literal of the engines. Remembers: the generic item service
 * that names the users' table three times (Directus). What one entity needs, its module brings.
 */
export const engineNamesNoEntity = (sources: readonly Source[]): Finding[] => {
  const names = definedIds(sources).flatMap((id) => [id, tableName(id)]);
  if (names.length === 0) return [];
  const named = new RegExp(`(?<![\\w/-])(?:${names.map((name) => name.replace('.', '\\.')).join('|')})(?![\\w-])`);
  return sources
    .filter(({ path }) => isEngineCode(path))
    .flatMap((source) =>
      scanned(source).literals.flatMap(({ text, line }) => {
        const name = named.exec(text)?.[0];
        return name ? [{ where: `${source.path}:${line}`, what: `names the entity ${name}; its module must bring this` }] : [];
      }),
    );
};
