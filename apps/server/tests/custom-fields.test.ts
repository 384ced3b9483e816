import { CUSTOM_FIELDS_MAX } from '@takt/model';
import type { Client, Factory } from '@takt/testing';
import { openXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { byId, type Company, openCompany, openProduct } from './company.ts';
import { G02, G03, NOT_AUTHORISED, NOT_FOUND, STALE, UNKNOWN_FIELD } from './engine-sentences.ts';
import { expectProblem, expectRefused } from './refusals.ts';
import { cellsOf, fetchExport, fetchTemplate, fillSheet, headingsOf, readSheet } from './sheets.ts';

const PART = 'base.part';
let factory: Factory;
let company: Company;
let other: Company;
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
  other = await openCompany(factory);
});
afterAll(() => factory.close());

const call = (by: Client, name: string, body: object) =>
  by.post(`/system/sysconfig/customField/${name}`, { entity: PART, ...body });
const values = [
  { code: 'zinc', label: ['镀锌', 'Zinc plated'] },
  { code: 'paint', label: ['喷漆', 'Painted'] },
];
const SURFACE = { name: 'surface', kind: 'choice', label: ['表面处理', 'Surface treatment'], values };
const LOAD = { name: 'load', kind: 'integer', label: ['载荷', 'Load'], min: 1 };
const add = (field: object, { admin }: Company = company) => call(admin, 'add', { field });
const fieldsOf = async ({ admin }: Company = company) => (await call(admin, 'query', {})).data;
const names = async (): Promise<string[]> => (await fieldsOf()).fields.map(({ name }: { name: string }) => name);
const columnsFor = async ({ admin }: Company): Promise<string[]> =>
  (await admin.post('/base/quercondition/quercond/queryTableColumn', { entity: PART })).data.map(
    ({ field }: { field: string }) => field,
  );
const conditionsFor = async ({ admin }: Company) =>
  (await admin.post('/base/deploy/queryQuerycondition', { resource: PART })).data;

test('a field is at once in list, form, filter, export and import, for that company only', async () => {
  expect((await add(SURFACE)).httpStatus).toBe(200);
  const { admin, samples } = company;
  expect(await columnsFor(company)).toContain('ext.surface');
  expect((await conditionsFor(company)).at(-1)).toMatchObject({
    query_field: 'ext.surface',
    query_name: '表面处理',
    query_nameE: 'Surface treatment',
    query_type: 'choice',
    dataSource: [
      { value: 'zinc', label: ['镀锌', 'Zinc plated'] },
      { value: 'paint', label: ['喷漆', 'Painted'] },
    ],
  });
  const painted = await samples.create(PART, { ext: { surface: 'paint' } });
  await samples.create(PART, { ext: { surface: 'zinc' } });
  const { data } = await admin.page(PART, { _params: { 'ext.surface': ['paint'] } });
  expect(data.list.map(({ id }) => id)).toEqual([painted.id]);
  const book = await fetchExport(admin, PART, { 'ext.surface': ['paint'] });
  expect((await readSheet(book)).rows).toMatchObject([{ 表面处理: '喷漆' }]);
  expect((await openXlsx(book)).sheets[1]?.rows).toContainEqual(['表面处理', '喷漆']);
  const template = await fetchTemplate(admin, PART);
  expect(await headingsOf(template)).toContain('表面处理');
  const row = await samples.row(PART);
  const cells = { ...(await cellsOf(admin, byId(PART), row, 'zh')), 表面处理: '镀锌' };
  expect((await admin.upload(PART, await fillSheet(template, [cells]))).data).toEqual({ created: 1 });
  expect((await admin.page(PART, { _params: { 'ext.surface': ['zinc'] } })).data.total).toBe(2);

  expect(await columnsFor(other)).not.toContain('ext.surface');
  expect(JSON.stringify(await conditionsFor(other))).not.toContain('surface');
  expect(await headingsOf(await fetchTemplate(other.admin, PART))).not.toContain('表面处理');
  expectRefused(await other.admin.page(PART, { _params: { 'ext.surface': ['zinc'] } }), 422, UNKNOWN_FIELD('ext.surface'));
  expect((await fieldsOf(other)).fields).toEqual([]);
});

test('the values of a choice keep the order they were given in', async () => {
  await add(SURFACE);
  expect((await fieldsOf()).fields[0].values).toEqual(values);
});

test.each([
  ['a name of the definition', { ...SURFACE, name: 'spec' }, 'name'],
  ['a label of the definition', { ...SURFACE, label: ['规格型号', 'Other'] }, 'labelZh'],
  ['no label', { ...SURFACE, label: ['表面', ''] }, 'labelEn'],
  ['a choice without values', { ...SURFACE, values: [] }, 'values'],
  ['nothing at all', null, 'labelZh'],
])('%s is refused', async (_, field, at) => {
  const reply = await call(company.admin, 'add', { field });
  expect(reply.httpStatus).toBe(422);
  expect(reply.error?.problems?.map((one) => one.at)).toContain(at);
  expect(await names()).toEqual([]);
});

test('one name is given once, and so many fields an entity has', async () => {
  await add(SURFACE);
  expectProblem(await add({ ...SURFACE, label: ['别的', 'Other'] }), 'name', [
    '与已有字段「表面处理」的标识相同',
    'The field “Surface treatment” already has this name',
  ]);
  for (let n = 2; n <= CUSTOM_FIELDS_MAX; n += 1) await add({ ...LOAD, name: `load${n}`, label: [`载荷${n}`, `Load ${n}`] });
  expectRefused(await add(LOAD), 422, ['每个对象最多30个扩展字段', 'An entity has at most 30 custom fields']);
});

