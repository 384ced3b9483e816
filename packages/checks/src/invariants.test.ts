import { expect, test } from 'vitest';
import { brokenInvariants, engineInvariants } from '@takt/engine/host';
import { inScratch, type Scratch } from './scratch-database.ts';

const id = (n: number) => `'00000000-0000-7000-8000-00000000000${n}'`;
const told = (row: number, entry: number, at: string) =>
  `insert into app.history (tenant_id, id, entity, row_id, action, user_id, request_id, at)
   values (1, ${id(entry)}, 'toy.order', ${id(row)}, 'edit', ${id(9)}, 'r', '${at}');`;
const order = (row: number, number: string, version: number) =>
  `insert into app.toy_order values (1, ${id(row)}, '${number}', '00', ${version}, '2026-03-02 08:00', null);`;
const line = (row: number, qty: number) => `insert into app.toy_order_lines values (1, ${id(row)}, ${id(1)}, ${qty});`;
const link = (entry: number, from: number, qty: number) =>
  `insert into app.link (tenant_id, id, conversion, from_entity, from_id, from_line, to_entity, to_id, qty)
   values (1, ${id(entry)}, 'toy.again', 'toy.order', ${id(1)}, ${id(from)}, 'toy.order', ${id(8)}, ${qty});`;
const TABLES = `create table app.toy_order (tenant_id int, id uuid, number text, status text, version int, updated_at timestamptz,
    deleted_at timestamptz, primary key (tenant_id, id));
  create table app.toy_order_lines (tenant_id int, id uuid, parent_id uuid, qty numeric, primary key (tenant_id, id));`;

const wheresAfter = ({ after }: Scratch, rows: string) =>
  after(`${TABLES} ${rows}`, async (query) =>
    (await brokenInvariants(query, engineInvariants([]))).map(({ name, rows: [first] }) =>
      [name, first?.['table']].filter(Boolean).join(' '),
    ),
  );

test('each rule finds what breaks it, and nothing in sound data', async () => {
  await inScratch('invariants', 'migrated', async (scratch) => {
    const sound = order(1, 'TO1', 1) + told(1, 2, '2026-03-02 08:00');
    expect(await wheresAfter(scratch, '')).toEqual([]);
    expect(await wheresAfter(scratch, sound + line(3, 10) + link(4, 3, 4) + link(5, 3, 6))).toEqual([]);

    const history = ['history-covers-version app.toy_order'];
    expect(await wheresAfter(scratch, order(1, 'TO1', 2) + told(1, 2, '2026-03-02 08:00'))).toEqual(history);
    expect(await wheresAfter(scratch, order(1, 'TO1', 1) + told(1, 2, '2026-03-02 07:59'))).toEqual(history);
    expect(await wheresAfter(scratch, sound + order(2, 'TO2', 1))).toEqual(history);
    expect(await wheresAfter(scratch, order(1, 'TO1', 7))).toEqual([]);

    const twin = sound + order(2, 'TO1', 1) + told(2, 3, '2026-03-02 08:00');
    expect(await wheresAfter(scratch, twin)).toEqual(['numbers-unique app.toy_order']);
    expect(await wheresAfter(scratch, line(3, 10) + link(4, 3, 4) + link(5, 3, 7))).toEqual([
      'links-not-over-taken app.toy_order_lines',
    ]);
    expect(await wheresAfter(scratch, line(3, 10) + link(4, 3, -1))).toEqual(['link-quantities-positive']);

    const outbox = (age: string) =>
      `insert into app.outbox (tenant_id, topic, key, payload, at) values (1, 't', 'k', '{}', now() - interval '${age}');`;
    expect(await wheresAfter(scratch, outbox('11 minutes'))).toEqual(['outbox-not-stale']);
    expect(await wheresAfter(scratch, outbox('9 minutes'))).toEqual([]);
  });
});

test('it shows the first rows and counts the others', async () => {
  const many = Array.from(
    { length: 25 },
    (_, n) => `insert into app.outbox (tenant_id, topic, key, payload, at) values (${n}, 't', 'k', '{}', '2026-01-01');`,
  );
  const [stale] = await inScratch('invariants_rows', 'migrated', ({ after }) =>
    after(many.join(''), (query) => brokenInvariants(query, engineInvariants([]))),
  );
  expect(stale).toMatchObject({ name: 'outbox-not-stale', count: 25 });
  expect(stale?.rows).toHaveLength(20);
  expect(stale?.rows[0]).toMatchObject({ topic: 't', key: 'k' });
});
