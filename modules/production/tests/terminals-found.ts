import type { Client } from '@takt/testing';
import { expect } from 'vitest';
import { DISPATCH, WORK } from './shop.ts';
import { takeBack } from './terminals.ts';
import { type Floor, PER_PIECE, TAKEN_AT, type Work } from './terminals-floor.ts';
import { addTo, expectedOf, judge, NONE, note, type Pieces, plus, type Tally, total } from './terminals-tally.ts';

/**
 * Most dispatch orders are begun, by all terminals at the same time: nothing stands against any of them. The rest is for the terminals to
 * begin later, or to cancel.
 */
export async function begin({ on, dispatches, terminals }: Floor, tally: Tally): Promise<void> {
  const rows = await on.inside(
    (ctx) => ctx.sql<{ id: string; version: number; status: string }>`
      select id, version::int as version, status from production_dispatch_order`,
  );
  for (const { id, ...at } of rows) note(tally, id, at, null);
  const waiting = dispatches.filter((_, index) => index % 4 !== 3);
  const terminal = async (client: Client): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const reply = await client.act(DISPATCH, 'start', [{ id: next.id, version: null }]);
      if (judge(tally, 'begin', next, reply)) note(tally, next.id, reply.data, null);
      else tally.wrong.push(`begin ${JSON.stringify(next)}: ${reply.raw}`);
      tally.begun.add(next.id);
    }
  };
  await Promise.all(terminals.map(terminal));
}

/** What the operations of each work order must say, by its id and the operation. */
function operationsExpected({ works, dispatches }: Floor, tally: Tally): Record<string, readonly number[]> {
  const sums = new Map<string, Pieces>();
  const key = (work: Work, seq: number): string => `${work.id} ${seq}`;
  for (const one of dispatches) {
    const at = key(one.work, one.seq);
    sums.set(at, plus(sums.get(at) ?? NONE, expectedOf(tally, one).pieces));
  }
  const found: Record<string, readonly number[]> = {};
  for (const work of works)
    work.seqs.forEach((seq, index) => {
      const made = sums.get(key(work, seq)) ?? NONE;
      const before = work.seqs[index - 1];
      // The first is fed by its own reports, every other by what the one before it called good.
      const input = work.control === 'free' || before === undefined ? total(made) : (sums.get(key(work, before)) ?? NONE).good;
      found[key(work, seq)] = [input, made.good, made.scrap, made.rework, input - total(made)];
    });
  return found;
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);
/** Strings of whole numbers by what they are of. */
const byKey = (rows: readonly { readonly key: string; readonly qty: number }[]): Record<string, number> =>
  Object.fromEntries(rows.filter(({ qty }) => qty !== 0).map(({ key, qty }) => [key, qty]));
const nonZero = (sums: Iterable<readonly [string, number]>): Record<string, number> =>
  byKey([...sums].map(([key, qty]) => ({ key, qty })));

/** What production used of each batch, what went back taken off. */
export const used = (floor: Floor): Promise<Record<string, number>> =>
  floor.on
    .inside(
      (ctx) => ctx.sql<{ key: string; qty: number }>`
        select p.part_no || ' ' || u.batch as key, sum(u.qty)::int as qty from production_material_use u
        join base_part p on p.id = u.part_id group by 1 order by 1`,
    )
    .then(byKey);
/** What lies at the line side of each batch. */
export const atSide = (floor: Floor): Promise<Record<string, number>> =>
  floor.on
    .inside(
      (ctx) => ctx.sql<{ key: string; qty: number }>`
        select p.part_no || ' ' || s.batch as key, sum(s.qty)::int as qty from warehouse_stock s
        join base_part p on p.id = s.part_id where s.location_id = ${floor.shop.side} group by 1 order by 1`,
    )
    .then(byKey);
export const together = (a: Record<string, number>, b: Record<string, number>): Record<string, number> => {
  const sums = new Map(Object.entries(a));
  for (const [key, qty] of Object.entries(b)) addTo(sums, key, qty);
  return nonZero(sums);
};