test('label, limits and values change; name and kind stay', async () => {
  await add(LOAD);
  const changed = { ...LOAD, kind: 'text', label: ['额定载荷', 'Rated load'], min: 5, max: 9, required: true };
  expect((await call(company.admin, 'change', { field: changed })).httpStatus).toBe(200);
  expect((await fieldsOf()).fields).toMatchObject([{ ...changed, kind: 'integer' }]);
  expectRefused(await call(company.admin, 'change', { field: { ...LOAD, name: 'nobody' } }), 404, NOT_FOUND);
});

test('a value rows hold is not taken away', async () => {
  await add(SURFACE);
  await company.samples.create(PART, { ext: { surface: 'paint' } });
  await company.samples.create(PART, { ext: { surface: 'paint' } });
  const without = (code: string) =>
    call(company.admin, 'change', { field: { ...SURFACE, values: values.filter((one) => one.code !== code) } });
  expectProblem(await without('paint'), 'values', [
    '选项「喷漆」已被2条记录使用，不能删除',
    'The value “Painted” cannot be removed; records that use it: 2',
  ]);
  expect((await without('zinc')).httpStatus).toBe(200);
});

test('required asks new rows; those from before may stay without, what was filled in stays filled in', async () => {
  const { admin, samples } = company;
  const early = await samples.create(PART);
  await add({ ...SURFACE, required: true });
  expectProblem(await admin.save(PART, await samples.row(PART)), 'ext.surface', G03(['表面处理', 'Surface treatment']));
  expect((await admin.save(PART, { id: early.id, version: 1, remark: '早' })).httpStatus).toBe(200);
  expect((await admin.save(PART, { id: early.id, version: 2, ext: { surface: 'zinc' } })).httpStatus).toBe(200);
  expectProblem(
    await admin.save(PART, { id: early.id, version: 3, ext: { surface: null } }),
    'ext.surface',
    G03(['表面处理', 'Surface treatment']),
  );
});

test('a new row begins with the default, also where a sheet leaves it out', async () => {
  await add({ ...LOAD, required: true, default: 7 });
  const { admin, samples } = company;
  const made = await samples.create(PART);
  expect((await admin.one(PART, made.id)).data.ext).toEqual({ load: 7 });
  expectProblem(await admin.save(PART, { ...(await samples.row(PART)), ext: { load: null } }), 'ext.load', G02(['载荷', 'Load']));
});

test('a removed field is out of use, its values stay and come back with it', async () => {
  await add(SURFACE);
  const { admin, samples } = company;
  const { id } = await samples.create(PART, { ext: { surface: 'zinc' } });
  expect((await call(admin, 'remove', { name: 'surface' })).httpStatus).toBe(200);
  expect(await columnsFor(company)).not.toContain('ext.surface');
  expectRefused(await admin.page(PART, { _params: { 'ext.surface': ['zinc'] } }), 422, UNKNOWN_FIELD('ext.surface'));
  // A form that was open meanwhile may still send it: it is passed over, not refused.
  expect((await admin.save(PART, { id, version: 1, remark: '改', ext: { surface: 'paint' } })).httpStatus).toBe(200);
  expectRefused(await add({ ...SURFACE, kind: 'text', values: [] }), 422, [
    '该标识属于已移除的字段「表面处理」',
    'The removed field “Surface treatment” has this name',
  ]);
  expect((await fieldsOf()).removed).toMatchObject([{ name: 'surface' }]);
  expect((await call(admin, 'restore', { name: 'surface' })).httpStatus).toBe(200);
  expect((await admin.page(PART, { _params: { 'ext.surface': ['zinc'] } })).data.list).toMatchObject([{ id }]);
});

test('fields stand in the order given, everywhere', async () => {
  await add(SURFACE);
  await add(LOAD);
  expectRefused(await call(company.admin, 'order', { names: ['load'] }), 409, STALE);
  expect((await call(company.admin, 'order', { names: ['load', 'surface'] })).httpStatus).toBe(200);
  expect(await names()).toEqual(['load', 'surface']);
  expect((await columnsFor(company)).slice(-2)).toEqual(['ext.load', 'ext.surface']);
});

test('who changed what is remembered', async () => {
  await add(LOAD);
  await call(company.admin, 'change', { field: { ...LOAD, min: 5 } });
  await call(company.admin, 'change', { field: { ...LOAD, min: 5 } });
  await call(company.admin, 'remove', { name: 'load' });
  const { data } = await call(company.admin, 'changes', {});
  expect(data).toMatchObject([
    { action: 'delete', label: ['载荷', 'Load'], userName: company.admin.username },
    { action: 'edit', changes: { min: [1, 5] } },
    { action: 'create', changes: { kind: [null, 'integer'] } },
  ]);
  expect((await call(other.admin, 'changes', {})).data).toEqual([]);
});

test('reading and changing are two rights, and logs are not extended', async () => {
  const reader = await company.tenant.person({ permissions: ['system.customField.read'] });
  expect((await call(reader, 'query', {})).data).toEqual({ fields: [], removed: [], mayEdit: false });
  expect((await reader.post('/system/sysconfig/customField/screens')).data).toContainEqual({
    route: '/base/les/partBase',
    entity: PART,
    label: ['物料', 'Part'],
    area: ['基础数据', 'Base data'],
    fields: 0,
  });
  expectRefused(await call(reader, 'add', { field: LOAD }), 403, NOT_AUTHORISED);
  for (const entity of ['system.loginLog', 'no.where', 'constructor'])
    expectRefused(await call(company.admin, 'add', { entity, field: LOAD }), 404, NOT_FOUND);
});
