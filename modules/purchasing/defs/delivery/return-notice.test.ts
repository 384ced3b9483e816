import { describe, test } from 'vitest';
import { judging, NOW } from '../../tests/judging.ts';
import { ReturnNotice } from './return-notice.ts';

const { may, mayNot } = judging(ReturnNotice);
const notice = (status: string, changes: object = {}) => ({
  status,
  shipFrom: '上海',
  receiveTo: '宁波',
  driverTel: null,
  collected: '0',
  replyDueAt: '2026-03-03 08:00:00',
  leftAt: null,
  lines: [{ qty: '1', came: '1' }],
  ...changes,
});

describe('guards of the return notice', () => {
  test('return_notice.publish.has_lines: something goes back', () => {
    may('publish', notice('new'));
    mayNot('publish', notice('new', { lines: [] }), 'hasLines');
  });
  test('return_notice.publish.qty_positive: some of every part', () => {
    mayNot('publish', notice('new', { lines: [{ qty: '0' }] }), 'qtyPositive');
  });
  test('return_notice.publish.from_to: from somewhere to somewhere', () => {
    mayNot('publish', notice('new', { receiveTo: null }), 'fromTo');
  });
  test('return_notice.publish.came: no more than came', () => {
    mayNot('publish', notice('new', { lines: [{ qty: '1', came: '0' }] }), 'came');
  });
  test('return_notice.feedback.content: agreed, or disputed with a word why', () => {
    may('feedback', notice('published'), { result: 'agree' });
    may('feedback', notice('published'), { result: 'dispute', remark: '并非我方原因' });
    mayNot('feedback', notice('published'), 'content', {});
    mayNot('feedback', notice('published'), 'content', { result: 'dispute', remark: ' ' });
  });
  test('return_notice.feedback.driver_tel: who collects can be called', () => {
    const collected = notice('published', { collected: '1' });
    may('feedback', collected, { result: 'agree', driverTel: '13812345678' });
    may('feedback', { ...collected, driverTel: '13812345678' }, { result: 'agree' });
    mayNot('feedback', collected, 'driverTel', { result: 'agree' });
    mayNot('feedback', { ...collected, driverTel: '13812345678' }, 'driverTel', { result: 'agree', driverTel: '110' });
  });
  test('return_notice.confirm.confirmable: answered, or the time to answer is over', () => {
    may('confirm', notice('answered'));
    mayNot('confirm', notice('published'), 'confirmable');
    mayNot('confirm', notice('published', { replyDueAt: NOW }), 'confirmable');
    may('confirm', notice('published', { replyDueAt: '2026-03-01 23:00:00' }));
    mayNot('confirm', notice('published', { replyDueAt: null }), 'confirmable');
  });
  test('return_notice.close.left: the goods are gone', () => {
    may('close', notice('confirmed', { leftAt: '2026-03-02 08:00:00' }));
    mayNot('close', notice('confirmed'), 'left');
  });
});
