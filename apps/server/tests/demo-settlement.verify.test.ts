import { system } from '@takt/engine';
import { Keys } from '@takt/engine/host';
import { Passwords } from '@takt/identity/host';
import type { Factory, Tenant } from '@takt/testing';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDemo } from '../../../scripts/demo/build.ts';
import { earlierWeeks } from '../../../scripts/demo/earlier-weeks.ts';
import { handsOf } from '../../../scripts/demo/hands.ts';
import { StoryClock } from '../../../scripts/demo/story-clock.ts';
import { runTimeline } from '../../../scripts/demo/timeline.ts';
import { settlementOfTheWeek } from '../../../scripts/demo/week-settlement.ts';
import { asOwner, openProduct } from './company.ts';

let factory: Factory;
let tenant: Tenant;
/** The part of the story that statements are about: deliveries of the weeks before, and the month that is settled. */
beforeAll(async () => {
  const clock = new StoryClock();
  factory = await openProduct({ clock: clock.now });
  tenant = await factory.tenant();
  const { registry } = factory;
  const passwords = new Passwords(new Keys(`k1=${randomBytes(32).toString('hex')}`));
  const told = await factory.asSystem(tenant.id, (ctx) => buildDemo(ctx, registry, passwords, 'Takt-Demo-2026!'));
  const hands = handsOf({
    as: (username, work) => factory.as({ ...system, userId: told.user(username), username }, tenant.id, work),
    registry,
    clock,
    vendor: told.vendor,
    settle: () => tenant.settle(),
  });
  await runTimeline(hands, [...earlierWeeks(hands, told), ...settlementOfTheWeek(hands, told)]);
}, 180_000);
afterAll(() => factory.close());

interface Line {
  readonly number: string;
  readonly status: string;
  readonly verdict: string;
  readonly reason: string | null;
  readonly accepted: boolean;
}

test('seed 10 statements of last month match but for two lines, each released with its reason, and cite receipts that are there', async () => {
  const lines = await asOwner<Line>(
    factory,
    `select m.number, m.status, l.verdict, l.release_reason as reason, o.accepted_qty = l.qty and p.price is not null as accepted
     from app.purchasing_monthly_reconciliation m
     join app.purchasing_monthly_reconciliation_lines l on l.tenant_id = m.tenant_id and l.parent_id = m.id
     left join app.purchasing_delivery_note_lines o on o.tenant_id = l.tenant_id and o.parent_id = l.note_id and o.line_no = l.receipt_line
     left join app.purchasing_purchase_order_lines p on p.tenant_id = l.tenant_id and p.parent_id = l.order_id and p.line_no = l.order_line
     where m.tenant_id = $1`,
    [tenant.id],
  );
  expect(lines.length).toBeGreaterThan(6);
  expect(lines.filter(({ accepted }) => !accepted)).toEqual([]);
  const unmatched = lines.filter(({ verdict }) => verdict !== 'matched');
  expect(unmatched.map(({ verdict }) => verdict)).toEqual(['price', 'price']);
  for (const { reason } of unmatched) expect(reason).toMatch(/\S/);
  expect(lines.filter(({ verdict, reason }) => verdict === 'matched' && reason !== null)).toEqual([]);
  expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(['20', '30']));
});

test('seed 10 what is invoiced of last month is what was agreed on, and approved', async () => {
  const requests = await asOwner(
    factory,
    `select r.status, sum(round(i.qty * i.price, 2)) = max(r.invoice_amount) as whole, bool_and(i.verdict = 'matched') as matched
     from app.purchasing_invoice_request r
     join app.purchasing_invoice_request_lines i on i.tenant_id = r.tenant_id and i.parent_id = r.id
     where r.tenant_id = $1 group by r.id, r.status`,
    [tenant.id],
  );
  expect(requests).toEqual([{ status: '20', whole: true, matched: true }]);
});
