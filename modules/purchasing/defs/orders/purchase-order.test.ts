import { cautions, refusal, target } from '@takt/model';
import { describe, expect, test } from 'vitest';
import { guardContext, judging } from '../../tests/judging.ts';
import { PurchaseOrder } from './purchase-order.ts';

const { may, mayNot } = judging(PurchaseOrder);
const line = {
  id: 'a',
  lineNo: 1,
  partNo: 'P1',
  decimals: 0,
  qty: '10',
  dueDate: '2026-04-01',
  receivedQty: '0',
  confirmedQty: null,
};
const order = (status: string, ...lines: readonly object[]) => ({
  status,
  underTolerance: '0',
  notesOnTheWay: 0,
  unpriced: null,
  promiseExcess: '0',
  promiseDays: 365,
  promises: [],
  lines: lines.length > 0 ? lines : [line],
});

describe('guards of the purchase order', () => {
  test('use A9: every price was agreed; those that were not are named', () => {
    const unpriced = { ...order('new'), unpriced: '3 (BLT-5001)' };
    mayNot('publish', unpriced, 'price');
    expect(refusal(PurchaseOrder, 'publish', unpriced, guardContext('internal'))?.unblock?.[0]).toMatch(
      /^明细行 3 \(BLT-5001\)：单价须等于/,
    );
  });
  test('purchase_order.publish.lead_time: whoever asks for goods sooner than the terms say is warned', () => {
    const at = guardContext('internal');
    const soon = order('new', line, { ...line, tooSoon: '1' });
    expect(cautions(PurchaseOrder, 'publish', soon, at).map(({ code }) => code)).toEqual([
      'purchasing.purchaseOrder.publish.leadTime',
    ]);
    expect(cautions(PurchaseOrder, 'publish', order('new'), at)).toEqual([]);
  });
  test('a reply is a quantity and a date for every line', () => {
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
    mayNot('reply', published, 'dates', both({ qty: '5' }));
    mayNot('reply', published, 'dates', both({ qty: '5', date: '1 April' }));
    mayNot('reply', published, 'dates', both({ date: '2026-04-02' }));
    mayNot('reply', published, 'dates', { replies: [{ lineId: 'a', qty: '10', date: '2026-04-01' }] });
  });
  test('use 13: no more is promised than was ordered, in all parts together', () => {
    const parts = (qty: string) => ['2026-04-09', '2026-04-16'].map((date) => ({ lineId: 'a', qty, date }));
    may('reply', order('published'), { replies: parts('5') });
    mayNot('reply', order('published'), 'promisedMost', { replies: parts('6') });
    const lenient = { ...order('published'), promiseExcess: '15' };
    const [nine, two] = [
      { lineId: 'a', qty: '9', date: '2026-04-09' },
      { lineId: 'a', qty: '2', date: '2026-04-16' },
    ];
    may('reply', lenient, { replies: [nine, two] });
    mayNot('reply', lenient, 'promisedMost', { replies: parts('6') });
    expect(refusal(PurchaseOrder, 'reply', lenient, guardContext('vendor', { replies: parts('6') }))?.unblock?.[0]).toMatch(
      /^第 1 行（P1）最多 11：/,
    );
  });
  test('use 13: purchase_order.reply.promised_whole: half a piece is no promise, also where the parts come to whole ones', () => {
    const parts = ['2026-04-09', '2026-04-16'].map((date) => ({ lineId: 'a', qty: '4.5', date }));
    mayNot('reply', order('published'), 'promisedWhole', { replies: parts });
    may('reply', order('published', { ...line, decimals: 1 }), { replies: parts });
  });
  test('use 13: purchase_order.reply.promised_within: no day further ahead than the company lets pass, or than it was asked for', () => {
    const on = (date: string) => ({ replies: [{ lineId: 'a', qty: '5', date }] });
    may('reply', order('published'), on('2027-03-02'));
    mayNot('reply', order('published'), 'promisedWithin', on('2027-03-03'));
    may('reply', order('published', { ...line, dueDate: '2028-01-01' }), on('2028-01-01'));
  });
  test('use 13: nothing is promised as asked for a day that has passed', () => {
    mayNot('reply', order('published', { ...line, dueDate: '2024-02-29' }), 'promisedAhead', { answer: 'asAsked' });
  });
  test('use 13: our side is warned of what was promised in excess or has passed', () => {
    const at = guardContext('internal');
    const said = (changes: object, date = '2096-04-01') => ({
      ...order('replied', { ...line, ...changes }),
      promises: [{ lineNo: 1, date }],
    });
    const codes = (row: ReturnType<typeof said>) => cautions(PurchaseOrder, 'acceptReply', row, at).map(({ code }) => code);
    expect(codes(said({ confirmedQty: '10' }))).toEqual([]);
    expect(codes(said({ confirmedQty: '10.5' }))).toEqual(['purchasing.purchaseOrder.acceptReply.promiseDoubtful']);
    expect(codes(said({ confirmedQty: '10' }, '2024-02-29'))).toEqual(['purchasing.purchaseOrder.acceptReply.promiseDoubtful']);
    // The plant's day decides, which may have begun or not: the company's clock reads another date.
    const abroad = { ...at, now: '2026-03-05 02:00:00', today: '2026-03-04' };
    expect(cautions(PurchaseOrder, 'acceptReply', said({ confirmedQty: '10' }, '2026-03-04'), abroad)).toEqual([]);
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
