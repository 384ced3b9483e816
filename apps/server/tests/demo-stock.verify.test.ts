import { identity, modules } from '@takt/app-server/modules';
import { isDocument, isGtin } from '@takt/model';
import { system } from '@takt/engine';
import { Keys } from '@takt/engine/host';
import { Passwords } from '@takt/identity/host';
import { Factory, type Tenant } from '@takt/testing';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDemo } from '../../../scripts/demo/build.ts';
import { seedDocuments } from '../../../scripts/demo/documents.ts';
import { type As, handsOf } from '../../../scripts/demo/hands.ts';
import { StoryClock } from '../../../scripts/demo/story-clock.ts';
import { seedSupply } from '../../../scripts/demo/supply.ts';
import { runTimeline } from '../../../scripts/demo/timeline.ts';
import { weekOf } from '../../../scripts/demo/week.ts';
import { isSold } from '../../../scripts/demo/weights.ts';
import * as rules from './demo-rules.ts';

/** The batch of castings that the README recalls, as its supplier calls it. */
const RECALLED = 'YG261104';

let factory: Factory;
let tenant: Tenant;
/** The demo factory with its whole story, as `db:seed` tells it. */
beforeAll(async () => {
  const clock = new StoryClock();
  factory = await Factory.open({ modules, identity, clock: clock.now });
  tenant = await factory.tenant();
  const passwords = new Passwords(new Keys(`k1=${randomBytes(32).toString('hex')}`));
  const told = await factory.asSystem(tenant.id, (ctx) => buildDemo(ctx, factory.registry, passwords, 'Takt-Demo-2026!'));
  const as: As = (username, work) =>
    factory.asSystem(tenant.id, (ctx) => work({ ...ctx, actor: { ...system, userId: told.user(username), username } }));
  const hands = handsOf({ as, registry: factory.registry, clock, vendor: told.vendor, settle: () => tenant.settle() });
  await runTimeline(hands, weekOf(hands, told));
  await seedDocuments(hands, told);
  await seedSupply(hands, told);
  await hands.settle();
  hands.toPresent();
}, 300_000);
afterAll(() => factory.close());
const rows = <T extends object>(text: string): Promise<readonly T[]> =>
  factory.asSystem(tenant.id, (ctx) => ctx.sql.run<T>({ text, values: [] }));

test('seed 1 stock of a component is for three to fifteen working days of the orders, and two run short', async () => {
  const components = await rows<{ no: string; abc: string; days: number }>(rules.COVER);
  expect(components.length).toBeGreaterThan(200);
  expect(components.filter(({ abc, days }) => days > (abc === 'C' ? 30 : 15))).toEqual([]);
  expect(components.filter(({ days }) => days < 3).map(({ no }) => no)).toEqual(expect.arrayContaining(['CST-3001', 'SEL-4001']));
  expect(components.filter(({ days }) => days < 3).length).toBe(2);
});

test('seed 1 labels are for a package of the supplier, and what is delivered is whole packages', async () => {
  const labels = await rows(`select l.qty from purchasing_label_list l join base_vendor_part v on v.vendor_id = l.vendor_id
      and v.part_id = l.part_id where l.kind = 'case' and l.qty <> v.package_qty
    union all select b.qty from purchasing_delivery_note_labels b join purchasing_delivery_note n on n.id = b.parent_id
      join purchasing_delivery_note_lines l on l.parent_id = n.id join base_vendor_part v on v.vendor_id = n.vendor_id and v.part_id = l.part_id
    where b.qty <> v.package_qty`);
  expect(labels).toEqual([]);
  const broken =
    await rows(`select n.number from purchasing_delivery_note n join purchasing_delivery_note_lines l on l.parent_id = n.id
    join base_vendor_part v on v.vendor_id = n.vendor_id and v.part_id = l.part_id where mod(l.qty, v.package_qty) <> 0`);
  expect(broken).toEqual([]);
});

test('seed 2 every number of a document that is mentioned is that of a document', async () => {
  const prefixes = [...factory.registry.entities.values()].flatMap((one) =>
    isDocument(one) ? (/^[A-Z]+/.exec(one.number)?.[0] ?? []) : [],
  );
  const like = `\\m(?:${prefixes.join('|')})\\d{6,}\\M`;
  const tables = await rows<{ table: string; columns: string; numbered: boolean }>(rules.TEXT_COLUMNS);
  const known = new Set<string>();
  for (const { table, numbered } of tables)
    if (numbered) for (const { number } of await rows<{ number: string }>(`select number from ${table}`)) known.add(number);
  const orphans: string[] = [];
  for (const { table, columns } of tables)
    for (const { found } of await rows<{ found: string }>(
      `select distinct m[1] as found from ${table}, regexp_matches(concat_ws(' ', ${columns}), '(${like})', 'g') m`,
    ))
      if (!known.has(found)) orphans.push(`${table}: ${found}`);
  expect(known.size).toBeGreaterThan(200);
  expect(orphans).toEqual([]);
});

