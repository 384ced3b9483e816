import { buttonsOf } from '@takt/identity/host';
import { CUSTOM_FIELDS, type Entity, type Field, isDocument, pendingFields, tableName, visibleEntity } from '@takt/model';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, byId, type Company, editable, entities, freeText, openCompany, openProduct } from './company.ts';
import { seenCode } from './document-calls.ts';
import { UNKNOWN_FIELD } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';
import { cellsOf, fetchExport, fetchTemplate, fillSheet, headingsOf } from './sheets.ts';

type AnyEntity = Entity<any, any>;
const SUPPLIER = 'a supplier’s person';
const contextOf = (id: string): string => id.split('.')[0] ?? '';
const nobody = { can: () => false, supplier: false };
/** What a definition keeps from whoever has no right to it, and what from suppliers who have every right. */
const kept = (entity: AnyEntity): readonly string[] => visibleEntity(entity, nobody).hidden;
const unlisted = (entity: AnyEntity): readonly string[] => visibleEntity(entity, { can: () => true, supplier: true }).hidden;
const isRead = ({ scopes, vendorsRead }: AnyEntity): boolean => scopes.vendor !== undefined || vendorsRead;
const cases = entities.flatMap((entity) => [
  ...(kept(entity).length > 0 ? [[entity.id, 'a colleague without the right', entity, kept(entity)] as const] : []),
  ...(isRead(entity) && unlisted(entity).length > 0 ? [[entity.id, SUPPLIER, entity, unlisted(entity)] as const] : []),
]);

let factory: Factory;
let company: Company;
let vendor: string;
const people = new Map<string, Client>();
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
  vendor = (await company.samples.create('base.vendor')).id;
  const every = entities.flatMap((entity) => [`${entity.id}.read`, ...buttonsOf(entity, []).map(({ permission }) => permission)]);
  const toSee = new Set(entities.flatMap((entity) => Object.keys(entity.rights).map((right) => `${entity.id}.${right}`)));
  const permissions = every.filter((permission) => !toSee.has(permission));
  people.set('a colleague without the right', await company.tenant.person({ permissions }));
  people.set('a colleague with the right', await company.tenant.person({ permissions: every }));
  people.set(SUPPLIER, await company.tenant.person({ permissions: every, vendor }));
  await factory.asSystem(
    company.tenant.id,
    (ctx) => ctx.sql`
    insert into custom_field (tenant_id, entity, name, kind, label_zh, label_en, required, options, position)
    values (${company.tenant.id}, 'base.part', 'colour', 'text', '颜色', 'Colour', false, '{}', 1)`,
  );
});
afterAll(() => factory.close());

