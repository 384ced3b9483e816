import type { Lang } from './journey-context.ts';

const BOTH: readonly Lang[] = ['zh', 'en'];
/** Set by `npm run e2e`: all processes of a run must choose alike. */
const commit = process.env['TAKT_E2E_COMMIT'] ?? '0';
const asked = process.env['TAKT_E2E_LANG'];

/** The language a commit begins with; the next commit may begin with the other. */
export const languageOf = (hash: string): Lang => (Number.parseInt(hash.slice(0, 7), 16) % 2 === 0 ? 'zh' : 'en');

const titleSum = (title: string): number => [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
function languagesOf(title: string): readonly Lang[] {
  if (asked === 'both') return BOTH;
  if (asked === 'zh' || asked === 'en') return [asked];
  const begins = titleSum(title) % 2 === 0;
  return BOTH.filter((lang) => (lang === languageOf(commit)) === begins);
}

/**
 * The title and language of each test of a journey: one language, chosen by the commit and not the same for all journeys of a run, or
 * those that `TAKT_E2E_LANG` names. The screens come from the same definitions in both languages and checks demand both labels; what
 * the other would add are wrong words, which `npm run verify` finds.
 */
export const inLanguages = (title: string): readonly (readonly [title: string, lang: Lang])[] =>
  languagesOf(title).map((lang) => [`${title} (${lang})`, lang]);
