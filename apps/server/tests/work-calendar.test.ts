import { back, fwd } from '@takt/modules/base/defs';
import { workedAt } from '@takt/modules/base/server';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED, NOT_FOUND, OUT_OF_SCOPE } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';

const [READ, PAINT] = ['/base/call/workYear', '/base/call/paintDays'];
const CALENDAR = 'base.workCalendar';
const B053 = ['只能操作今天及以后的日期', 'Only today or later can be edited, deleted or selected'] as const;
/** The clock of the product stands at 2096-03-02, a Friday. */
const [YESTERDAY, TODAY, SATURDAY, SUNDAY, MONDAY] = ['2096-03-01', '2096-03-02', '2096-03-03', '2096-03-04', '2096-03-05'];

let factory: Factory;
let company: Company;
let [plant, workshop, line] = ['', '', ''];
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
  plant = (await company.samples.create('base.plant')).id;
  workshop = (await company.samples.create('base.workshop', { plant })).id;
  line = (await company.samples.create('base.line', { plant, workshop })).id;
});
afterAll(() => factory.close());

const paint = (by: Client, place: string, days: Readonly<Record<string, string | null>>) =>
  by.post(PAINT, { place, days: Object.entries(days).map(([on, type]) => ({ on, type })) });
const year = async (place: string, by: Client = company.admin) => (await by.post(READ, { place, year: 2096 })).data;

test('the nearest calendar counts: line, workshop, plant, company, then the weekday', async () => {
  expect(await year(line)).toEqual({ today: TODAY, calendar: null, days: [], lacks: null });
  await paint(company.admin, 'company', { [TODAY]: 'holiday', [SATURDAY]: 'makeup', [MONDAY]: 'holiday' });
  await paint(company.admin, plant, { [TODAY]: 'workday' });
  expect((await paint(company.admin, line, { [SATURDAY]: 'rest', [SUNDAY]: 'makeup' })).data).toEqual({ changed: 2 });
  expect((await year(line)).days).toEqual([
    { on: TODAY, type: 'workday', shiftModel: null, own: false, otherwise: 'workday' },
    { on: SATURDAY, type: 'rest', shiftModel: null, own: true, otherwise: 'makeup' },
    { on: SUNDAY, type: 'makeup', shiftModel: null, own: true, otherwise: 'rest' },
    { on: MONDAY, type: 'holiday', shiftModel: null, own: false, otherwise: 'holiday' },
  ]);
  expect((await year(workshop)).days.map(({ type }: { type: string }) => type)).toEqual(['workday', 'makeup', 'holiday']);
  const other = (await company.samples.create('base.plant')).id;
  expect((await year(other)).days[0]).toMatchObject({ on: TODAY, type: 'holiday' });
});

test('lead times walk over the days a place works', async () => {
  await paint(company.admin, 'company', { [MONDAY]: 'holiday', [SATURDAY]: 'makeup' });
  const [ofLine, ofCompany] = await factory.asSystem(company.tenant.id, async (ctx) => [
    await workedAt(ctx, line, '2096-01-01', '2096-12-31'),
    await workedAt(ctx, 'company', '2096-01-01', '2096-12-31'),
  ]);
  expect([fwd(ofLine ?? Boolean, TODAY, 2), back(ofCompany ?? Boolean, MONDAY, 0)]).toEqual(['2096-03-06', SATURDAY]);
});

test('supply 2.2 the nearest schedule decides of days no calendar speaks of', async () => {
  const model = (await company.samples.create('base.shiftModel')).id;
  const week = { monday: model, saturday: model };
  const schedule = (code: string, of: object, days: object) =>
    company.admin.save('base.workSchedule', { code, name: code, plant, validFrom: '2096-01-01', ...of, ...days });
  await schedule('S-PLANT', {}, week);
  await schedule('S-LINE', { workshop, line }, { sunday: model });
  await paint(company.admin, plant, { [MONDAY]: 'holiday' });
  const worked = async (place: string) => {
    const found = await factory.asSystem(company.tenant.id, (ctx) => workedAt(ctx, place, TODAY, '2096-03-12'));
    return [TODAY, SATURDAY, SUNDAY, MONDAY, '2096-03-12'].map(found);
  };
  expect(await worked(plant)).toEqual([false, true, false, false, true]);
  expect(await worked(line)).toEqual([false, false, true, false, false]);
  expect(await worked('company')).toEqual([true, false, false, true, true]);
});

test('B053 days that have passed are neither painted, repainted nor given back', async () => {
  const refused = await paint(company.admin, plant, { [YESTERDAY]: 'holiday', [TODAY]: 'holiday' });
  expectRefused(refused, 422, B053);
  expect(refused.error?.code).toBe('B053');
  // All or nothing.
  expect((await year(plant)).days).toEqual([]);
  expect((await paint(company.admin, plant, { [TODAY]: 'holiday' })).httpStatus).toBe(200);
});

test('B053 holds once the clock has passed a day, for its form and for deleting as well', async () => {
  let now = new Date('2096-03-02T00:00:00Z');
  const moving = await openProduct({ clock: () => now });
  const { admin } = await openCompany(moving);
  await paint(admin, 'company', { [TODAY]: 'holiday', [MONDAY]: 'holiday' });
  now = new Date('2096-03-02T15:59:00Z');
  expect((await paint(admin, 'company', { [TODAY]: 'rest' })).httpStatus).toBe(200);
  // Midnight in Shanghai.
  now = new Date('2096-03-02T16:00:00Z');
  await admin.signIn();
  for (const type of ['holiday', null]) expectRefused(await paint(admin, 'company', { [TODAY]: type }), 422, B053);
  const [{ id, version }] = (await admin.page(CALENDAR)).data.list;
  const { days } = (await admin.one(CALENDAR, id)).data;
  const later = days.filter(({ dayOn }: { dayOn: string }) => dayOn !== TODAY);
  expectRefused(await admin.save(CALENDAR, { id, version, days: later }), 422, B053);
  expectRefused(await admin.delete(CALENDAR, [{ id }]), 422, B053);
  expect((await paint(admin, 'company', { [MONDAY]: null })).data).toEqual({ changed: 1 });
  await moving.close();
});

