import type { Finding, Source } from './finding.ts';
import { isScript } from './places.ts';

const COMMANDS = 'scripts/check.ts';
const PROJECT = /'tsc', '-p', '([^']+)'/g;

interface Project {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

const joined = (folder: string, pattern: string): string => {
  const parts: string[] = [];
  for (const part of `${folder}/${pattern}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
};

/** As the compiler reads its patterns: `*` stays in a folder, `**` does not, and a folder means all that is in it. */
export function patternOf(folder: string, pattern: string): RegExp {
  const path = joined(folder, pattern);
  const spelt = path.replace(/\*\*\/|\*|[.+()]/g, (sign) => (sign === '**/' ? '(?:.*/)?' : sign === '*' ? '[^/]*' : `\\${sign}`));
  return new RegExp(`^${spelt}${path === '' ? '' : '(?:/|$)'}`);
}

function filesOf(sources: readonly Source[], path: string): readonly string[] {
  const file = path.endsWith('.json') ? path : `${path}/tsconfig.json`;
  const text = sources.find((source) => source.path === file)?.text;
  if (text === undefined) return [];
  const { include, exclude = [] } = JSON.parse(text) as Project;
  const folder = file.split('/').slice(0, -1).join('/');
  const [taken, left] = [include, exclude].map((patterns) => patterns.map((pattern) => patternOf(folder, pattern)));
  return sources.flatMap((source) =>
    taken?.some((one) => one.test(source.path)) && !left?.some((one) => one.test(source.path)) ? [source.path] : [],
  );
}

/**
 * Finds files no project of the compiler includes. The mistake: tests of screens nobody compiled, in which a name that was
 * gone for weeks still stood.
 */
export function filesCompiled(sources: readonly Source[]): Finding[] {
  const commands = sources.find(({ path }) => path === COMMANDS)?.text ?? '';
  const projects = [...commands.matchAll(PROJECT)].map(([, path = '']) => path);
  const compiled = new Set(projects.flatMap((path) => filesOf(sources, path)));
  return sources
    .filter(({ path }) => isScript(path) && !compiled.has(path))
    .map(({ path }) => ({ where: path, what: `is in none of the projects ${COMMANDS} compiles: ${projects.join(', ')}` }));
}
