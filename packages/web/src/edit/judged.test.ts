import { entity, integer, text } from '@takt/model';
import { expect, test } from 'vitest';
import { CHECK_FORM, judged } from './judged.ts';

const at = { now: '2026-03-02 08:00:00' };
const Box = entity('toy.box', {
  label: ['箱', 'Box'],
  fields: { code: text('编码', 'Code', { required: true }), count: integer('数量', 'Count') },
  rules: [
    { id: 'X1', field: 'count', must: (box) => (box.count ?? 0) < 10, else: ['数量偏大', 'Many'], level: 'warn' },
    { field: 'code', must: (box) => box.code !== 'Z', else: ['少见的编码', 'Rare'], level: 'warn' },
  ],
});

test('G01 a form with anything wrong is not sent', () => {
  expect(judged(Box, { code: '', count: 20 }, at)).toMatchObject({ errors: [{ at: 'code' }], warnings: [], accepted: [] });
  expect(CHECK_FORM).toEqual(['请检查表单填写内容', 'Please check the form']);
});

test('warnings do not stop it: once confirmed, they are sent along by rule or field', () => {
  const { errors, warnings, accepted } = judged(Box, { code: 'Z', count: 20 }, at);
  expect(errors).toEqual([]);
  expect(warnings.map(({ text: [zh] }) => zh)).toEqual(['数量偏大', '少见的编码']);
  expect(accepted).toEqual(['X1', 'code']);
});
