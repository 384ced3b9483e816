import type { BrowserContext } from '@playwright/test';
import type { Entry } from '../../packages/handheld/src/outbox/entry.ts';
import type { Feeling } from '../../packages/handheld/src/feedback.ts';

/** A sign to eyes and hand, with the strip as it stood a moment later. */
export interface Sign {
  readonly kind: 'sign';
  readonly feeling: Feeling;
  readonly text: string | null;
}
export type Note =
  | { readonly kind: 'opened' }
  | Sign
  /** Something came into the outbox, changed in it, or left it. */
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'gone'; readonly seq: number }
  /** From one address to another, and how long after the person last touched anything. */
  | { readonly kind: 'way'; readonly from: string; readonly to: string; readonly afterMs: number }
  | { readonly kind: 'tap'; readonly sinceMs: number }
  | { readonly kind: 'key'; readonly sinceMs: number };
/** What happened on a page, each page under a name of its own: a reload opens another. */
export type Noted = Note & { readonly page: string; readonly at: number };

declare global {
  interface Window {
    noteOfPage?: (noted: Noted) => Promise<void>;
    /** When the person, or the journey for the person, last did something. */
    touchedAt?: number;
  }
}

/** Runs in the page before anything else. It only looks. */
function observe(): void {
  const name = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16)).join('');
  const note = (what: Note): void => void window.noteOfPage?.({ ...what, page: name, at: Date.now() });
  note({ kind: 'opened' });

  const watchStore = (name: 'add' | 'put' | 'delete', look: (value: unknown, result: unknown) => void): void => {
    const store = IDBObjectStore.prototype;
    const own = Object.getOwnPropertyDescriptor(store, name)?.value as (...given: unknown[]) => IDBRequest;
    const noted = function noted(this: IDBObjectStore, ...given: unknown[]): IDBRequest {
      const request = own.apply(this, given);
      if (this.name === 'outbox') request.addEventListener('success', () => look(given[0], request.result));
      return request;
    };
    Object.defineProperty(store, name, { value: noted, configurable: true });
  };
  watchStore('add', (value, seq) => note({ kind: 'entry', entry: { ...(value as Entry), seq: Number(seq) } }));
  watchStore('put', (value) => note({ kind: 'entry', entry: value as Entry }));
  watchStore('delete', (seq) => note({ kind: 'gone', seq: Number(seq) }));

  const FEELINGS: Readonly<Record<string, Feeling>> = {
    '40': 'good',
    '300': 'bad',
    '60,60,60': 'again',
    '120': 'kept',
    '20': 'read',
  };
  const vibrate = (pattern: VibratePattern): boolean => {
    const feeling = FEELINGS[String(pattern)];
    // The strip is drawn a moment after the hand has felt it.
    setTimeout(() => {
      const strip = document.querySelector('main :is([role=status], [role=alert]) > div');
      if (feeling) note({ kind: 'sign', feeling, text: strip?.firstChild?.textContent ?? null });
    });
    return true;
  };
  Object.defineProperty(Navigator.prototype, 'vibrate', { value: vibrate, configurable: true });

  const touched = (): void => {
    window.touchedAt = performance.now();
  };
  const watchGaps = (event: 'click' | 'keydown', kind: 'tap' | 'key'): void => {
    let last = Number.NEGATIVE_INFINITY;
    const look = ({ timeStamp, isTrusted }: Event): void => {
      touched();
      if (isTrusted) note({ kind, sinceMs: Math.round(timeStamp - last) });
      last = timeStamp;
    };
    addEventListener(event, look, true);
  };
  watchGaps('click', 'tap');
  watchGaps('keydown', 'key');
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    const afterMs = Math.round(performance.now() - (window.touchedAt ?? 0));
    note({ kind: 'way', from: new URL(oldURL).hash, to: new URL(newURL).hash, afterMs });
  });
}

/** Notes what every page of a device shows and keeps, in the order in which it happens. */
export async function observeDevice(device: BrowserContext): Promise<readonly Noted[]> {
  const noted: Noted[] = [];
  await device.exposeFunction('noteOfPage', (one: Noted) => void noted.push(one));
  await device.addInitScript(observe);
  return noted;
}
