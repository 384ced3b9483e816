import type { AnyDocument } from '@takt/model';
import type { Factory, Sampled, SampleRow } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, byId, type Company, openCompany, openProduct } from './company.ts';
import { documentIn } from './document-calls.ts';
import { guardWords } from './contract.ts';
import { expectRefused } from './refusals.ts';

const NOTE = byId('purchasing.deliveryNote') as AnyDocument;
const BOM = byId('base.bomVersion') as AnyDocument;

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const note = (code: string, changes: SampleRow = {}) => documentIn(factory, company, NOTE, code, changes);
const run = (doc: AnyDocument, action: string, made: Sampled, input: SampleRow = {}) =>
  company.admin.act(doc.id, action, [{ id: made.id, version: made.version }], { input });
const rowOf = ({ id, version }: Sampled) => ({ id, version });
const linesOf = async (doc: AnyDocument, changes: SampleRow): Promise<SampleRow> => {
  const { lines } = await company.samples.row(doc.id);
  return { lines: lines.map((line: SampleRow) => ({ ...line, ...changes })) };
};

describe('a delivery note', () => {
  test('needs both halves of what it names as its source', async () => {
    const row = { ...(await company.samples.row(NOTE.id)), ...(await linesOf(NOTE, { plan: null })) };
    expectRefused(await company.admin.save(NOTE.id, row), 422, guardWords('delivery_note.create.source'));
  });
  test('has labels bound until the quantity of its line is reached, and not beyond', async () => {
    const made = await note('00', await linesOf(NOTE, { qty: '5' }));
    const lineId = (await company.admin.one(NOTE.id, made.id)).data.lines[0].id;
    const bind = async (version: number, qty: string) =>
      (await run(NOTE, 'bindLabel', { ...made, version }, { lineId, caseNo: `C${version}`, qty })).httpStatus;
    expect([await bind(1, '3'), await bind(2, '2.5'), await bind(2, '2')]).toEqual([200, 422, 200]);
  });
  test('takes of its source together with its other lines and with other notes', async () => {
    const text = guardWords('delivery_note.publish.open_qty');
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
    expectRefused(await run(NOTE, 'publish', more), 422, text);
    expectRefused(await run(NOTE, 'publish', two), 422, text);
  });
  // By the term vendor.leadTimeHours.
  test('comes sooner than its supplier’s lead time once somebody accepts that very caution', async () => {
    const text = guardWords('delivery_note.publish.lead');
    const hours = await company.samples.create('base.vendor', { leadTimeHours: 48, shipmentControl: '0' });
    const inside = { vendor: hours.id, plannedArrival: '2096-03-04 07:59:59' };
    const made = await note('00', inside);
    const asked = await run(NOTE, 'publish', made);
    expect(JSON.parse(asked.raw).errorMsg[0].opTag).toBe('3');
    const rows = [rowOf(made)];
    const other = await company.admin.act(NOTE.id, 'publish', rows, { accepted: ['purchasing.deliveryNote.publish.openQty'] });
    expectRefused(other, 409, text);
    const accepted = await company.admin.act(NOTE.id, 'publish', rows, { accepted: ['purchasing.deliveryNote.publish.lead'] });
    expect(accepted.data).toMatchObject({ status: '10', version: 2 });
    const outside = await note('00', { ...inside, plannedArrival: '2096-03-04 08:00:00' });
    expect((await run(NOTE, 'publish', outside)).data).toMatchObject({ status: '10' });
  });
  test('keeps in its history why it was rejected', async () => {
    const made = await note('15');
    expect((await run(NOTE, 'reject', made, { reason: '数量不符' })).data.status).toBe('00');
    expect((await company.admin.history(NOTE.id, made.id)).data[0]).toMatchObject({ action: 'reject', reason: '数量不符' });
  });
  test('stays shipped where anything of it was received or rejected', async () => {
    for (const column of ['received_qty', 'rejected_qty']) {
      const made = await note('20');
      await asOwner(factory, `update app.purchasing_delivery_note_lines set ${column} = 0.001 where parent_id = $1`, [made.id]);
      expectRefused(await run(NOTE, 'cancelShip', made), 422, guardWords('delivery_note.cancel_ship.cancelable'));
    }
  });
  test('is closed without a reason when all of it was received', async () => {
    const full = await note('30');
    await asOwner(factory, 'update app.purchasing_delivery_note_lines set received_qty = qty where parent_id = $1', [full.id]);
    expect((await run(NOTE, 'close', full)).data.status).toBe('40');
  });
});

describe('a BOM version', () => {
  const part = async (): Promise<string> => (await company.samples.create('base.part', {}, 'least')).id;
  const boms = new Map<string, string>();
  const bomOf = async (of: string): Promise<string> => {
    const id = boms.get(of) ?? (await company.samples.create('base.bom', { part: of }, 'least')).id;
    boms.set(of, id);
    return id;
  };
  const madeOf = async (parent: string, component: string, code = '00') =>
    documentIn(factory, company, BOM, code, { bom: await bomOf(parent), ...(await linesOf(BOM, { component })) });
  const submit = (made: Sampled) => run(BOM, 'submit', made);

  test('is not part of itself over several steps, through drafts and what is in effect alike', async () => {
    const text = guardWords('bom_version.submit.loop');
    const [b, c, d] = [await part(), await part(), await part()];
    await madeOf(b, c, '10');
    const back = await madeOf(c, b);
    expectRefused(await submit(back), 422, text);
    await asOwner(factory, 'delete from app.base_bom_version where id = $1', [back.id]);
    await madeOf(c, d);
    const deep = await madeOf(d, b);
    expectRefused(await submit(deep), 422, text);
    await asOwner(factory, "update app.base_bom_version set status = '40' where bom_id = $1", [await bomOf(c)]);
    expect((await submit(deep)).httpStatus).toBe(200);
  });
  test('comes into effect the day after the other ends', async () => {
    const bom = await bomOf(await part());
    const from = (validFrom: string, validTo: string | null, code: string) =>
      documentIn(factory, company, BOM, code, { bom, validFrom, validTo });
    await from('2096-01-01', '2096-06-30', '10');
    expect((await run(BOM, 'approve', await from('2096-07-01', null, '15'))).httpStatus).toBe(200);
  });
  test('comes into effect alone of those approved at once for the same time', async () => {
    const bom = await bomOf(await part());
    const made = await Promise.all(
      Array.from({ length: 8 }, () => documentIn(factory, company, BOM, '15', { bom, validFrom: '2096-01-01', validTo: null })),
    );
    const replies = await Promise.all(made.map((one) => run(BOM, 'approve', one)));
    expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ httpStatus }) => httpStatus !== 200))
      expectRefused(reply, 422, guardWords('bom_version.approve.overlap'));
  });
  test('is kept by the database itself from being in effect beside another', async () => {
    const bom = await bomOf(await part());
    await documentIn(factory, company, BOM, '10', { bom, validFrom: '2096-01-01', validTo: null });
    await expect(documentIn(factory, company, BOM, '10', { bom, validFrom: '2096-02-01', validTo: null })).rejects.toThrow(
      'base_bom_version_one_effective',
    );
  });
});
