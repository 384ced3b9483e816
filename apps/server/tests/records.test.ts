import { randomUUID } from 'node:crypto';
import { type Entity, headsJudged, isDocument, type State } from '@takt/model';
import type { Factory, SampleRow } from '@takt/testing';
import { keyField } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, editable, entities, freeText, named, NOW, openCompany, openProduct, writtenDetails } from './company.ts';
import { examples } from './coverage-set.ts';
import { KEY_REUSED, STALE, UNKNOWN_FIELD } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const headerOf = (entity: Entity<any, any>, row: SampleRow): SampleRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(entity.fields, name)));

describe.each(named(entities))('%s', (id, entity) => {
  const text = freeText(entity);

  test.each(['full', 'least'] as const)('a created row is shown as it was sent (%s)', async (extent) => {
    const { admin, samples } = company;
    const made = await samples.create(id, {}, extent);
    expect(made.version).toBe(1);
    const one = await admin.one(id, made.id);
    expect(one.httpStatus).toBe(200);
    expect(one.data).toMatchObject({ ...made.sent, id: made.id, version: 1, createdAt: NOW, updatedAt: NOW });
    const listed = await admin.page(id, { _params: { id: made.id }, _fields: Object.keys(entity.fields) });
    expect(listed.data).toMatchObject({ total: 1, totalCapped: false, page: 1 });
    expect(listed.data.list).toEqual([expect.objectContaining({ ...headerOf(entity, made.sent), id: made.id, version: 1 })]);
  });

  test.runIf(editable(entity))('edit changes one field, moves the version and remembers before and after', async () => {
    const { admin, samples } = company;
    const made = await samples.create(id);
    const before = (await admin.one(id, made.id)).data;
    const after = String(samples.value(entity.fields[text]));
    const saved = await admin.save(id, { id: made.id, version: 1, [text]: after });
    expect(saved).toMatchObject({ httpStatus: 200, message: '保存成功', data: { id: made.id, version: 2 } });
    expect((await admin.one(id, made.id)).data).toEqual({ ...before, [text]: after, version: 2 });
    const [entry] = (await admin.history(id, made.id)).data;
    expect(entry).toMatchObject({ action: 'edit', changes: { [text]: [made.sent[text], after] } });
    expect(Object.keys(entry.changes)).toEqual([text]);
  });
});

