import { expect, test } from 'vitest';
import type { TimelineSpec } from './timeline-spec.ts';
import { majorLabel, minorLabel, pointOf, timelineWindow } from './timeline-window.ts';

const HOUR_MS = 3_600_000;
const spec = (...at: readonly string[]): TimelineSpec => ({
  label: ['时间轴', 'Timeline'],
  now: '2096-03-02 08:00:00',
  lanes: [{ id: 'a', label: ['甲', 'A'], tone: 'main' }],
  items: at.map((one) => ({ id: one, lane: 'a', at: one, label: ['一', 'One'], name: ['一', 'One'] })),
});

test('everything and the present are shown, with room for the label of the last one', () => {
  const { start, end } = timelineWindow(spec('2096-03-05 23:59:59', '2096-03-12 09:00:00'));
  expect(start).toBeLessThan(pointOf('2096-03-02 08:00:00'));
  const last = pointOf('2096-03-12 09:00:00');
  expect((end - last) / (end - start)).toBeGreaterThan(0.15);
});

test('where everything is now, a day is shown', () => {
  const { start, end } = timelineWindow(spec());
  expect(end - start).toBeGreaterThanOrEqual(24 * HOUR_MS);
});

test('labels are the company’s own digits, whatever zone the browser is in', () => {
  const at = new Date(pointOf('2096-03-02 23:30:00'));
  expect([minorLabel(at, 'hour'), minorLabel(at, 'weekday'), minorLabel(at, 'month'), minorLabel(at, 'year')]).toEqual([
    '23:30',
    '03-02',
    '03',
    '2096',
  ]);
  expect([majorLabel(at, 'hour'), majorLabel(at, 'day'), majorLabel(at, 'month'), majorLabel(at, 'year')]).toEqual([
    '2096-03-02',
    '2096-03',
    '2096',
    '',
  ]);
});
