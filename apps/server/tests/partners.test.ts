import type { Factory, SampleRow } from '@takt/testing';
import type { Text } from '@takt/model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { expectProblem } from './refusals.ts';

const [TYPE, ITEM] = ['base.vendorExamType', 'base.vendorExamItem'];

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const type = (examTypeCode: string, examRatio: string, more: SampleRow = {}) =>
  company.admin.save(TYPE, { examTypeCode, name: examTypeCode, examRatio, ...more });
const item = (examItemCode: string, examType: string, examRatio: string) =>
  company.admin.save(ITEM, { examItemCode, name: examItemCode, examType, examRatio, targetScore: 100 });
const tooMuch = (zh: string, en: string, sum: string): Text => [
  `启用的${zh}分值比例合计为${sum}%，不能超过100%`,
  `The score ratios of ${en} in use add up to ${sum} %; 100 % is the limit`,
];

test('B047 an item number is held once', async () => {
  const { id } = (await type('Q', '40')).data;
  await item('Q1', id, '10');
  expectProblem(await item('Q1', id, '20'), 'examItemCode', ['考核项编号不能重复', 'The item number must be unique']);
});

test('B048 a type number is held once', async () => {
  const taken: Text = ['考核类型编号不能重复', 'The type number must be unique'];
  await type('Q', '40');
  expectProblem(await type('Q', '20'), 'examTypeCode', taken);
  const other = (await type('D', '20')).data;
  expectProblem(await company.admin.save(TYPE, { ...other, examTypeCode: 'Q' }), 'examTypeCode', taken);
});

test('types in use share one hundred; a disabled one gives its share back', async () => {
  const quality = (await type('Q', '60')).data;
  expect((await type('D', '40')).httpStatus).toBe(200);
  expectProblem(await type('C', '0.01'), 'examRatio', tooMuch('考核类型', 'exam types', '100.01'));
  expect((await type('C', '50', { markStatus: '0' })).httpStatus).toBe(200);
  expectProblem(
    await company.admin.save(TYPE, { ...quality, examRatio: '60.5' }),
    'examRatio',
    tooMuch('考核类型', 'exam types', '100.5'),
  );
  expect((await company.admin.save(TYPE, { ...quality, markStatus: '0' })).httpStatus).toBe(200);
  expect((await type('T', '60')).httpStatus).toBe(200);
});

test('items share the hundred of their own type', async () => {
  const [quality, delivery] = [(await type('Q', '60')).data.id, (await type('D', '40')).data.id];
  expect((await item('Q1', quality, '70')).httpStatus).toBe(200);
  expectProblem(await item('Q2', quality, '31'), 'examRatio', tooMuch('同类型考核项目', 'the type’s items', '101'));
  expect((await item('D1', delivery, '100')).httpStatus).toBe(200);
});

test('two people who save at once do not share more than one hundred', async () => {
  await type('Q', '60');
  const replies = await Promise.all(['A', 'B', 'C', 'D'].map((code) => type(code, '40')));
  expect(replies.map(({ httpStatus }) => httpStatus).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
});

test('a supplier has one set of terms for a part on any day', async () => {
  const [vendor, part] = [await company.samples.reference('base.vendor'), await company.samples.reference('base.part')];
  const terms = (validFrom: string, validTo: string | null, more: SampleRow = {}) =>
    company.admin.save('base.vendorPart', { vendor, part, validFrom, validTo, ...more });
  expect((await terms('2026-01-01', '2026-06-30')).httpStatus).toBe(200);
  expectProblem(await terms('2026-06-30', null), 'validFrom', [
    '与该供应商物料2026-01-01起的条款有效期重叠',
    'Overlaps the terms of this supplier and part that begin on 2026-01-01',
  ]);
  expect((await terms('2026-06-30', null, { markStatus: '0' })).httpStatus).toBe(200);
  expect((await terms('2026-07-01', null)).httpStatus).toBe(200);
  expect((await terms('2027-01-01', null)).httpStatus).toBe(422);
});
