import { type AnyDocument, isDocument, tableName, type Text } from '@takt/model';
import { system } from '@takt/engine';
import type { Client, Factory, Reply, Sampled, SampleRow } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, byId, type Company, openCompany, openProduct } from './company.ts';
import { examples } from './coverage-set.ts';
import { codesOf, documentIn, performAsSystem } from './document-calls.ts';
import { BUSY, G10, G11, NOT_AUTHORISED, NOT_FOUND, STALE } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';
import { spokenOf } from './contract.ts';
import { wayOf } from './ways/index.ts';

const NOTE = byId('purchasing.deliveryNote') as AnyDocument;

let factory: Factory;
let company: Company;
let vendor: string;
let supplier: Client;
beforeAll(async () => {
  factory = await openProduct({ poolSize: 16, exempt: ['history-covers-version', 'adjusted-as-posted'] });
  company = await openCompany(factory);
  vendor = await company.samples.reference('base.vendor');
  supplier = await company.tenant.person({ permissions: ['purchasing.deliveryNote.*'], vendor });
});
afterAll(() => factory.close());

const note = (code: string, changes: SampleRow = {}) => documentIn(factory, company, NOTE, code, changes);
const rowOf = async (id: string): Promise<SampleRow> => (await company.admin.one(NOTE.id, id)).data;

const pressed = examples.filter(isDocument).filter(({ id }) => wayOf(id).first);
describe.each(pressed.map((doc) => [doc.id, doc] as const))('the engine on %s', (id, doc) => {
  const { first: action, actions = {} } = wayOf(id);
  const world = () => ({ factory, company });
  const input = async (row: string): Promise<SampleRow> =>
    (await actions[action]?.input?.((await company.admin.one(id, row)).data, world())) ?? {};
  const act = async (rows: readonly { readonly id: string; readonly version: number }[], key?: string): Promise<Reply> =>
    company.admin.act(id, action, rows, { input: rows[0] ? await input(rows[0].id) : {}, ...(key && { key }) });
  const [initial = '', ...later] = codesOf(doc);
  const deny = spokenOf(doc)?.actions[action]?.deny as Text;
  const bring = async (code: string): Promise<Sampled> => {
    const made = await documentIn(factory, company, doc, code);
    if (code === initial) await actions[action]?.before?.(world(), made, code);
    return made;
  };

  test('the same request sent 50 times at once runs once', async () => {
    const made = await bring(initial);
    const key = `same-request-${made.id}`;
    const send = (): Promise<Reply> => act([{ id: made.id, version: 1 }], key);
    const replies = await Promise.all(Array.from({ length: 50 }, send));
    const answers = new Set(replies.filter((reply) => reply.httpStatus === 200).map((reply) => reply.raw));
    expect(answers.size).toBe(1);
    for (const reply of replies.filter((one) => one.httpStatus !== 200)) expectRefused(reply, 409, BUSY);
    expect((await send()).raw).toBe([...answers][0]);
    expect((await company.admin.history(id, made.id)).data.filter((entry) => entry.action === action)).toHaveLength(1);
  });

  test('many rows of mixed states: each reports for itself, those refused leave no trace', async () => {
    const rows = await Promise.all([initial, initial, ...later].map((code) => bring(code)));
    const reply = await act(rows.map((row) => ({ id: row.id, version: 1 })));
    expect(reply.httpStatus, reply.raw).toBe(200);
    const results = new Map<string, any>(reply.data.results.map((result: { id: string }) => [result.id, result]));
    expect(results.size).toBe(rows.length);
    for (const [index, row] of rows.entries()) {
      const result = results.get(row.id);
      const now = (await company.admin.one(id, row.id)).data;
      if (index < 2) {
        expect(result).toMatchObject({ ok: true, status: now.status, version: 2 });
        expect(now).toMatchObject({ version: 2 });
      } else {
        expect(result).toMatchObject({ ok: false, refusal: { text: deny } });
        expect(now).toMatchObject({ version: 1, status: later[index - 2] });
        expect((await company.admin.history(id, row.id)).data).toHaveLength(1);
      }
    }
  });

  test('G11: when no row qualifies the whole call is refused', async () => {
    const rows = await Promise.all(later.slice(0, 2).map((code) => bring(code)));
    expectRefused(await act(rows.map((row) => ({ id: row.id, version: 1 }))), 422, G11);
  });

  test('G10: without a row the call is refused', async () => {
    expectRefused(await act([]), 422, G10);
  });

  test('a stale version does not act, alone or among others', async () => {
    const [first, second] = [await bring(initial), await bring(initial)];
    expectRefused(await act([{ id: first.id, version: 7 }]), 409, STALE);
    const reply = await act([
      { id: first.id, version: 7 },
      { id: second.id, version: 1 },
    ]);
    const result = reply.data.results.find((one: { id: string }) => one.id === first.id);
    expect(result).toMatchObject({ ok: false, refusal: { code: 'stale', text: STALE } });
  });

  test('a version that others have changed since does not act, nor leaves a trace', async () => {
    const made = await bring(initial);
    await asOwner(factory, `update app.${tableName(id)} set version = version + 1 where id = $1`, [made.id]);
    const before = (await company.admin.history(id, made.id)).data.length;
    expectRefused(await act([{ id: made.id, version: made.version }]), 409, STALE);
    const { version, status } = (await company.admin.one(id, made.id)).data;
    expect({ version, status }).toEqual({ version: made.version + 1, status: initial });
    expect((await company.admin.history(id, made.id)).data).toHaveLength(before);
  });

  test('an action nobody defined is not found', async () => {
    const made = await bring(initial);
    for (const name of ['nonsense', 'constructor', '__proto__']) {
      expectRefused(await company.admin.act(id, name, [{ id: made.id, version: 1 }]), 404, NOT_FOUND);
    }
  });
});

