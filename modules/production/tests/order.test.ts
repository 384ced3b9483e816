import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BACKFLUSH, DISPATCH, inShop, openFactory, openShop, ORDER, OFFLINE, REPORT, type Shop, WORK } from './shop.ts';

const done = { httpStatus: 200 };
/** The sentence, or what it says of the document. */
const refused = (en: string) => ({ httpStatus: 422, raw: expect.stringContaining(en) });

let factory: Factory;
let shop: Shop;
let on: ReturnType<typeof inShop>;
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  shop = await openShop(factory);
  on = inShop(factory, () => shop);
});

const stocked = async (): Promise<void> => {
  await on.stock('BODY', '30', 'B1');
  await on.stock('BODY', '30', 'B2');
  await on.stock('SPRING', '40', 'S1');
};

test('from the order to the shelf: released, dispatched, reported at each operation, brought to stock, completed, closed', async () => {
  await stocked();
  const order = await on.order('20');
  expect(await on.one(ORDER, order)).toMatchObject({ shortParts: 0, materials: [{ requiredQty: '40' }, { requiredQty: '20' }] });
  const [work = ''] = await on.release(order);
  expect(await on.one(WORK, work)).toMatchObject({ status: '10', plannedQty: '20', batch: expect.stringMatching(/^MO/) });
  const [first = '', second = '', third = ''] = await on.begin(work);
  expect(await on.one(ORDER, order)).toMatchObject({ status: '12' });
  expect(await on.report(first, '12')).toMatchObject(done);
  expect(await on.report(second, '10', { scrap: '1', scrapDefect: shop.defect })).toMatchObject(done);
  expect(await on.report(third, '9')).toMatchObject(done);
  const { operations } = await on.one(WORK, work);
  expect(operations.map((o: Record<string, string>) => [o['inputQty'], o['goodQty'], o['scrapQty'], o['wipQty']])).toEqual([
    ['12', '12', '0', '0'],
    ['12', '10', '1', '1'],
    ['10', '9', '0', '1'],
  ]);
  // 9 pieces of two bodies and a spring, the older batch first.
  expect(await on.held()).toEqual({ 'SIDE BODY B1': '12', 'SIDE BODY B2': '30', 'SIDE SPRING S1': '31' });
  expect(await on.act(WORK, work, 'offline', { qty: '10' })).toMatchObject(refused('has not passed the last operation'));
  expect(await on.act(WORK, work, 'pack', { qty: '4' })).toMatchObject(done);
  expect(await on.act(WORK, work, 'offline', { qty: '9' })).toMatchObject(done);
  const { batch } = await on.one(WORK, work);
  const [box] = await on.rows('production.pack');
  expect(await on.held()).toMatchObject({ [`FIN FG ${batch}`]: '5', [`FIN FG ${batch} ${box.boxNo}`]: '4' });
  expect(await on.act(ORDER, order, 'complete', { force: '0' })).toMatchObject(refused('WIP still exists'));
  for (const [dispatch, good] of [
    [first, '8'],
    [second, '9'],
    [third, '10'],
  ] as const)
    expect(await on.report(dispatch, good)).toMatchObject(done);
  expect(await on.act(WORK, work, 'offline', { qty: '10' })).toMatchObject(done);
  for (const dispatch of [first, second, third]) await on.must(DISPATCH, dispatch, 'finish');
  // 19 good and 1 scrap of 20.
  expect(await on.act(ORDER, order, 'complete', { force: '0' })).toMatchObject(done);
  expect(await on.one(ORDER, order)).toMatchObject({
    status: '20',
    goodQty: '19',
    scrapQty: '1',
    wipQty: '0',
    receivedQty: '19',
  });
  expect(await on.one(WORK, work)).toMatchObject({ status: '20' });
  expect(await on.act(ORDER, order, 'close')).toMatchObject(done);
  expect(await on.one(WORK, work)).toMatchObject({ status: '40' });
  expect(
    (await on.rows('production.completion'))
      .map(({ kind, goodQty }: { kind: string; goodQty: string }) => `${kind} ${goodQty}`)
      .toSorted(),
  ).toEqual(['productionOrder 19', 'workOrder 19']);
  expect((await on.rows(OFFLINE)).map(({ qty }: { qty: string }) => qty).toSorted()).toEqual(['10', '9']);
});

