import type { Finding, Source } from './finding.ts';
import { isScript, isTest } from './places.ts';
import { lineAt } from './scan.ts';

const GLOSSARY = 'docs/glossary.md';
const HEADING = '## Words kept out of texts';
const ROW = /^\| ([^|]+?) +\| ([^|]+?) +\| ([^|]*?) *\|$/gm;
const CODE = /^(?:apps|modules|packages\/(?!checks\/))/;
const QUOTED = String.raw`(['\x60])((?:(?!\1)[^\\\n]|\\.)*)\1`;
/** The second is looked at only: it may be the Chinese half of the next one. */
const PAIR = new RegExp(String.raw`${QUOTED}(?=\s*,\s*${QUOTED.replaceAll(String.raw`\1`, String.raw`\3`)})`, 'g');
const PLACE = /\{\w+\}/g;
const CHINESE = /\p{Script=Han}/u;

interface ShownText {
  readonly zh: string;
  readonly en: string;
  readonly where: string;
}
/** The texts of a file in both languages; tests and scripts show nothing to anybody. */
export const textsIn = ({ path, text }: Source): readonly ShownText[] =>
  CODE.test(path) && isScript(path) && !isTest(path)
    ? [...text.matchAll(PAIR)]
        .map(({ 2: zh = '', 4: en = '', index }) => ({ zh, en, where: `${path}:${lineAt(text, index)}` }))
        .filter(({ zh, en }) => CHINESE.test(zh) && !CHINESE.test(en))
    : [];

interface Avoided {
  readonly word: string;
  readonly instead: string;
  /** Terms of the trade the word is part of. */
  readonly except: readonly string[];
}

/** The rows of the glossary's table. */
export function avoidedIn(glossary: string): readonly Avoided[] {
  const section = glossary.slice(glossary.indexOf(HEADING)).split('\n## ')[0] ?? '';
  return [...section.matchAll(ROW)]
    .map(([, word = '', instead = '', except = '']) => ({
      word,
      instead,
      except: except.split(', ').filter((term) => term !== ''),
    }))
    .filter(({ word }) => word !== 'Word' && !word.startsWith('---'));
}

function uses(text: string, { word, except }: Avoided): boolean {
  const rest = except.reduce((left, term) => left.replaceAll(term, ''), text.replaceAll(PLACE, ''));
  return CHINESE.test(word) ? rest.includes(word) : new RegExp(String.raw`\b${word}s?\b`).test(rest);
}

/**
 * Finds texts with a word the glossary keeps out of them. The mistake: one thing had two or three names, 移转 here and 移库 there,
 * 反馈 and 回复, and people asked what the difference was.
 */
export function textWords(sources: readonly Source[]): Finding[] {
  const avoided = avoidedIn(sources.find(({ path }) => path === GLOSSARY)?.text ?? '');
  if (avoided.length === 0) return [{ where: GLOSSARY, what: `has no table under “${HEADING}”` }];
  return sources
    .flatMap(textsIn)
    .flatMap(({ zh, en, where }) =>
      avoided
        .filter((one) => uses(CHINESE.test(one.word) ? zh : en, one))
        .map(({ word, instead }) => ({ where, what: `[${zh}, ${en}]: “${word}”; say ${instead}` })),
    );
}
