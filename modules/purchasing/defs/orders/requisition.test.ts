import { describe, test } from 'vitest';
import { judging } from '../../tests/judging.ts';
import { Requisition } from './requisition.ts';

const { may, mayNot } = judging(Requisition);
const line = { qty: '5', vendor: 'v', orderedQty: '0', openQty: '5' };
const released = (...lines: readonly object[]) => ({ status: 'released', lines: lines.length > 0 ? lines : [line] });

describe('guards of ordering a requisition', () => {
  test('requisition.order.left: something of it is on no order yet', () => {
    may('order', released({ ...line, openQty: '0' }, { ...line, openQty: '0.001' }));
    mayNot('order', released({ ...line, openQty: '0' }), 'left');
  });
  test('requisition.order.supplier: somebody delivers every line that is left', () => {
    mayNot('order', released(line, { ...line, vendor: null }), 'supplier');
    may('order', released(line, { ...line, vendor: null }), { vendor: 'w' });
    may('order', released(line, { ...line, vendor: null, openQty: '0' }));
  });
  test('requisition.withdraw.unordered: nothing of it is on an order', () => {
    may('withdraw', released());
    mayNot('withdraw', released(line, { ...line, openQty: '4' }), 'unordered');
  });
});
