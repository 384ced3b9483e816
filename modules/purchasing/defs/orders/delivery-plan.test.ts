import { describe, test } from 'vitest';
import { judging, NOW } from '../../tests/judging.ts';
import { DeliveryPlan } from './delivery-plan.ts';

const { may, mayNot } = judging(DeliveryPlan);
const line = { qty: '10', arrivalAt: '2026-03-09 08:00:00', generatedQty: '0', receivedQty: '0' };
const plan = (status: string, ...lines: readonly object[]) => ({
  status,
  feedbackCount: 0,
  strictNewOnly: '0',
  lines: lines.length > 0 ? lines : [line],
});

describe('guards of the delivery plan', () => {
  test('delivery_plan.publish.demand: some of every part, and not yesterday', () => {
    may('publish', plan('new'));
    mayNot('publish', plan('new', line, { ...line, qty: '0' }), 'demand');
    mayNot('publish', plan('new', line, { ...line, arrivalAt: NOW }), 'demand');
    mayNot('publish', { ...plan('new'), lines: [] }, 'demand');
  });
  test('delivery_plan.feedback.once: one answer to a revision', () => {
    may('feedback', plan('released'), { result: 'agree' });
    mayNot('feedback', { ...plan('released'), feedbackCount: 1 }, 'once', { result: 'agree' });
  });
  test('delivery_plan.generate_delivery_note.below: something of it is left', () => {
    may('generateDeliveryNote', plan('new', { ...line, generatedQty: '10' }, { ...line, generatedQty: '9.999' }));
    mayNot('generateDeliveryNote', plan('new', { ...line, generatedQty: '10' }), 'below');
  });
  test('delivery_plan.complete.all: all of it has come', () => {
    may('complete', plan('released', { ...line, receivedQty: '10' }, { ...line, receivedQty: '11' }));
    mayNot('complete', plan('released', { ...line, receivedQty: '10' }, { ...line, receivedQty: '9' }), 'all');
    mayNot('complete', { ...plan('released'), lines: [] }, 'all');
  });
  test('delivery_plan.close.reason: closing early is explained', () => {
    may('close', plan('released'), { reason: '停产' });
    mayNot('close', plan('released'), 'reason', { reason: '' });
  });
  test('delivery_plan.edit.only_new and delivery_plan.publish.only_new: the narrower reading, where a company chose it', () => {
    for (const action of ['edit', 'publish']) {
      may(action, plan('answered'));
      mayNot(action, { ...plan('answered'), strictNewOnly: '1' }, 'onlyNew');
      may(action, { ...plan('new'), strictNewOnly: '1' });
    }
  });
});
