import type { Factory } from '@takt/testing';
import { openXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byId, type Company, openCompany, openProduct } from './company.ts';

const ORDER = 'sales.salesOrder';
let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

async function sheets(
  body: object,
): Promise<{ readonly names: readonly string[]; readonly data: unknown[][]; readonly told: unknown[][] }> {
  const answer = await company.admin.download('/sales/ai/export', { _entity: ORDER, ...body });
  expect(answer.httpStatus, answer.bytes.toString()).toBe(200);
  const book = await openXlsx(answer.bytes);
  return {
    names: book.sheets.map(({ name }) => name),
    data: book.sheets[0]?.rows ?? [],
    told: book.sheets[1]?.rows ?? [],
  };
}

test('an export has the columns of the view in their order, one row per record, sorted as the view is', async () => {
  const made = [];
  for (let n = 0; n < 3; n += 1) made.push(await company.samples.create(ORDER));
  const numbers = await Promise.all(made.map(async ({ id }) => (await company.admin.one(ORDER, id)).data.number as string));
  const { data } = await sheets({
    _params: { id: made.map(({ id }) => id) },
    _fields: ['status', 'number'],
    multipleSort: [{ field: 'number', asc: true }],
  });
  expect(data).toEqual([['状态', '单据编号'], ...numbers.toSorted().map((number) => ['新建', number])]);
  const down = await sheets({
    _params: { id: made.map(({ id }) => id) },
    _fields: ['number'],
    multipleSort: [{ field: 'number', asc: false }],
    lang: 'en',
  });
  expect(down.data).toEqual([
    ['Number'],
    ...numbers
      .toSorted()
      .toReversed()
      .map((number) => [number]),
  ]);
});

test('a second sheet tells in words what was asked for, by whom, and how many rows there are', async () => {
  const { id } = await company.samples.create(ORDER);
  const row = (await company.admin.one(ORDER, id)).data;
  const params = { status: ['00'], customer: [row.customer], number: row.number };
  const { names, told } = await sheets({ _params: params, _fields: ['number'], multipleSort: [{ field: 'number', asc: false }] });
  expect(names).toEqual(['销售订单', '条件']);
  const words = Object.fromEntries(told) as Record<string, unknown>;
  expect(words).toMatchObject({
    数据: '销售订单',
    导出人: company.admin.username,
    状态: '新建',
    单据编号: row.number,
    排序: '单据编号降序',
    行数: 1,
  });
  const customer = byId(ORDER).fields['customer'].options.to as string;
  expect(words['客户']).toBe((await company.admin.one(customer, row.customer)).data.code);
  const english = await sheets({ _params: { id: [id] }, lang: 'en' });
  expect(english.names).toEqual(['Sales order', 'Conditions']);
  expect(Object.fromEntries(english.told)).toMatchObject({ Data: 'Sales order', 'Selected records': '1', Rows: 1 });
  const everything = await sheets({});
  expect(Object.fromEntries(everything.told)).toMatchObject({ 条件: '无' });
});

test.each([
  [{ _fields: ['number', 'nobody'] }, '未知字段：nobody'],
  [{ _fields: ['version'] }, '未知字段：version'],
  [{ _fields: ['ext.nobody'] }, '未知字段：ext.nobody'],
  [{ _fields: ['ext.toString'] }, '未知字段：ext.toString'],
  [{ multipleSort: [{ field: 'nobody' }] }, '未知字段：nobody'],
])('a column or an order no list has is refused before anything is made: %o', async (body, sentence) => {
  const reply = await company.admin.post('/sales/ai/export', { _entity: ORDER, ...body });
  expect([reply.httpStatus, reply.error?.zh]).toEqual([422, sentence]);
});

test('odd texts come back as they were written, and none becomes a formula', async () => {
  const odd = ['=1+1', 'a<b>&"c\'', '_x0041_', '换\n行', 'x\u0001y'.replace('\u0001', '\u001f'), '  空格 ', '😀'];
  for (const [index, name] of odd.entries()) {
    const reply = await company.admin.save('base.plant', { code: `ODD${index}`, name: `${index}${name}` });
    expect(reply.httpStatus, reply.raw).toBe(200);
  }
  const body = {
    _entity: 'base.plant',
    _fields: ['code', 'name'],
    _params: { 'code._prefix': 'ODD' },
    multipleSort: [{ field: 'code' }],
  };
  const book = await openXlsx((await company.admin.download('/base/ai/export', body)).bytes);
  const names = (book.sheets[0]?.rows ?? []).slice(1).map(([, name]) => name);
  const kept = await company.admin.page('base.plant', { _params: { 'code._prefix': 'ODD' }, multipleSort: [{ field: 'code' }] });
  expect(names).toEqual(kept.data.list.map((row) => row.name));
});
