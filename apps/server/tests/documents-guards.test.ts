import type { AnyDocument, Text } from '@takt/model';
import type { Client, Factory, Reply, Sampled, SampleRow } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, byId, type Company, openCompany, openProduct } from './company.ts';
import { documentIn } from './document-calls.ts';
import { guardWords } from './contract.ts';
import { expectRefused } from './refusals.ts';

const ORDER = byId('sales.salesOrder') as AnyDocument;
const NOTE = byId('purchasing.deliveryNote') as AnyDocument;
const BOM = byId('base.bomVersion') as AnyDocument;
const REPAIR = byId('equipment.repairOrder') as AnyDocument;

let factory: Factory;
let company: Company;
let supplier: Client;
let vendor: string;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
  vendor = await company.samples.reference('base.vendor');
  supplier = await company.tenant.person({ admin: true, vendor });
});
afterAll(() => factory.close());

const order = (code: string, changes: SampleRow = {}) => documentIn(factory, company, ORDER, code, changes);
const note = (code: string, changes: SampleRow = {}) => documentIn(factory, company, NOTE, code, changes);
const run = (doc: AnyDocument, action: string, made: Sampled, input: SampleRow = {}, client: Client = company.admin) =>
  client.act(doc.id, action, [{ id: made.id, version: made.version }], { input });
const rowOf = ({ id, version }: Sampled) => ({ id, version });
const linesOf = async (doc: AnyDocument, changes: SampleRow): Promise<SampleRow> => {
  const { lines } = await company.samples.row(doc.id);
  return { lines: lines.map((line: SampleRow) => ({ ...line, ...changes })) };
};
const firstLine = async (made: Sampled): Promise<string> => (await company.admin.one(NOTE.id, made.id)).data.lines[0].id;
const partWith = async (changes: SampleRow): Promise<string> => (await company.samples.create('base.part', changes, 'least')).id;
/** The vehicle is at the gate; no form may say so. */
const arrive = ({ id }: Sampled) =>
  asOwner(factory, 'update app.purchasing_delivery_note set gate_arrived_at = $1 where id = $2', ['2096-03-01 08:00:00+08', id]);
const linked = (doc: AnyDocument, made: Sampled, open: boolean) =>
  asOwner(
    factory,
    `insert into app.link (tenant_id, id, conversion, from_entity, from_id, to_entity, to_id, open)
     values ($1, gen_random_uuid(), 'test', $2, $3, 'test', gen_random_uuid(), $4)`,
    [company.tenant.id, doc.id, made.id, open],
  );

/** The guard says no in its own words, and nothing of the document has moved. */
async function expectHeld(doc: AnyDocument, reply: Reply, text: Text, made: Sampled): Promise<void> {
  expectRefused(reply, 422, text);
  expect((await company.admin.one(doc.id, made.id)).data.version).toBe(made.version);
}

/** A test that carries the contract's id of the guard. */
const guarded = (id: string, work: (text: Text) => Promise<void>): void => test(id, () => work(guardWords(id)));

describe('guards of the sales order', () => {
  guarded('sales_order.lock.has_lines', async (text) => {
    const made = await order('00', { lines: [] });
    await expectHeld(ORDER, await run(ORDER, 'lock', made), text, made);
  });
  guarded('sales_order.lock.qty_positive', async (text) => {
    const made = await order('00', await linesOf(ORDER, { qty: '0' }));
    await expectHeld(ORDER, await run(ORDER, 'lock', made), text, made);
  });
  guarded('sales_order.lock.due', async (text) => {
    const made = await order('00', { orderDate: '2096-05-02', ...(await linesOf(ORDER, { dueDate: '2096-05-01' })) });
    await expectHeld(ORDER, await run(ORDER, 'lock', made), text, made);
    const same = await order('00', { orderDate: '2096-05-02', ...(await linesOf(ORDER, { dueDate: '2096-05-02' })) });
    expect((await run(ORDER, 'lock', same)).httpStatus).toBe(200);
  });
  guarded('sales_order.lock.customer_active', async (text) => {
    const customer = await company.samples.create('base.customer', { markStatus: '0' });
    const made = await order('00', { customer: customer.id });
    await expectHeld(ORDER, await run(ORDER, 'lock', made), text, made);
  });
  guarded('sales_order.unlock.no_downstream', async (text) => {
    const made = await order('10');
    await linked(ORDER, made, false);
    await expectHeld(ORDER, await run(ORDER, 'unlock', made), text, made);
  });
  guarded('sales_order.close.no_open_shipment', async (text) => {
    const made = await order('10');
    await linked(ORDER, made, true);
    await expectHeld(ORDER, await run(ORDER, 'close', made), text, made);
    const done = await order('10');
    await linked(ORDER, done, false);
    expect((await run(ORDER, 'close', done)).httpStatus).toBe(200);
  });
});