/** Everything the product says is what it answered. */
export async function compare(floor: Floor, tally: Tally): Promise<void> {
  const { inside } = floor.on;
  const { works, dispatches } = floor;
  const wanted = dispatches.map((one) => ({ id: one.id, ...expectedOf(tally, one) }));
  expect.soft(tally.wrong).toEqual([]);
  expect.soft(floor.factory.faults).toEqual([]);
  // What is in rework comes back where it went: once that has ended, it never does.
  expect.soft(wanted.filter(({ status, pieces }) => status === '3' && pieces.rework > 0)).toEqual([]);

  const dispatched = await inside(
    (ctx) => ctx.sql<{ id: string; status: string; version: number; good: number; scrap: number; rework: number; rows: number }>`
      select d.id, d.status, d.version::int as version, d.good_qty::int as good, d.scrap_qty::int as scrap, d.rework_qty::int as rework,
        (select count(*)::int from production_work_report r where r.dispatch_order_id = d.id) as rows
      from production_dispatch_order d where d.deleted_at is null`,
  );
  const line = (id: string, status: string, version: number, { good, scrap, rework }: Pieces, rows: number): string =>
    [id, status, version, good, scrap, rework, rows].join(' ');
  expect
    .soft(dispatched.map(({ id, status, version, rows, ...made }) => line(id, status, version, made, rows)).toSorted())
    .toEqual(wanted.map(({ id, status, version, pieces, rows }) => line(id, status, version, pieces, rows)).toSorted());

  const operations = await inside(
    (ctx) => ctx.sql<{ key: string; figures: readonly number[] }>`
      select o.parent_id || ' ' || o.seq as key, json_build_array(o.input_qty::int, o.good_qty::int, o.scrap_qty::int, o.rework_qty::int,
        (o.input_qty - o.good_qty - o.scrap_qty - o.rework_qty)::int) as figures
      from production_work_order_operations o where o.parent_id = any(${works.map(({ id }) => id)}::uuid[])`,
  );
  const expected = operationsExpected(floor, tally);
  expect.soft(Object.fromEntries(operations.map(({ key, figures }) => [key, figures]))).toEqual(expected);

  // What is handed on is taken once.
  for (const { order, seqs, fedBy } of works.filter((one) => one.fedBy !== null)) {
    const those = works.filter((one) => one.order === order);
    const taken = those.filter((one) => one.fedBy === fedBy).map(({ id }) => expected[`${id} ${seqs[0]}`]?.[0] ?? 0);
    const given = those.filter((one) => one.seqs.at(-1) === fedBy).map(({ id }) => expected[`${id} ${fedBy}`]?.[1] ?? 0);
    expect.soft(sumOf(taken)).toBeLessThanOrEqual(sumOf(given));
  }
  if (floor.open) await comparePlan(floor.open, floor, tally);

  // Material: asked for by what is good or scrap where it is taken; what lies there and what was used is what was put there.
  const taken = new Map<string, number>();
  for (const { id, order } of works) {
    const [, good = 0, scrap = 0] = expected[`${id} ${TAKEN_AT}`] ?? [];
    for (const [part, each] of Object.entries(PER_PIECE)) addTo(taken, `${order} ${part}`, (good + scrap) * each);
  }
  const asked = await inside(
    (ctx) => ctx.sql<{ key: string; qty: number }>`
      select b.production_order_id || ' ' || p.part_no as key, sum(b.required_qty)::int as qty from production_backflush b
      join base_part p on p.id = b.part_id where b.state <> 'reversed' group by 1`,
  );
  expect.soft(byKey(asked)).toEqual(nonZero(taken));
  expect.soft(together(await atSide(floor), await used(floor))).toEqual(nonZero(tally.put));

  // Goods: each record and each box once, and what lies there is what was brought there.
  const goods = await inside(
    (ctx) => ctx.sql<{ work: string; packed: readonly number[]; offline: readonly number[] }>`
      select w.id as work,
        (select coalesce(json_agg(k.qty::int order by k.qty), '[]') from production_pack k where k.work_order_id = w.id) as packed,
        (select coalesce(json_agg(f.qty::int order by f.qty), '[]') from production_offline_record f where f.work_order_id = w.id) as offline
      from production_work_order w where w.id = any(${works.map(({ id }) => id)}::uuid[])`,
  );
  const sorted = (list: readonly number[] = []): readonly number[] => list.toSorted((a, b) => a - b);
  expect
    .soft(Object.fromEntries(goods.map(({ work, ...rest }) => [work, rest])))
    .toEqual(
      Object.fromEntries(
        works.map(({ id }) => [id, { packed: sorted(tally.packed.get(id)), offline: sorted(tally.offline.get(id)) }]),
      ),
    );
  const twice = await inside(
    (ctx) => ctx.sql`
      select k.box_no, k.qty, m.n, m.qty as moved from production_pack k
      cross join lateral (select count(*)::int as n, coalesce(sum(x.qty), 0) as qty from warehouse_stock_move x
        where x.container = k.box_no and x.from_place = 'wip' and x.reverses_id is null) m
      where m.n <> case when k.offline_record_id is null then 0 else 1 end or (m.n = 1 and m.qty <> k.qty)`,
  );
  expect.soft(twice).toEqual([]);
  const shelf = await inside(
    (ctx) => ctx.sql.one<{ qty: number }>`
      select coalesce(sum(s.qty), 0)::int as qty from warehouse_stock s where s.location_id = ${floor.shop.finished}`,
  );
  expect.soft(shelf.qty).toBe(sumOf([...tally.offline.values()].flat()));
  expect.soft(await differences(floor)).toEqual([]);
  expect.soft(await floor.factory.broken()).toEqual([]);
}

