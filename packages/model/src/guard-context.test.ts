import { expect, test } from 'vitest';
import {
  choice,
  code,
  date,
  datetime,
  defaults,
  document,
  entity,
  guardContext,
  ref,
  refusal,
  state,
  TIME_ZONES,
  todayOf,
} from './index.ts';

const Site = entity('test.site', {
  label: ['工厂', 'Site'],
  fields: { code: code('编码', 'Code', { required: true }), timeZone: choice('时区', 'Zone', TIME_ZONES) },
  scopes: { plant: 'id' },
  timeZone: 'timeZone',
});
const Order = document('test.order', {
  label: ['订单', 'Order'],
  number: 'O{seq:5}',
  states: { open: state('00', '新建', 'Open'), done: state('10', '完成', 'Done') },
  fields: {
    site: ref('test.site', '工厂', 'Site'),
    dueOn: date('交期', 'Due', { default: 'today' }),
    dueAt: datetime('截止', 'Deadline', { default: 'now' }),
  },
  scopes: { plant: 'site' },
  actions: {
    finish: {
      from: 'open',
      to: 'done',
      needs: [
        { id: 'onTime', must: (row, at) => (row.dueOn ?? '') >= todayOf(at), else: ['已过期', 'Overdue'] },
        { id: 'inTime', must: (row, at) => (row.dueAt ?? '9') >= at.now, else: ['已过时', 'Too late'] },
      ],
    },
  },
});

const actor = { userId: 'u', can: () => true, vendorId: null };
const clockAt = (instant: string) => ({
  instant: new Date(instant),
  zone: 'Asia/Shanghai',
  plantZones: { berlin: 'Europe/Berlin' },
});
const row = (site: string | null, dueOn: string, dueAt: string | null = null) => ({ site, dueOn, dueAt, status: 'open' });
const finishing = (instant: string, order: ReturnType<typeof row>) =>
  refusal(Order, 'finish', order, guardContext(clockAt(instant), { actor, entity: Order, row: order }))?.code ?? null;

test('a day ends at midnight of the company', () => {
  expect(finishing('2026-03-01T15:59:59Z', row(null, '2026-03-01'))).toBeNull();
  expect(finishing('2026-03-01T16:00:00Z', row(null, '2026-03-01'))).toBe('test.order.finish.onTime');
});

test('a plant in another zone changes its day at its own midnight', () => {
  expect(finishing('2026-03-01T16:00:00Z', row('berlin', '2026-03-01'))).toBeNull();
  expect(finishing('2026-03-01T22:59:59Z', row('berlin', '2026-03-01'))).toBeNull();
  expect(finishing('2026-03-01T23:00:00Z', row('berlin', '2026-03-01'))).toBe('test.order.finish.onTime');
  // Plants nothing is told of have the company's zone.
  expect(finishing('2026-03-01T16:00:00Z', row('ningbo', '2026-03-01'))).toBe('test.order.finish.onTime');
});

test('summer time moves the midnight of a plant', () => {
  expect(finishing('2026-07-01T21:59:59Z', row('berlin', '2026-07-01'))).toBeNull();
  expect(finishing('2026-07-01T22:00:00Z', row('berlin', '2026-07-01'))).toBe('test.order.finish.onTime');
});

test('datetimes are compared in the zone they are written in, whatever the plant', () => {
  expect(finishing('2026-03-01T12:00:00Z', row('berlin', '2026-03-01', '2026-03-01 20:00:00'))).toBeNull();
  expect(finishing('2026-03-01T12:00:01Z', row('berlin', '2026-03-01', '2026-03-01 20:00:00'))).toBe('test.order.finish.inTime');
});

test('defaults begin with the date of the plant, and a plant has its own', () => {
  const at = (site: string | null) => guardContext(clockAt('2026-03-01T20:00:00Z'), { actor, entity: Order, row: { site } });
  expect(defaults(Order.fields, at('berlin'))).toMatchObject({ dueOn: '2026-03-01', dueAt: '2026-03-02 04:00:00' });
  expect(defaults(Order.fields, at(null))).toMatchObject({ dueOn: '2026-03-02', dueAt: '2026-03-02 04:00:00' });
  const own = { id: 'new', timeZone: 'America/New_York' };
  expect(guardContext(clockAt('2026-03-01T03:00:00Z'), { actor, entity: Site, row: own }).today).toBe('2026-02-28');
});

test('every zone offered is one that clocks know', () => {
  for (const zone of Object.keys(TIME_ZONES)) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});
