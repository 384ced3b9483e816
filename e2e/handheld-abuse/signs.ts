import type { Lang } from '../journey-context.ts';
import { type Answered } from './confirmed.ts';
import type { Noted } from './observer.ts';

const POSTED = /^(?:已过账：|Posted: )/;
const TAKEN_BACK = /^(?:已撤销：|Taken back: )/;
const GIVEN_BACK = /已归还$|given back$/;
/** A text with a hole in it, or what a program says instead of one. */
const UNWORDED = /\{\w+\}|undefined|\[object|NaN/;
const HAN = /\p{Script=Han}/u;
const ENGLISH = /[a-z]{3}/;
/** A change of address so long after the last touch is none of the person's. */
const BY_ITSELF_MS = 300;

const countOf = <T>(rows: readonly T[], is: (row: T) => boolean): number => rows.filter(is).length;

/** Signs that promise what did not come about, and answers that came about without a sign. */
export function signsApart(noted: readonly Noted[], answers: readonly Answered[], lang: Lang): readonly string[] {
  const apart: string[] = [];
  const signs = noted.flatMap((one) => (one.kind === 'sign' ? [one] : []));
  const labelOf = ({ entry }: Answered): string => entry.label[lang === 'zh' ? 0 : 1];
  const atMost = (words: string, pattern: RegExp, feeling: string, fates: readonly Answered['fate'][]): void => {
    const told = new Map<string, number>();
    for (const { text, feeling: felt } of signs)
      if (text && felt === feeling && pattern.test(text))
        told.set(text.replace(pattern, ''), (told.get(text.replace(pattern, '')) ?? 0) + 1);
    for (const [label, times] of told) {
      const true_ = countOf(answers, (one) => labelOf(one) === label && fates.includes(one.fate));
      if (times > true_) apart.push(`“${label}” was ${words} ${times} times, and is so ${true_} times`);
    }
  };
  atMost('shown as posted after it was kept', POSTED, 'good', ['accepted']);
  atMost('taken back', TAKEN_BACK, 'again', ['withdrawn']);
  const known = new Set(answers.map(labelOf));
  for (const label of known) {
    const shown = countOf(signs, ({ text, feeling }) => feeling === 'good' && text === label);
    const accepted = countOf(answers, (one) => labelOf(one) === label && one.fate === 'accepted');
    if (shown > accepted) apart.push(`“${label}” was shown as done ${shown} times, and is so ${accepted} times`);
  }
  for (const { entry, returned } of answers)
    if (returned) apart.push(`“${entry.label[1]}” came back after it had been taken out of the outbox`);
  return [...apart, ...untold(noted, answers)];
}

/** Every answer has a sign of its own on the page where it was given, unless that page ended before. */
function untold(noted: readonly Noted[], answers: readonly Answered[]): readonly string[] {
  return [...Map.groupBy(answers, ({ page }) => page)].flatMap(([page, given]) => {
    const own = noted.filter((one) => one.page === page);
    const told = countOf(
      own,
      (one) =>
        one.kind === 'sign' &&
        (one.feeling === 'kept' || (one.feeling === 'good' && !POSTED.test(one.text ?? '') && !GIVEN_BACK.test(one.text ?? ''))),
    );
    const lastSign = own.findLastIndex(({ kind }) => kind === 'sign');
    const ended = countOf(
      own.slice(lastSign + 1),
      (one) => one.kind === 'entry' && one.entry.tries === 0 && one.entry.fate === 'waiting',
    );
    const refused = countOf(given, ({ fate }) => fate === 'refused');
    return given.length - refused - ended > told + 1
      ? [`page ${page}: ${given.length} answers, ${refused} refused, ${ended} at its end, ${told} signs`]
      : [];
  });
}

/** Words nobody wrote, and words of the other language. Names of the journey's own goods are in neither. */
export function unworded(noted: readonly Noted[], lang: Lang): readonly string[] {
  return noted.flatMap((one) => {
    if (one.kind !== 'sign' || one.text === null) return [];
    const isForeign = lang === 'en' ? HAN.test(one.text) : ENGLISH.test(one.text);
    const isWrong = UNWORDED.test(one.text) || isForeign;
    return isWrong ? [`“${one.text}”`] : [];
  });
}

const taskIn = (hash: string): string => hash.split('/')[1] ?? '';
/** Pages that were changed under the person's finger: an answer leads on within its own kind of work, and nowhere else. */
export const carriedOff = (noted: readonly Noted[]): readonly string[] =>
  noted.flatMap((one) =>
    one.kind === 'way' && one.afterMs > BY_ITSELF_MS && taskIn(one.from) !== taskIn(one.to)
      ? [`${one.from} became ${one.to} ${one.afterMs} ms after the last touch`]
      : [],
  );
