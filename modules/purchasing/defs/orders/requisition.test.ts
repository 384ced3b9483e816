import { describe, test } from 'vitest';
import { judging } from '../../tests/judging.ts';
import { Requisition } from './requisition.ts';

const { may } = judging(Requisition);
const line = { qty: '5', vendor: 'v', orderedQty: '0', openQty: '5' };
const released = (...lines: readonly object[]) => ({ status: 'released', lines: lines.length > 0 ? lines : [line] });

describe('a requisition may be ordered or withdrawn', () => {
  test('something of it is on no order yet', () => {
    may('order', released({ ...line, openQty: '0' }, { ...line, openQty: '0.001' }));
  });
  test('somebody delivers every line that is left', () => {
    may('order', released(line, { ...line, vendor: null }), { vendor: 'w' });
    may('order', released(line, { ...line, vendor: null, openQty: '0' }));
  });
  test('what is on no order may be withdrawn', () => {
    may('withdraw', released());
  });
});
