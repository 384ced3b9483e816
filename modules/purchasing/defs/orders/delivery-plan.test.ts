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
  test('nothing is asked for at this moment, nor by a plan without lines', () => {
    may('publish', plan('new'));
    mayNot('publish', plan('new', line, { ...line, arrivalAt: NOW }), 'demand');
    mayNot('publish', { ...plan('new'), lines: [] }, 'demand');
  });
  test('whoever disagrees says of which line, how much and when', () => {
    const two = (changes: object = {}) => plan('released', line, { ...line, id: 'b', ...changes });
    const reply = (changes: object) => ({ replies: [{ lineId: 'a', qty: '10', date: '2026-03-09 08:00:00', ...changes }] });
    may('feedback', two(), { result: 'dispute', ...reply({ qty: '8' }) });
    may('feedback', two(), { result: 'dispute', ...reply({ date: '2026-03-10 08:00:00' }) });
    may('feedback', two({ answerQty: '9' }), { result: 'dispute' });
    may('feedback', two(), { result: 'agree', ...reply({}) });
    mayNot('feedback', two(), 'answers', { result: 'agree', ...reply({ qty: '8' }) });
    mayNot('feedback', two({ answerQty: '9' }), 'answers', { result: 'agree' });
    mayNot('feedback', two(), 'answers', { result: 'dispute', ...reply({ date: '2026-03-10' }) });
    mayNot('feedback', two(), 'answers', { result: 'dispute', ...reply({ lineId: 'c', qty: '8' }) });
  });
  test('use 13: no more is answered than was asked for, with the plan or before it', () => {
    const reply = (qty: string) => ({ result: 'dispute', replies: [{ lineId: 'a', qty, date: null }] });
    mayNot('feedback', plan('released', { ...line, answerQty: '11' }), 'promisedMost', { result: 'dispute' });
    may('feedback', plan('released'), reply('9.5'));
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
  test('use 13: no time in the past, for nothing either', () => {
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
  test('a note is made while something of the plan is left', () => {
    may('generateDeliveryNote', plan('new', { ...line, generatedQty: '10' }, { ...line, generatedQty: '9.999' }));
  });
  test('a plan is complete when all of it has come', () => {
    may('complete', plan('released', { ...line, receivedQty: '10' }, { ...line, receivedQty: '11' }));
    mayNot('complete', plan('released', { ...line, receivedQty: '10' }, { ...line, receivedQty: '9' }), 'all');
    mayNot('complete', { ...plan('released'), lines: [] }, 'all');
  });
  test('delivery_plan.edit.only_new and delivery_plan.publish.only_new: the narrower reading, where a company chose it', () => {
    for (const action of ['edit', 'publish']) {
      may(action, plan('answered'));
      mayNot(action, { ...plan('answered'), strictNewOnly: '1' }, 'onlyNew');
      may(action, { ...plan('new'), strictNewOnly: '1' });
    }
  });
});
