import { posix } from 'node:path';
import type { Finding, Source } from './finding.ts';
import { importsOf } from './imports.ts';
import { isScript } from './places.ts';

/** The files each file of the repository imports by a relative path, types included. */
function graphOf(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Set(sources.map(({ path }) => path));
  const edges = (source: Source): readonly string[] =>
    importsOf(source)
      .map(({ specifier }) => (specifier.startsWith('.') ? posix.join(posix.dirname(source.path), specifier) : ''))
      .filter((path) => paths.has(path));
  return new Map(sources.filter(({ path }) => isScript(path)).map((source) => [source.path, edges(source)]));
}

/** One circle for each set of files that import each other, found by depth first search. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (path: string, above: string[]): void => {
    const at = above.indexOf(path);
    if (at >= 0) circles.push(above.slice(at));
    if (at >= 0 || done.has(path)) return;
    above.push(path);
    for (const next of graph.get(path) ?? []) visit(next, above);
    above.pop();
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return circles;
}

/**
 * Finds files that import each other in a circle, types included: none of them can be read, tested or moved without the
 * others. The mistake: the registry knew the engine's parts and they knew the registry, so neither could be split off.
 */
export const noCircles = (sources: readonly Source[]): Finding[] =>
  circlesIn(graphOf(sources)).map((circle) => ({
    where: circle[0] ?? '',
    what: `imports itself by way of ${circle.slice(1).join(', ') || 'nothing else'}`,
  }));