describe('the delivery note', () => {
  test('one that acts on single rows is not run on many', async () => {
    const [first, second] = [await note('00'), await note('00')];
    const input = { lineId: (await rowOf(first.id))['lines'][0].id, caseNo: 'C1', qty: '1' };
    const reply = await company.admin.act(
      NOTE.id,
      'bindLabel',
      [first, second].map(({ id }) => ({ id, version: 1 })),
      { input },
    );
    expect(reply.httpStatus, reply.raw).toBeGreaterThanOrEqual(400);
    expect((await rowOf(first.id))['version']).toBe(1);
  });

  test('our own people do not ship, the supplier’s people neither approve nor reject', async () => {
    const [published, controlled] = [await note('10'), await note('15')];
    const at = ({ id }: { id: string }) => [{ id, version: 1 }];
    expectRefused(await company.admin.act(NOTE.id, 'ship', at(published)), 422, NOT_AUTHORISED);
    expectRefused(await supplier.act(NOTE.id, 'audit', at(controlled)), 422, NOT_AUTHORISED);
    expectRefused(await supplier.act(NOTE.id, 'reject', at(controlled), { input: { reason: 'x' } }), 422, NOT_AUTHORISED);
    expect((await supplier.act(NOTE.id, 'ship', at(published))).data.status).toBe('20');
    expect((await company.admin.act(NOTE.id, 'audit', at(controlled))).data.status).toBe('10');
  });

  test('a supplier sees and touches only their own notes', async () => {
    const other = (await company.samples.create('base.vendor')).id;
    const [own, foreign] = [await note('10', { vendor }), await note('10', { vendor: other })];
    const listed = await supplier.page(NOTE.id, { _params: { id: [own.id, foreign.id] } });
    expect(listed.data.list.map((row) => row.id)).toEqual([own.id]);
    for (const reply of [
      await supplier.one(NOTE.id, foreign.id),
      await supplier.history(NOTE.id, foreign.id),
      await supplier.act(NOTE.id, 'ship', [{ id: foreign.id, version: 1 }]),
      await supplier.delete(NOTE.id, [{ id: foreign.id, version: 1 }]),
    ]) {
      expectRefused(reply, 404, NOT_FOUND);
      expect(reply.raw).not.toContain(foreign.number);
    }
    expect((await supplier.one(NOTE.id, own.id)).data.lines).toHaveLength(1);
    // The database itself keeps them apart, even for a query that forgets to ask whose rows they are.
    const person = { ...system, vendorId: vendor };
    const [notes, lines] = await factory.as(person, company.tenant.id, (ctx) =>
      Promise.all([
        ctx.sql<SampleRow>`select id from purchasing_delivery_note where id in (${own.id}, ${foreign.id})`,
        ctx.sql<SampleRow>`select parent_id as id from purchasing_delivery_note_lines where parent_id in (${own.id}, ${foreign.id})`,
      ]),
    );
    expect([notes, lines]).toEqual([[{ id: own.id }], [{ id: own.id }]]);
  });

  test('a supplier carries a note of their own from the first line to the road', async () => {
    const row = { ...(await company.samples.row(NOTE.id)), vendor, driverTel: '13812345678', plate: '沪A12345', labels: [] };
    const made = await supplier.save(NOTE.id, row);
    expect(made.httpStatus, made.raw).toBe(200);
    const published = await supplier.act(NOTE.id, 'publish', [{ id: made.data.id, version: 1 }]);
    expect(published.data).toMatchObject({ status: '10', version: 2 });
    const shipped = await supplier.act(NOTE.id, 'ship', [{ id: made.data.id, version: 2 }]);
    expect(shipped.data).toMatchObject({ status: '20', version: 3 });
    expect((await supplier.history(NOTE.id, made.data.id)).data.map((entry) => entry.action)).toEqual([
      'ship',
      'publish',
      'create',
    ]);
  });

  test('bindLabel adds the label and counts it on its line', async () => {
    const made = await note('00', {
      lines: (await company.samples.row(NOTE.id))['lines'].map((line: SampleRow) => ({ ...line, qty: '5' })),
    });
    const [line] = (await rowOf(made.id))['lines'];
    const bind = (version: number, caseNo: string, qty: string) =>
      company.admin.act(NOTE.id, 'bindLabel', [{ id: made.id, version }], { input: { lineId: line.id, caseNo, qty } });
    expect((await bind(1, 'CASE-1', '1.5')).httpStatus).toBe(200);
    expect((await bind(2, 'CASE-2', '2.25')).httpStatus).toBe(200);
    const after = await rowOf(made.id);
    expect(after['lines'][0]).toMatchObject({ boundQty: '3.75' });
    expect(after['labels']).toMatchObject([
      { line: line.id, caseNo: 'CASE-1', qty: '1.5', serialNo: null, position: 1 },
      { line: line.id, caseNo: 'CASE-2', qty: '2.25', serialNo: null, position: 2 },
    ]);
    expect(after).toMatchObject({ status: '00', version: 3 });
  });

  test('ship tells the manager of the receiving warehouse', async () => {
    const manager = (await company.samples.create('system.user', { vendor: null })).id;
    const warehouse = (await company.samples.create('warehouse.warehouse', { manager })).id;
    const made = await note('10', { warehouse, plannedArrival: '2096-12-01 08:00:00' });
    expect((await supplier.act(NOTE.id, 'ship', [{ id: made.id, version: 1 }])).httpStatus).toBe(200);
    const messages = await factory.asSystem(
      company.tenant.id,
      (ctx) => ctx.sql`select title_zh, title_en, link from message where user_id = ${manager}`,
    );
    expect(messages).toEqual([
      {
        title_zh: `送货单 ${made.number} 已发运，预计 2096-12-01 08:00:00 到货`,
        title_en: `Delivery note ${made.number} has been shipped, due 2096-12-01 08:00:00`,
        link: `/les/supplier/deliveryNote?id=${made.id}`,
      },
    ]);
    const [event] = await factory.asSystem(
      company.tenant.id,
      (ctx) => ctx.sql<SampleRow>`select payload from outbox where topic = 'purchasing.deliveryNote.ship' and key = ${made.id}`,
    );
    expect(event?.['payload']).toMatchObject({ number: made.number, from: 'published', to: 'shipped' });
  });

  test('term vendor.shipmentControl: publish leads to control when the supplier or a part is under control', async () => {
    const strict = (await company.samples.create('base.vendor', { shipmentControl: '1', leadTimeHours: 0 })).id;
    const part = (await company.samples.create('base.part', { qualityControlled: '1' }, 'least')).id;
    const { lines } = await company.samples.row(NOTE.id);
    const controlled = [
      await note('00', { vendor: strict }),
      await note('00', { lines: lines.map((line: SampleRow) => ({ ...line, part })) }),
    ];
    for (const { id } of controlled) {
      expect((await company.admin.act(NOTE.id, 'publish', [{ id, version: 1 }])).data.status).toBe('15');
    }
  });

  test('receive leads to received once everything has arrived or was rejected', async () => {
    for (const code of ['20', '25']) {
      const made = await note(code);
      await asOwner(
        factory,
        'update app.purchasing_delivery_note_lines set received_qty = qty - 0.5, rejected_qty = 0.4 where parent_id = $1',
        [made.id],
      );
      await performAsSystem({ factory, company }, NOTE, 'receive', made.id);
      expect((await rowOf(made.id))['status']).toBe('25');
      await asOwner(factory, 'update app.purchasing_delivery_note_lines set rejected_qty = 0.5 where parent_id = $1', [made.id]);
      await performAsSystem({ factory, company }, NOTE, 'receive', made.id);
      expect((await rowOf(made.id))['status']).toBe('30');
    }
  });
});
