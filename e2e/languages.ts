import { partOf } from '../packages/testing/src/current-commit.ts';
import type { Lang } from './journey-context.ts';

const BOTH: readonly Lang[] = ['zh', 'en'];
/** Set by `npm run e2e`: all processes of a run must choose alike. */
const commit = process.env['TAKT_E2E_COMMIT'] ?? '0';
const asked = process.env['TAKT_E2E_LANG'];

/** The language a commit begins with; the next commit may begin with the other. */
export const languageOf = (hash: string): Lang => (Number.parseInt(hash.slice(0, 7), 16) % 2 === 0 ? 'zh' : 'en');

const titleSum = (title: string): number => [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
const isOdd = (title: string): boolean => titleSum(title) % 2 === 1;

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

/** How many runs of the gate it takes to play all that is played in turn. */
const TURNS = 5;
const isGate = process.env['TAKT_TESTS'] === 'gate';
const turn = partOf(commit, TURNS);

/** Whether this run plays what takes turns under a name: all do, but the gate's plays a fifth, chosen by the commit. */
export const isItsTurn = (name: string): boolean => !isGate || titleSum(name) % TURNS === turn;

/** In turn: for journeys about tools of the workspace, whose rules have tests of their own (ADR 0120). */
export const inTurn = (title: string, played: (title: string) => Versions = inOneLanguage): Versions =>
  isItsTurn(title) ? played(title) : [];

/** Whether the gate takes the nth of what it takes a part of, chosen by the commit; every other run takes all. */
export const isPartInTurn = (nth: number, parts: number): boolean => !isGate || nth % parts === partOf(commit, parts);
/** Of many alike the gate plays one. */
export const oneInTurn = (titles: readonly string[]): Versions =>
  titles.filter((_, nth) => isPartInTurn(nth, titles.length)).flatMap(inOneLanguage);

/**
 * Both languages: for the ten journeys that go through most forms, sentences and files. `TAKT_E2E_LANG=zh` or `en`
 * limits these as well.
 */
export const inBothLanguages = (title: string): Versions => versions(title, asked === 'zh' || asked === 'en' ? [asked] : BOTH);