describe.each(named(examples))('the engine on %s', (id, entity) => {
  const text = freeText(entity);

  test('the list has the columns the definition names, and a label beside each reference', async () => {
    const { admin, samples } = company;
    const made = await samples.create(id);
    const [row] = (await admin.page(id, { _params: { id: made.id } })).data.list;
    // What guards ask of a row in a list comes with it.
    const judged = isDocument(entity) ? headsJudged(entity).filter((name) => !entity.list.includes(name)) : [];
    const labels = entity.list.filter((name) => entity.fields[name]?.options.to);
    expect(Object.keys(row).toSorted()).toEqual(
      ['id', 'version', 'ext', ...entity.list, ...judged, ...labels.map((name) => `${name}Label`)].toSorted(),
    );
    for (const name of labels.filter((one) => made.sent[one])) expect(row[`${name}Label`]).toMatch(/\S/);
  });

  test('a new row starts its history with the values it was given', async () => {
    const { admin, samples } = company;
    const made = await samples.create(id);
    const { data } = await admin.history(id, made.id);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ action: 'create', at: NOW, changes: { [text]: [null, made.sent[text]] } });
    expect(data[0].toStatus).toBe(isDocument(entity) ? (entity.states[entity.initial] as State).code : null);
  });

  test.runIf(editable(entity))('a whole row sent back as it was read changes nothing', async () => {
    const { admin, samples } = company;
    const made = await samples.create(id);
    const before = (await admin.one(id, made.id)).data;
    expect((await admin.save(id, before)).httpStatus).toBe(200);
    expect((await admin.one(id, made.id)).data).toEqual({ ...before, version: 2 });
  });

  test.runIf(editable(entity))('a stale version is refused, whoever holds it', async () => {
    const { admin, samples } = company;
    const made = await samples.create(id);
    await admin.save(id, { id: made.id, version: 1, [text]: 'first' });
    const late = await admin.save(id, { id: made.id, version: 1, [text]: 'second' });
    expectRefused(late, 409, STALE);
    expect(late.error?.unblock).toEqual(['请刷新后重试', 'Refresh and try again']);
    expectRefused(await admin.save(id, { id: made.id, [text]: 'without a version' }), 409, STALE);
    expectRefused(await admin.delete(id, [{ id: made.id, version: 1 }]), 409, STALE);
    expect((await admin.one(id, made.id)).data[text]).toBe('first');
  });

  test('a field nobody defined is refused', async () => {
    const { admin, samples } = company;
    const row = await samples.row(id);
    expectRefused(await admin.save(id, { ...row, nonsense: '1' }), 422, UNKNOWN_FIELD('nonsense'));
    for (const detail of writtenDetails(entity)) {
      const lines = row[detail].map((line: SampleRow) => ({ ...line, nonsense: '1' }));
      expectRefused(await admin.save(id, { ...row, [detail]: lines }), 422, UNKNOWN_FIELD(`${detail}.0.nonsense`));
    }
  });

  test('the message speaks the language that was asked for', async () => {
    const { admin, samples } = company;
    const body = async () => ({ _entity: id, row: await samples.row(id) });
    const [module] = id.split('.');
    expect((await admin.post(`/${module}/ai/submit`, await body(), { lang: 'zh' })).message).toBe('保存成功');
    expect((await admin.post(`/${module}/ai/submit`, await body(), { lang: 'en' })).message).toBe('Save succeeded');
    const wrong = { _entity: id, row: { nonsense: '1' } };
    expect((await admin.post(`/${module}/ai/submit`, wrong, { lang: 'zh' })).message).toBe(UNKNOWN_FIELD('nonsense')[0]);
    expect((await admin.post(`/${module}/ai/submit`, wrong, { lang: 'en' })).message).toBe(UNKNOWN_FIELD('nonsense')[1]);
  });

  test('pickers offer enabled rows only, named by their title', async () => {
    const { admin, samples } = company;
    const shown = await samples.create(id);
    const offered = async (rowId: string) => (await admin.options(id, { filter: { id: rowId } })).data;
    const row = (await admin.one(id, shown.id)).data;
    expect(await offered(shown.id)).toEqual([{ value: shown.id, label: entity.title.map((name) => row[name]).join(' ') }]);
    const found = await admin.options(id, { search: String(row[keyField(entity)]), filter: { id: shown.id } });
    expect(found.data.map((option) => option.value)).toEqual([shown.id]);
    if (!entity.enabled) return;
    const off = entity.fields[entity.enabled].kind === 'flag' ? '0' : 'N';
    const hidden = await samples.create(id, { [entity.enabled]: off });
    expect(await offered(hidden.id)).toEqual([]);
    expect((await admin.one(id, hidden.id)).httpStatus).toBe(200);
  });

  test('one request key is answered once: the same body replays, another body is refused', async () => {
    const { admin, samples } = company;
    const key = randomUUID();
    const row = await samples.row(id);
    const first = await admin.save(id, row, { key });
    const again = await admin.save(id, row, { key });
    expect(first.httpStatus).toBe(200);
    expect(again.raw).toBe(first.raw);
    expectRefused(await admin.save(id, { ...row, [text]: 'another' }, { key }), 422, KEY_REUSED);
    expectRefused(await admin.delete(id, [{ id: first.data.id }], { key }), 422, KEY_REUSED);
    const same = await admin.page(id, { _params: { [text]: row[text] }, _fields: [text] });
    expect(same.data.list.filter((one) => one[text] === row[text])).toHaveLength(1);
    expect((await admin.one(id, first.data.id)).data.version).toBe(1);
  });
});
