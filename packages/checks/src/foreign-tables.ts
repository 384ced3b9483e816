import { moduleOf, tableName } from '@takt/model';
import { entitiesOf, tablesOf } from './definitions.ts';
import type { Finding, ModuleParts, Source } from './finding.ts';
import { FOREIGN_READS } from './foreign-reads.ts';
import { isScript, isTest } from './places.ts';
import { scanned } from './scan.ts';

const PLACES = /^modules\/([^/]+)\/server\//;

const DEFINED = /\b(?:entity|document|series)\(\s*'([\w.]+)'/g;

/** Folders by the ids of what is defined there: modules may share the name their ids begin with (ADR 0105). */
const foldersOf = (sources: readonly Source[]): ReadonlyMap<string, string> =>
  new Map(
    sources.flatMap(({ path, text }) => {
      const [, folder] = /^modules\/([^/]+)\/defs\//.exec(path) ?? [];
      return folder === undefined ? [] : [...text.matchAll(DEFINED)].map(([, id = '']): [string, string] => [id, folder]);
    }),
  );

/** Tables by name, each with the module whose definitions make it. */
function ownersOf(sources: readonly Source[], modules: readonly ModuleParts[]): ReadonlyMap<string, string> {
  const folders = foldersOf(sources);
  return new Map(
    entitiesOf(modules).flatMap((entity) =>
      [null, ...tablesOf(entity).map(([name]) => name)].map((detail): [string, string] => [
        tableName(entity.id, ...(detail === null ? [] : [detail])),
        folders.get(entity.id) ?? moduleOf(entity.id),
      ]),
    ),
  );
}

interface ForeignRead {
  readonly line: number;
  readonly table: string;
}
/** Tables of other modules a file names in its texts; SQL stands nowhere else. */
function foreignReads(source: Source, owners: ReadonlyMap<string, string>): readonly ForeignRead[] {
  const [, module] = PLACES.exec(source.path) ?? [];
  return scanned(source).literals.flatMap(({ text, line }) =>
    [...text.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)].flatMap(({ 0: table, index }) => {
      const owner = owners.get(table);
      return owner === undefined || owner === module ? [] : [{ line: line + text.slice(0, index).split('\n').length - 1, table }];
    }),
  );
}

/**
 * Finds SQL that names tables of another module. What others may read of a table its module exports from `server/` as a piece of
 * SQL, so that a renamed column is one module's matter: `partRows`. What names tables all the same is counted in
 * `foreign-reads.ts`, by file; no count may grow.
 */
export function foreignTables(
  sources: readonly Source[],
  modules: readonly ModuleParts[],
  counted: Readonly<Record<string, number>> = FOREIGN_READS,
): Finding[] {
  const owners = ownersOf(sources, modules);
  const files = sources.filter(({ path }) => PLACES.test(path) && isScript(path) && !isTest(path));
  const more = files.flatMap((source): Finding[] => {
    const reads = foreignReads(source, owners);
    const allowed = counted[source.path] ?? 0;
    if (reads.length > allowed)
      return reads.map(({ line, table }) => ({
        where: `${source.path}:${line}`,
        what: `names ${table} of ${owners.get(table)}; read a piece its server door exports (${allowed} of ${reads.length} are counted)`,
      }));
    return [];
  });
  const gone = Object.keys(counted).filter((path) => !files.some((file) => file.path === path));
  return [...more, ...gone.map((path) => ({ where: path, what: 'is counted in foreign-reads.ts and does not exist' }))];
}
