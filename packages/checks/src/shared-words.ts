import type { Finding, Source } from './finding.ts';
import { isScript, isTest } from './places.ts';
import { lineAt } from './scan.ts';

const SET = 'packages/model/src/shared-words.ts';
const CODE = /^(?:apps|modules|packages\/(?!checks\/))/;
const QUOTED = String.raw`'((?:[^'\\\n]|\\.)*)'`;
const PAIR = new RegExp(String.raw`\[\s*${QUOTED}\s*,\s*${QUOTED}\s*,?\s*\]`, 'g');
const ENTRY = new RegExp(String.raw`^ {2}(\w+): \[${QUOTED}, ${QUOTED}\],$`, 'gm');
const CHINESE = /\p{Script=Han}/u;

interface Pair {
  readonly zh: string;
  readonly en: string;
  readonly where: string;
}
const pairsOf = ({ path, text }: Source): readonly Pair[] =>
  [...text.matchAll(PAIR)]
    .map(({ 1: zh = '', 2: en = '', index }) => ({ zh, en, where: `${path}:${lineAt(text, index)}` }))
    .filter(({ zh }) => CHINESE.test(zh));

const pairsIn = (sources: readonly Source[]): readonly Pair[] =>
  sources.filter(({ path }) => CODE.test(path) && isScript(path) && !isTest(path)).flatMap(pairsOf);

/** Finds words of buttons and heads written again beside the shared ones. The mistake: 取消 stood in 34 files. */
export function sharedWords(sources: readonly Source[]): Finding[] {
  const set = new Map<string, string>();
  for (const [, name = '', zh = '', en = ''] of sources.find(({ path }) => path === SET)?.text.matchAll(ENTRY) ?? [])
    set.set(`${zh} ${en}`, name);
  if (set.size === 0) return [{ where: SET, what: 'has no words' }];
  return pairsIn(sources).flatMap(({ zh, en, where }) => {
    const name = where.startsWith(`${SET}:`) ? undefined : set.get(`${zh} ${en}`);
    return name ? [{ where, what: `[${zh}, ${en}] is sharedWords.${name}` }] : [];
  });
}

/**
 * Chinese texts that are said in several ways in English. Many have to be: Chinese has one form where English tells a verb, a noun and
 * a participle. Others are slips, such as 放弃修改, which was Discard on three pages and Discard changes on three others. Nobody but a
 * reader can tell, so they are listed (`npm run check -- --several-english`) and fail nothing.
 */
export const severalEnglish = (sources: readonly Source[]): readonly string[] =>
  [...Map.groupBy(pairsIn(sources), ({ zh }) => zh)].flatMap(([zh, found]) => {
    const english = [...Map.groupBy(found, ({ en }) => en)];
    return english.length === 1 ? [] : [`${zh}: ${english.map(([en, [first]]) => `${en} (${first?.where})`).join(', ')}`];
  });
