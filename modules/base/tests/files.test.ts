import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, Structure } from './structure.ts';

const TWICE = ['文件名与关联编号已存在', 'The file name and association number already exist'];
let structure: Structure;
let numbers = 0;
beforeAll(async () => {
  structure = await Structure.open();
  for (const partNo of ['ARM', 'BODY']) await structure.part(partNo);
  for (const processNo of ['OP10', 'OP20']) await structure.put(processNo, 'base.process', { processNo, name: processNo });
  await structure.put('R1', 'base.route', {
    code: 'R1',
    name: '总成',
    part: structure.id('ARM'),
    plant: structure.id('NB'),
    operations: [{ seq: 10, process: structure.id('OP10') }],
  });
});
afterAll(() => structure.factory.close());

type Row = Record<string, unknown>;
const save = (entity: string, row: Row) => structure.engineer.save(entity, { code: `F${(numbers += 1)}`, ...row });
const partFile = (row: Row = {}) =>
  save('base.partFile', { name: '总图', part: structure.id('ARM'), validFrom: '2096-01-01', ...row });
const routeFile = (row: Row = {}) =>
  save('base.routeFile', {
    name: '作业指导书',
    route: structure.id('R1'),
    process: structure.id('OP10'),
    validFrom: '2096-01-01',
    ...row,
  });
const refused = async (reply: ReturnType<typeof partFile>) => {
  const { httpStatus, error } = await reply;
  expect([httpStatus, error?.code, error?.zh, error?.en]).toEqual([422, 'B101', ...TWICE]);
  expect(error?.problems?.map(({ at }) => at)).toEqual(['name']);
};

test.each([
  ['part', partFile, () => ({ part: structure.id('BODY') })],
  ['route', routeFile, () => ({ process: structure.id('OP20') })],
] as const)(
  'B101 (supply 4.2) of a %s file each version is there once, and one of them counts on a day',
  async (_, file, elsewhere) => {
    const { id } = await done(file({ validTo: '2096-06-30' }));
    await refused(file({ validTo: '2096-06-30' }));
    // The same version again, or another on the same days.
    await refused(file({ validFrom: '2096-07-01' }));
    await refused(file({ versionNo: 'B', validFrom: '2096-06-30' }));
    const next = await done(file({ versionNo: 'B', validFrom: '2096-07-01' }));
    await done(file(elsewhere()));
    await done(file({ name: '目录' }));

    const entity = file === partFile ? 'base.partFile' : 'base.routeFile';
    // What is not in use counts on no day; it is refused when it is to be used again.
    const { id: spare } = await done(file({ versionNo: 'C', markStatus: '0' }));
    const change = (of: string, row: Row) => structure.engineer.save(entity, { id: of, version: 1, ...row });
    await refused(change(spare, { markStatus: '1' }));
    await refused(change(id, { validTo: null }));
    await done(change(next.id, { validFrom: '2096-08-01' }));
  },
);

test('B101 of many who save the same file at once, one does', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => partFile({ name: '检具图' })));
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
  for (const { error } of replies.filter(({ httpStatus }) => httpStatus !== 200)) expect(error?.code).toBe('B101');
});

test('B101 (supply 4.2) a route file holds for its station: another one has its own of the same name and days', async () => {
  const plant = structure.id('NB');
  const workshop = await structure.put('WS', 'base.workshop', { code: 'WS', name: '车间', plant });
  const line = await structure.put('L1', 'base.line', { code: 'L1', name: '产线', workshop, plant });
  const stations = [];
  for (const stationNo of ['ST10', 'ST20'])
    stations.push(await structure.put(stationNo, 'base.station', { stationNo, name: stationNo, line, plant }));
  const [first, second] = stations;
  await done(routeFile({ name: '换型指导书', station: first }));
  await refused(routeFile({ name: '换型指导书', station: first }));
  await done(routeFile({ name: '换型指导书', station: second }));
  await done(routeFile({ name: '换型指导书' }));
});
