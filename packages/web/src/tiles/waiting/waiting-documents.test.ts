import { expect, test } from 'vitest';
import { inOrder, type WaitingGroup } from './waiting-documents.ts';

const group = (entity: string, ...times: readonly (readonly [number: string, dueAt: string | null, since: string])[]) =>
  ({
    entity,
    action: 'x',
    states: [],
    count: times.length,
    overdue: 0,
    aboutEntity: null,
    documents: times.map(([number, dueAt, since]) => ({ id: number, number, dueAt, since, about: null })),
  }) satisfies WaitingGroup;

test('use 25: what has a time comes first, the earliest before others; then what has waited longest', () => {
  const rows = inOrder([
    group('a', ['A1', null, '2026-11-02 08:00:00'], ['A2', '2026-11-18 12:00:00', '2026-11-01 08:00:00']),
    group('b', ['B1', '2026-11-17 09:00:00', '2026-11-10 08:00:00'], ['B2', null, '2026-11-01 08:00:00']),
  ]);
  expect(rows.map(({ number }) => number)).toEqual(['B1', 'A2', 'B2', 'A1']);
});