test('seed 3 a supplier has one price for a part, wherever it is written', async () => {
  const prices = await rows<{ vendor: string; part: string; prices: number[]; places: string[] }>(rules.PRICES);
  expect(prices.filter((one) => one.prices.length > 1)).toEqual([]);
  expect(prices.filter(({ places }) => places.length === 4)).not.toEqual([]);
});

test('seed 3 what is sold brings at least 15 % more than its material costs, each product at its own price', async () => {
  const sold = await rows<{ no: string; price: number; prices: number; cost: number }>(rules.MARGINS);
  expect(sold.length).toBeGreaterThan(50);
  expect(sold.filter(({ price, prices, cost }) => prices > 1 || cost <= 0 || price < 1.15 * cost || price > 3 * cost)).toEqual(
    [],
  );
  expect(new Set(sold.map(({ price }) => price)).size).toBeGreaterThan(30);
});

test('seed 4 what is critical or key is tracked, and of every batch in stock it is known where it came from and when', async () => {
  const untracked = await rows(
    `select part_no from base_part where (safety_class = 'cc' or key_part = '1') and track_mode = 'none'`,
  );
  expect(untracked).toEqual([]);
  expect(await rows(rules.NAMELESS)).toEqual([]);
});

test('seed 4 the batch of the story came from a supplier with a receipt, and went to the line', async () => {
  const [batch] = await rows<{ vendor: string; receipt: string; produced: string; out: number }>(`
    select v.code as vendor, r.number as receipt, l.produced_on::text as produced,
      (select count(*)::int from warehouse_stock_move o where o.batch = l.batch and o.part_id = l.part_id and o.entity = 'warehouse.outboundOrder') as out
    from warehouse_lot l join base_vendor v on v.id = l.vendor_id
    join warehouse_stock_move m on m.batch = l.batch and m.part_id = l.part_id and m.from_place = 'vendor'
    join warehouse_receipt r on r.number = m.document_no where l.vendor_lot = '${RECALLED}'`);
  expect(batch).toMatchObject({ vendor: 'V001', receipt: expect.stringMatching(/^RC/), produced: expect.stringMatching(/^20/) });
  expect(batch?.out).toBeGreaterThan(0);
});

test('seed 5 nothing is posted on a day off, nor at the same second day after day', async () => {
  expect(await rows(rules.ON_DAYS_OFF)).toEqual([]);
  expect(await rows(rules.SAME_SECONDS)).toEqual([]);
});

test('seed 5 many hands move goods and many lorries bring them', async () => {
  const [hands] = await rows<{ users: number }>(`select count(distinct created_by)::int as users from warehouse_stock_move`);
  expect(hands?.users).toBeGreaterThanOrEqual(8);
  const [lorries] = await rows<{ drivers: number; carriers: number; unnamed: number }>(`
    select count(distinct driver)::int as drivers, count(distinct carrier)::int as carriers,
      count(*) filter (where driver is null or carrier is null)::int as unnamed from purchasing_delivery_note`);
  expect(lorries?.drivers).toBeGreaterThanOrEqual(6);
  expect(lorries?.carriers).toBeGreaterThanOrEqual(4);
  expect(lorries?.unnamed).toBe(0);
});

