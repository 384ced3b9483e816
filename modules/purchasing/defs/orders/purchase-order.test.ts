import { target } from '@takt/model';
import { describe, expect, test } from 'vitest';
import { guardContext, judging } from '../../tests/judging.ts';
import { PurchaseOrder } from './purchase-order.ts';

const { may, mayNot } = judging(PurchaseOrder);
const line = { id: 'a', qty: '10', dueDate: '2026-04-01', receivedQty: '0', priced: '1' };
const order = (status: string, ...lines: readonly object[]) => ({
  status,
  underTolerance: '0',
  notesOnTheWay: 0,
  lines: lines.length > 0 ? lines : [line],
});

describe('guards of the purchase order', () => {
  test('purchase_order.publish.has_lines: something is ordered', () => {
    may('publish', order('new'));
    mayNot('publish', { ...order('new'), lines: [] }, 'hasLines');
  });
  test('purchase_order.publish.qty_positive: some of every part', () => {
    mayNot('publish', order('new', line, { ...line, qty: '0' }), 'qtyPositive');
  });
  test('purchase_order.publish.price: every price was agreed', () => {
    mayNot('publish', order('new', line, { ...line, priced: '0' }), 'price');
  });
  test('purchase_order.reply.dates: a quantity and a date for every line', () => {
    const published = order('published', line, { ...line, id: 'b' });
    const both = (second: object) => ({
      replies: [
        { lineId: 'a', qty: '10', date: '2026-04-01' },
        { lineId: 'b', ...second },
      ],
    });
    may('reply', published, { answer: 'asAsked' });
    may('reply', published, both({ qty: '0', date: '2026-04-02' }));
    may('reply', published, { answer: 'asAsked', replies: [{ lineId: 'b', qty: '5', date: '2026-04-09' }] });
    const part = (qty: string, date: string) => ({ lineId: 'b', qty, date });
    const parts = [part('5', '2026-04-09'), part('5', '2026-04-16')];
    may('reply', published, { answer: 'asAsked', replies: parts });
    mayNot('reply', published, 'dates', { answer: 'asAsked', replies: [...parts, part('1', '2026-04-09')] });
    mayNot('reply', published, 'dates', { answer: 'asAsked', replies: [...parts, { lineId: 'b', qty: '1' }] });
    mayNot('reply', published, 'dates', {});
    mayNot('reply', published, 'dates', { answer: 'byLine' });
    mayNot('reply', published, 'dates', both({ qty: '5' }));
    mayNot('reply', published, 'dates', both({ qty: '5', date: '1 April' }));
    mayNot('reply', published, 'dates', both({ date: '2026-04-02' }));
    mayNot('reply', published, 'dates', { replies: [{ lineId: 'a', qty: '10', date: '2026-04-01' }] });
  });
  test('purchase_order.reject_reply.reason: the supplier learns why', () => {
    may('rejectReply', order('replied'), { reason: '太晚' });
    mayNot('rejectReply', order('replied'), 'reason', {});
  });
  test('purchase_order.close.no_transit: nothing of it is on the road', () => {
    may('close', order('delivered'));
    mayNot('close', { ...order('delivered'), notesOnTheWay: 1 }, 'noTransit');
  });
});

test('an order is delivered once every line is, but for what may be missing', () => {
  const rowWith = (got: readonly string[], underTolerance: string) => ({
    ...order('confirmed', ...got.map((receivedQty) => ({ ...line, receivedQty }))),
    underTolerance,
  });
  const after = (underTolerance: string, ...got: readonly string[]) =>
    target(PurchaseOrder, 'deliver', rowWith(got, underTolerance), guardContext('internal'));
  expect(after('0', '10', '9.999')).toBe('partlyDelivered');
  expect(after('0', '10', '10')).toBe('delivered');
  expect(after('5', '9.5', '12')).toBe('delivered');
  expect(after('5', '9.49', '12')).toBe('partlyDelivered');
});
