import { test } from 'vitest';
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

test('a revision is of one line, and changes something of it', () => {
  may('revise', order(), input({ qty: '12' }));
  may('revise', order(), input({ dueDate: '2026-04-08' }));
  may('revise', order({ price: null }), input({ price: '3' }));
  mayNot('revise', order(), 'changes', input({ qty: '10.000', dueDate: '2026-04-01', price: '3.0' }));
  mayNot('revise', order(), 'changes', { ...input({ qty: '12' }), lineId: 'b' });
});
test('a line may become due today', () => {
  may('revise', order(), input({ dueDate: '2026-03-02' }));
});
test('a quantity may go down to what is called off', () => {
  may('revise', order(), input({ qty: '4' }));
  mayNot('revise', order(), 'calledOff', input({ qty: '3.999' }));
  may('revise', order({ calledOffQty: '0' }), input({ qty: '0' }));
});
test('what came may change its quantity at its price', () => {
  may('revise', order({ receivedQty: '1' }), input({ qty: '5', price: '3' }));
});
test('a revision waits until it is answered', () => {
  for (const action of ['acknowledge', 'refuseRevision', 'withdrawRevision']) {
    may(action, order({}, asked), { reason: '做不到' });
    mayNot(action, order({}, { ...asked, answer: 'refused' }), 'waits', { reason: '做不到' });
  }
});
test('what was received since keeps its price', () => {
  mayNot('acknowledge', order({ receivedQty: '1' }, { ...asked, price: '2' }), 'stillLeft');
  may('acknowledge', order({ receivedQty: '1' }, asked));
});
test('use 13: a new day may be today, and the day of the line itself was agreed on before', () => {
  may('acknowledge', order({}, { ...asked, date: '2026-03-02' }));
  may('acknowledge', order({ dueDate: '2026-03-01' }, { ...asked, date: '2026-03-01' }));
});