test('acceptance 2.1: release copies BOM and route; later changes leave what the order needs and takes as it was', async () => {
  await stocked();
  const order = await on.order('10');
  const [work = ''] = await on.release(order);
  const before = await on.one(ORDER, order);
  const { version, lines } = await on.one('base.bomVersion', shop.version);
  expect(version).toBeGreaterThan(0);
  // The version in effect ends and a richer one takes its place; the route loses an operation.
  await on.must('base.bomVersion', shop.version, 'obsolete');
  const richer = await on.make('base.bomVersion', {
    bom: shop.bom,
    plant: shop.plant,
    versionNo: 'B',
    validFrom: '2096-03-02',
    lines: lines.map((l: object) => ({ ...l, id: undefined, qty: '7' })),
  });
  await on.must('base.bomVersion', richer, 'submit');
  expect((await on.act('base.bomVersion', richer, 'approve', {}, shop.chief)).httpStatus).toBe(200);
  const route = await on.one('base.route', shop.route);
  expect((await shop.admin.save('base.route', { ...route, operations: route.operations.slice(0, 2) })).httpStatus).toBe(200);
  const after = await on.one(ORDER, order);
  const frozen = ({ materials, operations }: typeof before) =>
    JSON.stringify([
      materials.map((m: any) => [m.component, m.requiredQty, m.qtyPer]),
      operations.map((o: any) => [o.seq, o.process]),
    ]);
  expect(frozen(after)).toBe(frozen(before));
  for (const one of await on.begin(work)) expect(await on.report(one, '10')).toMatchObject(done);
  expect(await on.held()).toMatchObject({ 'SIDE BODY B1': '10', 'SIDE SPRING S1': '30' });
});

describe('acceptance 2.3: quantities close', () => {
  test('nothing is reported that has not arrived, and the refusal says how much has', async () => {
    const [work = ''] = await on.release(await on.order('20'));
    const [first = '', second = ''] = await on.begin(work);
    expect(await on.report(second, '1')).toMatchObject(refused('has not reached this operation'));
    await on.report(first, '5');
    expect(await on.report(second, '6')).toMatchObject(refused('5 can be reported, not 6'));
    expect(await on.report(second, '5')).toMatchObject(done);
  });
  test('parameter production.overReportPercent: over-reporting is refused with the three numbers; the part may have a tolerance of its own', async () => {
    await on.decide('production.overReportPercent', '5');
    const [work = ''] = await on.release(await on.order('20'));
    const [first = ''] = await on.begin(work);
    await on.report(first, '15');
    expect(await on.report(first, '7')).toMatchObject(refused('at most 21, 15 reported, 7 now'));
    await on.make('base.partPlan', {
      code: 'FG-NB',
      part: shop.parts.FG,
      plant: shop.plant,
      procurement: 'make',
      overPercent: '10',
    });
    expect(await on.report(first, '8')).toMatchObject(refused('at most 22, 15 reported, 8 now'));
    expect(await on.report(first, '7')).toMatchObject(done);
  });
  test('what is in rework comes back good or scrap, and is no first-time good', async () => {
    await stocked();
    const [work = ''] = await on.release(await on.order('20'));
    const [first = ''] = await on.begin(work);
    expect(await on.report(first, '7', { rework: '3' })).toMatchObject(refused('Choose the defect'));
    expect(await on.report(first, '7', { rework: '3', reworkDefect: shop.defect })).toMatchObject(done);
    expect(await on.act(DISPATCH, first, 'rework', { good: '4' })).toMatchObject(refused('3 in rework'));
    expect(await on.act(DISPATCH, first, 'rework', { good: '2', scrap: '1', scrapDefect: shop.defect })).toMatchObject(done);
    const [operation] = (await on.one(WORK, work)).operations;
    expect(operation).toMatchObject({ inputQty: '10', goodQty: '9', scrapQty: '1', reworkQty: '0' });
    const firstGood = await on.inside(
      (ctx) =>
        ctx.sql<{ qty: string }>`select trim_scale(first_good_qty)::text as qty from production_work_report order by report_no`,
    );
    expect(firstGood.map(({ qty }) => qty)).toEqual(['7', '0']);
  });
});

