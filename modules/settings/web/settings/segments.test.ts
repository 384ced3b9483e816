import { expect, test } from 'vitest';
import { ruleOf } from '../../defs/index.ts';
import { draftOfShipped, samplesOf, segmentOf, unfinished } from './segments.ts';

test('a shipped rule edited and saved unchanged numbers as before', () => {
  const draft = draftOfShipped('SO{yyyyMM}{seq:5}');
  expect(draft.segments.map(({ kind }) => kind)).toEqual(['constant', 'date', 'sequence']);
  expect(samplesOf(ruleOf(draft), '2026-11-15')).toEqual(['SO20261100001', 'SO20261100002', 'SO20261100003']);
});

test('a field is shown as letters, the start as it will be', () => {
  const draft = {
    reset: 'never',
    start: 50,
    segments: [{ ...segmentOf('field'), field: 'customer' }, segmentOf('sequence')],
  } as const;
  expect(samplesOf(ruleOf(draft), '2026-11-15')[0]).toBe('XXXXXX0050');
});

test('a segment without its content is named', () => {
  expect(unfinished([segmentOf('constant'), segmentOf('date'), segmentOf('sequence')])).toBeNull();
  expect(unfinished([segmentOf('date'), segmentOf('field')])?.[1]).toBe('Segment 2 is not finished');
  expect(unfinished([{ ...segmentOf('sequence'), length: null }])?.[0]).toBe('第1段还没有填完');
});
