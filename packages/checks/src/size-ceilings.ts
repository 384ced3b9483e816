import type { Finding, Source } from './finding.ts';
import { isScript, isTest, modulePlace } from './places.ts';

const CEILINGS = { definition: 250, 'module server': 300, screen: 300, engine: 350, test: 400 } as const;
type FileKind = keyof typeof CEILINGS;

/** Lists of what a module has grow with it. */
const isList = (path: string): boolean => path.endsWith('/index.ts');
const isGenerated = (path: string): boolean => /\.gen\.(?:d\.)?tsx?$/.test(path);

function kindOf(path: string): FileKind {
  if (isTest(path)) return 'test';
  const folder = modulePlace(path)?.folder;
  if (folder === undefined) return 'engine';
  if (folder === 'web') return 'screen';
  return folder === 'defs' || folder === '' ? 'definition' : 'module server';
}

const linesOf = (text: string): number => text.replace(/\n$/, '').split('\n').length;

/**
 * Finds files past their ceiling. Remembers: one service file per module by rule, which grew to 127 KB (Carbon). A file
 * at its ceiling is split by subject.
 */
export const sizeCeilings = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => isScript(path) && !isGenerated(path) && !isList(path))
    .flatMap(({ path, text }) => {
      const [kind, lines] = [kindOf(path), linesOf(text)];
      const most = CEILINGS[kind];
      return lines > most ? [{ where: `${path}:${most + 1}`, what: `${lines} lines; a ${kind} file has at most ${most}` }] : [];
    });
