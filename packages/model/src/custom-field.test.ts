import { expect, test } from 'vitest';
import { entity } from './entity.ts';
import { code, text } from './fields/index.ts';
import {
  fieldOfCustom,
  type CustomField,
  customFieldFrom,
  customFieldProblems,
  customFieldName,
  customOfField,
  namesInUse,
} from './custom-field.ts';

const Box = entity('toy.box', {
  label: ['箱', 'Box'],
  fields: { code: code('编码', 'Code', { required: true }), remark: text('备注', 'Remark') },
});
const plain: CustomField = {
  name: 'colour',
  kind: 'text',
  label: ['颜色', 'Colour'],
  required: false,
  help: null,
  length: null,
  min: null,
  max: null,
  scale: null,
  default: null,
  values: [],
};
const grades = [
  { code: 'a', label: ['甲', 'First'] },
  { code: 'b', label: ['乙', 'Second'] },
] as const;
const wrong = (change: Partial<CustomField>): readonly string[] =>
  customFieldProblems({ ...plain, ...change }, namesInUse(Box, { size: { label: ['尺寸', 'Size'] } })).map(({ at }) => at);

test.each([
  ['Surface treatment', 'surfaceTreatment'],
  ['2nd colour', 'ndColour'],
  ['MAX. load (kg)', 'maxLoadKg'],
  ['颜色', ''],
])('%s is called %s', (english, name) => expect(customFieldName(english)).toBe(name));

test('a field is known to forms by its limits, its words and its values in their order', () => {
  expect(fieldOfCustom({ ...plain, length: 5, required: true })).toEqual({
    kind: 'text',
    label: ['颜色', 'Colour'],
    required: true,
    options: { required: true, length: 5 },
  });
  const { options } = fieldOfCustom({ ...plain, kind: 'choice', values: grades.toReversed() });
  expect(Object.keys(options.values ?? {})).toEqual(['b', 'a']);
});

test.each<[string, Partial<CustomField>, readonly string[]]>([
  ['nothing is wrong', {}, []],
  ['both labels are needed', { label: ['', ' '] }, ['labelZh', 'labelEn']],
  ['a name of letters', { name: 'Colour' }, ['name']],
  ['a name at all', { name: '' }, ['name']],
  ['no name of the definition', { name: 'remark' }, ['name']],
  ['no name of the engine', { name: 'status' }, ['name']],
  ['no name of another own field', { name: 'size' }, ['name']],
  ['no label a sheet already has', { label: ['备注', 'Other'] }, ['labelZh']],
  ['a length a form can hold', { length: 0 }, ['length']],
  ['a span the right way round', { kind: 'integer', min: 5, max: 4 }, ['max']],
  ['values to choose from', { kind: 'choice' }, ['values']],
  ['codes that differ', { kind: 'choice', values: [grades[0], { code: 'a', label: ['丙', 'Third'] }] }, ['values.1']],
  ['words that differ', { kind: 'choice', values: [grades[0], { code: 'c', label: ['甲', 'Third'] }] }, ['values.1']],
  ['a default that is a value', { kind: 'choice', values: grades, default: 'z' }, ['default']],
  ['a default within the limits', { kind: 'integer', min: 5, default: 4 }, ['default']],
  ['the day it is made on', { kind: 'date', default: 'today' }, []],
  ['no other word for a day', { kind: 'date', default: 'now' }, ['default']],
])('%s', (_, change, places) => expect(wrong(change)).toEqual(places));

test('what was sent is read without trusting it, and what is stored comes back as it was', () => {
  expect(customFieldFrom({ name: 7, kind: 'json', label: 'x', values: 'y', min: '3', help: ['', ' '] })).toEqual({
    ...plain,
    name: '',
    label: ['', ''],
  });
  const choice: CustomField = { ...plain, kind: 'choice', required: true, help: ['问', 'Ask'], values: grades, default: 'b' };
  expect(customOfField('colour', fieldOfCustom(choice))).toEqual(choice);
});
