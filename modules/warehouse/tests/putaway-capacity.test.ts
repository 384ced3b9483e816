import { identity, modules } from '@takt/app-server/modules';
import { ssccOf } from '@takt/model';
import { type Client, Factory, type Tenant } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deadlocks } from './deadlocks.ts';

const [ASN, RECEIPT, TASK] = ['warehouse.asn', 'warehouse.receipt', 'warehouse.putawayTask'];
let factory: Factory;
let tenant: Tenant;
let keeper: Client;
let shared: Readonly<Record<'unit' | 'plant' | 'vendor', string>>;
let next = 0;
beforeAll(async () => {
  factory = await Factory.open({ modules, identity, poolSize: 16 });
  tenant = await factory.tenant();
  keeper = await tenant.person({ admin: true });
  shared = {
    unit: await put('base.unit', { code: 'PCS', name: '件', precision: 0 }),
    plant: await put('base.plant', { code: 'NB', name: '一厂' }),
    vendor: await put('base.vendor', { code: 'V1', name: '甬固' }),
  };
});
afterAll(() => factory.close());

const put = async (entity: string, row: Record<string, unknown>): Promise<string> => {
  const reply = await keeper.save(entity, row);
  if (reply.httpStatus !== 200) throw new Error(`${entity}: ${reply.raw}`);
  return reply.data.id;
};
const act = (entity: string, action: string, id: string, input: Record<string, unknown> = {}) =>
  keeper.one(entity, id).then(({ data }) => keeper.act(entity, action, [{ id, version: data.version }], { input }));
const done = async (entity: string, action: string, id: string, input: Record<string, unknown> = {}): Promise<void> => {
  const reply = await act(entity, action, id, input);
  expect(reply.httpStatus, `${entity}.${action} ${reply.raw}`).toBe(200);
};

interface House {
  readonly warehouse: string;
  readonly dock: string;
  readonly rule: string;
}
let house: House;
/** A warehouse of its own for each test, empty but for where goods come in. */
beforeEach(async () => {
  next += 1;
  const warehouse = await put('warehouse.warehouse', { code: `W${next}`, name: '库', plant: shared.plant, type: 'raw' });
  await put('warehouse.location', { code: 'RCV', warehouse, kind: 'receiving' });
  const hours = { opensAt: '00:00:00', closesAt: '23:59:00' };
  const dock = await put('warehouse.dock', { code: `D${next}`, name: '月台', warehouse, ...hours });
  const steps = [
    { sequence: 1, strategy: 'sameLot' },
    { sequence: 2, strategy: 'empty' },
    { sequence: 3, strategy: 'overflow' },
  ];
  const rule = await put('warehouse.putawayRule', { code: `P${next}`, name: '上架', warehouse, steps });
  house = { warehouse, dock, rule };
});
const place = (code: string, more: Record<string, unknown> = {}): Promise<string> =>
  put('warehouse.location', { code, warehouse: house.warehouse, kind: 'storage', ...more });
const part = (more: Record<string, unknown> = {}): Promise<string> => {
  next += 1;
  return put('base.part', { partNo: `P${next}`, name: '件', unit: shared.unit, partType: 'bought', netWeight: '2', ...more });
};
/** Goods at the dock, not received yet. */
async function arrived(of: string, qty: string): Promise<string> {
  const { warehouse, dock } = house;
  const lines = [{ part: of, qty, unit: shared.unit }];
  const asn = await put(ASN, { vendor: shared.vendor, warehouse, plannedArrival: '2099-03-02 08:00:00', lines });
  await done(ASN, 'deliver', asn);
  await done(ASN, 'arrive', asn, { dock });
  return (await keeper.page(RECEIPT, { _params: { asn: [asn] } })).data.list[0].id;
}
type Row = Record<string, any>;
const tasks = async (receipt?: string): Promise<readonly Row[]> =>
  (await keeper.page(TASK, { _params: { warehouse: [house.warehouse], ...(receipt && { receipt: [receipt] }) } })).data.list;
const shares = (rows: readonly Row[]): readonly string[] =>
  rows.map((row) => `${row['locationLabel'] || '-'} ${row['qty']}`).toSorted();

test('supply 2.4: what is received is split over places by whole packages and weight, and each task says why', async () => {
  await place('A-01', { maxWeight: '100', pickSequence: 1 });
  await place('A-02', { maxWeight: '60', pickSequence: 2 });
  const bolt = await part();
  await put('base.vendorPart', { vendor: shared.vendor, part: bolt, packageQty: '12' });
  const tried = () => keeper.post('/warehouse/call/tryPutaway', { rule: house.rule, part: bolt, qty: '100' });
  const before = await tried();
  const receipt = await arrived(bolt, '100');
  await done(RECEIPT, 'receive', receipt);
  const made = await tasks(receipt);
  expect(shares(made)).toEqual(['- 28', 'A-01 48', 'A-02 24']);
  for (const { why } of made) expect(why).toContain('没有一个库位放得下100，按12拆分');
  expect(made.find(({ location }) => location === null)?.['why']).toContain('剩余28没有库位');
  // Tried beforehand it was the same; now the tasks have taken the room.
  expect(before.data).toMatchObject({
    location: null,
    shares: [
      { location: 'A-01', qty: '48' },
      { location: 'A-02', qty: '24' },
    ],
    left: '28',
  });
  expect((await tried()).data).toMatchObject({ left: '100', shares: [] });
});