const personCalled = (who: string): Client => {
  const found = people.get(who);
  if (!found) throw new Error(`nobody is called ${who}`);
  return found;
};
const fieldAt = (entity: AnyEntity, path: string): Field | undefined => {
  const [first = '', inside] = path.split('.');
  return inside === undefined ? entity.fields[first] : entity.details[first]?.fields[inside];
};
const headingAt = (entity: AnyEntity, path: string): string => {
  const label = fieldAt(entity, path)?.label[0] ?? '';
  const [table = ''] = path.split('.');
  return path.includes('.') ? `${entity.details[table].label[0]}.${label}` : label;
};
const mine = (entity: AnyEntity): Record<string, string> => {
  const field = entity.scopes.vendor;
  return field && field !== 'id' ? { [field]: vendor } : {};
};
/** For suppliers, in a state in which they see it. */
async function made(entity: AnyEntity, who = ''): Promise<string> {
  if (entity.scopes.vendor === 'id') return vendor;
  const { id } = await company.samples.create(entity.id, mine(entity));
  if (isDocument(entity) && who === SUPPLIER)
    await asOwner(factory, `update app.${tableName(entity.id)} set status = $1 where id = $2`, [seenCode(entity), id]);
  return id;
}
/** Every name in an answer, those of lines with their table before them. */
const namesIn = (row: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(row).flatMap(([name, value]) => [
    name,
    ...(Array.isArray(value)
      ? value.flatMap((line) => (typeof line === 'object' && line ? Object.keys(line).map((one) => `${name}.${one}`) : []))
      : []),
  ]);

describe.each(cases)('security F13: %s and %s', (id, who, entity, hidden) => {
  const header = hidden.filter((path) => Object.hasOwn(entity.fields, path));
  const filtered = header.filter((name) => !['computed', 'json'].includes(entity.fields[name].kind));

  test('sees none of it in lists, in the record, in its history, and in what screens are made of', async () => {
    const client = personCalled(who);
    const row = await made(entity, who);
    const one = await client.one(id, row);
    const page = await client.page(id, { _params: { id: row } });
    expect([one.httpStatus, page.httpStatus]).toEqual([200, 200]);
    const [listed] = page.data.list;
    const shown = new Set([...namesIn(one.data), ...namesIn(listed)]);
    for (const path of hidden.filter((name) => name !== CUSTOM_FIELDS)) {
      expect(shown).not.toContain(path);
      expect(shown).not.toContain(`${path}Label`);
    }
    const history = await client.history(id, row);
    for (const entry of history.data) {
      const lines = Object.entries(entry.changes).flatMap(([table, list]) =>
        Array.isArray(list) ? list.flatMap((line) => namesIn(line?.changes ?? {}).map((name) => `${table}.${name}`)) : [],
      );
      for (const path of hidden) expect([...Object.keys(entry.changes), ...lines]).not.toContain(path);
    }
    const columns = await client.post('/base/quercondition/quercond/queryTableColumn', { entity: id });
    const conditions = await client.post('/base/deploy/queryQuerycondition', { resource: id });
    const drawn = [
      ...columns.data.map(({ field }: { field: string }) => field),
      ...conditions.data.map(({ query_field: field }: { query_field: string }) => field),
    ];
    for (const name of header) expect(drawn).not.toContain(name);
    expect((await client.post('/base/ai/queryTenancyName')).data.hidden[id]).toEqual(expect.arrayContaining([...hidden]));
  });

  test.runIf(header.length > 0)('is told of it what is told of fields that do not exist', async () => {
    const client = personCalled(who);
    for (const name of [...header, 'nowhere']) {
      expectRefused(await client.page(id, { _fields: [name] }), 422, UNKNOWN_FIELD(name));
      expectRefused(await client.page(id, { multipleSort: [{ field: name, asc: true }] }), 422, UNKNOWN_FIELD(name));
    }
    for (const name of [...filtered, 'nowhere']) {
      expectRefused(await client.page(id, { _params: { [name]: '1' } }), 422, UNKNOWN_FIELD(name));
      expectRefused(await client.options(id, { filter: { [name]: '1' } }), 422, UNKNOWN_FIELD(name));
    }
    for (const body of header.flatMap((name) => [{ _fields: [name] }, { multipleSort: [{ field: name }] }])) {
      const answer = await client.fetch(`/${contextOf(id)}/ai/export`, { _entity: id, ...body });
      expect(answer.httpStatus).toBe(422);
    }
  });

  test('takes none of it out in sheets, and gets no column to fill it in', async () => {
    const client = personCalled(who);
    const exported = await headingsOf(await fetchExport(client, id));
    const offered = entity.imports && who !== SUPPLIER ? await headingsOf(await fetchTemplate(client, id)) : [];
    for (const path of hidden.filter((name) => fieldAt(entity, name))) {
      // A table and the header may share a word.
      expect([...exported, ...offered]).not.toContain(headingAt(entity, path));
    }
  });
});

const marked = entities.filter((entity) => kept(entity).length > 0);

describe.each(marked.map((entity) => [entity.id, entity, kept(entity)] as const))('security F13: %s', (id, entity, hidden) => {
  const written = hidden.filter((path) => {
    const field = fieldAt(entity, path);
    return field?.kind !== 'computed' && !field?.options.readonly;
  });
  const valueAt = (row: any, path: string): unknown => {
    const [first = '', inside] = path.split('.');
    return inside === undefined ? row[first] : row[first]?.[0]?.[inside];
  };

  test('whoever has the right sees it, and so does an administrator', async () => {
    const row = await made(entity);
    for (const client of [personCalled('a colleague with the right'), company.admin]) {
      const { data } = await client.one(id, row);
      for (const path of written) expect(valueAt(data, path), path).not.toBeNull();
      // Of lines that only the product writes there are none yet.
      const there = hidden.filter((path) => !path.includes('.') || data[path.split('.')[0] ?? ''].length > 0);
      expect(namesIn(data)).toEqual(expect.arrayContaining(there));
      expect(await headingsOf(await fetchExport(client, id))).toEqual(
        expect.arrayContaining(written.map((path) => headingAt(entity, path))),
      );
      expect((await client.post('/base/ai/queryTenancyName')).data.hidden).toEqual({});
    }
  });

  test('whoever lacks it cannot write it, and leaves it as it is', async () => {
    const client = personCalled('a colleague without the right');
    const row = await company.samples.row(id);
    // One that nobody writes is unknown to them all the same.
    const [first = hidden[0] ?? ''] = written;
    const told = written.length === 0 ? { [first]: '1' } : {};
    expectRefused(
      await client.save(id, { ...row, ...mine(entity), ...told }),
      422,
      UNKNOWN_FIELD(first.includes('.') ? first.replace('.', '.0.') : first),
    );
    if (!editable(entity)) return;
    const before = (await company.admin.one(id, await made(entity))).data;
    const { data: seen } = await client.one(id, before.id);
    const saved = await client.save(id, { ...seen, [freeText(entity)]: 'changed' });
    expect(saved.httpStatus, saved.raw).toBe(200);
    const after = (await company.admin.one(id, before.id)).data;
    expect(after[freeText(entity)]).toBe('changed');
    for (const path of written) expect(valueAt(after, path), path).toEqual(valueAt(before, path));
  });

  test.runIf(entity.imports)('an import does not take it from whoever lacks it', async () => {
    const row = { ...(await company.samples.row(id)), ...mine(entity) };
    const cells = await cellsOf(company.admin, entity, row, 'zh');
    const sheet = await fillSheet(await fetchTemplate(company.admin, id), [cells]);
    const client = personCalled('a colleague without the right');
    const before = new Set((await company.admin.page(id, { paging: { size: 500 } })).data.list.map((one) => one.id));
    const reply = await client.upload(id, sheet);
    expect(reply.httpStatus, reply.raw).toBe(200);
    const { list } = (await company.admin.page(id, { paging: { size: 500 } })).data;
    const added = list.filter((one) => !before.has(one.id));
    expect(added).toHaveLength(1);
    const { data } = await company.admin.one(id, added[0].id);
    // A company's own effects may fill it in; what the sheet said is not there.
    for (const path of written) expect(valueAt(data, path), path).not.toEqual(valueAt(row, path));
  });
});

test('security F13: a field a company added to parts is not for suppliers', async () => {
  const part = (await company.samples.create('base.part', { ext: { colour: '红' } })).id;
  const supplier = personCalled(SUPPLIER);
  const colleague = personCalled('a colleague without the right');
  expect((await colleague.one('base.part', part)).data.ext).toEqual({ colour: '红' });
  expect((await colleague.page('base.part', { _params: { 'ext.colour': '红' } })).data.list).toHaveLength(1);
  expect((await supplier.one('base.part', part)).data.ext).toEqual({});
  expect((await supplier.page('base.part', { _params: { id: part } })).data.list[0].ext).toEqual({});
  expectRefused(await supplier.page('base.part', { _params: { 'ext.colour': '红' } }), 422, UNKNOWN_FIELD('ext.colour'));
  const sorted = await supplier.page('base.part', { multipleSort: [{ field: 'ext.colour' }] });
  expectRefused(sorted, 422, UNKNOWN_FIELD('ext.colour'));
  const columns = await supplier.post('/base/quercondition/quercond/queryTableColumn', { entity: 'base.part' });
  expect(columns.data.map(({ field }: { field: string }) => field)).not.toContain('ext.colour');
  expect(await headingsOf(await fetchExport(supplier, 'base.part'))).not.toContain('颜色');
});

test('security: suppliers cannot ask lists for who requested a release of an order, or when', async () => {
  const supplier = personCalled(SUPPLIER);
  const order = byId('purchasing.purchaseOrder');
  for (const name of Object.keys(pendingFields())) {
    expect(unlisted(order)).toContain(name);
    expectRefused(await supplier.page(order.id, { _params: { [name]: '2096-03-02' } }), 422, UNKNOWN_FIELD(name));
    expectRefused(await supplier.page(order.id, { multipleSort: [{ field: name, asc: true }] }), 422, UNKNOWN_FIELD(name));
    expectRefused(await supplier.page(order.id, { _fields: [name] }), 422, UNKNOWN_FIELD(name));
  }
});

test('security F13: what is hidden is the sensitive part of what suppliers read', () => {
  expect(unlisted(byId('base.part'))).toEqual(expect.arrayContaining(['customerPartNo', 'minStock', 'maxStock', CUSTOM_FIELDS]));
  expect(marked.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['base.part', 'base.vendorPart', 'purchasing.purchaseOrder', 'sales.salesOrder']),
  );
  for (const entity of entities.filter(isDocument).filter(({ scopes }) => scopes.vendor)) expect(entity.suppliers).toBe('all');
});
