import { describe, expect, test } from 'vitest';
import { isId, problems, valueProblem } from './check.ts';
import { entity, table } from './entity.ts';
import {
  choice,
  code,
  computed,
  date,
  datetime,
  decimal,
  department,
  dictionary,
  type Field,
  file,
  files,
  flag,
  flagYN,
  image,
  integer,
  json,
  money,
  quantity,
  ref,
  refs,
  richtext,
  text,
  time,
  user,
} from './fields/index.ts';

const at = { now: '2026-03-09 08:30:00' };
const id = '01900000-0000-7000-8000-00000000000a';
const says = (field: Field, value: unknown) => valueProblem(field, value);

describe.each<[string, Field, readonly unknown[], readonly unknown[]]>([
  ['text', text('甲', 'A', { length: 3 }), ['abc', '中文字', '😀😀😀', ' x '], ['abcd', 1, {}, 'a\u0000', '\ud800', ['a']]],
  ['code', code('甲', 'A'), ['A-1_2', 'x'.repeat(40)], ['a b', ' a', 'a ', 'a\n', 'x'.repeat(41), 7]],
  ['richtext', richtext('甲', 'A'), ['<p>x</p>', 'x'.repeat(100_000)], ['x'.repeat(100_001), 1]],
  ['dictionary', dictionary('currency', '甲', 'A'), ['CNY'], [1, {}]],
  ['integer', integer('甲', 'A'), [0, -5, 999_999_999], [1.5, '1', Number.NaN, Infinity, 2 ** 53, 1_000_000_000, 1n]],
  ['decimal', decimal('甲', 'A'), ['0', '-1.5', '1.000001', '1.0000010000'], ['1.0000001', 1, 'abc', '1e3', '1,5', '1000000000']],
  ['money', money('甲', 'A'), ['0.01', '-10', '1.500'], ['0.001', 1.5]],
  ['quantity', quantity('甲', 'A'), ['0.001', '12'], ['0.0001', 1]],
  [
    'date',
    date('甲', 'A'),
    ['2026-03-09', '2028-02-29'],
    ['2026-02-29', '2026-04-31', '2026-13-01', '26-03-09', '2026-3-9', '2026-03-09 08:00', 1],
  ],
  [
    'datetime',
    datetime('甲', 'A'),
    ['2026-03-09 08:30:00', '2026-03-09 08:30'],
    ['2026-03-09', '2026-02-30 08:30', '2026-03-09 24:00', '2026-03-09T08:30:00', '2026-03-09 08:30:00 x', 1],
  ],
  ['time', time('甲', 'A'), ['00:00', '23:59:59'], ['24:00', '8:00', '08:60', 1]],
  ['flag', flag('甲', 'A'), ['1', '0'], [1, true, 'Y', '2']],
  ['flagYN', flagYN('甲', 'A'), ['Y', 'N'], ['y', '1', true]],
  ['choice', choice('甲', 'A', { a: ['甲', 'A'] }), ['a'], ['b', 'toString', '__proto__', 1, ['a']]],
  ['ref', ref('base.part', '甲', 'A'), [id, id.toUpperCase()], ['1', `${id}x`, 1, { id }]],
  ['user', user('甲', 'A'), [id], ['li']],
  ['department', department('甲', 'A'), [id], ['d']],
  ['file', file('甲', 'A'), [id], ['a.pdf']],
  ['image', image('甲', 'A'), [id], ['a.png']],
  ['refs', refs('base.part', '甲', 'A'), [[], [id, id]], [[id, 'x'], id, Array.from({ length: 1001 }, () => id)]],
  ['files', files('甲', 'A'), [[], [id]], [['x'], id]],
  ['json', json('甲', 'A'), [{ a: 1 }, [1]], ['x', 1]],
  ['computed', computed('text', '甲', 'A'), [], ['x', 0]],
])('%s', (kind, field, good, bad) => {
  test(`is its own kind: ${kind}`, () => expect(field.kind).toBe(kind));
  test.each(good.map((value) => [value]))('takes %o', (value) => expect(says(field, value)).toBeNull());
  test.each(bad.map((value) => [value]))('refuses %o', (value) => {
    const [zh, en] = says(field, value) ?? ['', ''];
    expect(zh).toContain('甲');
    expect(en).toContain('A');
  });
});

