import type { Lang, Text } from '@takt/model';
import { ask, askFile } from '@takt/web/light';

/** A line of the document as the server sends it. */
export type SeenLine = { readonly id: string; readonly qty: string } & Readonly<Record<string, unknown>>;
/** What a pass shows. */
export interface Seen {
  readonly passState: 'open' | 'over' | 'expired' | 'replaced';
  readonly entity: string;
  readonly label: Text;
  readonly number: string;
  readonly status: { readonly name: string; readonly label: Text | null };
  readonly company: string;
  readonly realName: string;
  readonly language: Lang | null;
  readonly actions: readonly string[];
  readonly prints: boolean;
  readonly row:
    | ({ readonly lines: readonly SeenLine[]; readonly revisions?: readonly SeenLine[] } & Readonly<Record<string, unknown>>)
    | null;
}

/** Looks; changes nothing, so that it may be asked as often as somebody opens the mail. */
export const look = async (token: string): Promise<Seen> => (await ask<Seen>('/anon/pass/open', { token })).data;

/** Answers; sent again, it is answered as before. */
export const answer = (token: string, action: string, input: object): Promise<unknown> =>
  ask('/anon/pass/act', { token, action, input });

export const print = (token: string, reason: string | null) => askFile('/anon/pass/print', { token, reason });
