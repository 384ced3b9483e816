import { screenKeys } from '@takt/model';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED, NOT_FOUND } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';

const [PART, PAGE] = ['base.part', '/base/les/partBase'];
const KEYS = screenKeys(PAGE);
const RIGHTS = ['read', 'create', 'edit', 'delete', 'import', 'export'].map((right) => `${PART}.${right}`);
let factory: Factory;
let company: Company;
let reader: Client;
let role: string;
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
  reader = await company.tenant.person({ permissions: RIGHTS });
  const { data } = await company.admin.page('system.role', { _params: { code: `r-${reader.username}` } });
  role = data.list[0].id;
});
afterAll(() => factory.close());

const publish = (key: string, to: string | null, value: unknown) =>
  company.admin.post('/system/preference/publish', { key, role: to, value });
type Wire = Readonly<Record<string, any>>;
const columnsFor = async (person: Client): Promise<readonly Wire[]> =>
  (await person.post('/base/quercondition/quercond/queryTableColumn', { entity: PART })).data;
const conditionsFor = async (person: Client): Promise<readonly Wire[]> =>
  (await person.post('/base/deploy/queryQuerycondition', { resource: PART })).data;
const buttonsFor = async (person: Client): Promise<readonly Wire[]> =>
  (await person.post('/base/quercondition/quercond/queryButton', { pathNo: PAGE })).data;

test('columns: the role’s before everyone’s, everyone’s before what is shipped', async () => {
  const shown = async (person: Client) => (await columnsFor(person)).filter(({ show }) => show).map(({ field }) => field);
  const shipped = await shown(reader);
  expect(shipped.slice(0, 2)).toEqual(['partNo', 'name']);
  await publish(KEYS.columns, null, { columns: [{ name: 'spec', shown: false }] });
  expect(await shown(reader)).toEqual(shipped.filter((name) => name !== 'spec'));
  await publish(KEYS.columns, role, { columns: [{ name: 'name' }, { name: 'partNo' }, { name: 'unit', shown: false }] });
  expect(await shown(reader)).toEqual(['name', 'partNo', ...shipped.slice(2).filter((name) => name !== 'unit')]);
  expect(await shown(company.admin)).toEqual(shipped.filter((name) => name !== 'spec'));
  // What is hidden is still known: people may bring it back for themselves.
  expect(new Set((await columnsFor(reader)).map(({ field }) => field))).toEqual(new Set(shipped));
  await publish(KEYS.columns, role, null);
  await publish(KEYS.columns, null, null);
  expect(await shown(reader)).toEqual(shipped);
});

test('labels are given in both languages or not at all', async () => {
  await publish(KEYS.labels, role, { partNo: ['料号', 'Item'], name: ['品名', ''] });
  expect(await columnsFor(reader)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'partNo', label: '料号', labelE: 'Item' }),
      expect.objectContaining({ field: 'name', label: '物料名称', labelE: 'Part name' }),
    ]),
  );
  expect((await columnsFor(company.admin))[0]).toMatchObject({ label: '物料编码' });
});

test('query fields: which, in which order, what they begin with and which must be filled in', async () => {
  await publish(KEYS.query, role, {
    fields: [
      { name: 'partType', required: true, value: ['bought'] },
      { name: 'spec', shown: false },
    ],
  });
  const [first, second] = await conditionsFor(reader);
  expect(first).toMatchObject({ query_field: 'partType', show: true, isMust: true, defaultValue: ['bought'] });
  expect(second).toMatchObject({ query_field: 'spec', show: false, isMust: false, defaultValue: null });
  expect((await conditionsFor(company.admin))[0]).toMatchObject({ query_field: 'partNo', show: true, isMust: false });
});

test('B005 (supply 4.2) a list that must be queried first is not exported whole without the query', async () => {
  const exported = (person: Client, body: object = {}) => person.fetch('/base/ai/export', { _entity: PART, ...body });
  const { id } = await company.samples.create(PART, { partType: 'bought' });
  expect((await exported(reader)).httpStatus).toBe(200);
  await publish(KEYS.query, role, { fields: [{ name: 'partType', required: true }] });
  for (const body of [{}, { _params: { partType: [] } }, { pathNo: PAGE }, { pathNo: '/nowhere' }]) {
    const { httpStatus, reply } = await exported(reader, body);
    expect([httpStatus, reply?.error?.code]).toEqual([422, 'B005']);
    expect([reply?.error?.zh, reply?.error?.en]).toEqual(['请先查询再导出全部数据', 'Query before exporting all data']);
  }
  // Once it is asked, for rows that were ticked, and for whoever need not ask.
  expect((await exported(reader, { _params: { partType: ['bought'] } })).httpStatus).toBe(200);
  expect((await exported(reader, { _params: { id: [id] } })).httpStatus).toBe(200);
  expect((await exported(company.admin)).httpStatus).toBe(200);
  await publish(KEYS.query, role, null);
  expect((await exported(reader)).httpStatus).toBe(200);
});

test('a hidden button is out of sight, and the right stays', async () => {
  await publish(KEYS.buttons, role, { buttons: [{ name: 'export' }, { name: 'delete', shown: false }] });
  const buttons = await buttonsFor(reader);
  expect(buttons.map(({ action, show }) => [action, show])).toEqual([
    ['export', true],
    ['delete', false],
    ['create', true],
    ['edit', true],
    ['import', true],
  ]);
  const { id } = await company.samples.create(PART);
  expect((await reader.delete(PART, [{ id, version: 1 }])).httpStatus).toBe(200);
  // Showing one gives nobody the right to it.
  const looker = await company.tenant.person({ permissions: [`${PART}.read`] });
  await publish(KEYS.buttons, null, { buttons: [{ name: 'delete', shown: true }] });
  expect(await buttonsFor(looker)).toEqual([]);
});

test('a supplier’s people see what everyone sees', async () => {
  const vendor = await company.samples.create('base.vendor');
  const person = await company.tenant.person({ vendor: vendor.id, permissions: [`${PART}.read`] });
  await publish(KEYS.columns, null, { columns: [{ name: 'spec', shown: false }] });
  expect((await columnsFor(person)).find(({ field }) => field === 'spec')).toMatchObject({ show: false });
});

test('whoever arranges screens sees what they are made of, and which are arranged', async () => {
  const arranger = await company.tenant.person({ permissions: ['system.layout.publish'] });
  await publish(KEYS.columns, role, { columns: [] });
  await publish(KEYS.query, null, { fields: [] });
  const { data } = await arranger.post('/system/preference/shipped', { pathNo: PAGE });
  expect(data.columns[0]).toMatchObject({ field: 'partNo' });
  expect(data.conditions[0]).toMatchObject({ query_field: 'partNo' });
  expect(data.buttons.map(({ action }: Wire) => action)).toEqual(['create', 'edit', 'delete', 'import', 'export']);
  expectRefused(await arranger.post('/system/preference/shipped', { pathNo: '/nowhere' }), 404, NOT_FOUND);
  const screens: readonly Wire[] = (await arranger.post('/system/call/arrangedScreens')).data;
  expect(screens.find(({ route }) => route === PAGE)).toMatchObject({ entity: PART, arranged: ['list', 'query'] });
  expect(screens.find(({ route }) => route === '/base/universal/plant')).toMatchObject({ arranged: [] });
  for (const path of ['/system/call/arrangedScreens', '/system/preference/shipped'])
    expectRefused(await reader.post(path, path.endsWith('shipped') ? { pathNo: PAGE } : {}), 403, NOT_AUTHORISED);
});