test('a day given back is what it was, and the history tells who did which', async () => {
  await paint(company.admin, plant, { [SATURDAY]: 'makeup', [SUNDAY]: 'makeup' });
  expect((await paint(company.admin, plant, { [SATURDAY]: 'makeup', [MONDAY]: null })).data).toEqual({ changed: 0 });
  await paint(company.admin, plant, { [SATURDAY]: null, [SUNDAY]: 'workday' });
  const { calendar, days } = await year(plant);
  expect(days).toEqual([{ on: SUNDAY, type: 'workday', shiftModel: null, own: true, otherwise: 'rest' }]);
  expect(calendar.version).toBe(2);
  const [last] = (await company.admin.history(CALENDAR, calendar.id)).data;
  expect(last).toMatchObject({ action: 'edit', userName: company.admin.called });
  expect(last.changes.days.map(({ op }: { op: string }) => op).toSorted()).toEqual(['delete', 'edit']);
});

test('reading and painting are rights; whoever sees one plant paints neither another nor the company', async () => {
  const [nobody, reader] = [await company.tenant.person(), await company.tenant.person({ permissions: [`${CALENDAR}.read`] })];
  expectRefused(await nobody.post(READ, { place: plant, year: 2096 }), 403, NOT_AUTHORISED);
  expect((await year(plant, reader)).lacks).toBe(`${CALENDAR}.edit`);
  expectRefused(await paint(reader, plant, { [TODAY]: 'rest' }), 403, NOT_AUTHORISED);
  const permissions = ['read', 'create', 'edit'].map((action) => `${CALENDAR}.${action}`);
  const limited = await company.tenant.person({ permissions, scopes: [{ dimension: 'plant', value: plant }] });
  const outside = (await company.samples.create('base.plant')).id;
  expectRefused(await limited.post(READ, { place: outside, year: 2096 }), 404, NOT_FOUND);
  expectRefused(await paint(limited, outside, { [TODAY]: 'rest' }), 404, NOT_FOUND);
  expectRefused(await paint(limited, 'company', { [TODAY]: 'rest' }), 403, OUT_OF_SCOPE);
  expect((await paint(limited, line, { [TODAY]: 'rest' })).httpStatus).toBe(200);
  const places = (await limited.post('/base/call/calendarPlaces')).data.map(({ id }: { id: string }) => id);
  expect(places).toEqual([plant, workshop, line]);
  const stranger = await openCompany(factory);
  expectRefused(await stranger.admin.post(READ, { place: plant, year: 2096 }), 404, NOT_FOUND);
});

test('what is no day or no type is refused', async () => {
  for (const [on, type] of [
    ['2096-02-31', 'rest'],
    [TODAY, 'party'],
    ['tomorrow', 'rest'],
  ] as const) {
    expect((await paint(company.admin, plant, { [on]: type })).httpStatus).toBe(422);
  }
  expect((await company.admin.post(PAINT, { place: plant, days: 'all' })).httpStatus).toBe(422);
});

test('supply 4.1 (25) available hours of a line are net hours of its shifts × headcount × attendance × efficiency, day by day', async () => {
  const save = async (entity: string, row: object): Promise<string> => {
    const reply = await company.admin.save(entity, { ...row });
    expect(reply.httpStatus, reply.raw).toBe(200);
    return reply.data.id;
  };
  const shifts = [
    { serialNo: 1, code: 'D', name: '白班', startAt: '08:00:00', endAt: '17:00:00' },
    { serialNo: 2, code: 'N', name: '夜班', startAt: '20:00:00', endAt: '04:00:00' },
  ];
  const breaks = [{ startAt: '12:00:00', endAt: '13:00:00' }];
  const model = await save('base.shiftModel', { code: 'DN', name: '两班', shifts, breaks });
  await save('base.workSchedule', {
    code: 'S-L',
    name: '线',
    plant,
    workshop,
    line,
    validFrom: '2096-01-01',
    friday: model,
    monday: model,
  });
  const terms = { plant, line, attendance: '96', efficiency: '88.5' };
  const balance = await save('base.workHourBalance', { code: 'WH1', ...terms, validFrom: '2096-01-01', headcount: 10 });
  await save('base.workHourBalance', { code: 'WH2', ...terms, validFrom: MONDAY, headcount: 12 });
  const hours = async () => (await company.admin.post('/base/call/lineHours', { balance, from: TODAY })).data;
  const told = await hours();
  expect(told).toHaveLength(28);
  expect(told.slice(0, 4)).toEqual([
    { on: TODAY, netHours: '16', headcount: 10, availableHours: '135.94' },
    { on: SATURDAY, netHours: '0', headcount: 10, availableHours: '0' },
    { on: SUNDAY, netHours: '0', headcount: 10, availableHours: '0' },
    { on: MONDAY, netHours: '16', headcount: 12, availableHours: '163.12' },
  ]);
  await paint(company.admin, line, { [MONDAY]: 'holiday' });
  expect((await hours())[3]).toMatchObject({ netHours: '0', availableHours: '0' });
});
