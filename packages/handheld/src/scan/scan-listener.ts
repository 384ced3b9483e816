import type { Text } from '@takt/model';
import { useEffect, useEffectEvent } from 'react';
import { hideFeedback, showFeedback } from '../feedback-message.ts';
import { IDLE_MS, ScanKeys } from './scan-keys.ts';

const NOT_ASKED: Text = ['此处不接收扫描', 'No scan is asked for here'];
const FIRST: Text = ['先确认或返回，再扫描', 'Confirm or go back first, then scan'];
/** Between elements of a GS1 code stands a character no keyboard has; scanners press Ctrl+] for it. */
const SEPARATOR = '\u001D';
/** Marks fields that keys of a scanner pass through; every other field keeps what is typed or scanned into it. */
export const SCANNED_OVER = 'data-scanned-over';

const keys = new ScanKeys();
/** Who asks for a scan; the page shown last, where one replaces another. */
const askers: ((code: string) => void)[] = [];
/** Quantities: told when something begins that may be a scan, and when it was one. */
const watchers = new Set<{ readonly begin: () => void; readonly scanned: () => void }>();
let timer: ReturnType<typeof setTimeout> | undefined;

function judge(code: string): void {
  for (const { scanned } of watchers) scanned();
  const asker = askers.at(-1);
  if (!asker) return showFeedback({ text: NOT_ASKED, unblock: FIRST, feeling: 'again' });
  // What was said of the scan before is not said of this one.
  hideFeedback();
  return asker(code);
}

const isOwnField = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && !target.hasAttribute(SCANNED_OVER);

/** Keys of a scanner never reach a button: its Enter would press the one that was touched last. */
function listen(event: KeyboardEvent): void {
  if (isOwnField(event.target)) return void keys.drop();
  clearTimeout(timer);
  const isSeparator = event.ctrlKey && event.key === ']';
  const { timeStamp: at } = event;
  const goesOn = keys.isUnderWay(at);
  if (!goesOn) for (const { begin } of watchers) begin();
  const code = keys.take(isSeparator ? SEPARATOR : event.key, at);
  const onButton = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
  if (code !== null || isSeparator || (goesOn && onButton)) {
    event.preventDefault();
    event.stopPropagation();
  }
  if (code !== null) return judge(code);
  timer = setTimeout(() => {
    const rest = keys.idle();
    if (rest !== null) judge(rest);
  }, IDLE_MS);
  return undefined;
}

/** Listens for as long as the handheld is shown. */
export function useScanListener(): void {
  useEffect(() => {
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}

/** The page asks for a scan. */
export function useScan(onScan: (code: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    const asker = (code: string): void => scanned(code);
    askers.push(asker);
    return () => void askers.splice(askers.indexOf(asker), 1);
  }, []);
}

/** A quantity that the digits of a scan must not change: `restore` puts back what stood there before. */
export function useScannedOver<T>(value: T, restore: (before: T) => void): void {
  const remember = useEffectEvent((): T => value);
  const putBack = useEffectEvent(restore);
  useEffect(() => {
    let before: T | undefined;
    const watcher = {
      begin: (): void => {
        before = remember();
      },
      scanned: (): void => {
        if (before !== undefined) putBack(before);
      },
    };
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  }, []);
}