describe('sentences of the rule catalogue', () => {
  test('G02 a required input is filled in', () => {
    const name = text('名称', 'Name', { required: true });
    for (const empty of [null, undefined, '', '  ']) expect(says(name, empty)).toEqual(['请填写名称', 'please fill in Name']);
    expect(says(integer('数', 'Count', { required: true }), null)).toEqual(['请填写数', 'please fill in Count']);
    expect(says(integer('数', 'Count', { required: true }), 0)).toBeNull();
    expect(says(text('名称', 'Name'), null)).toBeNull();
  });
  test('G03 a required selection is made', () => {
    const must = { required: true } as const;
    for (const field of [
      choice('类型', 'Kind', { a: ['甲', 'A'] }, must),
      dictionary('kind', '类型', 'Kind', must),
      ref('base.part', '类型', 'Kind', must),
      user('类型', 'Kind', must),
      department('类型', 'Kind', must),
    ]) {
      expect(says(field, null)).toEqual(['请选择类型', 'please select Kind']);
    }
  });
  test('G04 minimum length', () => {
    const field = text('名称', 'Name', { minLength: 3 });
    expect(says(field, '两字')).toEqual(['名称长度不能少于3个字符', 'Name needs at least 3 characters']);
    expect(says(field, '三个字')).toBeNull();
  });
  test('G05 maximum length, 200 unless said', () => {
    expect(says(text('名称', 'Name', { length: 2 }), '三个字')).toEqual([
      '名称长度不能超过2个字符',
      'Name allows at most 2 characters',
    ]);
    expect(says(text('名称', 'Name'), 'x'.repeat(201))).toEqual([
      '名称长度不能超过200个字符',
      'Name allows at most 200 characters',
    ]);
    expect(says(text('名称', 'Name'), 'x'.repeat(200))).toBeNull();
  });
  test('G06 pattern', () => {
    expect(says(text('名称', 'Name', { pattern: /^[a-z]+$/ }), 'A')).toEqual(['名称格式不正确', 'Name has a wrong format']);
    expect(says(text('名称', 'Name', { pattern: /^[a-z]+$/ }), 'a')).toBeNull();
  });
  test('G07 bounds, ±999999999 unless said', () => {
    const bounded = ['数必须在1到5之间', 'Count must be between 1 and 5'];
    expect(says(integer('数', 'Count', { min: 1, max: 5 }), 6)).toEqual(bounded);
    expect(says(decimal('数', 'Count', { min: 1, max: 5 }), '5.01')).toEqual(bounded);
    expect(says(decimal('数', 'Count', { min: 1, max: 5 }), '5.00')).toBeNull();
    for (const value of ['999999999.001', '-1000000000']) {
      expect(says(decimal('数', 'Count'), value)).toEqual([
        '数必须在-999999999到999999999之间',
        'Count must be between -999999999 and 999999999',
      ]);
    }
  });
});

describe('other sentences', () => {
  test('strictly above, whole, a number, decimals', () => {
    expect(says(quantity('数量', 'Quantity', { above: 0 }), '0')).toEqual(['数量必须大于0', 'Quantity must be greater than 0']);
    expect(says(quantity('数量', 'Quantity', { above: 0 }), '0.001')).toBeNull();
    expect(says(integer('数', 'Count'), 1.5)).toEqual(['数必须为整数', 'Count must be an integer']);
    expect(says(decimal('数', 'Count'), 'x')).toEqual(['数必须为数字', 'Count must be a number']);
    expect(says(money('金额', 'Amount'), '1.005')).toEqual(['金额最多2位小数', 'Amount allows at most 2 decimals']);
  });
  test('a definition may word its own', () => {
    const own = ['自己的话', 'own words'] as const;
    expect(says(text('名称', 'Name', { required: true, requiredWords: own }), '')).toEqual(own);
    expect(says(text('名称', 'Name', { pattern: /^a$/, patternWords: own }), 'b')).toEqual(own);
    expect(says(integer('数', 'Count', { min: 0, integerWords: own }), 0.5)).toEqual(own);
    expect(says(integer('数', 'Count', { min: 0, integerWords: own }), -1)).toEqual(own);
  });
  test('required is asked before anything else, length before pattern', () => {
    const field = text('名称', 'Name', { required: true, minLength: 2, length: 3, pattern: /^a+$/ });
    expect(says(field, ' ')).toEqual(['请填写名称', 'please fill in Name']);
    expect(says(field, 'b')).toEqual(['名称长度不能少于2个字符', 'Name needs at least 2 characters']);
    expect(says(field, 'bbbb')).toEqual(['名称长度不能超过3个字符', 'Name allows at most 3 characters']);
    expect(says(field, 'bb')).toEqual(['名称格式不正确', 'Name has a wrong format']);
  });
});

