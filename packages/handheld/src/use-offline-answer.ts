import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, currentSession } from '@takt/web/light';
import { useEntries } from './outbox/handheld-outbox.ts';
import { saveAnswer, loadAnswer } from './device-store.ts';

export interface Known<T> {
  readonly data: T | null;
  /** When the server was asked for it. */
  readonly at: number | null;
  /** Why there is nothing newer. */
  readonly error: ApiError | null;
  readonly loading: boolean;
  readonly reload: () => void;
  /** What the server says to the question that is under way, or said before where it cannot be reached. */
  readonly answered: () => Promise<T | null>;
}

/** One person's answers are not shown to another. */
const ownKey = (key: string): string => {
  const signed = currentSession();
  return `${signed?.tenant}|${signed?.user}|${key}`;
};

/** Asks the server and keeps the answer for when it cannot be reached. */
export async function loadAndSave<T>(key: string, load: () => Promise<T>, at = Date.now()): Promise<T> {
  const value = await load();
  await saveAnswer(ownKey(key), { value, at });
  return value;
}

/** `round` says which question was answered last. */
type State<T> = Omit<Known<T>, 'reload' | 'loading' | 'answered'> & { readonly key: string | null; readonly round: string };
const nothing = { data: null, at: null, error: null, round: '' } as const;

/**
 * What the server says, or what it said last when it cannot be reached. Asked again whenever something that was done here has
 * reached the server; one that is kept for a time only when it is older. A null key asks nothing.
 */
export function useOfflineAnswer<T>(key: string | null, load: () => Promise<T>, keepMs = 0): Known<T> {
  const [state, setState] = useState<State<T>>({ ...nothing, key });
  const [turn, setTurn] = useState(0);
  const settled = useEntries().filter(({ fate }) => fate !== 'waiting').length;
  const round = `${turn}.${settled}`;
  const ask = useEffectEvent(load);
  const answer = useRef<Promise<T | null>>(Promise.resolve(null));
  useEffect(() => {
    if (key === null) return undefined;
    let left = false;
    const show = (next: (now: State<T>) => Partial<State<T>>): void => {
      if (left) return;
      setState((before) => {
        const now: State<T> = before.key === key ? before : { ...nothing, key };
        return { ...now, ...next(now) };
      });
    };
    // What was kept is shown at once; a newer answer replaces it.
    const kept = loadAnswer(ownKey(key));
    void kept.then((old) => show(({ at }) => (old && at === null ? { data: old.value as T, at: old.at } : {})));
    const askedAt = Date.now();
    const asked = async (): Promise<T | null> => {
      const old = keepMs > 0 ? await kept : null;
      if (old && askedAt - old.at < keepMs) {
        show(() => ({ error: null, round }));
        return old.value as T;
      }
      try {
        const data = await loadAndSave(key, () => ask(), askedAt);
        show(() => ({ data, at: askedAt, error: null, round }));
        return data;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        show(() => ({ error, round }));
        const last = await loadAnswer(ownKey(key));
        return last ? (last.value as T) : null;
      }
    };
    answer.current = asked();
    return () => {
      left = true;
    };
  }, [key, round, keepMs]);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const answered = useCallback(() => answer.current, []);
  const { data, at, error, round: heard } = state.key === key ? state : nothing;
  return { data, at, error, loading: heard !== round, reload, answered };
}