/** What is released is what was answered, and no more of an operation than the order wants. */
async function comparePlan({ order, planned }: NonNullable<Floor['open']>, { on }: Floor, tally: Tally): Promise<void> {
  const released = await on.inside(
    (ctx) => ctx.sql<{ id: string; qty: number }>`
      select id, planned_qty::int as qty from production_work_order where production_order_id = ${order} and status = '10'`,
  );
  const wanted = [...tally.planned].map(([id, { qty }]) => `${id} ${qty}`);
  expect.soft(released.map(({ id, qty }) => `${id} ${qty}`).toSorted()).toEqual(wanted.toSorted());
  for (const seq of [10, TAKEN_AT]) {
    const those = [...tally.planned.values()].filter(({ firstSeq, lastSeq }) => firstSeq <= seq && seq <= lastSeq);
    expect.soft(sumOf(those.map(({ qty }) => qty))).toBeLessThanOrEqual(planned);
  }
}

/** Balances that are not the sum of their moves. */
const differences = (floor: Floor) =>
  floor.on.inside(
    (ctx) => ctx.sql`
      with moved as (
        select part_id, batch, container, to_location_id as location, to_status as status, qty from warehouse_stock_move where to_location_id is not null
        union all
        select part_id, batch, container, from_location_id, from_status, -qty from warehouse_stock_move where from_location_id is not null),
      ledger as (select part_id, batch, container, location, status, sum(qty) as qty from moved group by 1, 2, 3, 4, 5),
      stock as (select part_id, batch, container, location_id as location, stock_status as status, qty from warehouse_stock)
      select coalesce(l.part_id, s.part_id) as part, coalesce(l.batch, s.batch) as batch, l.qty as ledger, s.qty as stock
      from ledger l full join stock s on s.part_id = l.part_id and s.batch is not distinct from l.batch
        and s.container is not distinct from l.container and s.location = l.location and s.status = l.status
      where coalesce(l.qty, 0) <> coalesce(s.qty, 0)`,
  );

const AGAIN: readonly (string | undefined)[] = ['stale', 'busy'];
/** Takes back whatever can be taken back, by all terminals at once, the last report first. Tells how many reports that were. */
export async function takeAllBack(floor: Floor, tally: Tally): Promise<number> {
  const { terminals, dispatches, works, on } = floor;
  for (const { id } of works) if ((await on.one(WORK, id)).status === '18') await on.must(WORK, id, 'resume');
  let taken = 0;
  for (let before = -1; before !== taken; ) {
    before = taken;
    const waiting = dispatches.toSorted((a, b) => a.seq - b.seq);
    const terminal = async (client: Client): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        for (;;) {
          const reply = await takeBack(client, next.id);
          if (judge(tally, 'take back', next, reply)) {
            note(tally, next.id, reply.data, 'takenBack');
            taken += 1;
          } else if (!AGAIN.includes(reply.error?.code)) break;
        }
    };
    // The last of them has no right to.
    await Promise.all(terminals.slice(0, -1).map(terminal));
  }
  return taken;
}

/** What reports that stand took of each batch: what was taken back lies at the line side again, on the batches it came from. */
export const usedByStanding = (floor: Floor): Promise<Record<string, number>> =>
  floor.on
    .inside(
      (ctx) => ctx.sql<{ key: string; qty: number }>`
        select p.part_no || ' ' || u.batch as key, sum(u.qty)::int as qty from production_material_use u
        join base_part p on p.id = u.part_id
        where u.kind = 'backflush' and not exists (select 1 from production_work_report v where v.reverses_id = u.report_id) group by 1`,
    )
    .then(byKey);
