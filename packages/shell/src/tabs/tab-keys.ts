import { useCallback, useEffect, useState } from 'react';
import { useTabActs } from './tab-acts.tsx';
import { useTabStore } from './tab-store.ts';

/** Alt and a digit choose a tab; the browser keeps Ctrl and a digit for its own. */
export function useTabKeys(): void {
  const store = useTabStore();
  const acts = useTabActs();
  useEffect(() => {
    const choose = (event: KeyboardEvent): void => {
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
      if (digit === undefined || !event.altKey || event.ctrlKey || event.shiftKey || event.metaKey) return;
      const tab = store.getState().tabs[Number(digit) - 1];
      if (!tab) return;
      event.preventDefault();
      acts.choose(tab.id);
    };
    addEventListener('keydown', choose);
    return () => removeEventListener('keydown', choose);
  }, [store, acts]);
}

/** Whether the browser shows nothing but this page, and the way in and out. */
export function useScreenFull(): readonly [boolean, () => void] {
  const [full, setFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggle = useCallback(() => {
    const asked = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // A browser may refuse, in a frame or by policy; the page stays as it is.
    asked.catch(() => undefined);
  }, []);
  return [full, toggle];
}
