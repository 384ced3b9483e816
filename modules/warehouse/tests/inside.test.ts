import type { Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

const done = { httpStatus: 200 };
const refused = (en: string) => ({ httpStatus: 422, error: { en } });

describe('an adjustment', () => {
  let price = '';
  beforeEach(async () => {
    const vendor = await on.make('base.vendor', { code: 'V1', name: '供应商' });
    price = await on.make('base.vendorPart', { part: floor.part, vendor, unitPrice: '10', validFrom: '2020-01-01' });
  });
  const ADJUST = 'warehouse.stockAdjust';
  const adjusting = async (place: keyof Floor['at'], adjustedQty: string, batch: string | null = null): Promise<string> => {
    const line = { ...on.what(batch), location: floor.at[place], stockStatus: 'available', adjustedQty };
    return on.make(ADJUST, { warehouse: floor.warehouses[0], reason: '盘点', lines: [line] });
  };
  const submitted = async (place: keyof Floor['at'], qty: string): Promise<string> => {
    const id = await adjusting(place, qty);
    expect(await on.act(ADJUST, id, 'submit')).toMatchObject(done);
    return id;
  };

  /** What was submitted until now counts for nothing any more. */
  const nextDay = () => on.inside((ctx) => ctx.sql`update warehouse_stock_adjust set day_ends_at = now()`);

  test('sets the books to what is there, up and down, against the stock differences', async () => {
    await on.receive('A', '10');
    const less = await submitted('A', '7');
    expect((await on.one(ADJUST, less)).lines[0]).toMatchObject({ bookQty: '10', currentQty: '10', changed: '0' });
    expect(await on.act(ADJUST, less, 'adjust')).toMatchObject(done);
    const found = await submitted('B', '3');
    expect(await on.act(ADJUST, found, 'adjust')).toMatchObject(done);
    expect(await on.held()).toEqual({ 'A available': '7/0', 'B available': '3/0' });
    const row = await on.one(ADJUST, less);
    expect(row).toMatchObject({ status: '20', lines: [{ bookQty: '10', changed: '0' }] });
    expect(await on.ledger(row.number)).toEqual(['3 A:available > loss']);
    expect(await on.ledger((await on.one(ADJUST, found)).number)).toEqual(['3 loss > B:available']);
  });

  test('supply 2.5: what is counted in pieces is posted in whole numbers only, here and in any document', async () => {
    await on.receive('A', '10');
    const half = await submitted('A', '9.5');
    expect(await on.act(ADJUST, half, 'adjust')).toMatchObject(refused('P1 is counted in PCS: 9.5 is no whole number'));
    await expect(on.receive('B', '0.333333')).rejects.toMatchObject({ refusal: { code: 'stock.whole' } });
    expect(await on.held()).toEqual({ 'A available': '10/0' });
  });

  test('security F14: who may not post learns nothing of it by having the posting foreseen', async () => {
    await on.receive('A', '10');
    const row = await submitted('A', '7');
    const nobody = await floor.tenant.person({ permissions: ['base.part.read'] });
    for (const version of [2, 99]) {
      const asked = { entity: ADJUST, row, version, action: 'adjust', input: {} };
      expect((await nobody.post('/warehouse/call/foreseePosting', asked)).httpStatus).toBe(403);
    }
  });

  test('without a difference posts nothing', async () => {
    await on.receive('A', '10');
    const id = await submitted('A', '10');
    expect(await on.act(ADJUST, id, 'adjust')).toMatchObject(done);
    expect(await on.ledger((await on.one(ADJUST, id)).number)).toEqual([]);
  });

  test('is refused when the stock has moved since, and after a new submission goes through', async () => {
    await on.receive('A', '10');
    const id = await submitted('A', '7');
    await on.receive('A', '1');
    expect(await on.act(ADJUST, id, 'adjust')).toMatchObject(refused('Stock changed or below allocated quantity; refresh'));
    expect(await on.held()).toEqual({ 'A available': '11/0' });
  });

  test('supply 2.10 above what the company allows waits for somebody to approve it: what it is worth counts', async () => {
    const judged = async (place: keyof Floor['at'], qty: string): Promise<unknown> => {
      const { status, value } = await on.one(ADJUST, await submitted(place, qty));
      await nextDay();
      return [status, value];
    };
    expect([await judged('A', '100'), await judged('A', '101')]).toEqual([
      ['10', '1000'],
      ['15', '1010'],
    ]);
    // Down as well as up; worth what the term vendorPart.unitPrice says.
    await on.receive('B', '200');
    expect([await judged('B', '100'), await judged('B', '99')]).toEqual([
      ['10', '1000'],
      ['15', '1010'],
    ]);
    await floor.admin.save('base.vendorPart', { ...(await on.one('base.vendorPart', price)), unitPrice: '5' });
    expect(await judged('A', '101')).toEqual(['10', '505']);
    // Nobody knows what it is worth.
    await floor.admin.save('base.vendorPart', { ...(await on.one('base.vendorPart', price)), unitPrice: null });
    expect(await judged('A', '1')).toEqual(['15', null]);
    expect(await judged('B', '200')).toEqual(['10', '0']);
  });

  test('parameter warehouse.adjustApprovalValue: the company sets the amount', async () => {
    const decided = { name: 'warehouse.adjustApprovalValue', decided: { value: '50' } };
    expect(await floor.admin.post('/system/call/setParameter', decided)).toMatchObject(done);
    expect(await on.one(ADJUST, await submitted('B', '5'))).toMatchObject({ status: '10' });
    const little = await submitted('C', '6');
    expect(await on.one(ADJUST, little)).toMatchObject({ status: '15', approvalValue: '50', value: '60' });
    const clerk = await floor.tenant.person({ permissions: [`${ADJUST}.read`] });
    expect((await clerk.one(ADJUST, little)).data).not.toHaveProperty('value');
    expect(await on.act(ADJUST, little, 'approve')).toMatchObject(done);
    expect(await on.act(ADJUST, little, 'adjust')).toMatchObject(done);
    expect(await on.held()).toEqual({ 'C available': '6/0' });
  });

  test('of sixteen for the same stock at once, one sets it and the others are told', async () => {
    const plenty = { name: 'warehouse.adjustApprovalValue', decided: { value: '100000' } };
    expect(await floor.admin.post('/system/call/setParameter', plenty)).toMatchObject(done);
    await on.receive('A', '100');
    const ids = [];
    for (let n = 0; n < 16; n += 1) ids.push(await submitted('A', String(90 - n)));
    const replies = await Promise.all(ids.map((id) => on.act(ADJUST, id, 'adjust')));
    expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ httpStatus }) => httpStatus !== 200))
      expect(reply).toMatchObject(refused('Stock changed or below allocated quantity; refresh'));
  });

  test('reaches no location of another warehouse', async () => {
    const lines = [{ ...on.what(), location: floor.at.F, stockStatus: 'available', adjustedQty: '1' }];
    const reply = await floor.admin.save(ADJUST, { warehouse: floor.warehouses[0], reason: '盘点', lines });
    expect(reply).toMatchObject(refused('Location and Warehouse do not lie in one another'));
  });
});