describe('acceptance 2.4: backflush can be run again', () => {
  test('a shortage never stops the report: the row fails, and is run again when the stock is there', async () => {
    await on.stock('BODY', '5', 'B1');
    const [work = ''] = await on.release(await on.order('10'));
    const all = await on.begin(work);
    for (const one of all) expect(await on.report(one, '10')).toMatchObject(done);
    const failed = (await on.rows(BACKFLUSH)).filter(({ state }: { state: string }) => state === 'failed');
    expect(
      failed
        .map(({ requiredQty, postedQty, shortQty }: Record<string, string>) => [requiredQty, postedQty, shortQty].join(' '))
        .toSorted(),
    ).toEqual(['10 0 10', '20 5 15']);
    const [row] = failed.filter(({ requiredQty }: Record<string, string>) => requiredQty === '20');
    await on.stock('BODY', '10', 'B2');
    const again = () => shop.admin.post('/production/call/rerunBackflush', { backflush: row.id });
    expect(await again()).toMatchObject(done);
    expect(await on.one(BACKFLUSH, row.id)).toMatchObject({ state: 'failed', postedQty: '15', shortQty: '5', tries: 2 });
    await on.stock('BODY', '10', 'B3');
    expect(await again()).toMatchObject(done);
    expect(await on.one(BACKFLUSH, row.id)).toMatchObject({ state: 'done', postedQty: '20', shortQty: '0' });
    expect(await again()).toMatchObject(refused('Only a backflush that failed'));
    expect(await on.held()).toEqual({ 'SIDE BODY B3': '5' });
  });
  test('the same report sent a hundred times is one posting', async () => {
    await stocked();
    const [work = ''] = await on.release(await on.order('10'));
    const [first = '', second = '', third = ''] = await on.begin(work);
    for (const one of [first, second]) await on.report(one, '10');
    const { version } = await on.one(DISPATCH, third);
    const key = 'terminal-7-0001';
    const send = () => shop.admin.act(DISPATCH, 'report', [{ id: third, version }], { input: { good: '10' }, key });
    const replies = await Promise.all(Array.from({ length: 100 }, send));
    expect(replies.filter(({ httpStatus }) => httpStatus === 200).length).toBeGreaterThan(0);
    expect(
      (await on.rows(REPORT)).filter(({ dispatchOrder }: { dispatchOrder: string }) => dispatchOrder === third),
    ).toHaveLength(1);
    expect(await on.held()).toMatchObject({ 'SIDE BODY B1': '10', 'SIDE SPRING S1': '30' });
  });
  test('a reversal brings the same batches back, and only the last report that nothing followed is taken back', async () => {
    await on.stock('BODY', '3', 'B1');
    await on.stock('BODY', '30', 'B2');
    await on.stock('SPRING', '30', 'S1');
    const [work = ''] = await on.release(await on.order('10'));
    const [first = '', second = '', third = ''] = await on.begin(work);
    const before = await on.held();
    for (const one of [first, second, third]) await on.report(one, '10');
    expect(await on.held()).toEqual({ 'SIDE BODY B2': '13', 'SIDE SPRING S1': '20' });
    expect(await on.act(DISPATCH, second, 'reverse', { reason: '输错' })).toMatchObject(refused('it cannot be taken back'));
    expect(await on.act(DISPATCH, third, 'reverse', { reason: ' ' })).toMatchObject(refused('fill in the reason'));
    expect(await on.act(DISPATCH, third, 'reverse', { reason: '输错' })).toMatchObject(done);
    expect(await on.held()).toEqual(before);
    expect(await on.act(DISPATCH, third, 'reverse', { reason: '输错' })).toMatchObject(refused('no report to take back'));
    expect(await on.act(DISPATCH, second, 'reverse', { reason: '输错' })).toMatchObject(done);
    expect(await on.report(second, '10')).toMatchObject(done);
    expect(await on.report(third, '10')).toMatchObject(done);
    expect(await on.held()).toEqual({ 'SIDE BODY B2': '13', 'SIDE SPRING S1': '20' });
    expect(await on.act(WORK, work, 'offline', { qty: '10' })).toMatchObject(done);
    expect(await on.act(DISPATCH, third, 'reverse', { reason: '输错' })).toMatchObject(refused('FL'));
  });
});

