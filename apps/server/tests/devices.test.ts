import type { Factory, SampleRow } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { expectProblem } from './refusals.ts';

const [DEVICE, ROLE] = ['equipment.device', 'quality.inspectionRole'];

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const make = async (id: string, row: SampleRow): Promise<string> => (await company.samples.create(id, row, 'least')).id;
const rowOf = async (id: string, rowId: string): Promise<SampleRow> => (await company.admin.one(id, rowId)).data;
const change = async (id: string, rowId: string, to: SampleRow) =>
  company.admin.save(id, { id: rowId, version: (await rowOf(id, rowId))['version'], ...to });

async function built(): Promise<SampleRow> {
  const plant = await make('base.plant', {});
  const workshop = await make('base.workshop', { plant });
  const line = await make('base.line', { plant, workshop });
  const station = await make('base.station', { plant, line });
  return { plant, workshop, line, station };
}

test('B011 a device is not its own parent', async () => {
  const device = await make(DEVICE, {});
  expectProblem(await change(DEVICE, device, { parentDevice: device }), 'parentDevice', [
    '上级设备不能是自身',
    'A parent device cannot be itself',
  ]);
});

test('B011 devices do not stand below each other in a circle, however long', async () => {
  const top = await make(DEVICE, {});
  const middle = await make(DEVICE, { parentDevice: top });
  const bottom = await make(DEVICE, { parentDevice: middle });
  for (const below of [middle, bottom]) {
    const reply = await change(DEVICE, top, { parentDevice: below });
    expect([reply.httpStatus, reply.error?.code], reply.raw).toEqual([422, 'tree.circle']);
  }
  expect((await rowOf(DEVICE, top))['parentDevice']).toBeNull();
});

test('B011 two devices put below each other at the same time: not both', async () => {
  const [a, b] = [await make(DEVICE, {}), await make(DEVICE, {})];
  const replies = await Promise.all([change(DEVICE, a, { parentDevice: b }), change(DEVICE, b, { parentDevice: a })]);
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
});

test('B011 moves that are harmless alone do not close a circle together', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [await make(DEVICE, {}), await make(DEVICE, {})];
    const belowB = await make(DEVICE, { parentDevice: b });
    const replies = await Promise.all([change(DEVICE, a, { parentDevice: belowB }), change(DEVICE, b, { parentDevice: a })]);
    expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
  }
});

test('a device stands where its station does', async () => {
  const [one, two] = [await built(), await built()];
  const row = { ...(await company.samples.row(DEVICE, 'least')), ...one };
  expectProblem(await company.admin.save(DEVICE, { ...row, station: two['station'] }), 'station', [
    '工位不属于所选的产线',
    'station: does not belong to the line chosen',
  ]);
  expectProblem(await company.admin.save(DEVICE, { ...row, plant: two['plant'], workshop: null }), 'line', [
    '产线不属于所选的工厂',
    'line: does not belong to the plant chosen',
  ]);
});

test('what names a line or a station goes along, whichever part of the factory moves', async () => {
  const [one, two] = [await built(), await built()];
  const device = await make(DEVICE, one);
  const role = await make(ROLE, { plant: one['plant'], line: one['line'] });
  const { plant, workshop } = two;
  expect((await change('base.line', one['line'], { plant, workshop })).httpStatus).toBe(200);
  expect(await rowOf(DEVICE, device)).toMatchObject({ plant, workshop, line: one['line'], version: 2 });
  expect(await rowOf(ROLE, role)).toMatchObject({ plant, version: 2 });

  expect((await change('base.workshop', workshop, { plant: one['plant'] })).httpStatus).toBe(200);
  expect(await rowOf(DEVICE, device)).toMatchObject({ plant: one['plant'], workshop, version: 3 });

  expect((await change('base.station', one['station'], { line: two['line'] })).httpStatus).toBe(200);
  expect(await rowOf(DEVICE, device)).toMatchObject({ line: two['line'], station: one['station'], version: 4 });
});
