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
  test('return_notice.publish.came: no more than came', () => {
    mayNot('publish', notice('new', { lines: [{ qty: '1', came: '0' }] }), 'came');
  });
  test('a return is agreed to, or disputed with a word why', () => {
    may('feedback', notice('published'), { result: 'agree' });
    may('feedback', notice('published'), { result: 'dispute', remark: '并非我方原因' });
    mayNot('feedback', notice('published'), 'content', {});
  });
  test('who collects can be called, by the notice or by the answer', () => {
    const collected = notice('published', { collected: '1' });
    may('feedback', collected, { result: 'agree', driverTel: '13812345678' });
    may('feedback', { ...collected, driverTel: '13812345678' }, { result: 'agree' });
    mayNot('feedback', collected, 'driverTel', { result: 'agree' });
  });
  test('a return is confirmed once answered, or when the time to answer is over', () => {
    may('confirm', notice('answered'));
    mayNot('confirm', notice('published', { replyDueAt: NOW }), 'confirmable');
    may('confirm', notice('published', { replyDueAt: '2026-03-01 23:00:00' }));
  });
});
