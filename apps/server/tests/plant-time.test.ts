import { businessDayEnd, plantTime, plusWorkingHours } from '@takt/modules/base/server';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';

/** The clock of the product stands at 2096-03-02, a Friday; the Monday before is 2096-02-27. */
const PAINT = '/base/call/paintDays';
const shift = (serialNo: number, code: string, startAt: string, endAt: string) => ({
  serialNo,
  code,
  name: code,
  startAt,
  endAt,
});

let factory: Factory;
let company: Company;
let [ningbo, berlin, weekend] = ['', '', ''];
const made = async (entity: string, row: Readonly<Record<string, unknown>>): Promise<string> => {
  const { httpStatus, data, message } = await company.admin.save(entity, row);
  if (httpStatus !== 200) throw new Error(message);
  return data.id;
};
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
  ningbo = await made('base.plant', { code: 'NB', name: '宁波' });
  berlin = await made('base.plant', { code: 'BE', name: '柏林', timeZone: 'Europe/Berlin' });
  const twice = [shift(1, 'D', '08:00:00', '20:00:00'), shift(2, 'N', '20:00:00', '08:00:00')];
  const week = await made('base.shiftModel', { code: 'DN', name: '两班', shifts: twice });
  weekend = await made('base.shiftModel', { code: 'S', name: '周六班', shifts: [shift(1, 'S', '09:00:00', '15:00:00')] });
  const days = { monday: week, tuesday: week, wednesday: week, thursday: week, friday: week };
  for (const [index, plant] of [ningbo, berlin].entries())
    await made('base.workSchedule', { code: `W${index}`, name: '常班', plant, validFrom: '2096-01-01', ...days });
});
afterAll(() => factory.close());

/** The business date and the shift at a wall time of Shanghai, or at an instant. */
const at = (plant: string, when: string): Promise<readonly [string, string | null]> =>
  factory.asSystem(company.tenant.id, async (ctx) => {
    const instant = new Date(when.endsWith('Z') ? when : `${when}+08:00`);
    const { date, shift: found } = await plantTime(ctx, plant, instant);
    return [date, found?.code ?? null] as const;
  });

test('shifts change at their hour', async () => {
  expect(await at(ningbo, '2096-02-29T19:59:59')).toEqual(['2096-02-29', 'D']);
  expect(await at(ningbo, '2096-02-29T20:00:00')).toEqual(['2096-02-29', 'N']);
});

test('the night shift belongs to the day on which it began, past midnight and until its end', async () => {
  expect(await at(ningbo, '2096-02-29T23:59:59')).toEqual(['2096-02-29', 'N']);
  expect(await at(ningbo, '2096-03-01T00:00:00')).toEqual(['2096-02-29', 'N']);
  expect(await at(ningbo, '2096-03-01T07:59:59')).toEqual(['2096-02-29', 'N']);
  expect(await at(ningbo, '2096-03-01T08:00:00')).toEqual(['2096-03-01', 'D']);
});

test('a business day ends with its night shift, else at midnight, by the clock of the company', async () => {
  const end = (plant: string, when: string) =>
    factory.asSystem(company.tenant.id, (ctx) => businessDayEnd(ctx, plant, new Date(when)));
  for (const when of ['2096-02-29T09:00:00+08:00', '2096-02-29T23:00:00+08:00', '2096-03-01T07:59:00+08:00'])
    expect(await end(ningbo, when)).toBe('2096-03-01 08:00:00');
  expect(await end(ningbo, '2096-03-03T10:00:00+08:00')).toBe('2096-03-04 00:00:00');
  expect(await end(berlin, '2096-02-29T10:00:00Z')).toBe('2096-03-01 15:00:00');
});

test('a day off has no shift, but the night before goes on into it', async () => {
  // Saturday.
  expect(await at(ningbo, '2096-03-03T03:00:00')).toEqual(['2096-03-02', 'N']);
  expect(await at(ningbo, '2096-03-03T10:00:00')).toEqual(['2096-03-03', null]);
  // Monday morning before the first shift: nobody worked the night before.
  expect(await at(ningbo, '2096-03-05T03:00:00')).toEqual(['2096-03-05', null]);
});

test('what the calendar says of a day goes before the schedule', async () => {
  const paint = (place: string, on: string, type: string | null) => company.admin.post(PAINT, { place, days: [{ on, type }] });
  // Tuesday off for the company, worked by one plant all the same.
  await paint('company', '2096-03-06', 'holiday');
  await paint(berlin, '2096-03-06', 'workday');
  expect(await at(ningbo, '2096-03-06T10:00:00')).toEqual(['2096-03-06', null]);
  expect(await at(ningbo, '2096-03-07T03:00:00')).toEqual(['2096-03-07', null]);
  expect(await at(berlin, '2096-03-06T10:00:00Z')).toEqual(['2096-03-06', 'D']);
  // A Saturday made up for, with shifts of its own.
  const plant = await made('base.plant', { code: 'HZ', name: '杭州' });
  const days = [{ dayOn: '2096-03-10', type: 'makeup', shiftModel: weekend }];
  await made('base.workCalendar', { name: '杭州', place: plant, plant, days });
  expect(await at(plant, '2096-03-10T08:59:59')).toEqual(['2096-03-10', null]);
  expect(await at(plant, '2096-03-10T09:00:00')).toEqual(['2096-03-10', 'S']);
});

