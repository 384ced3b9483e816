import type { Factory } from '@takt/testing';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from '../company.ts';
import { crowding, FULL, figure, sized } from './figure.ts';

const [ROWS, BAD] = [sized(60_000, 2000), sized(100, 20)];
const CUSTOMER = 'base.customer';
let factory: Factory;
let company: Company;
beforeAll(async () => {
  // What the import itself takes is measured, so all of it stays within the request.
  factory = await openProduct({ importCap: ROWS });
  company = await openCompany(factory);
});
afterAll(() => factory.close());

/** Rows without a name, spread over the whole file. */
const isBad = (n: number): boolean => n % (ROWS / BAD) === 7;
async function sent(nameOf: (n: number) => string | null) {
  const rows = Array.from({ length: ROWS }, (_, n) => [`C${n}`, nameOf(n)]);
  const bytes = await writeXlsx({ sheets: [{ name: '客户', rows: [['客户编码', '客户名称'], ...rows] }] });
  const started = performance.now();
  const reply = await company.admin.upload(CUSTOMER, bytes);
  return { reply, seconds: (performance.now() - started) / 1000 };
}
const stored = () =>
  asOwner(factory, 'select count(*)::int as n from app.base_customer where tenant_id = $1', [company.tenant.id]);

test('40: a workbook with bad rows brings nothing and names each of them; corrected, it brings everything', async () => {
  const crowds = [crowding()];
  const refused = await sent((n) => (isBad(n) ? null : `客户 ${n}`));
  expect(refused.reply.httpStatus).toBe(422);
  const wrong = Array.from({ length: ROWS }, (_, n) => n).filter(isBad);
  const errors = refused.reply.data.errors as readonly { readonly row: number; readonly column: number }[];
  // The heading is row 1.
  expect(errors.map(({ row, column }) => [row, column])).toEqual(wrong.map((n) => [n + 2, 1]));
  expect([errors.length, await stored()]).toEqual([BAD, [{ n: 0 }]]);
  const taken = await sent((n) => `客户 ${n}`);
  expect(taken.reply.data, taken.reply.raw).toEqual({ created: ROWS });
  expect(await stored()).toEqual([{ n: ROWS }]);
  crowds.push(crowding());
  figure(
    '40',
    `${ROWS} rows: ${BAD} bad ones named and nothing stored in ${refused.seconds.toFixed(1)} s, all stored in ${taken.seconds.toFixed(1)} s`,
  );
  if (FULL) for (const { seconds } of [refused, taken]) expect(seconds).toBeLessThanOrEqual(60 * Math.max(...crowds));
});
