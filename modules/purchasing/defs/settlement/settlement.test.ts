import { describe, test } from 'vitest';
import { judging } from '../../tests/judging.ts';
import { InvoiceRequest } from './invoice-request.ts';
import { MonthlyReconciliation } from './monthly-reconciliation.ts';

describe('guards of the monthly reconciliation', () => {
  const { may, mayNot } = judging(MonthlyReconciliation);
  const goods = {
    id: 'a',
    qty: '10',
    price: '12.5',
    orderPrice: '12.5',
    orderedQty: '10',
    acceptedQty: '10',
    goods: '1',
    releasedAt: null,
  };
  const statement = (status: string, changes: object = {}) => ({
    status,
    invoices: 0,
    priceTolerance: '0.5',
    lines: [goods],
    ...changes,
  });
  const wrong = { lines: [goods, { ...goods, id: 'b', price: '12.57' }] };
  test('monthly_reconciliation.create.period: whether there is another is known to the database alone', () => {
    may('create', statement('new'));
  });
  test('every line matches or is released', () => {
    const released = { lines: [goods, { ...goods, price: '0', orderPrice: null, releasedAt: '2096-03-02 08:00:00' }] };
    const amounts = { lines: [{ ...goods, qty: null, price: null, orderPrice: '0', acceptedQty: '0', goods: '0' }] };
    for (const [action, status] of [
      ['publish', 'new'],
      ['confirm', 'published'],
    ] as const) {
      for (const fine of [{}, released, amounts]) may(action, statement(status, fine));
      mayNot(action, statement(status, wrong), 'matched');
    }
  });
  test('one line is released that does not match, with a reason', () => {
    const row = statement('new', wrong);
    may('releaseLine', row, { lineId: 'b', reason: '样件' });
    for (const lineId of ['a', 'c', null]) mayNot('releaseLine', row, 'line', { lineId, reason: '样件' });
  });
  test('what is disputed is a line of it, and a reason', () => {
    may('dispute', statement('published'), { lineId: 'a', reason: '数量不符' });
    mayNot('dispute', statement('published'), 'why', { reason: '数量不符' });
    mayNot('dispute', statement('published'), 'why', { lineId: 'b', reason: '数量不符' });
  });
  test('monthly_reconciliation.unconfirm.noinv: nobody has invoiced it', () => {
    may('unconfirm', statement('confirmed'));
    mayNot('unconfirm', statement('confirmed', { invoices: 1 }), 'noinv');
  });
});

describe('guards of the invoice request', () => {
  const { may, mayNot } = judging(InvoiceRequest);
  const line = { statement: 'm', statementLine: 1 };
  const goods = {
    ...line,
    id: 'a',
    qty: '80',
    price: '12.5',
    orderPrice: '12.5',
    acceptedQty: '80',
    goods: '1',
    releasedAt: null,
  };
  const request = (status: string, changes: object = {}) => ({
    status,
    invoiceNo: 'INV1',
    invoicedOn: '2026-03-01',
    invoiceAmount: '1000',
    amount: '1000',
    duplicate: '0',
    priceTolerance: '0.5',
    lines: [{ ...goods, taxRate: '13', invoiceable: '1' }],
    ...changes,
  });
  test('every line names one of a statement', () => {
    may('create', request('new', { lines: [line] }));
    mayNot('create', request('new', { lines: [{ ...line, statement: ' ' }] }), 'recon');
    mayNot('create', request('new', { lines: [{ ...line, statementLine: null }] }), 'recon');
  });
  test('an invoice of its own, with date and rates', () => {
    const untaxed = { lines: [{ ...goods, taxRate: null, invoiceable: '1' }] };
    for (const changes of [{ invoicedOn: null }, untaxed, { duplicate: '1' }]) mayNot('submit', request('new', changes), 'tax');
  });
  test('an invoice is over what its lines come to, to the cent', () => {
    may('submit', request('returned', { invoiceAmount: '1000.00' }));
    for (const invoiceAmount of ['999.99', '1000.01', '995', null]) mayNot('submit', request('new', { invoiceAmount }), 'match');
    may('submit', request('new', { amount: '-1000', invoiceAmount: '-1000' }));
  });
  test('nothing beyond what was accepted, at the agreed price', () => {
    const stated = (changes: object) => ({ lines: [{ ...goods, taxRate: '13', invoiceable: '1', ...changes }] });
    for (const [action, status] of [
      ['submit', 'new'],
      ['approve', 'submitted'],
    ] as const) {
      for (const fine of [{ price: '12.56' }, { qty: '79' }, { qty: '81', releasedAt: '2096-03-02 08:00:00' }])
        may(action, request(status, stated(fine)));
      for (const wrong of [{ price: '12.57' }, { qty: '81' }, { orderPrice: '0' }])
        mayNot(action, request(status, stated(wrong)), 'matched');
    }
  });
  test('a line of goods that did not come in full may be released', () => {
    may('releaseLine', request('submitted', { lines: [{ ...goods, qty: '81' }] }), { lineId: 'a', reason: '已补货' });
  });
});
