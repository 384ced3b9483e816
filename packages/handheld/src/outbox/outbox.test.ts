import { expect, test, vi } from 'vitest';
import { ApiError } from '@takt/web/light';
import { type Entry, isMissing } from './entry.ts';
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

/** One page at a time, as the browser's locks have it. */
function locks(): <T>(work: () => Promise<T>, withinMs: number | null) => Promise<T | null> {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const own = last.then(work);
    last = own.catch(() => undefined);
    return own;
  };
}

function desk(store = memory(), lock = locks()) {
  let user = 'wang';
  let keys = 0;
  const send = vi.fn<(entry: Entry) => Promise<unknown>>(async () => null);
  const onLateRefusal = vi.fn<(entry: Entry) => void>();
  const network = { isCut: false };
  const outbox = new Outbox({
    store,
    onLateRefusal,
    send,
    who: () => ({ tenant: 'demo', user }),
    newKey: () => {
      keys += 1;
      return `k${keys}`;
    },
    clock: () => 0,
    isCut: () => network.isCut,
    alone: lock,
  });
  const fates = () => outbox.entries().map(({ fate }) => fate);
  const sent = () => send.mock.calls.map(([{ key }]) => key);
  const become = (next: string): void => {
    user = next;
  };
  return { outbox, onLateRefusal, send, shelf: store, lock, network, fates, sent, become };
}
/** A busy machine is not a failure. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });
const settled = () => until(() => undefined);

test('sends in the order things were done, each under its own key', async () => {
  const { outbox, sent, fates } = desk();
  await outbox.submit(what('a'));
  await outbox.submit(what('b'));
  await until(() => expect(fates()).toEqual(['done', 'done']));
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

test('what was accepted is missing from answers that were asked for before', async () => {
  const { outbox, fates } = desk();
  await outbox.submit(what('a'));
  await until(() => expect(fates()).toEqual(['done']));
  const [entry] = outbox.entries();
  expect(entry?.doneAt).toBe(0);
  const accepted = { fate: 'done', doneAt: 20 } as const;
  expect([10, 20, 30, null].map((askedAt) => isMissing(accepted, askedAt))).toEqual([true, false, false, true]);
  expect(isMissing({ fate: 'waiting' }, Infinity)).toBe(true);
  expect(isMissing({ fate: 'refused' }, 0)).toBe(false);
});

test('a page that opens anew takes up what the last one left', async () => {
  const first = desk();
  first.send.mockRejectedValue(gone);
  await first.outbox.submit(what('a'));
  await settled();
  const second = desk(first.shelf);
  await second.outbox.open();
  await until(() => expect(second.fates()).toEqual(['done']));
  expect(second.sent()).toEqual(['k1']);
});

test('a refusal is kept with its sentence until it is read, and does not hold up the rest', async () => {
  const { outbox, send, fates, shelf: store } = desk();
  send.mockRejectedValueOnce(refused(422, 'warehouse.receipt.receive.over'));
  await outbox.submit(what('a'));
  await outbox.submit(what('b'));
  await until(() => expect(fates()).toEqual(['refused', 'done']));
  expect(outbox.entries()[0]?.refusal).toEqual({
    code: 'warehouse.receipt.receive.over',
    text: ['不行', 'No'],
    unblock: null,
  });
  await outbox.retry(1);
  await until(() => expect(fates()).toEqual(['done', 'done']));
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
  await until(() => expect(send).toHaveBeenCalledOnce());
  become('li');
  await outbox.submit(what('b'));
  await until(() => expect(fates()).toEqual(['waiting', 'done']));
  become('wang');
  await outbox.drain();
  await until(() => expect(fates()).toEqual(['done', 'done']));
  expect(sent()).toEqual(['k1', 'k2', 'k1']);
});

test('use 3: two presses of one question are one operation', async () => {
  const { outbox, sent } = desk();
  const key = outbox.newKey();
  const [first, second] = await Promise.all([outbox.submit(what('a'), key), outbox.submit(what('a'), key)]);
  expect([first?.fate, second]).toEqual(['done', null]);
  expect(sent()).toEqual([key]);
});

test('use 4: the outcome is what the server said; without it, that it is kept', async () => {
  const { outbox, send } = desk();
  expect((await outbox.submit(what('a')))?.fate).toBe('done');
  send.mockRejectedValueOnce(refused(422, 'x'));
  expect((await outbox.submit(what('b')))?.refusal?.code).toBe('x');
  send.mockRejectedValueOnce(gone);
  expect((await outbox.submit(what('c')))?.fate).toBe('waiting');
});

test('use 4: a server that does not answer for seconds holds nobody up, and its late refusal is told', async () => {
  vi.useFakeTimers();
  try {
    const { outbox, send, onLateRefusal } = desk();
    let refuseNow = (): void => undefined;
    send.mockImplementationOnce(
      () =>
        new Promise((_, fail) => {
          refuseNow = () => fail(refused(422, 'late'));
        }),
    );
    const outcome = outbox.submit(what('a'));
    await vi.advanceTimersByTimeAsync(4000);
    expect((await outcome)?.fate).toBe('waiting');
    expect(onLateRefusal).not.toHaveBeenCalled();
    refuseNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(onLateRefusal.mock.calls.map(([{ refusal }]) => refusal?.code)).toEqual(['late']);
  } finally {
    vi.useRealTimers();
  }
});

test('what is only kept can be taken back; what was sent cannot', async () => {
  const { outbox, send, network, fates } = desk();
  network.isCut = true;
  const kept = await outbox.submit(what('a'));
  expect(await outbox.withdraw(kept?.seq ?? 0)).toBe(true);
  expect(fates()).toEqual([]);
  expect(send).not.toHaveBeenCalled();
  network.isCut = false;
  const done = await outbox.submit(what('b'));
  expect(await outbox.withdraw(done?.seq ?? 0)).toBe(false);
});

test('what was sent without an answer cannot be taken back: the server may have done it', async () => {
  const { outbox, send, fates, network, shelf } = desk();
  send.mockRejectedValueOnce(gone);
  const kept = await outbox.submit(what('a'));
  expect(kept).toMatchObject({ fate: 'waiting', unsure: true });
  network.isCut = true;
  expect(await outbox.withdraw(kept?.seq ?? 0)).toBe(false);
  expect(fates()).toEqual(['waiting']);
  expect(shelf.kept.size).toBe(1);
});

test('a page that ends while something is on its way leaves it as what may be done', async () => {
  const first = desk();
  first.send.mockImplementation(() => new Promise(() => undefined));
  void first.outbox.submit(what('a'));
  await until(() => expect(first.send).toHaveBeenCalledOnce());
  const second = desk(first.shelf);
  second.network.isCut = true;
  await second.outbox.open();
  expect(await second.outbox.withdraw(1)).toBe(false);
});

test('two pages of a device: what one has taken back the other does not send, what one has sent the other cannot take back', async () => {
  const first = desk();
  first.network.isCut = true;
  const a = await first.outbox.submit(what('a'));
  const b = await first.outbox.submit(what('b'));
  const second = desk(first.shelf, first.lock);
  second.network.isCut = true;
  await second.outbox.open();
  expect(await first.outbox.withdraw(a?.seq ?? 0)).toBe(true);
  second.network.isCut = false;
  await second.outbox.drain();
  expect(second.send.mock.calls.map(([{ body }]) => body)).toEqual([{ name: 'b' }]);
  expect(await first.outbox.withdraw(b?.seq ?? 0)).toBe(false);
  first.network.isCut = false;
  await first.outbox.drain();
  expect(first.send).not.toHaveBeenCalled();
  expect(first.fates()).toEqual(['done']);
  expect([...first.shelf.kept.keys()]).toEqual([b?.seq]);
});
