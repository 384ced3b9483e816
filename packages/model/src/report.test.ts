import { expect, test } from 'vitest';
import { reportProblem } from './report.ts';

test.each(['', '/', '/index'])('G15 a picture of the root (%j) is not taken', (page) => {
  expect(reportProblem(page)).toEqual({
    rule: 'G15',
    text: ['根目录不支持提交', 'root directory does not support submission'],
  });
});

test('G15 a picture of any other page is', () => {
  expect(reportProblem('/mes/sales/salesOrder')).toBeNull();
});
