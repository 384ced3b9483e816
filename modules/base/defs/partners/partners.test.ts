import { type Entity, newRow, problems, type Text } from '@takt/model';
import { describe, expect, test } from 'vitest';
import { ApprovalPlan, CustomerContact, VendorExamItem, VendorExamType, VendorPart } from '../index.ts';

const at = { now: '2026-03-02 08:00:00' };
const someId = '01900000-0000-7000-8000-000000000001';

const saysAt = (entity: Entity, sound: Record<string, unknown>, field: string, value: unknown): readonly Text[] =>
  problems(entity, { ...newRow(entity, at), ...sound, [field]: value }, at).map((problem) => {
    expect(problem).toMatchObject({ at: field, level: 'error' });
    return problem.text;
  });

const vendorPart = { vendor: someId, part: someId };
const type = { examTypeCode: 'Q', name: '质量', examRatio: '40' };
const item = { examItemCode: 'Q1', name: '来料PPM', examType: someId, examRatio: '60', targetScore: 100 };

test('B027 the material cycle is whole days', () => {
  const text: Text = ['物料周期必须为整数（天）', 'The material cycle in days must be an integer'];
  for (const bad of [1.5, -1, '3', Number.NaN]) expect(saysAt(VendorPart, vendorPart, 'materialCycleDays', bad)).toEqual([text]);
  for (const good of [0, 45, null]) expect(saysAt(VendorPart, vendorPart, 'materialCycleDays', good)).toEqual([]);
});

test('terms of a supplier part end after they begin, and a price has a currency', () => {
  const from = { ...vendorPart, validFrom: '2026-03-02' };
  expect(saysAt(VendorPart, from, 'validTo', '2026-03-01')).toEqual([
    ['失效日期不能早于生效日期', 'The end cannot be before the beginning'],
  ]);
  expect(saysAt(VendorPart, from, 'validTo', '2026-03-02')).toEqual([]);
  expect(saysAt(VendorPart, { ...from, unitPrice: '1.25' }, 'currency', null)).toEqual([
    ['请选择币种', 'please select Currency'],
  ]);
  expect(saysAt(VendorPart, from, 'currency', null)).toEqual([]);
});

test('B045 a score ratio is a number above zero', () => {
  const text: Text = ['分值比例必须为大于0的数字', 'The score ratio must be a number above 0'];
  for (const [entity, sound] of [
    [VendorExamType, type],
    [VendorExamItem, item],
  ] as const) {
    for (const bad of ['0', '-1', 'abc', 40, '100.01']) expect(saysAt(entity, sound, 'examRatio', bad)).toEqual([text]);
    for (const good of ['0.01', '33.33', '100']) expect(saysAt(entity, sound, 'examRatio', good)).toEqual([]);
  }
});

test('B046 a target score is a positive integer', () => {
  const text: Text = ['目标分必须为正整数', 'The target score must be a positive integer'];
  for (const bad of [0, -5, 1.5, '100']) expect(saysAt(VendorExamItem, item, 'targetScore', bad)).toEqual([text]);
  for (const good of [1, 100]) expect(saysAt(VendorExamItem, item, 'targetScore', good)).toEqual([]);
});

test('a contact can be reached in some way', () => {
  const contact = { customer: someId, name: '何敏', duty: 'QUALITY' };
  expect(saysAt(CustomerContact, contact, 'tel', null)).toEqual([
    ['手机、电话、邮箱至少填写一项', 'Give a mobile number, a phone number or an e-mail address'],
  ]);
  expect(saysAt(CustomerContact, { ...contact, phone: '0574-8888' }, 'tel', null)).toEqual([]);
});

describe('an approval plan', () => {
  const plan = { code: 'AP-1', name: '采购审批', subject: 'PURCHASE' };
  const level = (number: number, more: object = {}) => ({ level: number, name: `第${number}级`, mode: 'any', ...more });
  const by = (number: number, more: object = { user: someId }) => ({
    level: number,
    kind: 'user',
    user: null,
    role: null,
    ...more,
  });
  const says = (levels: readonly object[], approvers: readonly object[]): readonly Text[] =>
    problems(ApprovalPlan, { ...newRow(ApprovalPlan, at), ...plan, levels, approvers }, at).map(({ text }) => text);

  test('has levels from one on, none left out and none twice', () => {
    const text: Text = ['级次从1开始连续编号，不能重复', 'Levels are numbered 1, 2, 3 without a gap or a repetition'];
    expect(says([], [])).toEqual([text]);
    expect(says([level(2)], [by(2)])).toEqual([text]);
    expect(says([level(1), level(3)], [by(1), by(3)])).toEqual([text]);
    expect(says([level(1), level(1)], [by(1)])).toEqual([text]);
    expect(says([level(2), level(1)], [by(1), by(2)])).toEqual([]);
  });

  test('has at most five of them', () => {
    expect(says([level(6)], [by(1)])).toEqual([['级次必须在1到5之间', 'Level must be between 1 and 5']]);
  });

  test('has amounts that end above where they begin', () => {
    const text: Text = ['「金额到」必须大于「金额从」', 'The end of an amount must be above its beginning'];
    expect(says([level(1, { amountFrom: '1000', amountTo: '1000.00' })], [by(1)])).toEqual([text]);
    expect(says([level(1, { amountFrom: '1000', amountTo: '1000.01' })], [by(1)])).toEqual([]);
  });

  test('names users or roles, and somebody at each level', () => {
    const either: Text = ['请按审批人类型选择用户或角色', 'Choose the user or the role the kind of approver asks for'];
    const each: Text = [
      '每个级次都要有审批人，审批人的级次必须存在',
      'Each level needs an approver, and each approver a level that exists',
    ];
    expect(says([level(1)], [by(1, {})])).toEqual([either]);
    expect(says([level(1)], [by(1, { kind: 'role', user: someId })])).toEqual([either]);
    expect(says([level(1), level(2)], [by(1)])).toEqual([each]);
    expect(says([level(1)], [by(1), by(2)])).toEqual([each]);
    expect(says([level(1)], [by(1), by(1, { kind: 'role', role: someId }), by(1, { kind: 'head' })])).toEqual([]);
  });
});
