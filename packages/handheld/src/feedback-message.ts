import { fill, type Text } from '@takt/model';
import { useSyncExternalStore } from 'react';
import { feel, type Feeling } from './feedback.ts';
import type { Submission } from './outbox/entry.ts';

/** What the last scan or press came to. */
export interface Feedback {
  readonly text: Text;
  readonly feeling: Feeling;
  /** What it means for the stock. */
  readonly effect?: Text;
  /** What clears the way. */
  readonly unblock?: Text | null;
  /** What was done, or was to be done. */
  readonly of?: Pick<Submission, 'label' | 'about' | 'shown'>;
  /** Takes back what is only kept; false where it has been sent meanwhile. */
  readonly undo?: () => Promise<boolean>;
}

const READ: Text = ['已读 {code}', 'Read: {code}'];

const NOT_POSTED: Text = ['未过账', 'Not posted'];
const FAILED: Text = ['{what}：{why}', '{what}: {why}'];
const UNCHANGED: Text = ['库存未变动', 'Stock is unchanged'];
/** What a refusal says, now or later: first that nothing came of it, then why, then what clears the way. */
export function refusedFeedback(of: Omit<Submission, 'path' | 'body'>, why: Text, unblock: Text | null): Feedback {
  return {
    text: fill(FAILED, { what: of.failed ?? NOT_POSTED, why }),
    effect: UNCHANGED,
    unblock,
    feeling: 'bad',
    of,
  };
}

/** The last thing told outlives the page it was told on: a task is confirmed here and acknowledged on the list. */
let last: Feedback | null = null;
const listeners = new Set<() => void>();

function show(said: Feedback | null): void {
  last = said;
  for (const listener of listeners) listener();
}
/** Says what the last scan or press came to, for eyes, ears and hand. */
export function showFeedback(said: Feedback): void {
  feel(said.feeling);
  show(said);
}
/** What is shown now, for an answer that comes later. */
export const shownFeedback = (): Feedback | null => last;
/** Says that something was posted which began when `before` was shown: a warning that came since is not wiped away by it. */
export function showPosted(text: Text, before: Feedback | null): void {
  const isWarned = last !== before && (last?.feeling === 'bad' || last?.feeling === 'again');
  if (isWarned) feel('good');
  else showFeedback({ text, feeling: 'good' });
}
/** What was scanned is what was asked for. */
export const showCorrectScan = (code: string): void => showFeedback({ text: fill(READ, { code }), feeling: 'read' });
export const hideFeedback = (): void => show(null);

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};
export const useFeedback = (): Feedback | null => useSyncExternalStore(subscribe, () => last);
