import { speak } from '@takt/web/light';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PromiseTable } from './promise-table.tsx';

beforeEach(() => speak('en'));

test('use 13: the buyer sees per line what was asked for and promised, marked where it is more, less or late', () => {
  const line = (lineNo: number, confirmedQty: string, confirmedDate: string) => ({
    id: `l${lineNo}`,
    lineNo,
    partLabel: `P${lineNo}`,
    unitLabel: 'PCS',
    qty: '1600',
    dueDate: '2026-04-01',
    confirmedQty,
    confirmedDate,
  });
  const lines = [line(1, '16001900', '2026-04-01'), line(2, '1500', '2026-04-15'), line(3, '1600', '2026-04-01')];
  render(<PromiseTable row={{ lines, promises: [] }} />);
  const [, more, less, same] = screen.getAllByRole('row');
  if (!more || !less || !same) throw new Error('three lines');
  expect(within(more).getByText('1,600 → 16,001,900 PCS')).toBeTruthy();
  expect(within(more).getByText('16,000,300 more').dataset['mark']).toBe('more');
  expect(within(less).getByText('100 less').dataset['mark']).toBe('less');
  expect(within(less).getByText('14 days late').dataset['mark']).toBe('late');
  expect(within(same).getAllByText('–')).toHaveLength(2);
});

test('use 13: before the supplier has answered there is nothing to compare', () => {
  render(<PromiseTable row={{ lines: [{ id: 'l1', qty: '5', confirmedQty: null }] }} />);
  expect(screen.getByText('The supplier has promised nothing yet')).toBeTruthy();
});
