import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoCompany, openDemoCompany } from './demo-company.ts';
import * as rules from './demo-rules.ts';

let demo: DemoCompany;
beforeAll(async () => {
  demo = await openDemoCompany();
}, 300_000);
afterAll(() => demo.factory.close());
const rows = <T extends object>(text: string): Promise<readonly T[]> =>
  demo.factory.asSystem(demo.tenant.id, (ctx) => ctx.sql.run<T>({ text, values: [] }));

test('seed 11 production orders of two weeks stand in every state, of three finished parts and two subassemblies', async () => {
  const orders = await rows<{ state: string; part: string }>(rules.PRODUCTION_ORDERS);
  const of = Map.groupBy(orders, ({ state }) => state);
  const counts = Object.fromEntries([...of].map(([state, all]) => [state, all.length]));
  expect(counts).toEqual({ '00': 2, '10': 2, '12': 2, '18': 1, '20': 2, '40': 2, '99': 1 });
  expect([...new Set(orders.map(({ part }) => part))].toSorted()).toEqual([
    'BRK-1001',
    'BRK-1101',
    'BRK-1201',
    'CHS-2001',
    'CHS-2201',
  ]);
});

test('seed 11 one new order is short of one part, the other has all it needs', async () => {
  const planner = await demo.person('planner');
  const { list } = (await planner.page('production.productionOrder', { _params: { status: ['00'] } })).data;
  const short = (of: string): number => list.find(({ plannedQty }: { plannedQty: string }) => plannedQty === of)?.shortParts;
  expect([list.length, short('480'), short('96')]).toEqual([2, 1, 0]);
});

test('seed 11 a shift is in progress: pieces in process, some in rework, one small part missing, one first piece waiting', async () => {
  const foreman = await demo.person('foreman');
  const { list } = (await foreman.page('production.productionOrder', { _params: { status: ['12'] } })).data;
  expect(list).toHaveLength(2);
  for (const order of list) expect(Number(order.wipQty)).toBeGreaterThan(0);
  const failed = (await foreman.page('production.backflush', { _params: { state: 'failed' } })).data.list;
  expect(failed).toMatchObject([{ requiredQty: '48', postedQty: '20', shortQty: '28', thereQty: '0' }]);
  const open = (await foreman.page('base.productionLock', { _params: { status: ['10'] } })).data.list;
  expect(open.map(({ kind }: { kind: string }) => kind)).toEqual(['firstPiece']);
  const { operations } = (await foreman.post('/production/call/orderProgress', { order: list[0].id })).data;
  expect(operations.filter(({ closes }: { closes: boolean }) => !closes)).toEqual([]);
});

test('seed 11 work is reported on working days inside shifts, by whoever works there and may', async () => {
  const [seen] = await rows<Record<string, number>>(rules.REPORTS);
  expect(seen).toMatchObject({ unshifted: 0, ahead: 0, reversals: 1, unqualified: 0 });
  expect(seen?.['reporters']).toBeGreaterThanOrEqual(4);
  expect(seen?.['operators']).toBeGreaterThanOrEqual(8);
  expect(seen?.['defects']).toBeGreaterThanOrEqual(8);
  expect(seen?.['scrap_percent']).toBeGreaterThan(1);
  expect(seen?.['scrap_percent']).toBeLessThan(2);
});

test('seed 11 what is finished is in stock, to the piece, in boxes where it is sold in boxes', async () => {
  const ended = await rows<{ number: string; good: number; stocked: number; wip: number; planned: number; scrap: number }>(
    rules.FINISHED,
  );
  expect(ended).toHaveLength(4);
  for (const { good, stocked, wip, planned, scrap } of ended) expect([stocked, wip, good + scrap]).toEqual([good, 0, planned]);
  const [boxes] = await rows<{ packed: number; tails: number }>(`select count(*) filter (where partial = '0')::int as packed,
      count(*) filter (where partial = '1')::int as tails from production_pack`);
  expect(boxes?.packed).toBeGreaterThan(30);
  expect(boxes?.tails).toBe(1);
});

test('seed 11 the recalled batch of castings is in discs of one order', async () => {
  const used = await rows<{ number: string; part: string; qty: number }>(`
    select p.number, x.part_no as part, sum(u.qty)::float as qty from production_material_use u
    join production_production_order p on p.id = u.production_order_id join base_part x on x.id = p.part_id
    join warehouse_lot l on l.part_id = u.part_id and l.batch = u.batch where l.vendor_lot = 'YG261104' group by 1, 2`);
  expect(used).toMatchObject([{ part: 'BRK-1001' }]);
  expect(used[0]?.qty).toBeGreaterThan(0);
});

test('seed 11 every line has its settings, and whatever is sold or goes into it can be made', async () => {
  const [seen] = await rows<Record<string, number>>(rules.MAKEABLE);
  expect(seen).toEqual({ lines: 0, routes: 0, uncounted: 0, parts: seen?.['parts'] });
  expect(seen?.['parts']).toBeGreaterThan(100);
});
