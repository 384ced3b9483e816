import { expect, test } from 'vitest';
import { withScan } from './find-scan.ts';

const nothing = { location: '', part: '', batch: '' };

test('scans of a find are its place, its part and its batch, in that order', () => {
  expect(['A-01', 'P1', 'L1'].reduce(withScan, nothing)).toEqual({ location: 'A-01', part: 'P1', batch: 'L1' });
});

test('a label says part and batch by itself, also before the place is known', () => {
  const labelled = withScan(nothing, ']C1240P1\u001d10L7');
  expect(labelled).toEqual({ location: '', part: 'P1', batch: 'L7' });
  expect(withScan(labelled, 'A-01')).toEqual({ location: 'A-01', part: 'P1', batch: 'L7' });
});