test('supply 2.4: what open tasks will bring counts as if it lay there, until they are cancelled', async () => {
  await place('A-01', { maxWeight: '100', mixedLots: '1' });
  const bolt = await part();
  const first = await arrived(bolt, '40');
  await done(RECEIPT, 'receive', first);
  const second = await arrived(bolt, '30');
  await done(RECEIPT, 'receive', second);
  expect(shares(await tasks(second))).toEqual(['- 20', 'A-01 10']);
  await done(RECEIPT, 'cancel', first);
  const third = await arrived(bolt, '40');
  await done(RECEIPT, 'receive', third);
  expect(shares(await tasks(third))).toEqual(['A-01 40']);
});

test('supply 2.4: a pallet is carried whole, one place for each, and a box of its schema weighs what it weighs', async () => {
  for (const code of ['A-01', 'A-02']) await place(code, { maxPallets: 1, maxWeight: '100' });
  const casting = await part();
  const box = await put('base.package', { code: `B${next}`, name: '箱', kind: 'box', tareKg: '5' });
  const levels = [{ level: 1, package: box, qty: '10' }];
  await put('base.packageSchema', { code: `S${next}`, name: '来料', part: casting, use: 'inbound', levels });
  const receipt = await arrived(casting, '120');
  const [line] = (await keeper.one(RECEIPT, receipt)).data.lines;
  const scan = (serial: number, qty: string) =>
    done(RECEIPT, 'receive', receipt, { lineId: line.id, qty, box: ssccOf('3', '6901234', String(next * 100 + serial)) });
  await scan(1, '40');
  await scan(2, '20');
  await scan(3, '20');
  // Forty castings of 2 kg are 80, their four boxes another 20: it just fits. Pieces alone would leave room.
  expect(shares(await tasks(receipt))).toEqual(['- 20', 'A-01 40', 'A-02 20']);
  await scan(4, '40');
  expect(shares(await tasks(receipt))).toEqual(['- 20', '- 40', 'A-01 40', 'A-02 20']);
});

test('putawayTask.putaway.loc another place is judged by the same limits, and the sentence names which one', async () => {
  await place('A-01', { pickSequence: 1 });
  const low = await place('A-02', { maxWeight: '50', pickSequence: 2 });
  const bolt = await part({ volume: '10' });
  const small = await place('A-03', { maxVolume: '0.1', pickSequence: 3 });
  const receipt = await arrived(bolt, '40');
  await done(RECEIPT, 'receive', receipt);
  const [task] = await tasks(receipt);
  const id = String(task?.['id']);
  const refused = async (location: string) => (await act(TASK, 'putaway', id, { location })).error;
  expect(await refused(low)).toMatchObject({
    code: 'warehouse.putawayTask.putaway.loc',
    zh: '目标库位不可用或不满足混放规则：A-02 最大承重50 kg，将达到80 kg',
    en: 'Location is not usable or violates mixing rules: A-02: it bears 50 kg and would have 80 kg',
  });
  expect(await refused(small)).toMatchObject({ en: expect.stringContaining('A-03: it holds 0.1 m³ and would have 0.4 m³') });
  await done(TASK, 'putaway', id, { location: low, qty: '25' });
  expect((await act(TASK, 'putaway', id, { location: low, qty: '1' })).error?.en).toContain(
    'it bears 50 kg and would have 52 kg',
  );
  await done(TASK, 'putaway', id);
});

test('use 6: goods are not put away to the place where they lie', async () => {
  await place('A-01', { pickSequence: 1 });
  const receipt = await arrived(await part({}), '40');
  await done(RECEIPT, 'receive', receipt);
  const [task] = await tasks(receipt);
  const reply = await act(TASK, 'putaway', String(task?.['id']), { location: task?.['fromLocation'] });
  expect(reply.error).toMatchObject({
    code: 'warehouse.putawayTask.putaway.loc',
    zh: '目标库位不可用或不满足混放规则：货物就在该库位',
  });
});

test('supply 2.4: eight receipts released at once do not overfill a place', async () => {
  await place('A-01', { maxWeight: '100', mixedParts: '1' });
  const receipts = [];
  // Parts of their own: nobody waits for anybody's stock at the dock.
  for (let n = 0; n < 8; n += 1) receipts.push(await arrived(await part(), '20'));
  const before = await deadlocks(factory, tenant.id);
  const replies = await Promise.all(receipts.map((receipt) => act(RECEIPT, 'receive', receipt)));
  expect(replies.map(({ httpStatus }) => httpStatus)).toEqual(receipts.map(() => 200));
  const made = await tasks();
  const at = made.filter(({ location }) => location !== null);
  expect(at.reduce((sum, { qty }) => sum + Number(qty), 0)).toBe(50);
  expect(made.reduce((sum, { qty }) => sum + Number(qty), 0)).toBe(160);
  // Whatever people choose in the end, the place takes what it bears.
  const free = await place('A-02', { maxWeight: '100', mixedParts: '1' });
  const rest = made.filter(({ location }) => location === null);
  await Promise.all([
    ...rest.map(({ id }) => act(TASK, 'putaway', id, { location: free })),
    ...receipts.slice(0, 3).map((receipt) => act(RECEIPT, 'putaway', receipt)),
  ]);
  const [lying] = await factory.asSystem(
    tenant.id,
    (ctx) => ctx.sql<{ qty: string }>`select coalesce(sum(qty), 0)::text as qty from warehouse_stock where location_id = ${free}`,
  );
  expect(Number(lying?.qty)).toBeLessThanOrEqual(50);
  expect(Number(lying?.qty)).toBeGreaterThan(0);
  expect((await deadlocks(factory, tenant.id)) - before).toBe(0);
});
