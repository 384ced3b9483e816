import { useEffect, useEffectEvent } from 'react';
import { Burst, BURST_MS } from './burst.ts';

/** Says whether it could do something with what was scanned. */
type Scanned = (code: string) => Promise<boolean>;

const listeners: Scanned[] = [];

/** Takes scans while this part of a page is in front. Whoever came last is asked first. */
export function useScan(scanned: Scanned, listening: boolean): void {
  const take = useEffectEvent(scanned);
  useEffect(() => {
    if (!listening) return undefined;
    const listener: Scanned = (code) => take(code);
    listeners.push(listener);
    return () => void listeners.splice(listeners.indexOf(listener), 1);
  }, [listening]);
}

async function offer(code: string, onNobody: (code: string) => void): Promise<void> {
  for (const listener of listeners.toReversed()) if (await listener(code)) return;
  onNobody(code);
}

/** Where somebody is typing, a scanner types too. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Listens for scanners anywhere on the page; once, in the frame around all pages. */
export function useScanner(onNobody: (code: string) => void): void {
  const nobody = useEffectEvent(onNobody);
  useEffect(() => {
    const burst = new Burst();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const done = (code: string | null): boolean => {
      if (code !== null) void offer(code, (unknown) => nobody(unknown));
      return code !== null;
    };
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
      clearTimeout(waiting);
      if (done(burst.take(event.key, event.timeStamp))) {
        // The end of a scan must not press the button that happens to have the focus.
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      waiting = setTimeout(() => done(burst.rest()), BURST_MS * 3);
    };
    addEventListener('keydown', press, { capture: true });
    return () => {
      clearTimeout(waiting);
      removeEventListener('keydown', press, { capture: true });
    };
  }, []);
}