describe('guards of the delivery note', () => {
  test('delivery_note.create.source', async () => {
    for (const missing of ['plan', 'sourceLine']) {
      const row = { ...(await company.samples.row(NOTE.id)), ...(await linesOf(NOTE, { [missing]: null })) };
      const reply = await company.admin.save(NOTE.id, row);
      expectRefused(reply, 422, guardWords('delivery_note.create.source'));
    }
  });
  guarded('delivery_note.bind_label.bind_max', async (text) => {
    const made = await note('00', await linesOf(NOTE, { qty: '5' }));
    const lineId = await firstLine(made);
    await expectHeld(NOTE, await run(NOTE, 'bindLabel', made, { lineId, caseNo: 'C1', qty: '5.001' }), text, made);
    expect((await run(NOTE, 'bindLabel', made, { lineId, caseNo: 'C1', qty: '3' })).httpStatus).toBe(200);
    const once = { ...made, version: 2 };
    await expectHeld(NOTE, await run(NOTE, 'bindLabel', once, { lineId, caseNo: 'C2', qty: '2.5' }), text, once);
    expect((await run(NOTE, 'bindLabel', once, { lineId, caseNo: 'C2', qty: '2' })).httpStatus).toBe(200);
    await expectHeld(
      NOTE,
      await run(NOTE, 'bindLabel', { ...made, version: 3 }, { lineId: 'none', caseNo: 'C', qty: '1' }),
      text,
      {
        ...made,
        version: 3,
      },
    );
  });
  guarded('delivery_note.bind_label.case_no', async (text) => {
    const made = await note('00');
    await expectHeld(
      NOTE,
      await run(NOTE, 'bindLabel', made, { lineId: await firstLine(made), caseNo: ' ', qty: '1' }),
      text,
      made,
    );
  });
  guarded('delivery_note.bind_label.serial_no', async (text) => {
    const made = await note('00', await linesOf(NOTE, { part: await partWith({ trackMode: 'serial' }) }));
    const input = { lineId: await firstLine(made), caseNo: 'C1', qty: '1' };
    await expectHeld(NOTE, await run(NOTE, 'bindLabel', made, input), text, made);
    expect((await run(NOTE, 'bindLabel', made, { ...input, serialNo: 'S1' })).httpStatus).toBe(200);
  });
  guarded('delivery_note.publish.has_lines', async (text) => {
    const made = await note('00', { lines: [] });
    await expectHeld(NOTE, await run(NOTE, 'publish', made), text, made);
  });
  guarded('delivery_note.publish.qty_positive', async (text) => {
    const made = await note('00', await linesOf(NOTE, { qty: '0' }));
    await expectHeld(NOTE, await run(NOTE, 'publish', made), text, made);
  });
  guarded('delivery_note.publish.open_qty', async (text) => {
    const { vendor, warehouse, lines } = await company.samples.row(NOTE.id);
    const { part, unit } = lines[0];
    const plan = await company.samples.create('purchasing.deliveryPlan', {
      vendor,
      warehouse,
      lines: [{ part, unit, qty: '10', arrivalAt: '2096-03-02 09:00:00' }],
    });
    expect((await company.admin.act('purchasing.deliveryPlan', 'publish', [rowOf(plan)])).httpStatus).toBe(200);
    const of = async (...qtys: readonly string[]) =>
      note('00', { lines: qtys.map((qty) => ({ part, unit, qty, plan: plan.id, sourceLine: 1 })) });
    // Nothing in excess is saved; what another note has taken since is refused here.
    const [six, more, two] = [await of('6'), await of('5'), await of('3', '2')];
    expect((await run(NOTE, 'publish', six)).httpStatus).toBe(200);
    await expectHeld(NOTE, await run(NOTE, 'publish', more), text, more);
    await expectHeld(NOTE, await run(NOTE, 'publish', two), text, two);
  });
  // By the term vendor.leadTimeHours.
  guarded('delivery_note.publish.lead', async (text) => {
    const hours = await company.samples.create('base.vendor', { leadTimeHours: 48, shipmentControl: '0' });
    const inside = { vendor: hours.id, plannedArrival: '2096-03-04 07:59:59' };
    const made = await note('00', inside);
    const asked = await run(NOTE, 'publish', made);
    expectRefused(asked, 409, text);
    expect(asked.error).toMatchObject({ code: 'purchasing.deliveryNote.publish.lead' });
    expect(JSON.parse(asked.raw).errorMsg[0].opTag).toBe('3');
    expect((await company.admin.one(NOTE.id, made.id)).data).toMatchObject({ status: '00', version: 1 });
    const rows = [{ id: made.id, version: 1 }];
    const other = await company.admin.act(NOTE.id, 'publish', rows, { accepted: ['purchasing.deliveryNote.publish.openQty'] });
    expectRefused(other, 409, text);
    const accepted = await company.admin.act(NOTE.id, 'publish', rows, { accepted: ['purchasing.deliveryNote.publish.lead'] });
    expect(accepted.data).toMatchObject({ status: '10', version: 2 });
    const outside = await note('00', { ...inside, plannedArrival: '2096-03-04 08:00:00' });
    expect((await run(NOTE, 'publish', outside)).data).toMatchObject({ status: '10' });
  });
  guarded('delivery_note.withdraw.no_gate', async (text) => {
    for (const code of ['10', '15']) {
      const made = await note(code);
      await arrive(made);
      await expectHeld(NOTE, await run(NOTE, 'withdraw', made), text, made);
    }
  });
  guarded('delivery_note.reject.reason', async (text) => {
    const made = await note('15');
    for (const reason of ['', '  ', null]) await expectHeld(NOTE, await run(NOTE, 'reject', made, { reason }), text, made);
    expect((await run(NOTE, 'reject', made, { reason: '数量不符' })).data.status).toBe('00');
    expect((await company.admin.history(NOTE.id, made.id)).data[0]).toMatchObject({ action: 'reject', reason: '数量不符' });
  });
  guarded('delivery_note.ship.driver_tel', async (text) => {
    for (const driverTel of [null, '12812345678', '1381234567', '021-12345678']) {
      const made = await note('10', { driverTel });
      await expectHeld(NOTE, await run(NOTE, 'ship', made, {}, supplier), text, made);
    }
  });
  guarded('delivery_note.ship.plate', async (text) => {
    const made = await note('10', { plate: null });
    await expectHeld(NOTE, await run(NOTE, 'ship', made, {}, supplier), text, made);
  });
  guarded('delivery_note.ship.labels', async (text) => {
    const part = await partWith({ labelControlled: '1' });
    const made = await note('10', await linesOf(NOTE, { part, qty: '2' }));
    await expectHeld(NOTE, await run(NOTE, 'ship', made, {}, supplier), text, made);
    const bound = await run(NOTE, 'bindLabel', made, { lineId: await firstLine(made), caseNo: 'C1', qty: '2' });
    expect(bound.httpStatus).toBe(200);
    expect((await run(NOTE, 'ship', { ...made, version: 2 }, {}, supplier)).data.status).toBe('20');
  });
  guarded('delivery_note.cancel_ship.cancelable', async (text) => {
    const arrived = await note('20');
    await arrive(arrived);
    await expectHeld(NOTE, await run(NOTE, 'cancelShip', arrived), text, arrived);
    for (const column of ['received_qty', 'rejected_qty']) {
      const made = await note('20');
      await asOwner(factory, `update app.purchasing_delivery_note_lines set ${column} = 0.001 where parent_id = $1`, [made.id]);
      await expectHeld(NOTE, await run(NOTE, 'cancelShip', made), text, made);
    }
  });
  guarded('delivery_note.close.short_reason', async (text) => {
    const short = await note('25');
    await expectHeld(NOTE, await run(NOTE, 'close', short), text, short);
    await expectHeld(NOTE, await run(NOTE, 'close', short, { reason: ' ' }), text, short);
    const full = await note('30');
    await asOwner(factory, 'update app.purchasing_delivery_note_lines set received_qty = qty where parent_id = $1', [full.id]);
    expect((await run(NOTE, 'close', full)).data.status).toBe('40');
  });
});