describe('work orders', () => {
  test('are split and merged so that what they plan is what the order wants', async () => {
    const order = await on.order('20');
    const [work = ''] = await on.release(order);
    expect(await on.act(WORK, work, 'split', { qty: '20', businessOn: '2096-03-03' })).toMatchObject(
      refused('less than the whole'),
    );
    expect(await on.act(WORK, work, 'split', { qty: '8', businessOn: '2096-03-03', shift: 'N' })).toMatchObject(done);
    const all = await on.rows(WORK);
    const other = all.find(({ id }: { id: string }) => id !== work);
    expect(all.map(({ plannedQty, status }: Record<string, string>) => `${plannedQty} ${status}`).toSorted()).toEqual([
      '12 10',
      '8 10',
    ]);
    const more = {
      productionOrder: order,
      plant: shop.plant,
      line: shop.line,
      firstSeq: 10,
      lastSeq: 30,
      plannedQty: '1',
      plannedStart: '2096-03-02 08:00:00',
      plannedEnd: '2096-03-02 20:00:00',
      businessOn: '2096-03-02',
    };
    const third = await on.make(WORK, more);
    expect(await on.act(WORK, third, 'release')).toMatchObject(refused('1 > 0'));
    expect(await on.act(WORK, work, 'merge', { other: other.id })).toMatchObject(done);
    expect(await on.one(WORK, work)).toMatchObject({ plannedQty: '20' });
    expect(await on.one(WORK, other.id)).toMatchObject({ status: '99' });
  });
  test('the order is withdrawn until something has begun', async () => {
    const order = await on.order('20');
    const [work = ''] = await on.release(order);
    await on.must(WORK, work, 'dispatch', { operator: shop.operator });
    expect(await on.act(ORDER, order, 'withdraw')).toMatchObject(done);
    expect(await on.one(WORK, work)).toMatchObject({ status: '99' });
    const [again = ''] = (await on.release(order)).slice(-1);
    await on.begin(again);
    await on.must(ORDER, order, 'suspend', { reason: '缺料' });
    expect(await on.one(WORK, again)).toMatchObject({ status: '18', suspendReason: '缺料' });
    await on.must(ORDER, order, 'resume');
    expect(await on.one(WORK, again)).toMatchObject({ status: '12' });
  });
  test('parameter production.completeShortPercent: an order that is short by less needs no force', async () => {
    const order = await on.order('20');
    const [work = ''] = await on.release(order);
    const all = await on.begin(work);
    for (const one of all) await on.report(one, '19');
    for (const one of all) await on.must(DISPATCH, one, 'finish');
    await on.must(WORK, work, 'offline', { qty: '19' });
    expect(await on.act(ORDER, order, 'complete', { force: '0' })).toMatchObject(refused('good 19, scrap 0 of 20 planned'));
    await on.decide('production.completeShortPercent', '5');
    expect(await on.act(ORDER, order, 'complete', { force: '0' })).toMatchObject(done);
  });
  test('an order short of its plan is completed by force, with a right and a reason', async () => {
    const order = await on.order('20');
    const [work = ''] = await on.release(order);
    const all = await on.begin(work);
    for (const one of all) await on.report(one, '5');
    for (const one of all) await on.must(DISPATCH, one, 'finish');
    expect(await on.act(WORK, work, 'offline', { qty: '5' })).toMatchObject(done);
    expect(await on.act(ORDER, order, 'complete', { force: '0' })).toMatchObject(refused('good 5, scrap 0 of 20 planned'));
    const foreman = await shop.tenant.person({ permissions: [`${ORDER}.read`, `${ORDER}.complete`] });
    const forced = { force: '1', reason: '客户减单' };
    expect(await on.act(ORDER, order, 'complete', forced, foreman)).toMatchObject({
      error: { en: expect.stringContaining('no right to force') },
    });
    expect(await on.act(ORDER, order, 'complete', forced)).toMatchObject(done);
    expect(await on.one(ORDER, order)).toMatchObject({ status: '20', forced: '1', forceReason: '客户减单' });
    // Two backflushes found nothing to take.
    expect(await on.act(ORDER, order, 'close')).toMatchObject(refused('Unresolved backflush errors'));
    for (const { id } of await on.rows(BACKFLUSH)) await shop.admin.post('/production/call/waiveBackflush', { backflush: id });
    expect(await on.act(ORDER, order, 'close')).toMatchObject(done);
  });
});

