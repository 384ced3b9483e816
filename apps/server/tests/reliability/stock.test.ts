import { randomUUID } from 'node:crypto';
import { StockTransfer } from '@takt/modules/warehouse/defs';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from '../company.ts';
import { crowd, FULL, figure, percentile, seeded, sized } from './figure.ts';
import { postTo, ProductProcess } from './product-process.ts';
import { codeOf, judgeLedger, type Load, moveBody, moveUntil, openLoads, sendMove } from './stock-load.ts';

const SEED = 20_260_302;
let factory: Factory;
let company: Company;
let server: ProductProcess;
beforeAll(async () => {
  factory = await openProduct({ clock: () => new Date() });
  server = await ProductProcess.start(factory, 'main');
});
beforeEach(async () => {
  company = await openCompany(factory);
});
afterAll(async () => {
  await server.stop('SIGTERM');
  await factory.close();
});

const moveFor = (ms: number, loads: readonly Load[]) => {
  const end = Date.now() + ms;
  const { token } = company.admin;
  return moveUntil(() => Date.now() > end, { url: () => server.url, token, loads, clients: 16, draw: seeded(SEED) });
};
const held = async (location: string): Promise<string | undefined> =>
  (
    await asOwner<{ qty: string }>(
      factory,
      `select trim_scale(sum(s.qty))::text as qty from app.warehouse_stock s join app.warehouse_location l on l.tenant_id = s.tenant_id and l.id = s.location_id
       where s.tenant_id = $1 and l.code = $2`,
      [company.tenant.id, location],
    )
  )[0]?.qty;

test('48: 16 clients move 2,000 items: the ledger has every move once, and every invariant holds', async () => {
  const [transfers, items] = [sized(200, 16), sized(10, 5)];
  const loads = await openLoads(factory, company, { transfers, items });
  const { times, perSecond } = await moveFor(sized(20_000, 3000), loads);
  const verdict = await judgeLedger(factory, company, loads);
  const p99 = percentile(times, 0.99);
  figure(
    '48',
    `${verdict.acknowledged} moves of ${transfers * items} items by 16 clients, ${Math.round(perSecond)}/s, p99 ${Math.round(p99)} ms, ${verdict.missing} missing, ${verdict.double} double, ${verdict.broken} invariants broken`,
  );
  expect(verdict).toEqual({ acknowledged: times.length, missing: 0, double: 0, broken: 0 });
  if (!FULL) return;
  expect(perSecond).toBeGreaterThanOrEqual(300);
  expect(p99).toBeLessThanOrEqual(250);
});

test('49: 16 clients move one hot item: nothing is lost, nothing falls below zero', async () => {
  const loads = await openLoads(factory, company, { transfers: 16, items: 'one for all' });
  const { times, perSecond } = await moveFor(sized(10_000, 2000), loads);
  const verdict = await judgeLedger(factory, company, loads);
  const [out, inside] = [
    loads.map((load) => Math.ceil(load.acknowledged / 2)),
    loads.map((load) => Math.floor(load.acknowledged / 2)),
  ];
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  figure(
    '49',
    `${verdict.acknowledged} moves of one item by 16 clients, ${Math.round(perSecond)}/s, p99 ${Math.round(percentile(times, 0.99))} ms, ${verdict.missing} lost, ${verdict.broken} invariants broken`,
  );
  expect(verdict).toEqual({ acknowledged: times.length, missing: 0, double: 0, broken: 0 });
  expect([await held('A'), await held('B')]).toEqual([String(1_600_000 - sum(out)), String(sum(inside))]);
  if (FULL) expect(perSecond).toBeGreaterThanOrEqual(80);
});

test('52: 40 postings sent 50 times at once are 40 moves; a changed body is refused', async () => {
  const keys = sized(40, 10);
  const loads = await openLoads(factory, company, { transfers: keys, items: 1 });
  const { token } = company.admin;
  const counts = { busy: 0, replayed: 0, other: 0 };
  for (const load of loads) {
    const [key, line = ''] = [randomUUID(), load.lines[0]];
    const body = moveBody(load, line);
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendMove(server.url, token, key, body)));
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    counts.replayed += done.length - 1;
    counts.busy += answers.filter((answer) => codeOf(answer) === 'busy').length;
    counts.other += answers.filter((answer) => answer.status !== 200 && codeOf(answer) !== 'busy').length;
    load.acknowledged += 1;
    const changed = await sendMove(server.url, token, key, moveBody(load, line, '2'));
    expect(codeOf(changed)).toBe('idempotency');
  }
  expect([counts.other, counts.busy + counts.replayed]).toEqual([0, 49 * keys]);
  const verdict = await judgeLedger(factory, company, loads);
  expect(verdict).toEqual({ acknowledged: keys, missing: 0, double: 0, broken: 0 });
  expect(await held('A')).toBe(String(keys * 100_000 - keys));
  figure(
    '52',
    `${keys} moves of stock, ${counts.busy} told to wait, ${counts.replayed} replayed, ${keys} changed bodies refused`,
  );
});

test('54: 20 editors save one transfer 1,000 times: every accepted save is one version', async () => {
  const { id } = await company.samples.create(StockTransfer.id);
  const { token } = company.admin;
  const tries = sized(1000, 400);
  const start = (await company.admin.one(StockTransfer.id, id)).data.version;
  const counts = { accepted: 0, stale: 0, versions: 0 };
  await crowd(Array.from({ length: tries }), 20, async (_, index) => {
    const seen = await postTo(server.url, '/warehouse/ai/queryOne', token, randomUUID(), { _entity: StockTransfer.id, id });
    const row = { id, version: seen.body.data.version, remark: `第 ${index} 次` };
    const answer = await postTo(server.url, '/warehouse/ai/submit', token, randomUUID(), { _entity: StockTransfer.id, row });
    if (answer.status === 200) {
      counts.accepted += 1;
      counts.versions += answer.body.data.version - row.version;
    } else {
      expect(codeOf(answer)).toBe('stale');
      counts.stale += 1;
    }
  });
  const { version } = (await company.admin.one(StockTransfer.id, id)).data;
  expect([version, counts.versions]).toEqual([start + counts.accepted, counts.accepted]);
  figure(
    '54',
    `${tries} saves by 20 editors: ${counts.accepted} accepted, ${counts.stale} stale, version ${start} to ${version}`,
  );
});
