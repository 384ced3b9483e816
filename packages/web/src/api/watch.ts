import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** A page that shows one change asks again at once, and then at most this often. */
const REST_MS = 2000;

type Listener = (entities: readonly string[]) => void;
interface Shown {
  readonly entities: readonly string[];
  readonly changed: () => void;
}
const shown = new Set<Shown>();
let notifyServer: Listener | null = null;
let notifying = false;

/** The entities the pages in front show now. */
export const watchedNow = (): readonly string[] => [...new Set([...shown].flatMap(({ entities }) => entities))].toSorted();

/** The socket says where to tell what is shown; what comes back ends it. */
export function onWatchedChange(listener: Listener): () => void {
  notifyServer = listener;
  return () => {
    if (notifyServer === listener) notifyServer = null;
  };
}

/** Once, for all pages that come and go together. */
function announce(): void {
  if (notifying) return;
  notifying = true;
  setTimeout(() => {
    notifying = false;
    notifyServer?.(watchedNow());
  });
}

/** Rows of these entities have changed: the pages that show them ask again. */
export function notifyWatchers(entities: readonly string[]): void {
  for (const one of shown) if (one.entities.some((entity) => entities.includes(entity))) one.changed();
}

/** Calls at once, then no more often than it may; what came in between is called for once. */
export function atMostEvery(ms: number, call: () => void): { readonly run: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let again = false;
  const rest = (): void => {
    timer = setTimeout(() => {
      timer = null;
      if (!again) return;
      again = false;
      call();
      rest();
    }, ms);
  };
  return {
    run: () => {
      if (timer) again = true;
      else {
        call();
        rest();
      }
    },
    stop: () => {
      if (timer) clearTimeout(timer);
    },
  };
}

/**
 * What is loaded under a key is loaded again when rows of these entities change, by whoever it was. Only while the page is in
 * front: the effects of pages behind it rest, and they ask again when they come back.
 */
export function useWatch(entities: readonly string[], queryKey: readonly unknown[]): void {
  const client = useQueryClient();
  const reload = useEffectEvent(() => void client.invalidateQueries({ queryKey }));
  const names = entities.join(' ');
  useEffect(() => {
    const { run, stop } = atMostEvery(REST_MS, () => reload());
    const one: Shown = { entities: names.split(' '), changed: run };
    shown.add(one);
    announce();
    return () => {
      stop();
      shown.delete(one);
      announce();
    };
  }, [names]);
}
