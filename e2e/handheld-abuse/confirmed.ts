import type { Entry } from '../../packages/handheld/src/outbox/entry.ts';
import type { Noted } from './observer.ts';

/** What became of one answer of the person, as the device told it. */
export interface Answered {
  readonly entry: Entry;
  /** The page it was given on. */
  readonly page: string;
  readonly fate: 'accepted' | 'refused' | 'withdrawn' | 'waiting';
  /** It was shown as withdrawn or read as refused, and came back. */
  readonly returned: boolean;
  /** Its place among what was accepted. */
  readonly order: number;
}

const FATES = { done: 'accepted', refused: 'refused', waiting: 'waiting' } as const;

/** Every answer by its key, from what was noted of the outbox. */
export function answersIn(noted: readonly Noted[]): readonly Answered[] {
  const byKey = new Map<string, Answered>();
  const keyOf = new Map<number, string>();
  const gone = new Set<string>();
  for (const [order, one] of noted.entries()) {
    if (one.kind === 'entry') {
      const { entry } = one;
      keyOf.set(entry.seq, entry.key);
      const before = byKey.get(entry.key);
      const fate = before?.fate === 'accepted' ? 'accepted' : FATES[entry.fate];
      byKey.set(entry.key, {
        entry,
        page: before?.page ?? one.page,
        fate,
        returned: before?.returned === true || gone.has(entry.key),
        order: before?.fate === 'accepted' ? before.order : order,
      });
    }
    if (one.kind === 'gone') {
      const key = keyOf.get(one.seq) ?? '';
      const before = byKey.get(key);
      if (before?.fate === 'waiting') byKey.set(key, { ...before, fate: 'withdrawn' });
      // What was accepted long ago is forgotten, which takes nothing back.
      if (before && before.fate !== 'accepted') gone.add(key);
    }
  }
  return [...byKey.values()];
}

/** In the order in which the server did them. */
export const acceptedIn = (answers: readonly Answered[]): readonly Entry[] =>
  answers
    .filter(({ fate }) => fate === 'accepted')
    .toSorted((a, b) => a.order - b.order)
    .map(({ entry }) => entry);