describe('a hold', () => {
  const HOLD = 'warehouse.stockHold';
  const holding = (qty: string) => ({
    warehouse: floor.warehouses[0],
    location: floor.at.A,
    ...on.what(),
    qty,
    reason: '待查',
  });

  test('freezes what it is created for, and lets it go bit by bit', async () => {
    await on.receive('A', '10');
    const id = await on.make(HOLD, holding('6'));
    expect(await on.held()).toEqual({ 'A available': '4/0', 'A hold': '6/0' });
    expect(await on.act(HOLD, id, 'unfreeze', { qty: '2' })).toMatchObject(done);
    expect(await on.one(HOLD, id)).toMatchObject({ status: '10', frozenQty: '4' });
    expect(await on.act(HOLD, id, 'unfreeze')).toMatchObject(done);
    const row = await on.one(HOLD, id);
    expect(row).toMatchObject({ status: '20', frozenQty: '0', qty: '6' });
    expect(await on.ledger(row.number)).toEqual(['6 A:available > A:hold', '2 A:hold > A:available', '4 A:hold > A:available']);
    expect(await on.held()).toEqual({ 'A available': '10/0' });
  });

  test('of more than is free is refused in the words of its guard, and nothing of it is left', async () => {
    await on.receive('A', '10');
    const reply = await floor.admin.save(HOLD, holding('10.001'));
    expect(reply).toMatchObject(refused('The quantity to freeze exceeds the available quantity'));
    expect((await floor.admin.page(HOLD)).data.list).toEqual([]);
  });

  test('of sixteen at once, as many succeed as there is stock', async () => {
    await on.receive('A', '10');
    const replies = await Promise.all(Array.from({ length: 16 }, () => floor.admin.save(HOLD, holding('2'))));
    expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(5);
    expect(await on.held()).toEqual({ 'A hold': '10/0' });
  });
});

