import { useMemo, useSyncExternalStore } from 'react';
import { currentSession, networkError, randomHex, useSession, write } from '@takt/web/light';
import { outboxStore } from '../device-store.ts';
import { type Entry, isOf } from './entry.ts';
import { Outbox } from './outbox.ts';

/** A line that is neither dead nor alive counts as dead after this; the key makes asking again harmless. */
const PATIENCE_MS = 20_000;

const tooLong = (): Promise<never> =>
  new Promise((_, fail) => {
    setTimeout(() => fail(networkError(new DOMException('', 'TimeoutError'))), PATIENCE_MS);
  });

/** The one outbox of this device. */
export const outbox = new Outbox({
  store: outboxStore,
  send: ({ path, body, key }) => Promise.race([write(path, body, key), tooLong()]),
  who: currentSession,
  newKey: () => randomHex(),
  clock: () => Date.now(),
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

/** What was done to a record and is not known to the server yet. */
export function useWaiting(id: string): readonly Entry[] {
  const { own } = useOwnEntries();
  return useMemo(() => own.filter(({ fate, about }) => fate === 'waiting' && about?.id === id), [own, id]);
}
