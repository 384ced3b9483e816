import { expect, test } from 'vitest';
import { askedLines, promisesAsRequested, isTable, joined, pasted, replyInput, split, typed, unanswered } from './promises.ts';

const lines = [
  { id: 'a', qty: '10', wanted: '2026-04-01', decimals: null, most: '10', last: null },
  { id: 'b', qty: '5', wanted: '2026-04-02', decimals: null, most: '5', last: null },
];
const begun = promisesAsRequested(lines);
const BOUNDS = { today: '2026-03-02', lines };

test('it begins as it was asked, and can be sent so', () => {
  expect(unanswered(begun, BOUNDS)).toEqual(new Set());
  expect(replyInput(begun, ' ').replies).toEqual([
    { lineId: 'a', qty: '10', date: '2026-04-01', remark: null },
    { lineId: 'b', qty: '5', date: '2026-04-02', remark: null },
  ]);
});

test('a line is split into days; two parts on one day are none, and the last part stays', () => {
  const two = split(begun, 'a-0');
  expect(two.map(({ key }) => key)).toEqual(['a-0', 'a-1', 'b-0']);
  expect(unanswered(two, BOUNDS)).toEqual(new Set(['a-1 qty', 'a-1 date']));
  const same = typed(typed(typed(two, 'a-0', 'qty', '6'), 'a-1', 'qty', '4'), 'a-1', 'date', '2026-04-01');
  expect(unanswered(same, BOUNDS)).toEqual(new Set(['a-0 date', 'a-1 date']));
  expect(unanswered(typed(same, 'a-1', 'date', '2026-04-08'), BOUNDS)).toEqual(new Set());
  expect(split(joined(split(two, 'a-0'), 'a-1'), 'a-0').map(({ key }) => key)).toEqual(['a-0', 'a-1', 'a-2', 'b-0']);
  expect(joined(begun, 'a-0')).toEqual(begun);
});

test('cells of a spreadsheet are laid down from where they are pasted', () => {
  expect(isTable('12')).toBe(false);
  expect(isTable('12\n')).toBe(false);
  expect(isTable('12\t2026/4/9\n')).toBe(true);
  const whole = pasted(begun, { key: 'a-0', column: 'qty' }, '1,200\t2026/4/9\t第一批\r\n3.5\t2026年4月10日\r\n');
  expect(whole.map(({ qty, date, remark }) => [qty, date, remark])).toEqual([
    ['1200', '2026-04-09', '第一批'],
    ['3.5', '2026-04-10', ''],
  ]);
  expect(
    pasted(begun, { key: 'b-0', column: 'date' }, '2026-05-01\tx\ty\n2026-05-02').map(({ date, remark }) => [date, remark]),
  ).toEqual([
    ['2026-04-01', ''],
    ['2026-05-01', 'x'],
  ]);
});

test('what is no quantity or no day is told', () => {
  for (const qty of ['', '-1', '1e3', 'viel'])
    expect(unanswered(typed(begun, 'a-0', 'qty', qty), BOUNDS).has('a-0 qty')).toBe(true);
  expect(unanswered(typed(begun, 'a-0', 'date', '1.4.'), BOUNDS).has('a-0 date')).toBe(true);
});

test('review 13: more than is asked for, and a day in the past, are told before they are sent', () => {
  expect(unanswered(typed(begun, 'a-0', 'qty', '10.5'), BOUNDS)).toEqual(new Set(['a-0 qty']));
  expect(unanswered(typed(begun, 'a-0', 'date', '2024-02-29'), BOUNDS)).toEqual(new Set(['a-0 date']));
});

test('use 13: what the company and the unit let pass is told before it is sent, as it is judged afterwards', () => {
  const order = { promiseExcess: '10', promiseDays: 60 };
  const asked = askedLines(order, [{ id: 'a', qty: '15', dueDate: '2026-04-01', decimals: 0 }], BOUNDS.today);
  expect(asked).toMatchObject([{ most: '16', last: '2026-05-01' }]);
  const wrong = (column: 'qty' | 'date', value: string) => [
    ...unanswered(typed(promisesAsRequested(asked), 'a-0', column, value), { ...BOUNDS, lines: asked }),
  ];
  expect([wrong('qty', '16'), wrong('qty', '17'), wrong('qty', '14.5')]).toEqual([[], ['a-0 qty'], ['a-0 qty']]);
  expect([wrong('date', '2026-05-01'), wrong('date', '2026-05-02')]).toEqual([[], ['a-0 date']]);
  // Asked for later than anybody may promise, it may be promised as it was asked.
  expect(askedLines(order, [{ id: 'a', qty: '15', dueDate: '2027-04-01' }], BOUNDS.today)).toMatchObject([
    { last: '2027-04-01' },
  ]);
});
