import { date, document, guardContext, momentOf, ref, refusal, state, todayOf } from '@takt/model';
import { afterEach, expect, test, vi } from 'vitest';
import { companyClock, learnServerTime, learnZones, momentFor, today, wireNow } from './company-clock.ts';

const Order = document('test.order', {
  label: ['订单', 'Order'],
  number: 'O{seq:5}',
  states: { open: state('00', '新建', 'Open') },
  fields: { site: ref('test.site', '工厂', 'Site'), dueOn: date('交期', 'Due') },
  scopes: { plant: 'site' },
  actions: {
    print: {
      from: 'open',
      needs: [{ id: 'onTime', must: (row, at) => (row.dueOn ?? '') >= todayOf(at), else: ['已过期', 'Overdue'] }],
    },
  },
});
const actor = { userId: 'u', can: () => true, vendorId: null };

afterEach(() => void vi.useRealTimers());
const deviceShows = (instant: string): void => void vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });

test('a device with a wrong clock is judged by the server’s time', () => {
  deviceShows('2031-12-24T00:00:00Z');
  learnZones('Asia/Shanghai', {});
  learnServerTime('2026-03-01T15:59:50.000Z');
  expect([wireNow(), today()]).toEqual(['2026-03-01 23:59:50', '2026-03-01']);
  const row = { site: null, dueOn: '2026-03-01', status: 'open' };
  const refused = () => refusal(Order, 'print', row, guardContext(companyClock(), { actor, entity: Order, row }))?.code ?? null;
  expect(refused()).toBeNull();
  deviceShows('2031-12-24T00:00:10Z');
  expect([wireNow(), refused()]).toEqual(['2026-03-02 00:00:00', 'test.order.print.onTime']);
});

test('a clock set right while the page is open is corrected by the next answer', () => {
  deviceShows('2031-12-24T00:00:00Z');
  learnServerTime('2026-03-01T08:00:00.000Z');
  deviceShows('2026-03-01T08:05:00Z');
  learnServerTime('2026-03-01T08:05:00.000Z');
  expect(companyClock().instant.toISOString()).toBe('2026-03-01T08:05:00.000Z');
});

test('an answer without the time teaches nothing', () => {
  deviceShows('2026-03-01T08:00:00Z');
  learnServerTime('2026-03-01T09:00:00.000Z');
  learnServerTime(null);
  expect(companyClock().instant.toISOString()).toBe('2026-03-01T09:00:00.000Z');
});

test('browser and server find the same moment for the same instant', () => {
  deviceShows('2026-03-01T20:00:00Z');
  learnServerTime('2026-03-01T20:00:00.000Z');
  learnZones('Asia/Shanghai', { berlin: 'Europe/Berlin' });
  const server = { instant: new Date('2026-03-01T20:00:00Z'), zone: 'Asia/Shanghai', plantZones: { berlin: 'Europe/Berlin' } };
  for (const site of ['berlin', 'ningbo', null]) expect(momentFor(Order, { site })).toEqual(momentOf(server, Order, { site }));
  expect(momentFor(Order, { site: 'berlin' })).toEqual({ now: '2026-03-02 04:00:00', today: '2026-03-01' });
});
