import { actionWay, type Entity, isDocument, type Tables } from '@takt/model';
import type { Client, Factory, Reply, SampleRow } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Company,
  deletable,
  editable,
  entities,
  freeText,
  linksOf,
  named,
  openCompany,
  openProduct,
  writtenDetails,
} from './company.ts';
import { replaced } from './overrides.ts';
import { examples } from './coverage-set.ts';
import { NOT_AUTHORISED, NOT_FOUND, REF_MISSING } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';
import { cellsOf, fetchExport, fetchTemplate, fillSheet, readSheet } from './sheets.ts';

const MARKER = 'QZX';
const RIGHTS = ['read', 'create', 'edit', 'delete', 'import', 'export'] as const;
type Right = (typeof RIGHTS)[number];

const contextOf = (id: string): string => id.split('.')[0] ?? '';
const actionsOf = (entity: Entity<any, any>): string[] =>
  isDocument(entity) ? Object.keys(entity.actions).filter((name) => actionWay(name) === 'act') : [];
const rightOfEdit = (entity: Entity<any, any>): string[] =>
  isDocument(entity) ? Object.keys(entity.actions).filter((name) => actionWay(name) === 'edit') : ['edit'];

let factory: Factory;
let ours: Company;
let theirs: Company;
const without = new Map<Right, Client>();
beforeAll(async () => {
  factory = await openProduct();
  ours = await openCompany(factory, { marker: MARKER });
  theirs = await openCompany(factory);
  for (const right of RIGHTS) {
    const held = entities.flatMap((entity) =>
      [...RIGHTS.filter((one) => one !== 'edit'), ...rightOfEdit(entity), ...actionsOf(entity), ...Object.keys(entity.rights)]
        .filter((one) => (right === 'edit' ? !rightOfEdit(entity).includes(one) : one !== right))
        .map((one) => `${entity.id}.${one}`),
    );
    without.set(right, await ours.tenant.person({ permissions: held }));
  }
});
afterAll(() => factory.close());

const person = (right: Right): Client => without.get(right) as Client;
/** What nobody else changes, whatever rights they hold. */
const KEPT_BY_ADMINISTRATORS: readonly string[] = entities.filter((one) => one.administratorsOnly.length > 0).map(({ id }) => id);
/** Somebody who creates and deletes rows of an entity. */
const keeper = (id: string): Client => (KEPT_BY_ADMINISTRATORS.includes(id) ? ours.admin : person('edit'));
const template = async (client: Client, id: string) =>
  client.get(`/${contextOf(id)}/ai/template?_entity=${encodeURIComponent(id)}`);
const exported = (client: Client, id: string) => client.download(`/${contextOf(id)}/ai/export`, { _entity: id });
const reply = ({ httpStatus, bytes }: { httpStatus: number; bytes: Buffer }): { httpStatus: number; zh: unknown } => ({
  httpStatus,
  zh: JSON.parse(bytes.toString()).errorMsg?.[0]?.errorCodeDesc,
});

describe.each(named(entities))('%s', (id, entity) => {
  const text = freeText(entity);

  test('another company reaches nothing of a row, not even by its id', async () => {
    const made = await ours.samples.create(id);
    const { admin } = theirs;
    const target = { id: made.id, version: 1 };
    const hidden: Reply[] = [
      await admin.one(id, made.id),
      await admin.history(id, made.id),
      await admin.save(id, { ...target, [text]: 'stolen' }),
      await admin.save(id, { ...made.sent, ...target }),
      await admin.delete(id, [target]),
      ...(await Promise.all(actionsOf(entity).map((action) => admin.act(id, action, [target])))),
    ];
    for (const answer of hidden) expectRefused(answer, 404, NOT_FOUND);
    const lists = [
      await admin.page(id, { _params: { id: made.id } }),
      await admin.page(id, { paging: { size: 500 } }),
      await admin.page(id, { _params: { [text]: made.sent[text] } }),
      await admin.options(id, { filter: { id: made.id } }),
      await admin.options(id, { search: MARKER }),
    ];
    for (const answer of [...hidden, ...lists]) {
      expect(answer.raw).not.toContain(MARKER);
      expect(answer.raw).not.toContain(made.id);
    }
    // The same question put by its owner does find it, so the silence above means something.
    const found = await ours.admin.page(id, { _params: { id: made.id }, _fields: [text] });
    expect(found.raw).toContain(MARKER);
    expect((await ours.admin.one(id, made.id)).data).toMatchObject({ ...made.sent, version: 1 });
  });

  test.runIf(linksOf(entity).length > 0)('a row may not point at a row of another company', async () => {
    for (const { detail, name, to } of linksOf(entity)) {
      const foreign = await ours.samples.reference(to);
      const row: SampleRow = await theirs.samples.row(id);
      const pointing = detail
        ? { ...row, [detail]: [{ ...row[detail][0], ...replaced(id, name), [name]: foreign }] }
        : { ...row, [name]: foreign };
      const answer = await theirs.admin.save(id, pointing);
      expectRefused(answer, 422, REF_MISSING);
      expect(answer.raw).not.toContain(MARKER);
    }
  });
});

