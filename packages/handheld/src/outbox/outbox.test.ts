import { expect, test, vi } from 'vitest';
import { ApiError } from '@takt/web/light';
import type { Entry } from './entry.ts';
import { Outbox, type OutboxStore } from './outbox.ts';

/** A shelf that outlives the outbox, as the browser's does. */
function memory(): OutboxStore & { readonly kept: Map<number, Entry> } {
  const kept = new Map<number, Entry>();
  let last = 0;
  return {
    kept,
    all: async () => [...kept.values()],
    add: async (entry) => {
      last += 1;
      const added = { ...entry, seq: last };
      kept.set(last, added);
      return added;
    },
    put: async (entry) => void kept.set(entry.seq, entry),
    remove: async (seq) => void kept.delete(seq),
  };
}

const refused = (status: number, code: string) => new ApiError({ code, status, text: ['不行', 'No'] });
const gone = refused(0, 'network');
const what = (name: string) => ({ path: '/x', body: { name }, label: [name, name], about: null }) as const;

function desk(store = memory()) {
  let user = 'wang';
  let keys = 0;
  const send = vi.fn<(entry: Entry) => Promise<unknown>>(async () => null);
  const outbox = new Outbox({
    store,
    send,
    who: () => ({ tenant: 'demo', user }),
    newKey: () => {
      keys += 1;
      return `k${keys}`;
    },
    clock: () => 0,
  });
  const fates = () => outbox.entries().map(({ fate }) => fate);
  const sent = () => send.mock.calls.map(([{ key }]) => key);
  const become = (next: string): void => {
    user = next;
  };
  return { outbox, send, shelf: store, fates, sent, become };
}
const settled = () => vi.waitFor(() => undefined);

test('sends in the order things were done, each under its own key', async () => {
  const { outbox, sent, fates } = desk();
  await outbox.submit(what('a'));
  await outbox.submit(what('b'));
  await vi.waitFor(() => expect(fates()).toEqual(['done', 'done']));
  expect(sent()).toEqual(['k1', 'k2']);
});

test('without a network keeps everything, and sends it under the same keys when it is back', async () => {
  vi.useFakeTimers();
  try {
    const { outbox, send, fates, sent } = desk();
    send.mockRejectedValue(gone);
    await outbox.submit(what('a'));
    await outbox.submit(what('b'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fates()).toEqual(['waiting', 'waiting']);
    expect(new Set(sent())).toEqual(new Set(['k1']));
    send.mockResolvedValue(null);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(fates()).toEqual(['done', 'done']);
    expect(sent().at(-1)).toBe('k2');
  } finally {
    vi.useRealTimers();
  }
});

test('a page that opens anew takes up what the last one left', async () => {
  const first = desk();
  first.send.mockRejectedValue(gone);
  await first.outbox.submit(what('a'));
  await settled();
  const second = desk(first.shelf);
  await second.outbox.open();
  await vi.waitFor(() => expect(second.fates()).toEqual(['done']));
  expect(second.sent()).toEqual(['k1']);
});

test('a refusal is kept with its sentence until it is read, and does not hold up the rest', async () => {
  const { outbox, send, fates, shelf: store } = desk();
  send.mockRejectedValueOnce(refused(422, 'warehouse.receipt.receive.over'));
  await outbox.submit(what('a'));
  await outbox.submit(what('b'));
  await vi.waitFor(() => expect(fates()).toEqual(['refused', 'done']));
  expect(outbox.entries()[0]?.refusal).toEqual({
    code: 'warehouse.receipt.receive.over',
    text: ['不行', 'No'],
    unblock: null,
  });
  await outbox.retry(1);
  await vi.waitFor(() => expect(fates()).toEqual(['done', 'done']));
  await outbox.discard(1);
  expect([...store.kept.keys()]).toEqual([2]);
});

test('a fault of the server is tried again, but not for ever', async () => {
  vi.useFakeTimers();
  try {
    const { outbox, send, fates } = desk();
    send.mockRejectedValue(refused(500, 'fault'));
    await outbox.submit(what('a'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fates()).toEqual(['refused']);
    expect(send).toHaveBeenCalledTimes(5);
  } finally {
    vi.useRealTimers();
  }
});

test('what somebody else did waits for them', async () => {
  const { outbox, send, fates, sent, become } = desk();
  send.mockRejectedValueOnce(refused(401, 'EX90001'));
  await outbox.submit(what('a'));
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  become('li');
  await outbox.submit(what('b'));
  await vi.waitFor(() => expect(fates()).toEqual(['waiting', 'done']));
  become('wang');
  await outbox.drain();
  await vi.waitFor(() => expect(fates()).toEqual(['done', 'done']));
  expect(sent()).toEqual(['k1', 'k2', 'k1']);
});
