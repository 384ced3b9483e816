import { randomUUID } from 'node:crypto';
import type { Factory } from '@takt/testing';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, byId, cloneRows, type Company, openCompany, openProduct } from '../company.ts';
import { FULL, figure, pause, percentile, seeded, sized } from './figure.ts';
import { attackAll } from './hostile-company.ts';
import { postTo, ProductProcess } from './product-process.ts';

const OTHERS = 19;
const [ALONE_MS, ATTACK_MS] = [sized(60_000, 6000), sized(600_000, 14_000)];
/** How long people wait; without the machine to oneself that says how busy it is. */
const PATIENCE_MS = sized(10_000, 60_000);
const PLANT = 'base.plant';
let factory: Factory;
let hostile: Company;
/** Two people of each of the others. */
let others: readonly (readonly string[])[];
let tokens: readonly string[];
beforeAll(async () => {
  // Rows are copied past the product.
  factory = await openProduct({ clock: () => new Date(), exempt: ['history-covers-version'] });
  hostile = await openCompany(factory);
  const { id } = await hostile.samples.create('base.customer');
  await cloneRows(factory, byId('base.customer'), id, sized(15_000, 3000));
  const texts = Array.from({ length: 16 }, () => 'md5(random()::text)').join(' || ');
  await asOwner(factory, `update app.base_customer set remark = left(${texts}, 500)`);
  const crew = [hostile.admin];
  for (let n = 0; n < 5; n += 1) crew.push(await hostile.tenant.person({ admin: true }));
  tokens = crew.map(({ token }) => token);
  const made: string[][] = [];
  for (let n = 0; n < OTHERS; n += 1) {
    const { admin, tenant } = await openCompany(factory);
    made.push([admin.token, (await tenant.person({ admin: true })).token]);
  }
  others = made;
});
afterAll(() => factory.close());

interface Worked {
  readonly lists: number[];
  readonly saves: number[];
  readonly errors: string[];
}
/** Everybody but the hostile company looks at lists and saves, at the pace of people. */
async function workUntil(url: string, over: () => boolean): Promise<Worked> {
  const worked: Worked = { lists: [], saves: [], errors: [] };
  const call = async (into: number[], path: string, token: string, body: object): Promise<void> => {
    const started = performance.now();
    const answer = await postTo(url, path, token, randomUUID(), body, PATIENCE_MS);
    into.push(performance.now() - started);
    if (answer.status !== 200)
      worked.errors.push(`${answer.status} after ${(performance.now() - started).toFixed(0)} ms ${JSON.stringify(answer.body)}`);
  };
  await Promise.all(
    others.map(async (people, company) => {
      await pause(company * 30);
      for (let n = 0; !over(); n += 1) {
        const token = people[n % people.length] ?? '';
        await call(worked.lists, '/base/ai/queryPage', token, { _entity: PLANT });
        await pause(300);
        const row = { code: randomUUID().slice(0, 18), name: '工厂' };
        await call(worked.saves, '/base/ai/submit', token, { _entity: PLANT, row });
        await pause(300);
      }
    }),
  );
  return worked;
}
const during = (ms: number) => {
  const end = Date.now() + ms;
  return () => Date.now() > end;
};
const p95 = ({ lists, saves }: Worked): readonly [number, number] => [percentile(lists, 0.95), percentile(saves, 0.95)];

test('security: twenty companies, one hostile', { timeout: ATTACK_MS + 300_000 }, async () => {
  const rows = Array.from({ length: 2000 }, (_, n) => [`I${n}`, n % 50 === 0 ? null : `客户 ${n}`]);
  const workbook = await writeXlsx({ sheets: [{ name: '客户', rows: [['客户编码', '客户名称'], ...rows] }] });
  const server = await ProductProcess.start(factory, 'main', 0, { TAKT_THROTTLE: 'on', TAKT_TRUST_PROXY: '127.0.0.1' });
  try {
    const { url } = server;
    await workUntil(url, during(3000));
    const alone = await workUntil(url, during(ALONE_MS));
    const seed = Number(process.env['TAKT_SEED'] ?? 20_261_117);
    const over = during(ATTACK_MS);
    const [beside, tricks] = await Promise.all([
      workUntil(url, over),
      attackAll({ url, code: hostile.tenant.code, tokens, workbook, over, random: seeded(seed) }),
    ]);
    const [before, now] = [p95(alone), p95(beside)];
    const calls = beside.lists.length + beside.saves.length;
    figure(
      'hostile',
      `seed ${seed}: ${calls} calls of ${OTHERS} companies, ${beside.errors.length} errors; p95 lists ${now[0].toFixed(0)} ms (${before[0].toFixed(0)} alone), ` +
        `saves ${now[1].toFixed(0)} ms (${before[1].toFixed(0)}); tricks ${JSON.stringify(tricks)}`,
    );
    expect([...alone.errors, ...beside.errors]).toEqual([]);
    expect(Object.entries(tricks).filter(([, times]) => times === 0)).toEqual([]);
    if (FULL) for (const [index, bound] of before.entries()) expect(now[index]).toBeLessThanOrEqual(1.5 * bound);
  } finally {
    await server.stop('SIGKILL');
  }
});
