import type { Finding, Source } from './finding.ts';
import { lineAt } from './scan.ts';

const GLOSSARY = 'docs/glossary.md';
const HEADING = '## Words kept out of names';
const ROW = /^\| ([a-z]+) +\| (.+?) +\|$/gm;
const CODE = /^(?:apps|packages|modules|scripts|bench|e2e)\/.+\.tsx?$/;
const EXPORTED = /^export (?:async )?(?:const|let|function|class|interface|type) (\w+)/gm;

/** The words of the glossary's table, each with what to say instead. */
export function avoidedWords(glossary: string): ReadonlyMap<string, string> {
  const section = glossary.slice(glossary.indexOf(HEADING)).split('\n## ')[0] ?? '';
  return new Map([...section.matchAll(ROW)].map(([, word = '', instead = '']) => [word, instead]));
}

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/**
 * Finds exported names and files that use a word the glossary keeps out of names. The mistake: `Standing` stood for eight
 * things, and a newcomer had to learn what a deed, a lobby and a curtain are before reading a line of the engine.
 */
export function plainWords(sources: readonly Source[]): Finding[] {
  const words = avoidedWords(sources.find(({ path }) => path === GLOSSARY)?.text ?? '');
  if (words.size === 0) return [{ where: GLOSSARY, what: `has no table under “${HEADING}”` }];
  const found = (name: string): string | undefined => wordsOf(name).find((word) => words.has(word));
  return sources
    .filter(({ path }) => CODE.test(path))
    .flatMap(({ path, text }) => {
      const file = found(path.slice(path.lastIndexOf('/') + 1));
      const names = [...text.matchAll(EXPORTED)].flatMap((match) => {
        const word = found(match[1] ?? '');
        return word
          ? [{ where: `${path}:${lineAt(text, match.index)}`, what: `${match[1]}: “${word}”; say ${words.get(word)}` }]
          : [];
      });
      return [...(file ? [{ where: path, what: `“${file}”; say ${words.get(file)}` }] : []), ...names];
    });
}
