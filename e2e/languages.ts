import type { Lang } from './journey-context.ts';

const BOTH: readonly Lang[] = ['zh', 'en'];
/** Set by `npm run e2e`: all processes of a run must choose alike. */
const commit = process.env['TAKT_E2E_COMMIT'] ?? '0';
const asked = process.env['TAKT_E2E_LANG'];

/** The language a commit begins with; the next commit may begin with the other. */
export const languageOf = (hash: string): Lang => (Number.parseInt(hash.slice(0, 7), 16) % 2 === 0 ? 'zh' : 'en');

const isOdd = (title: string): boolean => [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2 === 1;

/** The title and language of each test of a journey. */
type Versions = readonly (readonly [title: string, lang: Lang])[];
const versions = (title: string, langs: readonly Lang[]): Versions => langs.map((lang) => [`${title} (${lang})`, lang]);

function chosen(other: boolean): readonly Lang[] {
  if (asked === 'both') return BOTH;
  if (asked === 'zh' || asked === 'en') return [asked];
  return BOTH.filter((lang) => (lang === languageOf(commit)) !== other);
}

/**
 * One language, chosen by the commit, and not the same for all journeys of a run. The screens come from the same definitions in
 * both languages and checks demand both labels; what a second run would add are wrong words, which a later commit finds as well.
 */
export const inOneLanguage = (title: string): Versions => versions(title, chosen(isOdd(title)));

/**
 * Both languages in every run: for the ten journeys that go through most forms, sentences and files. `TAKT_E2E_LANG=zh` or `en`
 * limits these as well.
 */
export const inBothLanguages = (title: string): Versions => versions(title, asked === 'zh' || asked === 'en' ? [asked] : BOTH);
