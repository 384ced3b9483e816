import { describe, test } from 'vitest';
import { judging } from '../../tests/judging.ts';
import { InvoiceRequest } from './invoice-request.ts';
import { MonthlyReconciliation } from './monthly-reconciliation.ts';

describe('guards of the monthly reconciliation', () => {
  const { may, mayNot } = judging(MonthlyReconciliation);
  const statement = (status: string, changes: object = {}) => ({ status, invoices: 0, lines: [{ id: 'a' }], ...changes });
  test('monthly_reconciliation.create.period: whether there is another is known to the database alone', () => {
    may('create', statement('new'));
  });
  test('monthly_reconciliation.publish.has_lines: something is settled', () => {
    may('publish', statement('new'));
    mayNot('publish', statement('new', { lines: [] }), 'hasLines');
  });
  test('monthly_reconciliation.dispute.why: a line of it, and a reason', () => {
    may('dispute', statement('published'), { lineId: 'a', reason: '数量不符' });
    mayNot('dispute', statement('published'), 'why', { lineId: 'a', reason: ' ' });
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
  const line = { reconciliationNo: 'MR1', reconciliationLine: '1' };
  const request = (status: string, changes: object = {}) => ({
    status,
    invoiceNo: 'INV1',
    invoicedOn: '2026-03-01',
    taxRate: '13',
    invoiceAmount: '1000',
    amount: '1000',
    duplicate: '0',
    lines: [{ ...line, invoiceable: '1' }],
    ...changes,
  });
  test('invoice_request.create.recon: every line names one of a statement', () => {
    may('create', request('new', { lines: [line] }));
    mayNot('create', request('new', { lines: [] }), 'recon');
    mayNot('create', request('new', { lines: [{ ...line, reconciliationNo: ' ' }] }), 'recon');
    mayNot('create', request('new', { lines: [{ ...line, reconciliationLine: null }] }), 'recon');
  });
  test('invoice_request.submit.recon: and may be invoiced', () => {
    may('submit', request('new'));
    mayNot('submit', request('new', { lines: [{ ...line, invoiceable: '0' }] }), 'recon');
  });
  test('invoice_request.submit.tax: an invoice of its own, with date and rate', () => {
    for (const changes of [{ invoiceNo: null }, { invoicedOn: null }, { taxRate: null }, { duplicate: '1' }])
      mayNot('submit', request('new', changes), 'tax');
  });
  test('invoice_request.submit.match: half a percent may be missing or too much', () => {
    for (const invoiceAmount of ['995', '1005']) may('submit', request('returned', { invoiceAmount }));
    for (const invoiceAmount of ['994.99', '1005.01', null]) mayNot('submit', request('new', { invoiceAmount }), 'match');
    may('submit', request('new', { amount: '-1000', invoiceAmount: '-1000' }));
  });
  test('invoice_request.return.reason and invoice_request.void.reason: the supplier learns why', () => {
    may('return', request('submitted'), { reason: '税率有误' });
    mayNot('return', request('submitted'), 'reason', {});
    may('void', request('approved'), { reason: '重开' });
    mayNot('void', request('approved'), 'reason', { reason: '' });
  });
});
