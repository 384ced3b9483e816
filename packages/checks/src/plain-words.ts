import { declaredNames, exportedNames, memberNames } from './declared-names.ts';
import type { Finding, Source } from './finding.ts';
import { isTest } from './places.ts';

const GLOSSARY = 'docs/glossary.md';
const HEADING = '## Words kept out of names';
const ROW = /^\| ([a-z]+) +\| (.+?) +\|$/gm;
/** The engines: in modules a word such as desk, paper or trace may be one of the trade. */
const CODE = /^packages\/.+\.tsx?$/;

/** The words of the glossary's table, each with what to say instead. */
export function avoidedWords(glossary: string): ReadonlyMap<string, string> {
  const section = glossary.slice(glossary.indexOf(HEADING)).split('\n## ')[0] ?? '';
  return new Map([...section.matchAll(ROW)].map(([, word = '', instead = '']) => [word, instead]));
}

/** Members named like something that is stored: a field of an entity, a store on devices. What is stored keeps its name. */
const STORED: readonly string[] = ['packages/handheld/src/device-store.ts kept'];

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/**
 * Finds files, types, functions and members that use a word the glossary keeps out of names; tests are asked only for what
 * they export. The mistake: `Standing` stood for eight things, and a newcomer had to learn what a deed, a lobby and a
 * curtain are before reading a line of the engine. Names a file keeps to itself are read as often as those it exports.
 */
export function plainWords(sources: readonly Source[]): Finding[] {
  const words = avoidedWords(sources.find(({ path }) => path === GLOSSARY)?.text ?? '');
  if (words.size === 0) return [{ where: GLOSSARY, what: `has no table under “${HEADING}”` }];
  const found = (name: string): string | undefined => wordsOf(name).find((word) => words.has(word));
  return sources
    .filter(({ path }) => CODE.test(path))
    .flatMap((source) => {
      const { path } = source;
      const file = found(path.slice(path.lastIndexOf('/') + 1));
      const names = [...exportedNames(source), ...(isTest(path) ? [] : [...declaredNames(source), ...memberNames(source)])];
      return [
        ...(file ? [{ where: path, what: `“${file}”; say ${words.get(file)}` }] : []),
        ...names.flatMap(({ name, line }) => {
          const word = STORED.includes(`${path} ${name}`) ? undefined : found(name);
          return word ? [{ where: `${path}:${line}`, what: `${name}: “${word}”; say ${words.get(word)}` }] : [];
        }),
      ];
    });
}
