import { expect, test } from 'vitest';
import type { ExportJob } from '../../api/lists.ts';
import { isUnderWay, percentOf } from './progress.ts';

const job = (part: Partial<ExportJob>): ExportJob => ({
  id: '1',
  label: ['工厂', 'Plant'],
  state: 'running',
  doneRows: 0,
  totalRows: null,
  fileId: null,
  fileName: null,
  reason: null,
  at: '2026-11-15 09:00:00',
  endedAt: null,
  ...part,
});

test('a percentage is whole, never runs past the end, and is full only with the file', () => {
  expect(percentOf(job({}))).toBe(0);
  expect(percentOf(job({ doneRows: 5000, totalRows: 30_000 }))).toBe(16);
  expect(percentOf(job({ doneRows: 30_010, totalRows: 30_000 }))).toBe(99);
  expect(percentOf(job({ doneRows: 0, totalRows: 0 }))).toBe(0);
  expect(percentOf(job({ state: 'done', doneRows: 3, totalRows: 3 }))).toBe(100);
});

test('what waits or runs is asked for again, what has ended rests', () => {
  expect((['queued', 'running', 'done', 'failed'] as const).map((state) => isUnderWay(job({ state })))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