test('seed 6 parts are planned by what they are: lead times, lot rules and classes', async () => {
  const plans = await rows<{ lead: number; rule: string; abc: string; safety: string }>(
    `select lead_days::int as lead, lot_rule as rule, abc_class as abc, safety_stock::text as safety from base_part_plan`,
  );
  expect(new Set(plans.map(({ lead }) => lead)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(plans.map(({ rule }) => rule))).toEqual(new Set(['lotForLot', 'fixed', 'period']));
  expect(new Set(plans.map(({ safety }) => safety)).size).toBeGreaterThan(40);
  for (const [abc, percent] of [
    ['A', 20],
    ['B', 30],
    ['C', 50],
  ] as const) {
    const share = (100 * plans.filter((one) => one.abc === abc).length) / plans.length;
    expect(Math.abs(share - percent), abc).toBeLessThanOrEqual(5);
  }
});

test('seed 7 most parts have moved, every bought part has a supplier with a price, and the shelves are used', async () => {
  const [seen] = await rows<{ moved: number; priced: number; orphans: number; used: number }>(`
    select (select count(distinct part_id)::int from warehouse_stock_move) as moved,
      (select count(*)::int from base_vendor_part where unit_price > 0) as priced,
      (select count(*)::int from base_part p where part_type = 'bought'
        and not exists (select from base_vendor_part v where v.part_id = p.id)) as orphans,
      (select avg(case when exists (select from warehouse_stock s where s.location_id = l.id and s.qty > 0) then 1 else 0 end)::float
        from warehouse_location l where l.kind = 'storage') as used`);
  expect(seen?.moved).toBeGreaterThanOrEqual(120);
  expect(seen?.priced).toBeGreaterThanOrEqual(60);
  expect(seen?.orphans).toBe(0);
  expect(seen?.used).toBeGreaterThanOrEqual(0.45);
  expect(seen?.used).toBeLessThan(0.8);
});

test('seed 8 no part is called by a bare number, in either language', async () => {
  const named = await rows<{ name: string; nameEn: string }>(`select name, name_en as "nameEn" from base_part`);
  const bare = /(?:^|[\s-])\d+(?:\s*[号型])?$|^物料|^Part /;
  expect(named.filter(({ name, nameEn }) => !nameEn || bare.test(name) || bare.test(nameEn))).toEqual([]);
  expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
  expect(new Set(named.map(({ nameEn }) => nameEn)).size).toBe(named.length);
});

test('seed 9 every part has a weight, and what is sold an article number of its own', async () => {
  const parts = await factory.asSystem(
    tenant.id,
    (ctx) => ctx.sql<{ no: string; weight: string | null; gtin: string | null }>`
      select part_no as no, net_weight::text as weight, gtin from base_part`,
  );
  expect(parts.filter(({ weight }) => weight === null || Number(weight) <= 0)).toEqual([]);
  const sold = parts.filter(({ no }) => isSold(no));
  expect(sold.length).toBeGreaterThan(50);
  expect(sold.filter(({ gtin }) => !isGtin(gtin ?? ''))).toEqual([]);
  expect(new Set(sold.map(({ gtin }) => gtin)).size).toBe(sold.length);
});

test('seed 9 no location has more on it than it bears, and all that was received has a place', async () => {
  const loads = await factory.asSystem(
    tenant.id,
    (ctx) => ctx.sql<{ code: string; kg: number; most: number }>`
      select l.code, sum(s.qty * p.net_weight)::float as kg, l.max_weight::float as most
      from warehouse_stock s join warehouse_location l on l.id = s.location_id join base_part p on p.id = s.part_id
      where s.qty > 0 and l.max_weight is not null group by l.id, l.code, l.max_weight`,
  );
  expect(loads.length).toBeGreaterThan(15);
  expect(loads.filter(({ kg, most }) => kg > most)).toEqual([]);
  const nowhere = await factory.asSystem(
    tenant.id,
    (ctx) => ctx.sql`select number from warehouse_putaway_task where location_id is null and status in ('00', '12')`,
  );
  expect(nowhere).toEqual([]);
});

test('seed 1 the shortage board is not all red: two components, and nothing that is sold', async () => {
  const planner = await tenant.person({ permissions: ['purchasing.shortageBoard'] });
  const board = await planner.post('/purchasing/call/shortageBoard', { onlyShort: '1' });
  expect(board.httpStatus).toBe(200);
  expect(board.data.parts.map(({ partNo }: { partNo: string }) => partNo).toSorted()).toEqual(['CST-3001', 'SEL-4001']);
  expect(board.data.withDemand).toBeGreaterThan(40);
});

test('seed 6 routes differ in time, nothing is done by nobody, and what is backflushed names its process', async () => {
  const [seen] = await rows<{ times: number; nobody: number; nowhere: number }>(`
    select (select count(distinct run_seconds)::int from base_route_operations) as times,
      (select count(*)::int from base_route_operations where coalesce(crew, 0) < 1) as nobody,
      (select count(*)::int from base_bom_version_lines where issue = 'backflush' and process_id is null) as nowhere`);
  expect(seen?.times).toBeGreaterThan(50);
  expect(seen).toMatchObject({ nobody: 0, nowhere: 0 });
});

test('seed 6 suppliers have hours to answer in, and machines their own age, price and condition', async () => {
  const [seen] = await rows<{ silent: number; hours: number; days: number; prices: number; bare: number; conditions: number }>(`
    select (select count(*)::int from base_vendor where forecast_reply_hours is null or order_reply_hours is null or plan_reply_hours is null) as silent,
      (select count(distinct (forecast_reply_hours, order_reply_hours, plan_reply_hours))::int from base_vendor) as hours,
      (select count(distinct installed_on)::int from equipment_device) as days,
      (select count(distinct price)::int from equipment_device) as prices,
      (select count(*)::int from equipment_device where price is null or power_kw is null or run_hours is null) as bare,
      (select count(distinct condition)::int from equipment_device) as conditions`);
  expect(seen).toMatchObject({ silent: 0, bare: 0 });
  expect(seen?.hours).toBeGreaterThanOrEqual(4);
  expect(seen?.days).toBeGreaterThan(20);
  expect(seen?.prices).toBeGreaterThan(15);
  expect(seen?.conditions).toBeGreaterThanOrEqual(3);
});

test('supply 3.2 (18) every screen has a page of help in both languages', async () => {
  const told = await rows<{ page: string | null; zh: string; en: string }>(
    `select page, content as zh, content_en as en from system_help_document`,
  );
  const pages = new Map(told.map((one) => [one.page, one]));
  const routes = modules.flatMap(({ menu }) => menu).flatMap(({ screens }) => screens.map(({ route }) => route));
  expect(routes.length).toBeGreaterThan(150);
  expect(routes.filter((route) => !pages.has(route))).toEqual([]);
  expect(told.filter(({ zh, en }) => zh.length < 15 || !en || en.length < 30 || /[\u4e00-\u9fff]/.test(en))).toEqual([]);
});

/** A role, and pages it cannot do its work without. */
const WORK: Readonly<Record<string, readonly string[]>> = {
  INSPECTOR: [
    '/wms/inbound/receipt',
    '/wms/storage/stockHold',
    '/base/smes/inspectionStandard',
    '/wms/storage/lot',
    '/mes/exception/productionLock',
  ],
  QE: [
    '/wms/inbound/receipt',
    '/wms/storage/recall',
    '/wms/storage/lotHold',
    '/wms/storage/stockHold',
    '/base/smes/inspectionItem',
  ],
  SQE: ['/wms/inbound/supplierInspTask', '/les/purchase/returnNotice', '/wms/storage/recall', '/les/supplier/engineeringChange'],
  FINANCE: ['/les/billing/reconciliation', '/les/billing/invoiceRequest', '/les/purchase/priceList', '/mes/sales/salesOrder'],
  GATE: ['/wms/outbound/releasePass', '/wms/inbound/asn', '/les/supplier/deliveryNote'],
  PLANNER: [
    '/les/purchase/shortageBoard',
    '/les/purchase/deliveryPlan',
    '/les/purchase/forecast',
    '/mes/sales/salesOrder',
    '/mes/productionPlan/productionOrder',
    '/mes/workOrder/shopWorkOrder',
  ],
  FOREMAN: [
    '/mes/workOrder/shopWorkOrder',
    '/mes/workOrder/dispatchOrder',
    '/mes/finish/backflush',
    '/mes/exception/productionLock',
  ],
  OPERATOR: ['/mes/workOrder/shopWorkOrder', '/mes/workOrder/dispatchOrder', '/mes/productionPlan/productionOrder'],
  PROCESS: ['/mes/workOrder/lineSetting', '/base/universal/bom'],
  PICKER: ['/wms/outbound/pickTask', '/rf/outbound/pick', '/wms/inbound/putaway', '/wms/storage/replenishment'],
  RECEIVER: ['/wms/inbound/asn', '/wms/inbound/receipt', '/wms/inbound/putaway'],
  SHIPPER: ['/wms/outbound/outboundOrder', '/mes/sales/salesShipment'],
};
test.for(Object.entries(WORK))('seed 5 a person in the role %s finds on the menu what the work needs', async ([role, needed]) => {
  const [found] = await rows<{ id: string }>(`select id from system_role where code = '${role}'`);
  const admin = await tenant.person({ admin: true });
  const menu = await admin.post('/system/sysconfig/role/preview', { role: found?.id });
  expect(menu.httpStatus).toBe(200);
  expect(needed.filter((route) => !menu.raw.includes(`"${route}"`))).toEqual([]);
});
