import { type Action, actionWay, PRINT, rowCommandName, stateOfCode } from '@takt/model';
import { isNotTheirs, usualNext } from '../actions/offer.ts';
import type { Row } from '../api/calls.ts';
import { canBy, type Judged, printable, type Ticked } from './batch.ts';
import type { Acting } from './use-acting.tsx';

type Rules = Pick<Acting, 'doc' | 'buttons' | 'rowCommands' | 'judge'>;

/** What can be done with one row, and why not where it cannot; what is never the person's is left out. */
export function rowOffers(rules: Rules, row: Ticked): readonly Judged[] {
  const { doc, buttons, judge } = rules;
  const papers = doc && printable(doc, buttons) ? [judge(PRINT, [row])] : [];
  return [
    ...actionOffers(rules, row),
    ...papers,
    ...rules.rowCommands.map((rowCommand) => rules.judge(rowCommandName(rowCommand), [row])),
  ];
}

function actionOffers({ doc, buttons, judge }: Rules, row: Ticked): readonly Judged[] {
  if (!doc) return [];
  return Object.entries<Action>(doc.actions)
    .filter(([name, { system }]) => actionWay(name) === 'act' && !system && name !== PRINT)
    .filter(([name]) => canBy(buttons)(`${doc.id}.${name}`))
    .map(([name]) => judge(name, [row]))
    .filter(({ name, refused }) => !isNotTheirs(doc, name, refused[0]?.refusal ?? null));
}

/**
 * The usual next step of a row as the list shows it; null where there is none, or it must not be done now. Guards are asked where
 * the row is known as a whole.
 */
export function usualOffer(rules: Rules, row: Row, whole: Row | null = null): Judged | null {
  const { doc } = rules;
  if (!doc) return null;
  const judged = actionOffers(rules, { row, whole });
  const offers = judged.map(({ name, label, action, refused }) => ({
    name,
    label,
    action,
    refusal: refused[0]?.refusal ?? null,
  }));
  const usual = usualNext(doc, { ...row, status: stateOfCode(doc, String(row['status'])) ?? '' }, offers);
  return judged.find(({ name }) => name === usual?.name) ?? null;
}
