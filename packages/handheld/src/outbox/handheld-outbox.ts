import { useMemo, useSyncExternalStore } from 'react';
import { currentSession, networkError, randomHex, useSession, write } from '@takt/web/light';
import { refusedFeedback, showFeedback } from '../feedback-message.ts';
import { outboxStore } from '../device-store.ts';
import { type Entry, isMissing, isOf } from './entry.ts';
import { Outbox } from './outbox.ts';

/** A line that is neither dead nor alive counts as dead after this; the key makes asking again harmless. */
const PATIENCE_MS = 20_000;

const tooLong = (): Promise<never> =>
  new Promise((_, fail) => {
    setTimeout(() => fail(networkError(new DOMException('', 'TimeoutError'))), PATIENCE_MS);
  });

const LOCK = 'takt-outbox';
/** A page that was opened over an insecure line has no locks; the key makes sending twice harmless there as well. */
async function alone<T>(work: () => Promise<T>, withinMs: number | null): Promise<T | null> {
  if (!('locks' in navigator)) return work();
  try {
    return await navigator.locks.request(LOCK, withinMs === null ? {} : { signal: AbortSignal.timeout(withinMs) }, work);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return null;
    throw error;
  }
}

/** The one outbox of this device. */
export const outbox = new Outbox({
  store: outboxStore,
  send: ({ path, body, key }) => Promise.race([write(path, body, key), tooLong()]),
  who: currentSession,
  newKey: () => randomHex(),
  clock: () => Date.now(),
  isCut: () => !navigator.onLine,
  alone,
  onLateRefusal: (entry) => entry.refusal && showFeedback(refusedFeedback(entry, entry.refusal.text, entry.refusal.unblock)),
});

globalThis.window?.addEventListener('online', () => void outbox.drain());
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void outbox.drain();
});

export const useEntries = (): readonly Entry[] => useSyncExternalStore(outbox.subscribe, outbox.entries);

/** What the person who is signed in has done; what others did on this device only as a number. */
export function useOwnEntries(): { readonly own: readonly Entry[]; readonly others: number } {
  const entries = useEntries();
  const { signed } = useSession();
  return useMemo(() => {
    const own = signed ? entries.filter(isOf(signed)) : [];
    const open = entries.filter(({ fate }) => fate !== 'done').length;
    return { own, others: open - own.filter(({ fate }) => fate !== 'done').length };
  }, [entries, signed]);
}

/** What was done to a record and is not in what the server said of it when it was asked at a time; by default, at this moment. */
export function useWaiting(id: string, askedAt: number | null = Infinity): readonly Entry[] {
  const { own } = useOwnEntries();
  return useMemo(() => own.filter((entry) => entry.about?.id === id && isMissing(entry, askedAt)), [own, id, askedAt]);
}
