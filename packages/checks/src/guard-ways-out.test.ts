import { expect, test } from 'vitest';
import { guardWaysOut } from './guard-ways-out.ts';
import { Order, toy, toyWith } from './toy-module.ts';

const guard = (id: string, zh: string, more = {}) => ({ id, must: () => true, else: [zh, 'No'] as const, ...more });

test('a refusal tells what clears the way, by itself or beside it', () => {
  const needs = [
    guard('silent', '已锁定'),
    guard('asks', '请先解锁'),
    guard('helped', '已锁定', { unblock: ['请先解锁', 'Unlock it first'] }),
    guard('question', '确定吗', { level: 'confirm' }),
  ];
  expect(guardWaysOut(toyWith({ ...Order, actions: { edit: { from: 'draft', needs } } }))).toEqual([
    { where: 'toy.order.edit.silent', what: 'does not say what clears the way' },
  ]);
  expect(guardWaysOut([toy])).toEqual([]);
});
