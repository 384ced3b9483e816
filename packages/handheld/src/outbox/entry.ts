import type { Decimal, Text } from '@takt/model';

/** What was done as a card shows it. */
interface Shown {
  readonly title: string;
  /** What tells it from others like it. */
  readonly beside: Text;
  readonly place: Text;
  readonly qty: Decimal;
  readonly unit: string;
}

/** What somebody did at the handheld, to be told to the server. */
export interface Submission {
  readonly path: string;
  readonly body: unknown;
  /** What was done, in words, for when it is refused later. */
  readonly label: Text;
  readonly shown?: Shown;
  /** What has not come about where it is refused, as the heading of the refusal. */
  readonly failed?: Text;
  /** What of which record it is, so that a page counts it in before the server has. */
  readonly about: { readonly id: string; readonly line?: string; readonly qty?: Decimal; readonly box?: string } | null;
}

/** Still to be sent, refused and not yet acknowledged, or accepted. */
export type Fate = 'waiting' | 'refused' | 'done';

export interface Entry extends Submission {
  /** Its place in the queue, given when it is kept. */
  readonly seq: number;
  /** The server does what comes under a key once. */
  readonly key: string;
  readonly tenant: string;
  readonly user: string;
  readonly at: number;
  readonly fate: Fate;
  /** When it was accepted. */
  readonly doneAt?: number;
  readonly tries: number;
  /** It was sent and nothing was heard: the server may have done it. */
  readonly unsure?: boolean;
  readonly refusal: { readonly code: string; readonly text: Text; readonly unblock: Text | null } | null;
}

/** Whether an answer the server was asked for at a time may lack it. What was accepted counts until a later answer shows it. */
export const isMissing = ({ fate, doneAt = 0 }: Pick<Entry, 'fate' | 'doneAt'>, askedAt: number | null): boolean =>
  fate === 'waiting' || (fate === 'done' && doneAt > (askedAt ?? 0));

export const isOf =
  ({ tenant, user }: Pick<Entry, 'tenant' | 'user'>) =>
  (entry: Pick<Entry, 'tenant' | 'user'>): boolean =>
    entry.tenant === tenant && entry.user === user;
