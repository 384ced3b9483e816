import { expect, test } from 'vitest';
import { computed, money, quantity, ref } from './fields/index.ts';
import { totalsOf } from './totals.ts';

const fields = {
  qty: quantity('数量', 'Quantity', { unit: 'unit' }),
  done: quantity('完成', 'Done'),
  unit: ref('toy.unit', '单位', 'Unit'),
  price: money('单价', 'Price', { scale: 4 }),
  amount: money('金额', 'Amount'),
  tax: computed('money', '税额', 'Tax'),
};

test('use 44 totals add exactly; unlike or unknown units and unit prices have none', () => {
  const rows = [
    { qty: '0.1', unit: 'a', done: '1', amount: '1.10', price: '3', tax: '0.1' },
    { qty: '0.2', unit: 'a', done: '2', amount: '2.20', tax: '0.2' },
  ];
  expect(totalsOf(fields, rows)).toEqual({ qty: '0.3', amount: '3.3', tax: '0.3' });
  expect(totalsOf(fields, [...rows, { unit: 'b' }])).not.toHaveProperty('qty');
});
