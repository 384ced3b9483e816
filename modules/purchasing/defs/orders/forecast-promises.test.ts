import { expect, test } from 'vitest';
import { judgePromise, namedProblem, promisesIn, reasonOf, weekName } from './forecast-promises.ts';

const week = (zone: string, qty = '120', decimals = 0) => ({ qty, zone, decimals, mostQty: '240' });
const said = (qty: string, reason: string | null = null, remark: string | null = null) => ({ qty, reason, remark });
const stateOf = (zone: string, qty: string, reason: string | null = null) => judgePromise(week(zone), said(qty, reason)).state;

test('use 29 a cell is equal, more, less, empty or wrong beside what was asked', () => {
  expect(['120', '120.0', '130', ''].map((qty) => stateOf('material', qty))).toEqual(['equal', 'equal', 'more', 'empty']);
  for (const qty of ['abc', '-5', '1.5', '1e3', '12a', '0.5']) {
    for (const zone of ['firm', 'material', 'outlook']) expect(stateOf(zone, qty, 'capacity'), qty).toBe('wrong');
    expect(judgePromise(week('outlook'), said(qty)).why).not.toBeNull();
  }
});

test('use 29 less in a firm week, 0 included, needs a reason; in the others it needs none', () => {
  for (const qty of ['0', '119']) {
    expect(['firm', 'material', 'outlook'].map((zone) => stateOf(zone, qty))).toEqual(['unexplained', 'less', 'less']);
    expect(stateOf('firm', qty, 'tooling')).toBe('less');
  }
  // Where nothing is asked for, nothing is short.
  expect(judgePromise(week('firm', '0'), said('0'))).toEqual({ state: 'equal', why: null });
});

test('use 29 a reason is one of the list or words of the supplier’s own', () => {
  expect(reasonOf(said('0', 'capacity'))).toBe('capacity');
  expect(reasonOf(said('0', null, '停电'))).toBe('other');
  expect(reasonOf(said('0', 'other', '停电'))).toBe('other');
  for (const reason of [null, 'other', 'weather', 'toString']) expect(reasonOf(said('0', reason, '  '))).toBeNull();
});

test('use 29 a unit says how many decimals a promise may have; what was asked itself may always be promised', () => {
  const metres = (qty: string) => judgePromise(week('material', '10', 2), said(qty)).state;
  expect(['9.25', '9.255', '10.00'].map(metres)).toEqual(['less', 'wrong', 'equal']);
  expect(judgePromise(week('firm', '10.5'), said('10.5')).state).toBe('equal');
});

test('use 29 an empty firm week has to be filled in; the others may stay empty', () => {
  expect(judgePromise(week('firm'), null).why?.[0]).toBe('确定区须填写承诺数量');
  expect(judgePromise(week('outlook'), null)).toEqual({ state: 'empty', why: null });
});

test('use 29 weeks are counted as calendars do, also about the turn of a year', () => {
  expect(['2026-11-16', '2026-12-28', '2027-01-04', '2024-12-30', '2026-06-01'].map(weekName)).toEqual([
    'W47',
    'W53',
    'W01',
    'W01',
    'W23',
  ]);
  expect(namedProblem('SEL-1', '2026-11-16', ['错', 'wrong'])).toEqual([
    '物料 SEL-1，W47（2026-11-16）：错',
    'Part SEL-1, W47 (2026-11-16): wrong',
  ]);
});

test('all of it as asked promises every line; line by line only those named', () => {
  const lines = [{ ...week('firm'), id: 'a' }];
  expect(promisesIn(lines, { answer: 'asAsked' })[0]?.reply?.qty).toBe('120');
  expect(promisesIn(lines, { answer: 'byLine', replies: [] })[0]?.reply).toBeNull();
});
