import type { Text } from '@takt/model';
import { useSyncExternalStore } from 'react';
import { feel, type Feeling } from './feedback.ts';

/** What the last scan or press came to. */
export interface Feedback {
  readonly text: Text;
  readonly feeling: Feeling;
  /** What clears the way. */
  readonly unblock?: Text | null;
}

/** The last thing told outlives the page it was told on: a task is confirmed here and acknowledged on the list. */
let last: Feedback | null = null;
const told = new Set<() => void>();

function show(said: Feedback | null): void {
  last = said;
  for (const tell of told) tell();
}
/** Says what the last scan or press came to, for eyes, ears and hand. */
export function showFeedback(said: Feedback): void {
  feel(said.feeling);
  show(said);
}
/** What was scanned is what was asked for. */
export const showCorrectScan = (code: string): void => showFeedback({ text: [`${code} ✔`, `${code} ✔`], feeling: 'good' });
export const hideFeedback = (): void => show(null);

const subscribe = (changed: () => void): (() => void) => {
  told.add(changed);
  return () => told.delete(changed);
};
export const useFeedback = (): Feedback | null => useSyncExternalStore(subscribe, () => last);
