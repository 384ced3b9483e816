import { describe, test } from 'vitest';
import { judging, NOW } from '../../tests/judging.ts';
import { DeliveryPlan } from './delivery-plan.ts';

const { may, mayNot } = judging(DeliveryPlan);
const line = {
  id: 'a',
  lineNo: 1,
  partNo: 'P1',
  decimals: 1,
  answerQty: null,
  answerAt: null,
  qty: '10',
  arrivalAt: '2026-03-09 08:00:00',
  generatedQty: '0',
  receivedQty: '0',
};
const plan = (status: string, ...lines: readonly object[]) => ({
  status,
  feedbackCount: 0,
  strictNewOnly: '0',
  promiseExcess: '0',
  promiseDays: 365,
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
  test('delivery_plan.answer_line.once, delivery_plan.answer_line.arrival and delivery_plan.answer_line.line: a line of the plan, before the whole is answered', () => {
    const input = { lineId: 'a', qty: '8', arrivalAt: '2026-03-10 08:00:00' };
    may('answerLine', plan('released'), input);
    mayNot('answerLine', plan('released'), 'line', { ...input, lineId: 'b' });
    mayNot('answerLine', plan('released'), 'arrival', { ...input, arrivalAt: '2026-03-01 08:00:00' });
    mayNot('answerLine', { ...plan('released'), feedbackCount: 1 }, 'once', input);
  });
  test('delivery_plan.feedback.answers: whoever disagrees says of which line, how much and when', () => {
    const two = (changes: object = {}) => plan('released', line, { ...line, id: 'b', ...changes });
    const reply = (changes: object) => ({ replies: [{ lineId: 'a', qty: '10', date: '2026-03-09 08:00:00', ...changes }] });
    mayNot('feedback', two(), 'answers', { result: 'dispute', remark: '不行' });
    may('feedback', two(), { result: 'dispute', ...reply({ qty: '8' }) });
    may('feedback', two(), { result: 'dispute', ...reply({ date: '2026-03-10 08:00:00' }) });
    may('feedback', two({ answerQty: '9' }), { result: 'dispute' });
    may('feedback', two(), { result: 'agree', ...reply({}) });
    mayNot('feedback', two(), 'answers', { result: 'agree', ...reply({ qty: '8' }) });
    mayNot('feedback', two({ answerQty: '9' }), 'answers', { result: 'agree' });
    mayNot('feedback', two(), 'answers', { result: 'dispute', ...reply({ date: '2026-03-10' }) });
    mayNot('feedback', two(), 'answers', { result: 'dispute', ...reply({ lineId: 'c', qty: '8' }) });
  });
  test('use 13: delivery_plan.feedback.promised_most and delivery_plan.answer_line.promised_most: no more than was asked for', () => {
    const reply = (qty: string) => ({ result: 'dispute', replies: [{ lineId: 'a', qty, date: null }] });
    mayNot('feedback', plan('released'), 'promisedMost', reply('10.5'));
    mayNot('feedback', plan('released', { ...line, answerQty: '11' }), 'promisedMost', { result: 'dispute' });
    may('feedback', plan('released'), reply('9.5'));
    mayNot('answerLine', plan('released'), 'promisedMost', { lineId: 'a', qty: '11', arrivalAt: '2026-03-10 08:00:00' });
  });
  test('use 13: delivery_plan.feedback.promised_whole and delivery_plan.answer_line.promised_whole: in what its unit is counted in', () => {
    const answered = { lineId: 'a', qty: '9.25', arrivalAt: '2026-03-10 08:00:00' };
    mayNot('answerLine', plan('released'), 'promisedWhole', answered);
    may('answerLine', plan('released'), { ...answered, qty: '9.5' });
    mayNot('feedback', plan('released'), 'promisedWhole', {
      result: 'dispute',
      replies: [{ lineId: 'a', qty: '9.25', date: null }],
    });
  });
  test('use 13: delivery_plan.feedback.promised_within and delivery_plan.answer_line.promised_within: not further ahead than may be', () => {
    const at = (arrivalAt: string) => ({ lineId: 'a', qty: '9', arrivalAt });
    may('answerLine', plan('released'), at('2027-03-02 23:00:00'));
    mayNot('answerLine', plan('released'), 'promisedWithin', at('2027-03-03 00:00:00'));
    mayNot('feedback', plan('released'), 'promisedWithin', {
      result: 'dispute',
      replies: [{ lineId: 'a', qty: '9', date: '2072-03-10 08:00:00' }],
    });
  });
  test('use 13: delivery_plan.feedback.promised_ahead: no time in the past, for nothing either', () => {
    const reply = (qty: string, date: string | null) => ({ result: 'dispute', replies: [{ lineId: 'a', qty, date }] });
    for (const qty of ['0', '8']) {
      mayNot('feedback', plan('released'), 'promisedAhead', reply(qty, '2025-01-01 08:00:00'));
      may('feedback', plan('released'), reply(qty, null));
    }
    const passed = plan('released', { ...line, arrivalAt: '2026-03-01 08:00:00' });
    mayNot('feedback', passed, 'promisedAhead', { result: 'agree' });
    may('feedback', passed, reply('0', null));
    may('feedback', passed, reply('10', '2026-03-10 08:00:00'));
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
