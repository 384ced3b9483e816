import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { expectRefused } from './refusals.ts';

/** Just before midnight of the last of December in Shanghai, the day's last second, and the next day's first. */
const EVENING = new Date('2096-12-31T15:59:00Z');
const LAST = new Date('2096-12-31T15:59:59Z');
const NEXT = new Date('2096-12-31T16:00:00Z');
let now = EVENING;

const ORDER = 'sales.salesOrder';
const RULE = 'system.codingRule';
const constant = (text: string) => ({ kind: 'constant', text });
const date = (format: string) => ({ kind: 'date', format });
const sequence = (length: number) => ({ kind: 'sequence', length });
const field = (name: string, length: number) => ({ kind: 'field', field: name, length });

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct({ clock: () => now, poolSize: 16 });
});
beforeEach(async () => {
  now = EVENING;
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const keep = (segments: readonly object[], more: Readonly<Record<string, unknown>> = {}) =>
  company.admin.save(RULE, { code: 'SO', name: '销售订单', document: ORDER, reset: 'day', segments, ...more });
const next = async (): Promise<string | undefined> => (await company.samples.create(ORDER)).number;

test('50 documents created at once under a company’s own rule have 50 numbers', async () => {
  expect((await keep([constant('XS-'), date('yyMMdd'), constant('-'), sequence(4)])).httpStatus).toBe(200);
  const rows = [];
  for (let n = 0; n < 50; n += 1) rows.push(await company.samples.row(ORDER));
  const made = await Promise.all(rows.map((row) => company.admin.save(ORDER, row)));
  expect(made.map((reply) => reply.httpStatus)).toEqual(Array(50).fill(200));
  const numbers = made.map((reply) => reply.data.number ?? '').toSorted();
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => `XS-961231-${String(index + 1).padStart(4, '0')}`));
});

test('a sequence that restarts daily begins anew with the company’s own midnight', async () => {
  await keep([constant('D'), date('yyyyMMdd'), sequence(3)]);
  now = LAST;
  expect([await next(), await next()]).toEqual(['D20961231001', 'D20961231002']);
  now = NEXT;
  expect([await next(), await next()]).toEqual(['D20970101001', 'D20970101002']);
  now = LAST;
  expect(await next()).toBe('D20961231003');
});

test.each([
  ['year', 'D20961231007', 'D20970101007'],
  ['never', 'D20961231007', 'D20970101008'],
])('restarting %s: it begins at the number the company named', async (reset, first, second) => {
  await keep([constant('D'), date('yyyyMMdd'), sequence(3)], { reset, start: 7 });
  now = LAST;
  expect(await next()).toBe(first);
  now = NEXT;
  expect(await next()).toBe(second);
});

test('a field stands in the number, and each of its values is counted by itself', async () => {
  const { admin, samples } = company;
  await keep([field('customer', 6), constant('/'), sequence(2)], { reset: 'never' });
  const one = await samples.create('base.customer', { code: 'GEELY' });
  const other = await samples.create('base.customer', { code: 'SAICMOTOR' });
  const made = [];
  for (const customer of [one.id, one.id, other.id]) made.push((await samples.create(ORDER, { customer })).number);
  expect(made).toEqual(['GEELY/01', 'GEELY/02', 'SAICMO/01']);
  expect((await admin.page(ORDER)).data.list).toHaveLength(3);
});

test('a rule the company gives up leaves the shipped one, which goes on counting where it was', async () => {
  const shipped = await next();
  const { data } = await keep([constant('X'), date('yyyy'), sequence(5)], { reset: 'year' });
  expect(await next()).toBe('X209600001');
  await company.admin.save(RULE, { id: data.id, version: 1, active: '0' });
  const after = await next();
  expect([shipped?.slice(-5), after?.slice(-5)]).toEqual(['00001', '00002']);
  expect(after?.slice(0, -5)).toBe(shipped?.slice(0, -5));
});

test('another company keeps the shipped numbers', async () => {
  await keep([constant('ONLY'), sequence(5)], { reset: 'never' });
  const other = await openCompany(factory);
  expect((await other.samples.create(ORDER)).number).toMatch(/^SO209612\d{5}$/);
  expect(await next()).toBe('ONLY00001');
});

describe('a rule is refused', () => {
  test.each<[string, readonly object[], Readonly<Record<string, unknown>>, [string, string]]>([
    [
      'without a sequence',
      [constant('A'), date('yyyyMMdd')],
      {},
      ['编码规则必须有且只有一个流水号', 'A coding rule needs exactly one sequence'],
    ],
    [
      'when nobody could see that it restarts',
      [constant('A'), date('yyyyMM'), sequence(4)],
      {},
      [
        '流水号的重置周期必须体现在编码的日期中，否则编码会重复',
        'The period after which the sequence restarts must show in the number’s date, or numbers would repeat',
      ],
    ],
    [
      'when a segment is empty',
      [date('yyyyMMdd'), { kind: 'constant' }, sequence(4)],
      {},
      ['每个编码段都要填写其内容和长度', 'Each segment needs its content, and its length where it has one'],
    ],
    [
      'when its number would be too long',
      [constant('A'.repeat(20)), constant('B'.repeat(15)), date('yyyyMMdd'), sequence(4)],
      {},
      ['编码长度不能超过40个字符', 'A number may have at most 40 characters'],
    ],
    [
      'for a document that is none',
      [date('yyyyMMdd'), sequence(4)],
      { document: 'base.part' },
      ['没有该单据', 'There is no such document'],
    ],
    [
      'when a field may be missing',
      [field('remark', 4), date('yyyyMMdd'), sequence(4)],
      {},
      ['单据没有可用于编码的必填字段「remark」', 'The document has no required field “remark” to number by'],
    ],
  ])('%s', async (_title, segments, more, sentence) => {
    expectRefused(await keep(segments, more), 422, sentence);
  });

  test('beside another one in use for the same document, also when both are saved at once', async () => {
    const both = await Promise.all(['A', 'B'].map((code) => keep([constant(code), date('yyyyMMdd'), sequence(4)], { code })));
    expect(both.map(({ httpStatus }) => httpStatus).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const refused = both.find(({ httpStatus }) => httpStatus === 422);
    expect(refused?.error?.zh).toBe('该单据已有启用的编码规则，请先停用它');
  });
});
