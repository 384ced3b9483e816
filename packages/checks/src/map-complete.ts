import type { Finding, Source } from './finding.ts';

const MAP = 'CONTRIBUTING.md';
/** Folders the map owes a line: packages with their inner folders, modules and applications. */
const FOLDER = /^(packages\/[^/]+(?:\/src\/[^/]+)?|modules\/[^/]+|apps\/[^/]+)\//;

/** The paths a map of indented lines names. */
export function pathsIn(map: string): ReadonlySet<string> {
  const above: string[] = [];
  const found = new Set<string>();
  for (const [, indent = '', name = ''] of map.matchAll(/^( *)([\w.*/-]+)\/(?: |$)/gm)) {
    const depth = indent.length / 2;
    above.length = depth;
    above[depth] = name;
    found.add(above.join('/'));
  }
  return found;
}

function foldersOf(sources: readonly Source[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const { path } of sources) {
    const folder = FOLDER.exec(path)?.[1];
    if (!folder) continue;
    folders.add(folder);
    const [top = '', name = ''] = folder.split('/');
    folders.add(`${top}/${name}`);
  }
  return folders;
}

/**
 * Holds the map in CONTRIBUTING.md to the code: every folder has its line, and every line its folder. The mistake: a map
 * that named modules nobody had written, and none of the folders that had been split since.
 */
export function mapComplete(sources: readonly Source[]): Finding[] {
  const text = sources.find(({ path }) => path === MAP)?.text ?? '';
  const [, map = ''] = /```\n(apps\/[\s\S]*?)```/.exec(text) ?? [];
  const named = pathsIn(map);
  const folders = foldersOf(sources);
  const owed = [...folders]
    .filter((folder) => !named.has(folder))
    .map((folder) => ({ where: MAP, what: `the map lacks ${folder}/` }));
  const gone = [...named]
    .filter((path) => FOLDER.exec(`${path}/`)?.[1] === path && !folders.has(path))
    .map((path) => ({ where: MAP, what: `the map names ${path}/, which does not exist` }));
  return [...owed, ...gone];
}
