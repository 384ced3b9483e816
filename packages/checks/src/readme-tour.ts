import type { Finding, Source } from './finding.ts';
import { textsIn } from './text-words.ts';

const README = 'README.md';
const BEGIN = '## Ten minutes';
/** `上架规则 (Putaway rule)`: what stands on the screen, in both languages. */
const NAME = /([A-Z]*\p{Script=Han}[\p{Script=Han}A-Z]*) \(([^)]+)\)/gu;
const CODE = /`([A-Za-z][\w-]*)`/g;
const PLACE = / ?\{\w+\}/g;
const STORY = /^scripts\//;

/**
 * Finds names in the README's tour that no screen has, and codes that the demonstration does not tell of. The mistake: the tour
 * sent people to a tab of another name, and recalled a batch that nobody had received.
 */
export function readmeTour(sources: readonly Source[]): Finding[] {
  const readme = sources.find(({ path }) => path === README)?.text ?? '';
  const tour = (readme.slice(readme.indexOf(BEGIN) + BEGIN.length).split('\n## ')[0] ?? '').replace(/\s+/g, ' ');
  const names = [...tour.matchAll(NAME)].map(([, zh = '', en = '']) => ({ zh, en: en.split(' › ').at(-1) ?? '' }));
  if (!readme.includes(BEGIN) || names.length === 0) return [{ where: README, what: `has no tour under “${BEGIN}”` }];
  const shown = new Set(sources.flatMap(textsIn).map(({ zh, en }) => `${zh.replaceAll(PLACE, '')} ${en.replaceAll(PLACE, '')}`));
  const story = sources.filter(({ path }) => STORY.test(path)).map(({ text }) => text);
  return [
    ...names
      .filter(({ zh, en }) => !shown.has(`${zh} ${en}`))
      .map(({ zh, en }) => ({ where: README, what: `names ${zh} (${en}), which no screen says` })),
    ...[...tour.matchAll(CODE)]
      .map(([, code = '']) => code)
      .filter((code) => !story.some((text) => text.includes(`'${code}'`)))
      .map((code) => ({ where: README, what: `names ${code}, of which the demonstration does not tell` })),
  ];
}
