import { expect, test } from 'vitest';
import { FairQueue, type Shares, type WorkOwner } from './fair-queue.ts';

const SHARES: Shares = { atOnce: 4, perCompany: 2, perUser: 1, waiting: 3, waitMs: 10_000 };
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Enters and notes who got in, in which order. */
function entering(queue: FairQueue): { readonly inside: string[]; readonly enter: (owner: WorkOwner) => void } {
  const inside: string[] = [];
  const enter = (owner: WorkOwner): void => {
    const note = (): unknown => inside.push(`${owner.company}${owner.user}`);
    const wait = queue.enter(owner);
    // Who still waits when the test ends is refused later, in the middle of another test.
    if (wait) void wait.then(note, () => undefined);
    else note();
  };
  return { inside, enter };
}

test('a user and a company get no more than their share while places are free', async () => {
  const queue = new FairQueue(SHARES);
  const { inside, enter } = entering(queue);
  for (const user of ['a', 'a', 'b', 'c']) enter({ company: 1, user });
  expect(inside).toEqual(['1a', '1b']);
  expect(queue.waiting).toBe(2);
  enter({ company: 2, user: 'a' });
  expect(inside).toEqual(['1a', '1b', '2a']);
  queue.leave({ company: 1, user: 'b' });
  await turn();
  expect(inside).toEqual(['1a', '1b', '2a', '1c']);
});

test('what gets free goes to the companies in turn, and within one to its users in turn', async () => {
  const queue = new FairQueue({ ...SHARES, atOnce: 1, waiting: 10 });
  const { inside, enter } = entering(queue);
  enter({ company: 9, user: 'x' });
  for (const [company, user] of [
    [1, 'a'],
    [1, 'a'],
    [1, 'a'],
    [1, 'b'],
    [2, 'a'],
    [3, 'a'],
  ] as const)
    enter({ company, user });
  for (const owner of ['9x', '1a', '2a', '3a', '1b', '1a', '1a']) {
    expect(inside.at(-1)).toBe(owner);
    queue.leave({ company: Number(owner[0]), user: owner[1] ?? '' });
    await turn();
  }
  expect(inside).toEqual(['9x', '1a', '2a', '3a', '1b', '1a', '1a']);
  expect(queue.waiting).toBe(0);
});

test('work without a user counts for its company alone', () => {
  const queue = new FairQueue(SHARES);
  const { inside, enter } = entering(queue);
  for (let n = 0; n < 3; n += 1) enter({ company: 1, user: null });
  expect(inside).toHaveLength(2);
});

test('more than may wait is told to come back, and so is what has waited too long', async () => {
  const queue = new FairQueue({ ...SHARES, perCompany: 1, waitMs: 20 });
  const one = { company: 1, user: 'a' };
  expect(queue.enter(one)).toBeNull();
  const waits = Promise.allSettled([1, 2, 3].map(async () => queue.enter(one)));
  expect(() => queue.enter(one)).toThrow(expect.objectContaining({ status: 429 }) as Error);
  expect(queue.enter({ company: 2, user: 'a' })).toBeNull();
  expect(await waits).toMatchObject([1, 2, 3].map(() => ({ status: 'rejected', reason: { status: 429 } })));
  expect(queue.waiting).toBe(0);
  // Whoever gave up is not let in later.
  queue.leave(one);
  expect(queue.enter(one)).toBeNull();
});