describe('problems of a row', () => {
  const Thing = entity('x.thing', {
    label: ['东西', 'Thing'],
    fields: {
      kind: choice('类型', 'Kind', { a: ['甲', 'A'], b: ['乙', 'B'] }, { required: true }),
      low: integer('下限', 'Low'),
      high: integer('上限', 'High'),
      reason: text('原因', 'Reason', { length: 3 }),
      total: computed('integer', '合计', 'Total'),
    },
    details: { lines: table('明细', 'Lines', { qty: quantity('数量', 'Quantity', { required: true, above: 0 }) }) },
    visible: { high: (row) => row.kind === 'a' },
    requiredWhen: { reason: (row) => row.kind === 'b' },
    rules: [
      { id: 'B999', field: 'high', must: (row) => (row.high ?? 0) >= (row.low ?? 0), else: ['上限过小', 'High is too low'] },
      { must: (row) => row.lines.length > 0, else: ['没有明细', 'There are no lines'], level: 'warn' },
      { must: (row, { now }) => row.reason !== now.slice(0, 3), else: ['原因不对', 'Wrong reason'] },
    ],
  });
  const sound = { kind: 'a', low: 1, high: 2, reason: null, lines: [{ qty: '1' }] };
  const where = (row: Record<string, unknown>) => problems(Thing, row, at).map((problem) => problem.at);

  test('a sound row has none', () => expect(problems(Thing, sound, at)).toEqual([]));
  test('every field and line at fault is named, in reading order', () => {
    const lines = [{ qty: '1' }, { qty: '0' }, {}];
    expect(where({ ...sound, kind: 'c', low: 'x', lines })).toEqual(['kind', 'low', 'lines.1.qty', 'lines.2.qty']);
  });
  test('rules wait until the fields are sound', () => {
    expect(where({ ...sound, high: 0, reason: 'long' })).toEqual(['reason']);
    expect(problems(Thing, { ...sound, high: 0 }, at)).toEqual([
      { at: 'high', text: ['上限过小', 'High is too low'], level: 'error', rule: 'B999' },
    ]);
  });
  test('a rule may only warn, and a missing detail table counts as empty', () => {
    const { lines: _, ...bare } = sound;
    expect(problems(Thing, bare, at)).toEqual([{ at: '', text: ['没有明细', 'There are no lines'], level: 'warn' }]);
  });
  test('a rule knows the clock', () => expect(where({ ...sound, reason: '202' })).toEqual(['']));
  test('a field is required when its condition says so', () => {
    expect(where({ ...sound, kind: 'b' })).toEqual(['reason']);
    expect(where({ ...sound, kind: 'b', reason: 'why' })).toEqual([]);
  });
  test('what is not shown may be empty yet not unsound; what the server computes is not judged', () => {
    expect(where({ ...sound, kind: 'b', reason: 'why', low: null, high: null })).toEqual([]);
    expect(where({ ...sound, kind: 'b', reason: 'why', low: null, high: 1.5 })).toEqual(['high']);
    expect(where({ ...sound, total: 'x' })).toEqual([]);
  });
});

test('isId knows a UUID', () => {
  expect(isId(id)).toBe(true);
  for (const value of ['', id.slice(1), `${id}0`, id.replace('7', '9'), null, 1]) expect(isId(value)).toBe(false);
});