describe('a transfer', () => {
  const TRANSFER = 'warehouse.stockTransfer';
  const moving = (qty: string, to: 'B' | 'F' = 'F') =>
    on.make(TRANSFER, {
      warehouse: floor.warehouses[0],
      toWarehouse: floor.warehouses[to === 'F' ? 1 : 0],
      lines: [{ ...on.what(), qty, fromLocation: floor.at.A, toLocation: floor.at[to] }],
    });

  test('sets aside, leaves and arrives in parts; both warehouses see their side of it', async () => {
    await on.receive('A', '10');
    const id = await moving('8');
    expect(await on.act(TRANSFER, id, 'release')).toMatchObject(done);
    expect(await on.held()).toEqual({ 'A available': '10/8' });
    const [line] = (await on.one(TRANSFER, id)).lines;
    expect(await on.act(TRANSFER, id, 'moveOut', { lineId: line.id, qty: '5' })).toMatchObject(done);
    expect(await on.held()).toEqual({ 'A available': '5/3' });
    expect(await on.act(TRANSFER, id, 'moveIn')).toMatchObject(done);
    expect(await on.one(TRANSFER, id)).toMatchObject({ status: '12', lines: [{ outQty: '5', inQty: '5' }] });
    expect(await on.act(TRANSFER, id, 'moveOut')).toMatchObject(done);
    expect(await on.act(TRANSFER, id, 'moveIn')).toMatchObject(done);
    const row = await on.one(TRANSFER, id);
    expect(row).toMatchObject({ status: '20', lines: [{ outQty: '8', inQty: '8' }] });
    expect(await on.ledger(row.number)).toEqual([
      '5 A:available > transit',
      '5 transit > F:available',
      '3 A:available > transit',
      '3 transit > F:available',
    ]);
    expect(await on.held()).toEqual({ 'A available': '2/0', 'F available': '8/0' });
    expect(await on.act(TRANSFER, id, 'close')).toMatchObject(done);
  });

  test('is seen from both warehouses; the people of the one it goes to move it in, and nothing else', async () => {
    await on.receive('A', '10');
    const id = await moving('8');
    const within = (value: string) =>
      floor.tenant.person({ permissions: [`${TRANSFER}.*`], scopes: [{ dimension: 'warehouse', value }] });
    const [sender, receiver] = [await within(floor.warehouses[0]), await within(floor.warehouses[1])];
    expect((await receiver.page(TRANSFER)).data.list.map((row) => row.id)).toEqual([id]);
    const beyond = ['该数据不在您的数据权限范围内', 403];
    const said = async (action: string, by: typeof sender) => {
      const { error, httpStatus } = await on.act(TRANSFER, id, action, {}, by);
      return [error?.zh, httpStatus];
    };
    expect(await said('release', receiver)).toEqual(beyond);
    expect(await on.act(TRANSFER, id, 'release', {}, sender)).toMatchObject(done);
    expect(await said('moveOut', receiver)).toEqual(beyond);
    expect(await on.act(TRANSFER, id, 'moveOut', {}, sender)).toMatchObject(done);
    expect(await on.act(TRANSFER, id, 'moveIn', {}, receiver)).toMatchObject(done);
    expect(await said('close', receiver)).toEqual(beyond);
    expect(await on.held()).toEqual({ 'A available': '2/0', 'F available': '8/0' });
    const inside = await moving('1', 'B');
    expect((await receiver.one(TRANSFER, inside)).httpStatus).toBe(404);
  });

  test('closed before anything left gives back what was set aside', async () => {
    await on.receive('A', '10');
    const id = await moving('8', 'B');
    await on.act(TRANSFER, id, 'release');
    expect(await on.act(TRANSFER, id, 'close')).toMatchObject(done);
    expect(await on.held()).toEqual({ 'A available': '10/0' });
  });

  test('of more than there is says how much is free', async () => {
    await on.receive('A', '3');
    const reply = await on.act(TRANSFER, await moving('8'), 'release');
    expect(reply).toMatchObject(refused('At location A there are 3 of P1 free, 8 are needed'));
  });

  test('of sixteen for the same goods at once, those that fit are released', async () => {
    await on.receive('A', '10');
    const ids = [];
    for (let n = 0; n < 16; n += 1) ids.push(await moving('3'));
    const replies = await Promise.all(ids.map((id) => on.act(TRANSFER, id, 'release')));
    expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(3);
    expect(await on.held()).toEqual({ 'A available': '10/9' });
  });
});
