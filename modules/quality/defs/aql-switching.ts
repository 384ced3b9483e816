import { type PlanRequest, planFor, tighterAql } from './aql.ts';
import type { Severity } from './aql-tables.ts';

/** How strictly lots of one source are inspected at present, and what counts towards a change. */
export interface Switching {
  /** Discontinued: nothing more is accepted until the supplier has put things right. */
  readonly stage: Severity | 'discontinued';
  /** On normal: earned by good lots; enough of it opens the way to reduced. */
  readonly score: number;
  /** On normal: whether each of the last lots was accepted, the newest last. */
  readonly lately: readonly boolean[];
  /** On tightened: lots accepted one after another, and all that were not. */
  readonly acceptedInRow: number;
  readonly notAccepted: number;
}
export interface JudgedLot {
  readonly accepted: boolean;
  readonly ac: number;
  /** Whether it would have passed with the AQL one step tighter. */
  readonly acceptedTighter: boolean;
  /** Lots submitted again after sorting do not count. */
  readonly original: boolean;
  /** Production runs steadily, and quality agrees to inspect less. */
  readonly steady: boolean;
  readonly approved: boolean;
}

/** The numbers of the standard. */
export const SWITCHING = { window: 5, notAcceptedInWindow: 2, acceptedInRow: 5, discontinue: 5, score: 30 } as const;

const begin = (stage: Switching['stage']): Switching => ({ stage, score: 0, lately: [], acceptedInRow: 0, notAccepted: 0 });
export const START: Switching = begin('normal');
/** After corrective action inspection goes on, tightened. */
export const resume = (state: Switching): Switching => (state.stage === 'discontinued' ? begin('tightened') : state);

function earned(score: number, { accepted, ac, acceptedTighter }: JudgedLot): number {
  if (!accepted) return 0;
  if (ac < 2) return score + 2;
  return acceptedTighter ? score + 3 : 0;
}

const NEXT: Readonly<Record<Switching['stage'], (state: Switching, lot: JudgedLot) => Switching>> = {
  normal: (state, lot) => {
    const lately = [...state.lately, lot.accepted].slice(-SWITCHING.window);
    if (lately.filter((accepted) => !accepted).length >= SWITCHING.notAcceptedInWindow) return begin('tightened');
    const score = earned(state.score, lot);
    return score >= SWITCHING.score && lot.steady && lot.approved ? begin('reduced') : { ...state, lately, score };
  },
  tightened: (state, { accepted }) => {
    const acceptedInRow = accepted ? state.acceptedInRow + 1 : 0;
    const notAccepted = state.notAccepted + (accepted ? 0 : 1);
    if (notAccepted >= SWITCHING.discontinue) return begin('discontinued');
    return acceptedInRow >= SWITCHING.acceptedInRow ? START : { ...state, acceptedInRow, notAccepted };
  },
  reduced: (state, { accepted, steady }) => (accepted && steady ? state : START),
  discontinued: (state) => state,
};
/** What one more lot makes of it. */
export const afterLot = (state: Switching, lot: JudgedLot): Switching => (lot.original ? NEXT[state.stage](state, lot) : state);

/** Judges what was found in a lot by its plan and by the next tighter one; null where the standard has no plan. */
export function judged(asked: PlanRequest, found: number): Pick<JudgedLot, 'accepted' | 'ac' | 'acceptedTighter'> | null {
  const plan = planFor(asked);
  if (!plan) return null;
  const aql = tighterAql(asked.aql);
  const tighter = aql && planFor({ ...asked, aql });
  return { accepted: found <= plan.ac, ac: plan.ac, acceptedTighter: tighter !== null && found <= tighter.ac };
}
