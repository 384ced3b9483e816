import type { Client, Factory, SampleRow } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED } from './engine-sentences.ts';
import { expectProblem, expectRefused } from './refusals.ts';

const [TREE, USES] = ['/base/call/factoryTree', '/base/call/factoryUses'];
const [WORKSHOP, LINE, SECTION, STATION] = ['base.workshop', 'base.line', 'base.workSection', 'base.station'];

let factory: Factory;
let company: Company;
/** Two plants alike: workshop, line, section and a station in it. */
let [one, two]: SampleRow[] = [];
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
  [one, two] = [await built(), await built()];
});
afterAll(() => factory.close());

async function built(): Promise<SampleRow> {
  const make = async (id: string, row: SampleRow): Promise<string> => (await company.samples.create(id, row, 'least')).id;
  const plant = await make('base.plant', {});
  const workshop = await make(WORKSHOP, { plant });
  const line = await make(LINE, { plant, workshop });
  const section = await make(SECTION, { plant, line });
  const station = await make(STATION, { plant, line, workSection: section });
  return { plant, workshop, line, section, station };
}
const rowOf = async (id: string, rowId: string): Promise<SampleRow> => (await company.admin.one(id, rowId)).data;
const move = async (id: string, rowId: string, to: SampleRow) =>
  company.admin.save(id, { id: rowId, version: (await rowOf(id, rowId))['version'], ...to });
const nodesFor = async (by: Client): Promise<readonly SampleRow[]> => (await by.post(TREE)).data.nodes;

test('the tree has every level below the one above, in the order of the shop floor', async () => {
  const { nodes, creates, edits } = (await company.admin.post(TREE)).data;
  const parents = Object.fromEntries(nodes.map(({ id, parent }: SampleRow) => [id, parent]));
  expect(parents).toMatchObject({
    [one?.['plant']]: null,
    [one?.['workshop']]: one?.['plant'],
    [one?.['line']]: one?.['workshop'],
    [one?.['section']]: one?.['line'],
    [one?.['station']]: one?.['section'],
  });
  expect([creates.length, edits.length]).toEqual([5, 5]);
});

test('a person sees plants of their scope and levels of their rights', async () => {
  const permissions = ['base.plant.read', `${WORKSHOP}.read`, `${LINE}.read`, `${STATION}.read`, `${STATION}.edit`];
  const limited = await company.tenant.person({ permissions, scopes: [{ dimension: 'plant', value: one?.['plant'] }] });
  const nodes = await nodesFor(limited);
  expect(new Set(nodes.map(({ id }) => id))).toEqual(new Set(['plant', 'workshop', 'line', 'station'].map((of) => one?.[of])));
  // Its section is not theirs to read; the station stands below the line.
  expect(nodes.find(({ id }) => id === one?.['station'])?.['parent']).toBe(one?.['line']);
  expect((await limited.post(TREE)).data).toMatchObject({ creates: [], edits: ['station'] });
  expectRefused(await (await company.tenant.person()).post(TREE), 403, NOT_AUTHORISED);
});

test('what a row names of the factory lies in one another', async () => {
  const apart = async (id: string, at: string, row: SampleRow, text: readonly [string, string]) =>
    expectProblem(await company.admin.save(id, { ...(await company.samples.row(id, 'least')), ...row }), at, text);
  const { plant } = two ?? {};
  await apart(LINE, 'workshop', { plant, workshop: one?.['workshop'] }, [
    '车间不属于所选的工厂',
    'workshop: does not belong to the plant chosen',
  ]);
  await apart(STATION, 'workSection', { plant, line: two?.['line'], workSection: one?.['section'] }, [
    '工段不属于所选的产线',
    'work section: does not belong to the line chosen',
  ]);
  await apart('base.operator', 'line', { plant, workshop: two?.['workshop'], line: one?.['line'] }, [
    '产线不属于所选的车间',
    'line: does not belong to the workshop chosen',
  ]);
  await apart('base.workHourBalance', 'line', { plant, line: one?.['line'] }, [
    '产线不属于所选的工厂',
    'line: does not belong to the plant chosen',
  ]);
});

test('a line takes all that stands on it and names it to another plant', async () => {
  const { plant, workshop, line, section, station } = one ?? {};
  const operator = (await company.samples.create('base.operator', { plant, workshop, line })).id;
  await company.admin.post('/base/call/paintDays', { place: line, days: [{ on: '2096-03-05', type: 'holiday' }] });
  const moved = await move(LINE, line, { plant: two?.['plant'], workshop: two?.['workshop'] });
  expect(moved.httpStatus, moved.raw).toBe(200);
  for (const [id, rowId] of [
    [SECTION, section],
    [STATION, station],
  ]) {
    expect(await rowOf(id, rowId)).toMatchObject({ plant: two?.['plant'], line, version: 2 });
    expect((await company.admin.history(id, rowId)).data[0]).toMatchObject({
      action: 'edit',
      changes: { plant: [plant, two?.['plant']] },
    });
  }
  expect(await rowOf('base.operator', operator)).toMatchObject({ plant: two?.['plant'], workshop: two?.['workshop'] });
  expect((await company.admin.page('base.workCalendar')).data.list[0]).toMatchObject({ plant: two?.['plant'] });
});

test('a workshop takes its lines along, a section its stations', async () => {
  const { workshop, line, section, station } = one ?? {};
  expect((await move(WORKSHOP, workshop, { plant: two?.['plant'] })).httpStatus).toBe(200);
  for (const [id, rowId] of [
    [LINE, line],
    [SECTION, section],
    [STATION, station],
  ]) {
    expect((await rowOf(id, rowId))['plant']).toBe(two?.['plant']);
  }
  expect((await move(SECTION, section, { line: two?.['line'] })).httpStatus).toBe(200);
  expect(await rowOf(STATION, station)).toMatchObject({ line: two?.['line'], workSection: section });
});

test('use 38 what refers to a node by one field is found by its list, as many as are counted', async () => {
  const line = one?.['line'];
  const uses: readonly SampleRow[] = (await company.admin.post(USES, { level: 'line', id: line })).data;
  const found = uses.filter(({ by }) => by !== null);
  expect(found.length).toBeGreaterThan(0);
  for (const { entity, by, count } of found)
    expect((await company.admin.page(entity, { _params: { [by]: [line] } })).data.total, entity).toBe(count);
});

test('what refers to a node is counted, whether it names it once or many times', async () => {
  const { plant, line } = one ?? {};
  await company.samples.create('base.workHourBalance', { plant, line });
  const uses = (await company.admin.post(USES, { level: 'line', id: line })).data;
  expect(Object.fromEntries(uses.map(({ entity, count }: SampleRow) => [entity, count]))).toEqual({
    [SECTION]: 1,
    [STATION]: 1,
    'base.workHourBalance': 1,
  });
  expect((await company.admin.post(USES, { level: 'station', id: one?.['station'] })).data).toEqual([]);
  const reader = await company.tenant.person({ permissions: ['base.plant.read'] });
  expectRefused(await reader.post(USES, { level: 'line', id: line }), 403, NOT_AUTHORISED);
});