describe('a start', () => {
  test('is asked of device, tool, locks and skill; each refusal names what stops it', async () => {
    const [work = ''] = await on.release(await on.order('20'));
    const novice = await on.make('base.operator', { operatorNo: 'OP2', name: '李四', plant: shop.plant });
    expect(await on.act(WORK, work, 'dispatch', { operator: novice })).toMatchObject(refused('OP2 李四'));
    expect((await on.rows(DISPATCH)).length).toBe(0);
    await on.must(WORK, work, 'dispatch', { operator: shop.operator });
    const [dispatch] = await on.rows(DISPATCH);
    const lock = await on.make('base.productionLock', {
      kind: 'errorProofing',
      plant: shop.plant,
      line: shop.line,
      reason: '防错失效',
    });
    const { number } = await on.one('base.productionLock', lock);
    expect(await on.act(DISPATCH, dispatch.id, 'start')).toMatchObject(refused(number));
    await on.must('base.productionLock', lock, 'release', { reason: '已修复' });
    expect(await on.act(DISPATCH, dispatch.id, 'start')).toMatchObject(done);
  });
  test('locks the first piece of the shift where the route asks for one, until an inspector releases it', async () => {
    shop = await openShop(factory, { firstPiece: true });
    const [work = ''] = await on.release(await on.order('20'));
    const [first = ''] = await on.begin(work);
    expect(await on.report(first, '1')).toMatchObject(refused('First-piece inspection has not passed'));
    const [lock] = await on.rows('base.productionLock');
    expect(await on.one(WORK, work)).toMatchObject({ lockedBy: lock.number });
    await on.must('base.productionLock', lock.id, 'release', { reason: '首件合格' });
    expect(await on.report(first, '1')).toMatchObject(done);
  });
  test('by counting point, the first piece of a process that is not reported is asked for with the next one that is', async () => {
    shop = await openShop(factory, { firstPiece: true, control: 'countingPoint' });
    const [work = ''] = await on.release(await on.order('20'));
    expect(
      (await on.one(WORK, work)).operations.map(({ seq, firstPiece }: Record<string, unknown>) => [seq, firstPiece]),
    ).toEqual([[30, '1']]);
  });
  test('a tool wears with each piece that is reported, until nothing is started with it', async () => {
    const [work = '', other = ''] = [...(await on.release(await on.order('5'))), ...(await on.release(await on.order('5')))];
    const place = { plant: shop.plant, line: shop.line, station: shop.stations[0] };
    const tooling = await on.make('equipment.tooling', { toolingNo: 'T1', name: '夹具', kind: 'FIXTURE', life: '5', ...place });
    const using = {
      operationSeq: 10,
      plant: shop.plant,
      operator: shop.operator,
      tooling,
      businessOn: '2096-03-02',
      plannedQty: '5',
    };
    const [first, second] = [
      await on.make(DISPATCH, { ...using, workOrder: work }),
      await on.make(DISPATCH, { ...using, workOrder: other }),
    ];
    for (const one of [work, other]) await on.must(WORK, one, 'dispatch', { operator: shop.operator });
    await on.must(DISPATCH, first, 'start');
    expect(await on.report(first, '4', { scrap: '1', scrapDefect: shop.defect })).toMatchObject(done);
    expect(await on.one('equipment.tooling', tooling)).toMatchObject({ usedLife: '5' });
    expect(await on.act(DISPATCH, second, 'start')).toMatchObject(refused('T1'));
    await on.must(DISPATCH, first, 'reverse', { reason: '输错' });
    expect(await on.act(DISPATCH, second, 'start')).toMatchObject(done);
  });
  test('key parts are mounted by their batch before anything is reported, and the mounted batch is used first', async () => {
    shop = await openShop(factory, { keyPart: true });
    await on.stock('BODY', '30', 'B1');
    await on.stock('BODY', '30', 'B2');
    await on.stock('SPRING', '30', 'S1');
    const [work = ''] = await on.release(await on.order('5'));
    const [first = '', second = '', third = ''] = await on.begin(work);
    for (const one of [first, second]) await on.report(one, '5');
    expect(await on.report(third, '5')).toMatchObject(refused('Key parts are not fully bound'));
    expect(await on.act(DISPATCH, third, 'mount', { component: shop.parts.BODY })).toMatchObject(
      refused('Scan the batch or the container'),
    );
    await on.must(DISPATCH, third, 'mount', { component: shop.parts.BODY, batch: 'B2' });
    expect(await on.report(third, '5')).toMatchObject(done);
    expect(await on.held()).toMatchObject({ 'SIDE BODY B1': '30', 'SIDE BODY B2': '20' });
  });
});
