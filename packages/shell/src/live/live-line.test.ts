import { expect, test } from 'vitest';
import { type Ears, holdLine, type LiveMessage, messageOf, waitMs } from './live-line.ts';

/** A line whose sockets and waiting the test holds in its hands. */
function stage({ refuse = 0 } = {}) {
  const wires: (Ears & { shut: boolean })[] = [];
  const waits: { readonly ms: number; readonly act: () => void }[] = [];
  const heard: LiveMessage[] = [];
  const tickets: string[] = [];
  const spoken: string[] = [];
  let lost = 0;
  const { hangUp, sayWatched } = holdLine({
    watched: () => ['base.part'],
    ticket: () => {
      tickets.push(`t${tickets.length + 1}`);
      return tickets.length <= refuse ? Promise.reject(new Error('no')) : Promise.resolve(tickets.at(-1) ?? '');
    },
    connect: (_ticket, ears) => {
      const wire = { ...ears, shut: false };
      wires.push(wire);
      return {
        close: () => {
          wire.shut = true;
        },
        say: (text) => spoken.push(text),
      };
    },
    heard: (message) => heard.push(message),
    lost: () => {
      lost += 1;
    },
    after: (ms, act) => {
      waits.push({ ms, act });
      return () => waits.pop();
    },
  });
  const settle = () => new Promise((done) => setImmediate(done));
  return { wires, waits, heard, tickets, hangUp, sayWatched, spoken, settle, lost: () => lost };
}

test('the wait doubles from one second to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 30].map(waitMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});

test('a message is the number of people here, a sentence in both languages or the notices; all else is not heard', () => {
  expect(messageOf('{"type":"onlineNum","data":3}')).toEqual({ type: 'onlineNum', data: 3 });
  const notify = { type: 'notify', data: { type: 'info', duration: 5000, msg: ['甲', 'A'] } };
  expect(messageOf(JSON.stringify(notify))).toEqual(notify);
  const scroll = { type: 'scroll', data: [['甲', 'A']] };
  expect(messageOf(JSON.stringify(scroll))).toEqual(scroll);
  for (const odd of [
    '',
    '{',
    '{"type":"scroll","data":["x"]}',
    '{"type":"onlineNum","data":"3"}',
    '{"type":"notify","data":{}}',
    '{"type":"x"}',
    'null',
  ])
    expect(messageOf(odd)).toBeNull();
});

test('a broken line is opened again with a new ticket, and the waiting starts over once it stands', async () => {
  const { wires, waits, tickets, settle, lost } = stage();
  await settle();
  wires[0]?.closed();
  waits.at(-1)?.act();
  await settle();
  wires[1]?.closed();
  expect(waits.map(({ ms }) => ms)).toEqual([1000, 2000]);
  waits.at(-1)?.act();
  await settle();
  wires[2]?.opened();
  wires[2]?.closed();
  expect(waits.at(-1)?.ms).toBe(1000);
  expect(tickets).toEqual(['t1', 't2', 't3']);
  expect(lost()).toBe(3);
});

test('no ticket is no noise: the line waits and tries again', async () => {
  const { wires, waits, settle } = stage({ refuse: 1 });
  await settle();
  expect([wires.length, waits.map(({ ms }) => ms)]).toEqual([0, [1000]]);
  waits[0]?.act();
  await settle();
  expect(wires).toHaveLength(1);
});

test('hanging up closes the line, and nothing is heard or tried after it', async () => {
  const { wires, waits, heard, hangUp, settle } = stage();
  await settle();
  wires[0]?.message('{"type":"onlineNum","data":2}');
  hangUp();
  wires[0]?.message('{"type":"onlineNum","data":9}');
  wires[0]?.closed();
  expect([heard, wires[0]?.shut, waits]).toEqual([[{ type: 'onlineNum', data: 2 }], true, []]);
});

test('what pages show is said when the line stands, when it changes and when the server asks', async () => {
  const { wires, spoken, heard, sayWatched, settle } = stage();
  await settle();
  sayWatched();
  expect(spoken).toEqual([]);
  wires[0]?.opened();
  sayWatched();
  wires[0]?.message('{"type":"watchAgain","data":null}');
  expect(spoken).toEqual(Array.from({ length: 3 }, () => '{"watch":["base.part"]}'));
  wires[0]?.message('{"type":"changed","data":["base.part"]}');
  wires[0]?.message('{"type":"changed","data":[1]}');
  expect(heard).toEqual([{ type: 'changed', data: ['base.part'] }]);
});
