import { expect, test } from 'vitest';
import { type Feedback, showFeedback, shownFeedback } from './feedback-message.ts';
import { showWhenSent } from './late-posting.ts';
import type { Entry, Fate } from './outbox/entry.ts';

const LABEL = ['收货 40', 'Receive 40'] as const;
const entry = (fate: Fate): Entry => ({
  path: '/x',
  body: null,
  label: LABEL,
  about: null,
  seq: 1,
  key: 'k1',
  tenant: 'demo',
  user: 'wang',
  at: 0,
  fate,
  tries: 1,
  refusal: null,
});

/** Something is shown as kept; gives back what the device learns of it later. */
function keptOne(): (fate: Fate) => void {
  let now = entry('waiting');
  const told = new Set<() => void>();
  const subscribe = (tell: () => void) => {
    told.add(tell);
    return () => told.delete(tell);
  };
  const kept: Feedback = { text: ['已保存', 'Kept'], feeling: 'kept', undo: async () => true };
  showFeedback(kept);
  showWhenSent({ entries: () => [now], subscribe }, 1, kept, LABEL);
  return (fate) => {
    now = entry(fate);
    for (const tell of told) tell();
  };
}

test('use 4: what was shown as kept says that it is posted once it is, and offers nothing to take back', () => {
  const become = keptOne();
  become('waiting');
  expect(shownFeedback()?.feeling).toBe('kept');
  become('done');
  expect(shownFeedback()).toEqual({ text: ['已过账：收货 40', 'Posted: Receive 40'], feeling: 'good' });
});

test('use 4: what somebody was told since is not wiped away by it', () => {
  const become = keptOne();
  showFeedback({ text: ['没有库位', 'No such location'], feeling: 'bad' });
  become('done');
  expect(shownFeedback()?.feeling).toBe('bad');
});
