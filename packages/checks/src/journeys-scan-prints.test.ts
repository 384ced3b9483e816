import { expect, test } from 'vitest';
import { journeysScanPrints } from './journeys-scan-prints.ts';

const found = (text: string, path = 'e2e/inbound.e2e.ts') => journeysScanPrints([{ path, text }]).length;

test('supply 2.3 a journey writes no symbols of its own', () => {
  expect(found("elementString([{ ai: '37', value: '5' }])")).toBe(1);
  expect(found('await handheld.scan(boxes[0]);')).toBe(0);
  expect(found('elementString(parts)', 'modules/purchasing/tests/labels.test.ts')).toBe(0);
});
