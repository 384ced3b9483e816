import { entity, text } from '@takt/model';
import { expect, test } from 'vitest';
import type { Column } from '../api/calls.ts';
import { sendable, withValue } from './draft.ts';
import { judged } from './judged.ts';
import { customFieldsOf, customFieldProblems, withCustomDefaults } from './custom-fields.ts';
import { isRequired, sectionsOf } from './sections.ts';

const at = { now: '2026-03-02 08:00:00' };
const Box = entity('toy.box', { label: ['箱', 'Box'], fields: { code: text('编码', 'Code', { required: true }) } });
const column = (name: string, kind: Column['kind'], required: boolean, options = {}): Column => ({
  name: `ext.${name}`,
  label: [name, name],
  kind,
  labelKey: null,
  formRules: { required, options },
});
const fields = customFieldsOf([
  { name: 'code', label: ['编码', 'Code'], kind: 'text', labelKey: null },
  column('colour', 'text', true, { length: 5 }),
  column('grade', 'choice', false, { values: { a: ['甲', 'First'] }, default: 'a' }),
  column('count', 'integer', false, { min: 1, max: 9 }),
  column('kept', 'flag', true),
  column('due', 'date', false, { default: 'today' }),
]);
const begun = withCustomDefaults(fields, { code: 'B1' }, at);

test('own fields come with their kind, their limits and whether they must be filled in', () => {
  expect(Object.keys(fields)).toEqual(['ext.colour', 'ext.grade', 'ext.count', 'ext.kept', 'ext.due']);
  expect(fields['ext.colour']).toEqual({
    kind: 'text',
    label: ['colour', 'colour'],
    required: true,
    options: { length: 5 },
  });
  const placed = sectionsOf(Box, begun, fields).find(({ name }) => name === 'tenant')?.fields ?? [];
  expect(placed.filter((one) => isRequired(Box, one, begun)).map(({ name }) => name)).toEqual(['ext.colour']);
});

test('a new row begins with their defaults, a stored one with what it holds', () => {
  expect(begun['ext']).toEqual({ colour: null, grade: 'a', count: null, kept: '0', due: '2026-03-02' });
  const typed = withCustomDefaults(fields, withValue({ code: 'B1' }, 'ext.grade', null), at);
  expect(typed['ext']).toMatchObject({ grade: null, kept: '0' });
  const stored = { id: 'x', code: 'B1', ext: { colour: '红' } };
  expect(withCustomDefaults(fields, stored, at)).toBe(stored);
});

test('what is wrong with them stops the form at their place, in the words of the server', () => {
  expect(customFieldProblems(fields, begun)).toEqual([
    { at: 'ext.colour', text: ['请填写colour', 'please fill in colour'], level: 'error' },
  ]);
  const wrong = withValue(withValue(begun, 'ext.colour', '一二三四五六'), 'ext.count', 10);
  expect(judged(Box, wrong, at, fields).errors.map((one) => one.at)).toEqual(['ext.colour', 'ext.count']);
});

test('they are sent in their bag', () => {
  expect(sendable(Box, withValue(begun, 'ext.colour', '红'))).toEqual({
    code: 'B1',
    ext: { colour: '红', grade: 'a', count: null, kept: '0', due: '2026-03-02' },
  });
});
