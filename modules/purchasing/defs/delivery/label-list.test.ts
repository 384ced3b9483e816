import { describe, test } from 'vitest';
import { judging } from '../../tests/judging.ts';
import { LabelList } from './label-list.ts';

describe('guards of the label', () => {
  const { may, mayNot } = judging(LabelList);
  const unbound = { status: 'unbound', qty: '24', maxQty: '24', usedElsewhere: '0' };
  test('label_list.bind.max: no more than the case holds, said or written on it', () => {
    may('bind', unbound, { qty: '24' });
    may('bind', unbound, {});
    may('bind', { ...unbound, maxQty: null }, { qty: '1000' });
    mayNot('bind', unbound, 'max', { qty: '24.001' });
    mayNot('bind', { ...unbound, qty: '25' }, 'max', {});
  });
  test('label_list.bind.unique: a number stands on one case only', () => {
    may('bind', unbound);
    mayNot('bind', { ...unbound, usedElsewhere: '1' }, 'unique');
  });
  test('label_list.print.reprint: whoever prints a label again says why', () => {
    may('print', { status: 'unbound', printedCount: 0 });
    may('print', { status: 'bound', printedCount: 2 }, { reason: '标签破损' });
    mayNot('print', { status: 'bound', printedCount: 1 }, 'reprint');
    mayNot('print', { status: 'bound', printedCount: 1 }, 'reprint', { reason: ' ' });
  });
  test('label_list.unbind.not_shipped: labels on the road stay where they are', () => {
    may('unbind', { status: 'bound', noteOpen: '1' });
    mayNot('unbind', { status: 'bound', noteOpen: '0' }, 'notShipped');
  });
});
