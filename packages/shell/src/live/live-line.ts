import type { Text } from '@takt/model';

/** What the server says without being asked. */
export type LiveMessage =
  | { readonly type: 'onlineNum'; readonly data: number }
  /** Something new of this kind has come. */
  | { readonly type: 'mail' | 'notice' | 'task'; readonly data: null }
  /** The notices in everyone's header now. */
  | { readonly type: 'scroll'; readonly data: readonly Text[] }
  /** Rows of these entities have changed. */
  | { readonly type: 'changed'; readonly data: readonly string[] }
  /** What the pages show is to be said again. */
  | { readonly type: 'watchAgain'; readonly data: null }
  | { readonly type: 'notify'; readonly data: { readonly type: string; readonly duration: number; readonly msg: Text } };

/** What a socket reports. */
export interface Ears {
  readonly opened: () => void;
  readonly message: (text: unknown) => void;
  readonly closed: () => void;
}
/** A socket that is open or about to be. */
export interface Wire {
  readonly close: () => void;
  readonly say: (text: string) => void;
}
interface LineOptions {
  /** What the server is told when the line stands, and whenever it asks. */
  readonly watched: () => readonly string[];
  /** A ticket opens one socket, once. */
  readonly ticket: () => Promise<string>;
  readonly connect: (ticket: string, ears: Ears) => Wire;
  readonly heard: (message: LiveMessage) => void;
  /** Called when the line is lost: what it told is no longer true. */
  readonly lost: () => void;
  readonly after?: (ms: number, act: () => void) => () => void;
}

const LONGEST_SECONDS = 60;

/** How long to wait before the next attempt: one second, then twice as long each time, a minute at most. */
export const waitMs = (failures: number): number => 1000 * Math.min(LONGEST_SECONDS, 2 ** Math.max(0, failures - 1));

const isText = (text: unknown): boolean =>
  Array.isArray(text) && text.length === 2 && text.every((one) => typeof one === 'string');

/** A message as the server writes it; null for anything else. */
export function messageOf(text: unknown): LiveMessage | null {
  try {
    const { type, data } = JSON.parse(String(text)) as LiveMessage;
    if (type === 'mail' || type === 'notice' || type === 'task' || type === 'watchAgain') return { type, data: null };
    if (type === 'changed') return Array.isArray(data) && data.every((one) => typeof one === 'string') ? { type, data } : null;
    if (type === 'onlineNum') return typeof data === 'number' ? { type, data } : null;
    if (type === 'scroll') return Array.isArray(data) && data.every(isText) ? { type, data } : null;
    return type === 'notify' && isText(data.msg) ? { type, data } : null;
  } catch {
    return null;
  }
}

/** A line that is held. */
interface Line {
  /** Tells the server what the pages show now. */
  readonly sayWatched: () => void;
  readonly hangUp: () => void;
}

const later = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** Keeps a line to the server until it is hung up; a line that breaks is quietly opened again, with a new ticket. */
export function holdLine({ ticket, connect, heard, lost, watched, after = later }: LineOptions): Line {
  let held = true;
  let failures = 0;
  let wire: Wire | null = null;
  let open = false;
  let stopWaiting: (() => void) | null = null;
  const again = (): void => {
    wire = null;
    open = false;
    if (!held) return;
    lost();
    failures += 1;
    stopWaiting = after(waitMs(failures), () => void dial());
  };
  const sayWatched = (): void => {
    if (open) wire?.say(JSON.stringify({ watch: watched() }));
  };
  const ears: Ears = {
    opened: () => {
      failures = 0;
      open = true;
      sayWatched();
    },
    message: (text) => {
      const message = messageOf(text);
      if (!message || !held) return;
      if (message.type === 'watchAgain') sayWatched();
      else heard(message);
    },
    closed: again,
  };
  const dial = async (): Promise<void> => {
    try {
      const got = await ticket();
      if (held) wire = connect(got, ears);
    } catch {
      again();
    }
  };
  void dial();
  return {
    sayWatched,
    hangUp: () => {
      held = false;
      stopWaiting?.();
      wire?.close();
    },
  };
}