test('supply 2.2 whoever paints a day may say its shifts: they go before those of the schedule until they are taken away', async () => {
  const on = '2096-03-08';
  const paint = (day: object) => company.admin.post(PAINT, { place: ningbo, days: [{ on, ...day }] });
  const said = async () => {
    const { data } = await company.admin.post('/base/call/workYear', { place: ningbo, year: 2096 });
    return data.days.find((day: { on: string }) => day.on === on)?.shiftModel;
  };
  // A Thursday of day and night shifts.
  expect(await at(ningbo, `${on}T22:00:00`)).toEqual([on, 'N']);
  expect((await paint({ type: 'workday', shiftModel: weekend })).data).toEqual({ changed: 1 });
  expect([await at(ningbo, `${on}T10:00:00`), await at(ningbo, `${on}T22:00:00`)]).toEqual([
    [on, 'S'],
    [on, null],
  ]);
  // Left out, they stay; the same again changes nothing.
  expect((await paint({ type: 'workday' })).data).toEqual({ changed: 0 });
  expect((await paint({ type: 'workday', shiftModel: weekend })).data).toEqual({ changed: 0 });
  expect(await said()).toBe(weekend);
  for (const wrong of [
    { type: 'holiday', shiftModel: weekend },
    { type: null, shiftModel: weekend },
    { type: 'workday', shiftModel: 'S' },
    { type: 'workday', shiftModel: ningbo },
  ])
    expect((await paint(wrong)).httpStatus).toBeGreaterThanOrEqual(400);
  expect((await paint({ type: 'workday', shiftModel: null })).data).toEqual({ changed: 1 });
  expect(await at(ningbo, `${on}T22:00:00`)).toEqual([on, 'N']);
  await paint({ type: 'workday', shiftModel: weekend });
  await paint({ type: 'holiday' });
  expect(await said()).toBeNull();
  await paint({ type: null });
});

test('plants in other zones have other dates and other shifts at the same instant', async () => {
  // Wednesday 06:30 in Shanghai, Tuesday 23:30 in Berlin.
  expect(await at(ningbo, '2096-02-28T22:30:00Z')).toEqual(['2096-02-28', 'N']);
  expect(await at(berlin, '2096-02-28T22:30:00Z')).toEqual(['2096-02-28', 'N']);
  // 08:00 in Shanghai, 01:00 in Berlin.
  expect(await at(ningbo, '2096-02-29T00:00:00Z')).toEqual(['2096-02-29', 'D']);
  expect(await at(berlin, '2096-02-29T00:00:00Z')).toEqual(['2096-02-28', 'N']);
  expect(await at(berlin, '2096-02-29T07:00:00Z')).toEqual(['2096-02-29', 'D']);
});

test('supply 2.2 a schedule with a Saturday shift works on Saturdays, unless the calendar says otherwise', async () => {
  const plant = await made('base.plant', { code: 'SX', name: '绍兴' });
  await made('base.workSchedule', { code: 'SIX', name: '六天', plant, validFrom: '2096-01-01', saturday: weekend });
  expect(await at(plant, '2096-03-03T10:00:00')).toEqual(['2096-03-03', 'S']);
  // Friday is no working day of this schedule, whatever its weekday.
  expect(await at(plant, '2096-03-02T10:00:00')).toEqual(['2096-03-02', null]);
  await company.admin.post(PAINT, { place: plant, days: [{ on: '2096-03-17', type: 'holiday' }] });
  expect(await at(plant, '2096-03-17T10:00:00')).toEqual(['2096-03-17', null]);
});

test('supply 2.2 working hours pass by the shifts, calendar and clock of the plant', async () => {
  const six = await made('base.plant', { code: 'WX', name: '无锡', timeZone: 'Europe/Berlin' });
  const noon = [{ startAt: '12:00:00', endAt: '13:00:00' }];
  const model = { code: 'D8', name: '日班', shifts: [shift(1, 'D', '08:00:00', '17:00:00')], breaks: noon };
  const daily = await made('base.shiftModel', model);
  const days = { monday: daily, tuesday: daily, wednesday: daily, thursday: daily, friday: daily };
  await made('base.workSchedule', { code: 'WX', name: '常班', plant: six, validFrom: '2096-01-01', ...days });
  const painted = [
    { on: '2096-03-05', type: 'holiday' },
    { on: '2096-03-06', type: 'workday' },
  ];
  await company.admin.post(PAINT, { place: six, days: painted });
  const due = (hours: number) => factory.asSystem(company.tenant.id, (ctx) => plusWorkingHours(ctx, six, hours));
  // It is Friday 08:00 in Shanghai, 01:00 in Berlin; Monday is a holiday there. Told by the company's clock, seven hours ahead.
  expect([await due(4), await due(8), await due(9)]).toEqual([
    '2096-03-02 19:00:00',
    '2096-03-03 00:00:00',
    '2096-03-06 16:00:00',
  ]);
});

test('supply 2.2 of a plant whose schedule has no working time the hours of the clock count', async () => {
  const idle = await made('base.plant', { code: 'XX', name: '未排班' });
  await made('base.workSchedule', { code: 'XX', name: '空', plant: idle, validFrom: '2096-01-01' });
  const due = await factory.asSystem(company.tenant.id, (ctx) => plusWorkingHours(ctx, idle, 24));
  expect(due).toBe('2096-03-03 08:00:00');
});
