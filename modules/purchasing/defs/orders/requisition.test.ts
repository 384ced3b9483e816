import { test } from 'vitest';
import { judging } from '../../tests/judging.ts';
import { Requisition } from './requisition.ts';

test('requisition.order.ordered: what is marked as ordered names its orders', () => {
  const { may, mayNot } = judging(Requisition);
  mayNot('order', { status: 'released', lines: [{ order: 'o' }, { order: null }] }, 'ordered');
  may('order', { status: 'released', lines: [{ order: 'o' }] });
});
