import { createHash } from 'node:crypto';
import { snake } from '@takt/model';
import type { CellWorker } from '@takt/engine/host';
import { readWorkbook } from '@takt/content/host';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, byId, cloneRows, type Company, openCompany, openProduct } from '../company.ts';
import { startLongJobs } from '../long-jobs.ts';
import { crowding, FULL, figure, pause, sized } from './figure.ts';

const ROWS = sized(60_000, 600);
const CUSTOMER = 'base.customer';
/** Columns whose cells hold what the table holds; each row has texts of its own in them. */
const PLAIN = ['code', 'name', 'nameEn', 'shortName', 'vendorCode', 'taxNo', 'contactName', 'address', 'shipTo', 'remark'];
/** Every field there is, and one the company added. */
const COLUMNS = Object.keys(byId(CUSTOMER).fields).length + 1;
const ASKED = { _entity: CUSTOMER };
let factory: Factory;
let company: Company;
let worker: CellWorker;
beforeAll(async () => {
  // Rows are copied past the product.
  factory = await openProduct({ exportCap: ROWS, exempt: ['history-covers-version'] });
  company = await openCompany(factory);
  const { id } = await company.samples.create(CUSTOMER);
  await cloneRows(factory, byId(CUSTOMER), id, ROWS - 1);
  const told = PLAIN.slice(1).map((name) => `${snake(name)} = left('${name} ' || code, 30)`);
  await factory.asSystem(
    company.tenant.id,
    (ctx) => ctx.sql`
      insert into custom_field (tenant_id, entity, name, kind, label_zh, label_en, required, options, position)
      values (${company.tenant.id}, ${CUSTOMER}, 'area', 'text', '区域', 'Area', false, '{}', 1)`,
  );
  const ext = `jsonb_build_object('area', code)`;
  await asOwner(factory, `update app.base_customer set ${told.join(', ')}, tax_rate = 13, currency = 'CNY', ext = ${ext}`);
  worker = await startLongJobs(factory);
});
afterAll(async () => {
  await worker.stop();
  await factory.close();
});

const digest = (lines: readonly string[]): string => createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
async function inTable(): Promise<string> {
  const rows = await asOwner<{ line: string }>(
    factory,
    `select concat_ws('|', ${PLAIN.map(snake).join(', ')}) as line from app.base_customer`,
  );
  return digest(rows.map(({ line }) => line));
}
async function inFile(bytes: Uint8Array): Promise<{ readonly rows: number; readonly columns: number; readonly sum: string }> {
  const lines: string[] = [];
  let [columns, places]: [number, number[]] = [0, []];
  for await (const { cells } of readWorkbook(bytes, ROWS + 10)) {
    // The heading is row 1.
    if (columns === 0) {
      columns = cells.length;
      places = PLAIN.map((name) => cells.indexOf(byId(CUSTOMER).fields[name].label[0]));
    } else lines.push(places.map((place) => cells[place]).join('|'));
  }
  return { rows: lines.length, columns, sum: digest(lines) };
}

/** How long it takes, and by how many megabytes memory grows meanwhile at most. */
async function measured<T>(run: () => Promise<T>): Promise<{ readonly value: T; readonly seconds: number; readonly mb: number }> {
  const [started, before] = [performance.now(), process.memoryUsage().rss];
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  try {
    const value = await run();
    return { value, seconds: (performance.now() - started) / 1000, mb: Math.round((most - before) / 2 ** 20) };
  } finally {
    clearInterval(watching);
  }
}
const messages = () => asOwner<{ link: string }>(factory, 'select link from app.message');

test('41: an export of as many rows as are made at once is whole; with one more it comes as exactly one site message', async () => {
  const crowds = [crowding()];
  const atOnce = await measured(() => company.admin.download('/base/ai/export', ASKED));
  expect(atOnce.value.httpStatus, atOnce.value.bytes.toString().slice(0, 500)).toBe(200);
  expect(await inFile(atOnce.value.bytes)).toEqual({ rows: ROWS, columns: COLUMNS, sum: await inTable() });
  expect(await messages()).toEqual([]);

  await company.samples.create(CUSTOMER);
  const later = await measured(async () => {
    expect((await company.admin.post('/base/ai/export', ASKED)).httpStatus).toBe(202);
    await expect.poll(async () => (await messages()).length, { timeout: 120_000, interval: 100 }).toBeGreaterThan(0);
    return messages();
  });
  const file = await company.admin.get(later.value[0]?.link ?? '');
  expect(await inFile(file.bytes)).toEqual({ rows: ROWS + 1, columns: COLUMNS, sum: await inTable() });
  // A second message would come a moment later.
  await pause(sized(5000, 600));
  expect((await messages()).length).toBe(1);
  crowds.push(crowding());
  figure(
    '41',
    `${ROWS} rows of ${COLUMNS} columns at once in ${atOnce.seconds.toFixed(1)} s with ${atOnce.mb} MB more, ` +
      `${ROWS + 1} in the background in ${later.seconds.toFixed(1)} s with ${later.mb} MB more; row checksums equal, one site message`,
  );
  if (FULL)
    for (const { seconds, mb } of [atOnce, later]) {
      expect(seconds).toBeLessThanOrEqual(30 * Math.max(...crowds));
      expect(mb).toBeLessThanOrEqual(400);
    }
  expect(factory.faults).toEqual([]);
});
