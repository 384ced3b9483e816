import { type Actor, type AnyDocument, type GuardContext, refusal } from '@takt/model';
import { expect } from 'vitest';

const id = (n: number): string => `01900000-0000-7000-8000-00000000000${n}`;
const ours: Actor = { userId: id(9), can: () => true, vendorId: null };
const theirs: Actor = { userId: id(8), can: () => true, vendorId: id(2) };
export const NOW = '2026-03-02 08:00:00';

export const guardContext = (side: 'vendor' | 'internal' | undefined, input: GuardContext['input'] = {}): GuardContext => ({
  now: NOW,
  actor: side === 'vendor' ? theirs : ours,
  input,
});

type Judged = { readonly status: string } & Readonly<Record<string, unknown>>;

/** Asks the guards of a document about rows of which only what they look at is given. */
export const judging = (doc: AnyDocument) => {
  const ask = (action: string, row: Judged, input: GuardContext['input'] = {}) =>
    refusal(doc, action, row, guardContext(doc.actions[action].side, input));
  return {
    may: (action: string, row: Judged, input?: GuardContext['input']): void => expect(ask(action, row, input)).toBeNull(),
    /** Sentences are compared with the contract elsewhere; here it is which guard says no. */
    mayNot: (action: string, row: Judged, guard: string, input?: GuardContext['input']): void =>
      expect(ask(action, row, input)?.code).toBe(`${doc.id}.${action}.${guard}`),
  };
};
