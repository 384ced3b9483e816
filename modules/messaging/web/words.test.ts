import { answerProblem } from '@takt/model';
import { expect, test } from 'vitest';
import { mayAnswer } from './words.ts';

test('G13 an answer without words is refused in the dialog', () => {
  expect(answerProblem('')?.text).toEqual(['请输入内容', 'please enter content']);
  expect(answerProblem('  \n')?.text).toEqual(['请输入内容', 'please enter content']);
});

test('G14 an answer has at most thirty characters, as people count them', () => {
  expect(answerProblem('字'.repeat(30))).toBeNull();
  expect(answerProblem('👍'.repeat(30))).toBeNull();
  expect(answerProblem('字'.repeat(31))?.text).toEqual(['内容不能超过30个字符', 'The content has at most 30 characters']);
});

test('mail and tasks can be answered, a notice only when it must be; nothing twice', () => {
  const asked = (mustAnswer: boolean, answer: string | null = null) => ({ mustAnswer, answer });
  expect([mayAnswer('mail', asked(false)), mayAnswer('task', asked(false)), mayAnswer('notice', asked(true))]).toEqual([
    true,
    true,
    true,
  ]);
  expect(mayAnswer('notice', asked(false))).toBe(false);
  for (const kind of ['mail', 'notice', 'task'] as const) expect(mayAnswer(kind, asked(true, '收到'))).toBe(false);
});
