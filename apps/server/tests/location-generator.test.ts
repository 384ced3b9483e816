import type { Factory, SampleRow } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED } from './engine-sentences.ts';
import { expectProblem, expectRefused } from './refusals.ts';

const [PLAN, GENERATE, LABELS] = ['planLocations', 'generateLocations', 'locationLabels'].map(
  (name) => `/warehouse/call/${name}`,
);
const LOCATION = 'warehouse.location';

let factory: Factory;
let company: Company;
let warehouse: string;
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
  warehouse = (await company.samples.create('warehouse.warehouse', {}, 'least')).id;
});
afterAll(() => factory.close());

/** Two aisles of three racks and two levels. */
const pattern = (more: SampleRow = {}): SampleRow => ({
  warehouse,
  separator: 'hyphen',
  digits: 2,
  aisleFrom: 'A',
  aisleTo: 'B',
  rackFrom: '1',
  rackTo: '3',
  levelFrom: '1',
  levelTo: '2',
  kind: 'storage',
  firstSequence: 100,
  maxWeight: '1000',
  mixedParts: '0',
  mixedLots: '0',
  ...more,
});
const post = (path: string | undefined, body: SampleRow, by = company.admin) => by.post(path ?? '', body);

test('a plan tells how many, from where to where, and makes nothing', async () => {
  expect((await post(PLAN, pattern())).data).toEqual({ count: 12, first: 'A-01-01', last: 'B-03-02', taken: [], takenCount: 0 });
  expect((await company.admin.page(LOCATION)).data.total).toBe(0);
});

test('what is generated is like what a form makes: values, walk, check characters and a history each', async () => {
  const made = (await post(GENERATE, pattern())).data;
  expect([made.ids.length, made.first, made.last]).toEqual([12, 'A-01-01', 'B-03-02']);
  const last = (await company.admin.one(LOCATION, made.ids[11])).data;
  expect(last).toMatchObject({ code: 'B-03-02', aisle: 'B', rack: '03', level: '02', slot: null, pickSequence: 210, version: 1 });
  expect(last).toMatchObject({ maxWeight: '1000', mixedLots: '0', markStatus: '1' });
  expect(last.checkCharacter).toMatch(/^[2-9A-Z]{2}$/);
  expect((await company.admin.history(LOCATION, made.ids[0])).data).toMatchObject([{ action: 'create' }]);
});

test('codes that exist are refused and named; nothing is made', async () => {
  await post(GENERATE, pattern({ aisleTo: 'A', rackTo: '1' }));
  expect((await post(PLAN, pattern())).data).toMatchObject({ count: 12, taken: ['A-01-01', 'A-01-02'], takenCount: 2 });
  expectRefused(await post(GENERATE, pattern()), 422, [
    '已有2个库位编码相同，例如A-01-01, A-01-02',
    '2 of these codes exist already, A-01-01, A-01-02 for example',
  ]);
  expect((await company.admin.page(LOCATION)).data.total).toBe(2);
});

test('five thousand at once and no more', async () => {
  const many = { aisleFrom: null, aisleTo: null, levelFrom: null, levelTo: null, rackFrom: '1', digits: 4 };
  expectRefused(await post(GENERATE, pattern({ ...many, rackTo: '5001' })), 422, [
    '一次最多生成5000个库位，现为5001个',
    'At most 5000 locations at once; these are 5001',
  ]);
  expect((await post(GENERATE, pattern({ ...many, rackTo: '5000' }))).data.ids.length).toBe(5000);
});

test('a zone of another warehouse is refused for all of them', async () => {
  const other = (await company.samples.create('warehouse.warehouse', {}, 'least')).id;
  const zone = (await company.samples.create('warehouse.zone', { warehouse: other }, 'least')).id;
  expectProblem(await post(GENERATE, pattern({ zone })), 'zone', [
    '区域与所选的仓库不在一起',
    'Zone and Warehouse do not lie in one another',
  ]);
  expect((await company.admin.page(LOCATION)).data.total).toBe(0);
});

test('whoever may not create locations, or not here, generates none', async () => {
  const reader = await company.tenant.person({ permissions: [`${LOCATION}.read`] });
  expectRefused(await post(GENERATE, pattern(), reader), 403, NOT_AUTHORISED);
  const other = (await company.samples.create('warehouse.warehouse', {}, 'least')).id;
  const limited = await company.tenant.person({
    permissions: [`${LOCATION}.*`],
    scopes: [{ dimension: 'warehouse', value: other }],
  });
  expect((await post(GENERATE, pattern(), limited)).httpStatus).toBe(403);
  const { ids } = (await post(GENERATE, pattern())).data;
  expect((await post(LABELS, { ids }, limited)).data).toEqual([]);
  expect((await post(LABELS, { ids: ids.slice(0, 2) })).data).toMatchObject([{ code: 'A-01-01' }, { code: 'A-01-02' }]);
});
