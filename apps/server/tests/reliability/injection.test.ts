import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, entities, openCompany, openProduct } from '../company.ts';
import { crowd, figure } from './figure.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
  await company.samples.create('base.part');
});
afterAll(() => factory.close());

const SEEDS = [
  "' or '1'='1",
  "'; drop table app.base_part; --",
  '" or ""="',
  "') or ('a'='a",
  '1; select pg_sleep(1)',
  "\\'; --",
  "%' --",
  "' union select null --",
  '$1',
  '$$x$$',
  '{"a":1}',
  "E'\\x27'",
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '../..',
  "x' || pg_sleep(1) || '",
  '0x27',
  '%00',
  '\u0000',
  'code) or (1=1',
  'code desc; --',
  'id::text',
  't.id',
  'app.base_part',
  'pg_catalog.pg_class',
  '*',
  '(select 1)',
  '\u2019 or 1=1',
  '𠮷',
  '\ud800',
];
/** Each seed plain, doubled, in brackets, as a suffix and as a path: about two hundred payloads. */
const PAYLOADS = SEEDS.flatMap((seed) => [seed, `${seed}${seed}`, `(${seed})`, `code.${seed}`, `${seed}._ge`, `a${seed}`]);

test('5: no payload in any filter, sort, field or entity name reaches the database as SQL', async () => {
  const control = (await company.admin.page('base.part')).data.list.length;
  const bodies = PAYLOADS.flatMap((payload) => [
    { _params: { partNo: payload } },
    { _params: { name: payload } },
    { _params: { [payload]: 'x' } },
    { _params: { [`partNo.${payload}`]: 'x' } },
    { _params: { unit: payload } },
    { _params: { partType: [payload, payload] } },
    { columnfield: payload, asc: true },
    { multipleSort: [{ field: payload, asc: false }] },
    { _fields: [payload] },
    { _entity: payload },
  ]);
  const statuses = new Map<number, number>();
  let beyond = 0;
  await crowd(bodies, 8, async (body) => {
    const answer = await company.admin.page('base.part', body);
    statuses.set(answer.httpStatus, (statuses.get(answer.httpStatus) ?? 0) + 1);
    if (answer.httpStatus === 200 && answer.data.list.length > control) beyond += 1;
  });
  await crowd(PAYLOADS, 8, async (search) => {
    const answer = await company.admin.options('base.part', { search });
    statuses.set(answer.httpStatus, (statuses.get(answer.httpStatus) ?? 0) + 1);
  });
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(beyond).toBe(0);
  for (const { id } of entities) expect((await company.admin.page(id)).httpStatus, id).toBe(200);
  figure(
    '5',
    `${PAYLOADS.length} payloads in ${bodies.length + PAYLOADS.length} calls: 0 faults, 0 rows beyond the control query`,
  );
});
