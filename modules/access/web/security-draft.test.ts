import { valueProblem } from '@takt/model';
import { expect, test } from 'vitest';
import { SecurityConfig } from '../defs/index.ts';
import { draftOf, numberOf, rowOf } from './security-draft.ts';

test('a company without settings sees those of the product', () => {
  expect(draftOf(null)).toMatchObject({ lockCount: '10', passwordDays: '180', graceDays: '30', faceLogin: false });
  expect(rowOf(draftOf(null))).toEqual({
    code: 'default',
    lockCount: 10,
    passwordDays: 180,
    graceDays: 30,
    faceLogin: '0',
    secondFactor: '0',
  });
});

test('P10 a lock count that is no number is told in the form', () => {
  for (const typed of ['abc', '1e', '', ' '])
    expect(valueProblem(SecurityConfig.fields.lockCount, numberOf(typed)), typed).not.toBeNull();
  expect(valueProblem(SecurityConfig.fields.lockCount, numberOf('abc'))).toEqual([
    '锁定次数必须为数字',
    'The lock count must be a number',
  ]);
  expect(valueProblem(SecurityConfig.fields.lockCount, numberOf('5'))).toBeNull();
});