describe.each(named(examples))('the engine on %s', (id, entity) => {
  const text = freeText(entity);

  test('another company’s sheet has nothing of a row', async () => {
    await ours.samples.create(id);
    const { rows } = await readSheet(await fetchExport(theirs.admin, id));
    expect(JSON.stringify(rows)).not.toContain(MARKER);
    expect(JSON.stringify((await readSheet(await fetchExport(ours.admin, id))).rows)).toContain(MARKER);
  });

  test('lines of another row cannot be taken over by their ids', async () => {
    for (const detail of writtenDetails(entity)) {
      const [mine, foreign] = [await theirs.samples.create(id), await ours.samples.create(id)];
      // Lines people cannot write are not there yet.
      if (foreign.sent[detail].length === 0) continue;
      const lines = (await ours.admin.one(id, foreign.id)).data[detail];
      const answer = await theirs.admin.save(id, {
        id: mine.id,
        version: 1,
        [detail]: [{ ...mine.sent[detail][0], id: lines[0].id }],
      });
      expect(answer.httpStatus).toBe(422);
      expect(answer.raw).not.toContain(MARKER);
      expect((await ours.admin.one(id, foreign.id)).data[detail]).toEqual(lines);
    }
  });

  test('without read: no list, no row, no history, no columns, and its names where a form refers to them', async () => {
    const made = await ours.samples.create(id);
    const client = person('read');
    for (const answer of [
      await client.page(id),
      await client.one(id, made.id),
      await client.history(id, made.id),
      await client.post('/base/quercondition/quercond/queryTableColumn', { entity: id }),
      await client.post('/base/deploy/queryQuerycondition', { resource: id }),
    ]) {
      expectRefused(answer, 403, NOT_AUTHORISED);
    }
    const { rights, everyone } = factory.registry.lookUpOf(id);
    const named = await client.options(id, { filter: { id: made.id } });
    const held = await client.post('/base/ai/allowed', { permissions: [...rights].slice(0, 50) });
    if (everyone || held.data.length > 0) expect(named.data.map(({ value }) => value)).toEqual([made.id]);
    else expectRefused(named, 403, NOT_AUTHORISED);
    const told = Object.keys(entity.fields).find((name) => entity.fields[name].kind === 'text');
    if (told) expectRefused(await client.options(id, { filter: { [told]: 'x' } }), 403, NOT_AUTHORISED);
  });

  test('without create: nothing new, neither by form nor by import', async () => {
    const row = await ours.samples.row(id);
    expectRefused(await person('create').save(id, row), 403, NOT_AUTHORISED);
    const total = async () => (await ours.admin.page(id, { paging: { exact: true } })).data.total;
    const before = await total();
    if (entity.imports) {
      const sheet = await fillSheet(await fetchTemplate(ours.admin, id), [await cellsOf(ours.admin, entity, row, 'zh')]);
      const answer = await person('create').upload(id, sheet);
      if (entity.administratorsOnly.includes('import')) expectRefused(answer, 403, NOT_AUTHORISED);
      else {
        expect(answer.httpStatus, answer.raw).toBe(422);
        expect(answer.data.errors).toMatchObject([{ row: 2, reason: NOT_AUTHORISED[0] }]);
      }
    }
    expect(await total()).toBe(before);
    expect((await keeper(id).save(id, row)).httpStatus).toBe(200);
  });

  test.runIf(editable(entity))('without edit: no field and no line changes', async () => {
    const made = await ours.samples.create(id);
    const client = person('edit');
    const target = { id: made.id, version: 1 };
    expectRefused(await client.save(id, { ...target, [text]: 'x' }), 403, NOT_AUTHORISED);
    for (const detail of Object.keys(entity.details as Tables)) {
      expectRefused(await client.save(id, { ...target, [detail]: [] }), 403, NOT_AUTHORISED);
    }
    expect((await ours.admin.one(id, made.id)).data).toMatchObject({ ...made.sent, version: 1 });
  });

  test.runIf(editable(entity) && Object.keys(entity.details).length > 0)(
    'without edit: not even a save that leaves every line as it is',
    async () => {
      const made = await ours.samples.create(id);
      const row = (await ours.admin.one(id, made.id)).data;
      for (const detail of Object.keys(entity.details as Tables)) {
        expectRefused(await person('edit').save(id, { id: made.id, version: 1, [detail]: row[detail] }), 403, NOT_AUTHORISED);
      }
      expect((await ours.admin.one(id, made.id)).data.version).toBe(1);
    },
  );

  test.runIf(editable(entity))('without edit: naming another operation does not open the form', async () => {
    const made = await ours.samples.create(id);
    for (const operation of ['create', 'delete', 'read', ...actionsOf(entity)]) {
      const answer = await person('edit').save(id, { id: made.id, version: 1, [text]: 'x' }, { operation });
      expect({ operation, status: answer.httpStatus, zh: answer.error?.zh }).toEqual({
        operation,
        status: 403,
        zh: NOT_AUTHORISED[0],
      });
    }
    expect((await ours.admin.one(id, made.id)).data).toMatchObject({ ...made.sent, version: 1 });
  });

  test.runIf(deletable(entity))('without delete: nothing goes', async () => {
    const made = await ours.samples.create(id);
    expectRefused(await person('delete').delete(id, [{ id: made.id }]), 403, NOT_AUTHORISED);
    expect((await keeper(id).delete(id, [{ id: made.id }])).httpStatus).toBe(200);
  });

  test.runIf(entity.imports)('without import: no template, no import', async () => {
    const sheet = await template(ours.admin, id);
    expect(sheet.httpStatus).toBe(200);
    expect(reply(await template(person('import'), id))).toEqual({ httpStatus: 403, zh: NOT_AUTHORISED[0] });
    expectRefused(await person('import').upload(id, sheet.bytes), 403, NOT_AUTHORISED);
  });

  test('without export: no sheet', async () => {
    expect(reply(await exported(person('export'), id))).toEqual({ httpStatus: 403, zh: NOT_AUTHORISED[0] });
    expect((await exported(person('import'), id)).httpStatus).toBe(200);
  });

  test.runIf(isDocument(entity))('without its right, no button works', async () => {
    const made = await ours.samples.create(id);
    const nobody = await ours.tenant.person({ permissions: [`${id}.read`, `${id}.create`, `${id}.edit`, `${id}.delete`] });
    for (const action of actionsOf(entity)) {
      if (isDocument(entity) && entity.actions[action].system) continue;
      const input = Object.fromEntries(
        Object.keys(isDocument(entity) ? (entity.actions[action].input ?? {}) : {}).map((name) => [name, '1']),
      );
      expectRefused(await nobody.act(id, action, [{ id: made.id, version: 1 }], { input }), 403, NOT_AUTHORISED);
    }
  });
});

describe.each(named(entities.filter((entity) => !editable(entity) || !deletable(entity))))(
  'security F14: %s, which nobody edits or deletes',
  (id, entity) => {
    test('says to whoever has no right that they have none', async () => {
      const row = await ours.samples.create(id);
      const reader = await ours.tenant.person({ permissions: [`${id}.read`] });
      if (!editable(entity))
        expectRefused(await reader.save(id, { id: row.id, version: 1, [freeText(entity)]: 'x' }), 403, NOT_AUTHORISED);
      if (!deletable(entity)) expectRefused(await reader.delete(id, [{ id: row.id, version: 1 }]), 403, NOT_AUTHORISED);
    });
  },
);
