import { describe, test } from 'vitest';
import { judging } from '../../tests/judging.ts';
import { PurchaseOrder } from './purchase-order.ts';

const { may, mayNot } = judging(PurchaseOrder);
const line = { id: 'a', lineNo: 1, qty: '10', dueDate: '2026-04-01', price: '3', calledOffQty: '4', receivedQty: '0' };
const order = (changes: object = {}, ...revisions: readonly object[]) => ({
  status: 'confirmed',
  lines: [{ ...line, ...changes }],
  revisions,
});
const asked = { lineNo: 1, qty: '8', date: '2026-04-01', price: '3', answer: 'pending' };
const input = (figures: object) => ({ lineId: 'a', reason: '需求变化', ...figures });

describe('guards of a revision', () => {
  test('purchase_order.revise.changes: one line, and something of it', () => {
    may('revise', order(), input({ qty: '12' }));
    may('revise', order(), input({ dueDate: '2026-04-08' }));
    may('revise', order({ price: null }), input({ price: '3' }));
    mayNot('revise', order(), 'changes', input({}));
    mayNot('revise', order(), 'changes', input({ qty: '10.000', dueDate: '2026-04-01', price: '3.0' }));
    mayNot('revise', order(), 'changes', { ...input({ qty: '12' }), lineId: 'b' });
  });
  test('purchase_order.revise.due: not into the past', () => {
    mayNot('revise', order(), 'due', input({ dueDate: '2026-03-01' }));
    may('revise', order(), input({ dueDate: '2026-03-02' }));
  });
  test('purchase_order.revise.reason: the supplier learns why', () => {
    mayNot('revise', order(), 'reason', { ...input({ qty: '12' }), reason: ' ' });
  });
  test('purchase_order.revise.called_off: not below what is called off', () => {
    may('revise', order(), input({ qty: '4' }));
    mayNot('revise', order(), 'calledOff', input({ qty: '3.999' }));
    may('revise', order({ calledOffQty: '0' }), input({ qty: '0' }));
  });
  test('purchase_order.revise.received: what came keeps its price', () => {
    mayNot('revise', order({ receivedQty: '1' }), 'received', input({ price: '2.9' }));
    may('revise', order({ receivedQty: '1' }), input({ qty: '5', price: '3' }));
  });
  test('purchase_order.acknowledge.waits, purchase_order.refuse_revision.waits and purchase_order.withdraw_revision.waits: something waits', () => {
    const answered = order({}, { ...asked, answer: 'refused' });
    for (const action of ['acknowledge', 'refuseRevision', 'withdrawRevision']) {
      may(action, order({}, asked), { reason: '做不到' });
      mayNot(action, answered, 'waits', { reason: '做不到' });
    }
  });
  test('purchase_order.refuse_revision.reason: the buyer learns why', () => {
    mayNot('refuseRevision', order({}, asked), 'reason', {});
  });
  test('purchase_order.acknowledge.still_left: it still fits what was called off and received since', () => {
    mayNot('acknowledge', order({ calledOffQty: '9' }, asked), 'stillLeft');
    mayNot('acknowledge', order({ receivedQty: '1' }, { ...asked, price: '2' }), 'stillLeft');
    may('acknowledge', order({ receivedQty: '1' }, asked));
  });
  test('use 13: purchase_order.acknowledge.still_ahead: a new day that has passed is not promised', () => {
    mayNot('acknowledge', order(), 'waits');
    mayNot('acknowledge', order({}, { ...asked, date: '2026-03-01' }), 'stillAhead');
    may('acknowledge', order({}, { ...asked, date: '2026-03-02' }));
    // The day of the line itself was agreed on before; only what changes is promised now.
    may('acknowledge', order({ dueDate: '2026-03-01' }, { ...asked, date: '2026-03-01' }));
  });
});
