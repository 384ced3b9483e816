import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const at = (moment: string) => timeLeft(moment, '2026-11-18 10:24:00').text;

test('the two largest units, before and after', () => {
  expect(at('2026-11-18 10:46:00')).toEqual(['剩 22 分', '22 min left']);
  expect(at('2026-11-18 12:00:00')).toEqual(['剩 1 时 36 分', '1 h 36 min left']);
  expect(at('2026-11-20 16:30:00')).toEqual(['剩 2 天 6 时', '2 d 6 h left']);
  expect(at('2026-11-18 09:00:00')).toEqual(['超时 1 时 24 分', '1 h 24 min over']);
});
