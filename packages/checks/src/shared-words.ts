import type { Finding, Source } from './finding.ts';
import { isScript, isTest } from './places.ts';
import { lineAt } from './scan.ts';
import { severalEnglish, type SeveralEnglish } from './several-english.ts';

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

/**
 * Finds words of buttons and heads written again beside the shared ones, and Chinese texts with several English ones. The
 * mistake: 取消 stood in 34 files, and 放弃修改 was Discard on three pages and Discard changes on three others.
 */
export function sharedWords(sources: readonly Source[], listed: SeveralEnglish = severalEnglish): Finding[] {
  const set = new Map<string, string>();
  for (const [, name = '', zh = '', en = ''] of sources.find(({ path }) => path === SET)?.text.matchAll(ENTRY) ?? [])
    set.set(`${zh} ${en}`, name);
  if (set.size === 0) return [{ where: SET, what: 'has no words' }];
  const pairs = sources.filter(({ path }) => CODE.test(path) && isScript(path) && !isTest(path)).flatMap(pairsOf);
  const again = pairs.flatMap(({ zh, en, where }) => {
    const name = where.startsWith(`${SET}:`) ? undefined : set.get(`${zh} ${en}`);
    return name ? [{ where, what: `[${zh}, ${en}] is sharedWords.${name}` }] : [];
  });
  return [...again, ...several(pairs, listed)];
}

function several(pairs: readonly Pair[], listed: SeveralEnglish): Finding[] {
  const english = Map.groupBy(pairs, ({ zh }) => zh);
  const unlisted = [...english].flatMap(([zh, found]) => {
    const known = listed[zh]?.english ?? [found[0]?.en ?? ''];
    const all = [...new Set(found.map(({ en }) => en))].join(', ');
    return found
      .filter(({ en }) => !known.includes(en))
      .map(({ where }) => ({ where, what: `${zh} is several in English (${all}); agree on one, or list it with its reason` }));
  });
  const gone = Object.entries(listed).flatMap(([zh, { english: known }]) => {
    const unused = known.filter((en) => !english.get(zh)?.some((pair) => pair.en === en));
    return unused.map((en) => ({
      where: 'packages/checks/src/several-english.ts',
      what: `nothing says ${zh} as ${en} any more`,
    }));
  });
  return [...unlisted, ...gone];
}
