import { computed, entity, integer, problems, quantity, ref, table, text } from '@takt/model';
import { expect, test } from 'vitest';
import { nameOf } from '../product/row-name.ts';
import { copyOf, copyOfLine, draftOf, isChanged, linesOf, sendable, valueIn, withValue } from './draft.ts';
import { isRequired, sectionsOf } from './sections.ts';

const at = { now: '2026-03-02 08:00:00' };
const Box = entity('toy.box', {
  label: ['箱', 'Box'],
  fields: {
    code: text('编码', 'Code', { required: true, minLength: 2, length: 4, pattern: /^[A-Z]+$/ }),
    part: ref('toy.part', '物料', 'Part', { required: true }),
    count: integer('数量', 'Count', { default: 1 }),
    seal: text('封条', 'Seal'),
    remark: text('备注', 'Remark', { length: 500 }),
    open: computed('flag', '未关', 'Open'),
  },
  details: {
    lines: table('明细', 'Lines', {
      qty: quantity('数量', 'Quantity', { required: true }),
      done: quantity('完成', 'Done', { readonly: true, default: '0' }),
    }),
  },
  title: ['code'],
  visible: { seal: (row) => row.count === 2 },
  requiredWhen: { seal: (row) => row.count === 2 },
});

test('a new form starts with the defaults and an empty table', () => {
  expect(draftOf(Box, null, at)).toMatchObject({ code: null, count: 1, lines: [] });
});

test('only what people write is sent, lines in order, new ones without an id', () => {
  const row = {
    id: 'i',
    version: 3,
    code: 'AB',
    part: 'p',
    partLabel: 'P 1',
    open: '1',
    lines: [{ id: 'l', position: 1, qty: '2', done: '1' }],
  };
  const draft = draftOf(Box, row, at);
  const [line] = linesOf(draft, 'lines');
  const both = { ...draft, lines: [line, ...(line ? [copyOfLine(Box.details.lines.fields, line, at)] : [])] };
  expect(sendable(Box, both)).toEqual({
    id: 'i',
    version: 3,
    code: 'AB',
    part: 'p',
    count: null,
    seal: null,
    remark: null,
    lines: [{ id: 'l', qty: '2' }, { qty: '2' }],
  });
  expect(isChanged(Box, draft, both)).toBe(true);
  expect(isChanged(Box, draft, draftOf(Box, row, at))).toBe(false);
  expect(nameOf(Box, draft)).toBe('AB');
});

test('fields follow the row: hidden ones disappear, conditions make them required', () => {
  const names = (row: Record<string, unknown>) =>
    sectionsOf(Box, row).map(({ name, fields }) => [name, fields.map((one) => one.name)]);
  expect(names({ count: 1 })).toEqual([
    ['own', ['code', 'part', 'count', 'remark']],
    ['server', ['open']],
  ]);
  expect(names({ count: 2 })[0]).toEqual(['own', ['code', 'part', 'count', 'seal', 'remark']]);
  expect(isRequired(Box, { name: 'seal', field: Box.fields.seal }, { count: 2 })).toBe(true);
  expect(isRequired(Box, { name: 'seal', field: Box.fields.seal }, { count: 1 })).toBe(false);
});

test.each([
  ['G02', { code: '' }, ['请填写编码', 'please fill in Code']],
  ['G03', { part: null }, ['请选择物料', 'please select Part']],
  ['G04', { code: 'A' }, ['编码长度不能少于2个字符', 'Code needs at least 2 characters']],
  ['G05', { code: 'ABCDE' }, ['编码长度不能超过4个字符', 'Code allows at most 4 characters']],
  ['G06', { code: 'a1' }, ['编码格式不正确', 'Code has a wrong format']],
  ['G07', { count: 1_000_000_000 }, ['数量必须在-999999999到999999999之间', 'Count must be between -999999999 and 999999999']],
])('%s is said at the field before anything is sent', (_rule, values, text) => {
  const draft = { ...draftOf(Box, null, at), code: 'AB', part: '01900000-0000-7000-8000-000000000001', ...values };
  expect(problems(Box, draft, at)).toMatchObject([{ text }]);
});

test('the fields a tenant added travel in a bag of their own', () => {
  const draft = withValue({ ...draftOf(Box, null, at), ext: { colour: 'red' } }, 'ext.size', '3');
  expect(valueIn(draft, 'ext.size')).toBe('3');
  expect(sendable(Box, draft)).toMatchObject({ ext: { colour: 'red', size: '3' } });
  expect(sendable(Box, draftOf(Box, null, at))).not.toHaveProperty('ext');
});

test('a copy is a new record: what people wrote, without ids, versions and what may be there only once', () => {
  const Tagged = { ...Box, fields: { ...Box.fields, tag: text('标签', 'Tag', { unique: true }) } };
  const row = {
    id: 'i',
    version: 3,
    code: 'AB',
    part: 'p',
    partLabel: 'P 1',
    tag: 'T1',
    open: '1',
    ext: { colour: 'red' },
    lines: [{ key: 'l', id: 'l', position: 1, qty: '2', done: '1' }],
  };
  const copy = draftOf(Tagged, copyOf(Tagged, row, at), at);
  expect(copy).toMatchObject({ code: 'AB', part: 'p', partLabel: 'P 1', tag: null, ext: { colour: 'red' } });
  expect([copy['id'], copy['version'], copy['open']]).toEqual([undefined, undefined, undefined]);
  expect(linesOf(copy, 'lines').map(({ id, qty, done }) => [id, qty, done])).toEqual([[undefined, '2', '0']]);
});