describe('guards of the repair order', () => {
  const repair = (code: string) => documentIn(factory, company, REPAIR, code);
  guarded('repair_order.dispatch.auth', async (text) => {
    const made = await repair('00');
    const mechanic = await company.tenant.person({ permissions: ['equipment.repairOrder.dispatch', 'system.user.read'] });
    const input = { repairer: await company.samples.reference('system.user') };
    await expectHeld(REPAIR, await run(REPAIR, 'dispatch', made, input, mechanic), text, made);
  });
  guarded('repair_order.start.auth', async (text) => {
    const made = await repair('10');
    const other = await company.tenant.person({ admin: true });
    await expectHeld(REPAIR, await run(REPAIR, 'start', made, {}, other), text, made);
  });
  guarded('repair_order.finish.t', async (text) => {
    const made = await repair('12');
    await asOwner(factory, 'update app.equipment_repair_order set started_at = $1 where id = $2', [
      '2096-03-02 07:00:00+08',
      made.id,
    ]);
    const input = { cause: '轴承磨损', measure: '更换轴承', endedAt: '2096-03-02 06:59:59' };
    await expectHeld(REPAIR, await run(REPAIR, 'finish', made, input), text, made);
  });
  guarded('repair_order.finish.cause', async (text) => {
    const made = await repair('12');
    await expectHeld(REPAIR, await run(REPAIR, 'finish', made, { cause: ' ', measure: '更换轴承' }), text, made);
  });
  guarded('repair_order.reject.reason', async (text) => {
    const made = await repair('20');
    await expectHeld(REPAIR, await run(REPAIR, 'reject', made, { reason: '' }), text, made);
  });
});

