import { expect, test } from 'vitest';
import { entity, table } from './entity.ts';
import { money, ref, text } from './fields/index.ts';
import { visibleEntity, withoutFields, withoutHidden } from './visible-entity.ts';

const Order = entity('test.order', {
  label: ['订单', 'Order'],
  rights: { seePrice: ['查看价格', 'See prices'] },
  fields: {
    code: text('编码', 'Code'),
    unit: ref('test.unit', '单位', 'Unit'),
    amount: money('金额', 'Amount', { right: 'seePrice' }),
  },
  details: { lines: table('明细', 'Lines', { item: text('项', 'Item'), price: money('单价', 'Price', { right: 'seePrice' }) }) },
  totals: ['amount'],
  rules: [{ field: 'amount', must: () => true, else: ['甲', 'A'] }],
  suppliers: ['code', 'lines'],
});
const nobody = { can: () => false, supplier: false };

test('whoever has every right sees the definition itself', () => {
  expect(visibleEntity(Order, { can: () => true, supplier: false })).toBe(Order);
});

test('without the right the field is nowhere in the definition, and the same one is made once', () => {
  const seen = visibleEntity(Order, nobody);
  expect(seen.hidden).toEqual(['amount', 'lines.price']);
  expect(Object.keys(seen.fields)).toEqual(['code', 'unit']);
  expect(Object.keys(seen.details.lines.fields)).toEqual(['item']);
  expect([seen.list, seen.query, seen.totals, seen.rules]).toEqual([['code', 'unit'], ['code', 'unit'], [], []]);
  expect(visibleEntity(Order, nobody)).toBe(seen);
  expect(withoutFields(Order, seen.hidden)).toBe(seen);
});

test('suppliers see what is listed, less what they have no right to', () => {
  expect(visibleEntity(Order, { can: () => true, supplier: true }).hidden).toEqual(['unit', 'amount', 'ext']);
  expect(visibleEntity(Order, { can: () => false, supplier: true }).hidden).toEqual(['unit', 'amount', 'ext', 'lines.price']);
});

test('rows and what became of lines are told without it', () => {
  const seen = visibleEntity(Order, { can: () => false, supplier: true });
  const line = { id: '1', op: 'edit', changes: { item: ['a', 'b'], price: ['1', '2'] } };
  const gone = { id: '2', op: 'delete', before: { item: 'a', price: '1' } };
  expect(
    withoutHidden(seen, { code: 'A', unit: 'u', unitLabel: 'PCS', amount: '3', ext: { a: 1 }, lines: [line, gone] }),
  ).toEqual({
    code: 'A',
    lines: [
      { id: '1', op: 'edit', changes: { item: ['a', 'b'] } },
      { id: '2', op: 'delete', before: { item: 'a' } },
    ],
  });
});
