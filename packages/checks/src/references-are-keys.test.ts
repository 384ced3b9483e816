import { ref, table, text } from '@takt/model';
import { expect, test } from 'vitest';
import { referencesAreKeys } from './references-are-keys.ts';
import { Order, toy, toyWith } from './toy-module.ts';

test('supply rule b: a document is named by a key; what the product writes itself may be a text', () => {
  const lines = table('明细', 'Lines', {
    orderNo: text('采购订单号', 'Order number'),
    noteNo: text('送货单号', 'Note number', { readonly: true }),
    order: ref('toy.order', '采购订单', 'Order'),
    remark: text('备注', 'Remark'),
  });
  expect(referencesAreKeys(toyWith({ ...Order, details: { lines } }))).toEqual([
    { where: 'toy.order.lines.orderNo', what: 'names a document by a text; use ref() and judge what it names' },
  ]);
  expect(referencesAreKeys([toy])).toEqual([]);
});