describe('guards of the BOM version', () => {
  const part = () => partWith({});
  const boms = new Map<string, string>();
  const bomOf = async (of: string): Promise<string> => {
    const id = boms.get(of) ?? (await company.samples.create('base.bom', { part: of }, 'least')).id;
    boms.set(of, id);
    return id;
  };
  const madeOf = async (parent: string, component: string, code = '00') =>
    documentIn(factory, company, BOM, code, { bom: await bomOf(parent), ...(await linesOf(BOM, { component })) });
  const submit = (made: Sampled) => run(BOM, 'submit', made);

  guarded('bom_version.submit.has_lines', async (text) => {
    const made = await documentIn(factory, company, BOM, '00', { lines: [] });
    await expectHeld(BOM, await submit(made), text, made);
  });
  guarded('bom_version.submit.loop', async (text) => {
    const [a, b, c, d] = [await part(), await part(), await part(), await part()];
    const itself = await madeOf(a, a);
    await expectHeld(BOM, await submit(itself), text, itself);
    // Over one step and over three, through drafts and what is in effect alike.
    await madeOf(b, c, '10');
    const back = await madeOf(c, b);
    await expectHeld(BOM, await submit(back), text, back);
    await asOwner(factory, 'delete from app.base_bom_version where id = $1', [back.id]);
    await madeOf(c, d);
    const deep = await madeOf(d, b);
    await expectHeld(BOM, await submit(deep), text, deep);
    await asOwner(factory, "update app.base_bom_version set status = '40' where bom_id = $1", [await bomOf(c)]);
    expect((await submit(deep)).httpStatus).toBe(200);
  });
  guarded('bom_version.approve.overlap', async (text) => {
    const bom = await bomOf(await part());
    const from = (validFrom: string, validTo: string | null, code: string) =>
      documentIn(factory, company, BOM, code, { bom, validFrom, validTo });
    await from('2096-01-01', '2096-06-30', '10');
    // It would have to end what begins after it.
    const early = await from('2095-06-30', null, '15');
    await expectHeld(BOM, await run(BOM, 'approve', early), text, early);
    const next = await from('2096-07-01', null, '15');
    expect((await run(BOM, 'approve', next)).httpStatus).toBe(200);
  });
  test('of versions approved at once for the same time, one comes into effect', async () => {
    const bom = await bomOf(await part());
    const made = await Promise.all(
      Array.from({ length: 8 }, () => documentIn(factory, company, BOM, '15', { bom, validFrom: '2096-01-01', validTo: null })),
    );
    const replies = await Promise.all(made.map((one) => run(BOM, 'approve', one)));
    expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ httpStatus }) => httpStatus !== 200))
      expectRefused(reply, 422, guardWords('bom_version.approve.overlap'));
  });
  test('the database itself keeps a second version from being in effect', async () => {
    const bom = await bomOf(await part());
    await documentIn(factory, company, BOM, '10', { bom, validFrom: '2096-01-01', validTo: null });
    await expect(documentIn(factory, company, BOM, '10', { bom, validFrom: '2096-02-01', validTo: null })).rejects.toThrow(
      'base_bom_version_one_effective',
    );
  });
});
