import { identity, modules } from '@takt/app-server/modules';
import { isGtin } from '@takt/model';
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
}, 300_000);
afterAll(() => factory.close());

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
