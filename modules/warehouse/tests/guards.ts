import { type Actor, type AnyDocument, type GuardContext, refusal, type Text } from '@takt/model';
import { expect } from 'vitest';

export const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const somebody: Actor = { userId: id(9), can: () => true, vendorId: null };
export const guardContext = (input: GuardContext['input'] = {}, actor = somebody): GuardContext => ({
  now: '2026-03-02 08:00:00',
  actor,
  input,
});

/** What every document carries. */
export const stamp = {
  id: id(1),
  version: 1,
  createdBy: id(8),
  createdAt: '2026-03-01 08:00:00',
  updatedBy: id(8),
  updatedAt: '2026-03-01 08:00:00',
  number: 'X20260300001',
  linkedCount: 0,
  openLinkedCount: 0,
} as const;

/** Asks a document's guards: `may` and `mayNot` with the guard that objects and its words. */
export const judging = <R extends { readonly status: string }>(doc: AnyDocument) => ({
  may: (action: string, row: R, at = guardContext()) => expect(refusal(doc, action, row, at)).toBeNull(),
  mayNot: (action: string, row: R, guard: string, text: Text, at = guardContext()) =>
    expect(refusal(doc, action, row, at)).toMatchObject({ code: `${doc.id}.${action}.${guard}`, text, level: 'error' }),
});
