import { newRow, problems, type Text } from '@takt/model';
import { expect, test } from 'vitest';
import { Operator, ShiftModel, WorkSchedule } from '../index.ts';

const at = { now: '2026-03-02 08:00:00' };
const someId = '01900000-0000-7000-8000-000000000001';
const shift = (serialNo: number, startAt: string, endAt: string) => ({
  serialNo,
  code: `S${serialNo}`,
  name: '班次',
  nameEn: null,
  startAt,
  endAt,
});
const rest = (startAt: string, endAt: string) => ({ startAt, endAt, paid: '0', remark: null });

const says = (shifts: readonly object[], breaks: readonly object[] = []): readonly Text[] =>
  problems(ShiftModel, { ...newRow(ShiftModel, at), code: 'M', name: '模型', shifts, breaks }, at).map(({ text }) => text);

const three = [shift(1, '00:00:00', '08:00:00'), shift(2, '08:00:00', '16:00:00'), shift(3, '16:00:00', '00:00:00')];

test('three shifts fill the day, and a night passes midnight', () => {
  expect(says(three)).toEqual([]);
  expect(says([shift(1, '20:00:00', '08:00:00')], [rest('23:45:00', '00:15:00')])).toEqual([]);
});

test('B028 the serial number of a shift is a number', () => {
  const text: Text = ['班次序号必须为数字', 'The shift serial number must be numeric'];
  for (const bad of ['1', 'abc', 1.5, 0]) expect(says([{ ...three[0], serialNo: bad }])).toEqual([text]);
  expect(says([three[0] ?? {}])).toEqual([]);
});

test.each<[string, readonly object[], readonly object[], Text]>([
  ['there is a shift', [], [], ['请至少添加一个班次', 'Add at least one shift']],
  [
    'serial numbers differ',
    [three[0] ?? {}, { ...three[1], serialNo: 1 }],
    [],
    ['班次序号不能重复', 'The serial numbers of shifts must be unique'],
  ],
  [
    'a shift has a length',
    [shift(1, '08:00:00', '08:00:00')],
    [],
    ['开始时间与结束时间不能相同', 'Start and end cannot be the same'],
  ],
  [
    'shifts do not overlap, also over midnight',
    [shift(1, '20:00:00', '08:00:00'), shift(2, '07:30:00', '12:00:00')],
    [],
    ['班次时间不能重叠', 'Shifts cannot overlap'],
  ],
  [
    'a break lies within a shift',
    [shift(1, '08:00:00', '16:00:00')],
    [rest('15:45:00', '16:15:00')],
    ['休息时段必须在某个班次的时间之内', 'A break must lie within the hours of a shift'],
  ],
  [
    'breaks do not overlap',
    [shift(1, '08:00:00', '16:00:00')],
    [rest('12:00:00', '12:30:00'), rest('12:15:00', '12:45:00')],
    ['休息时段不能重叠', 'Breaks cannot overlap'],
  ],
])('%s', (_, shifts, breaks, text) => {
  expect(says(shifts, breaks)).toEqual([text]);
});

test('a schedule does not end before it begins', () => {
  const row = { ...newRow(WorkSchedule, at), code: 'W1', name: '两班', plant: someId, validFrom: '2026-03-02' };
  expect(problems(WorkSchedule, { ...row, validTo: '2026-03-01' }, at)).toMatchObject([{ at: 'validTo' }]);
  for (const good of ['2026-03-02', null]) expect(problems(WorkSchedule, { ...row, validTo: good }, at)).toEqual([]);
});

test('a skill of an operator has a level', () => {
  const row = { ...newRow(Operator, at), operatorNo: 'OP1', name: '张伟', plant: someId };
  const skill = { skill: 'TURNING', level: null, certificateNo: null, validUntil: null };
  expect(problems(Operator, { ...row, skills: [skill] }, at)).toMatchObject([{ at: 'skills.0.level' }]);
  expect(problems(Operator, { ...row, skills: [{ ...skill, level: 'trainer' }] }, at)).toEqual([]);
});
