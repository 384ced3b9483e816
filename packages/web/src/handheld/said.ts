import { useSyncExternalStore } from 'react';
import { feel } from './feedback.ts';
import type { Said } from './kit/parts.tsx';

/** The last thing told outlives the page it was told on: a task is confirmed here and acknowledged on the list. */
let last: Said | null = null;
const told = new Set<() => void>();

function show(said: Said | null): void {
  last = said;
  for (const tell of told) tell();
}
/** Says what the last scan or press came to, for eyes, ears and hand. */
export function tell(said: Said): void {
  feel(said.feeling);
  show(said);
}
/** What was scanned is what was asked for. */
export const tellRight = (code: string): void => tell({ text: [`${code} ✔`, `${code} ✔`], feeling: 'good' });
export const hush = (): void => show(null);

const subscribe = (changed: () => void): (() => void) => {
  told.add(changed);
  return () => told.delete(changed);
};
export const useSaid = (): Said | null => useSyncExternalStore(subscribe, () => last);
