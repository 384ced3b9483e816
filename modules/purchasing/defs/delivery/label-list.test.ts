import { describe, test } from 'vitest';
import { judging } from '../../tests/judging.ts';
import { LabelList } from './label-list.ts';

describe('what may be done with a label', () => {
  const { may, mayNot } = judging(LabelList);
  const unbound = { status: 'unbound', qty: '24', maxQty: '24', usedElsewhere: '0' };
  test('no more is bound than the case holds, said or written on it', () => {
    may('bind', unbound, { qty: '24' });
    may('bind', unbound, {});
    may('bind', { ...unbound, maxQty: null }, { qty: '1000' });
    mayNot('bind', { ...unbound, qty: '25' }, 'max', {});
  });
  test('label_list.bind.unique: a number stands on one case only', () => {
    may('bind', unbound);
    mayNot('bind', { ...unbound, usedElsewhere: '1' }, 'unique');
  });
  test('a label is printed first without a word, and again with one', () => {
    may('print', { status: 'unbound', printedCount: 0 });
    may('print', { status: 'bound', printedCount: 2 }, { reason: '标签破损' });
  });
  test('a label may leave a note that has not left', () => {
    may('unbind', { status: 'bound', noteOpen: '1' });
  });
});
