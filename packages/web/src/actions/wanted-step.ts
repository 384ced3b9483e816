import { useSyncExternalStore } from 'react';

/** A step somebody has pressed in a work list: its document opens with the question. */
interface WantedStep {
  readonly entity: string;
  readonly id: string;
  readonly step: string;
}
// In memory: whoever loads the page anew, or goes back to it, is asked nothing.
let wanted: WantedStep | null = null;
const listening = new Set<() => void>();
const set = (next: WantedStep | null): void => {
  wanted = next;
  for (const tell of listening) tell();
};
const listen = (tell: () => void): (() => void) => {
  listening.add(tell);
  return () => listening.delete(tell);
};

export const wantStep = (step: WantedStep): void => set(step);
/** It is asked now, or cannot be. */
export const forgetWantedStep = (): void => set(null);

/** The step wanted of this document. */
export function useWantedStep(entity: string, id: string | null): string | null {
  const now = useSyncExternalStore(listen, () => wanted);
  return now?.entity === entity && now.id === id ? now.step : null;
}
