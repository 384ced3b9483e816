import { document, guardContext, state, text } from '@takt/model';
import { expect, test } from 'vitest';
import type { ScreenRights } from '../actions/screen-rights.ts';
import { companyClock } from '../api/company-clock.ts';
import { isReader } from './editable.ts';

const Doc = document('toy.order', {
  label: ['订单', 'Order'],
  number: 'TO{seq:5}',
  states: { new: state('00', '新建', 'New') },
  fields: { remark: text('备注', 'Remark') },
  list: ['number'],
  query: ['number'],
  actions: { edit: { from: 'new' } },
});
const rights = (vendorId: string | null, held: readonly string[]): ScreenRights => {
  const can = (permission: string): boolean => held.includes(permission);
  const actor = { userId: '', vendorId, can } as const;
  return { ready: true, can, guardContext: (entity, row) => guardContext(companyClock(), { actor, entity, row }) };
};

test('a supplier who never edits such a document is told nothing of editing it; our people and those who may are', () => {
  const row = { id: '1', status: 'new' };
  expect(isReader(Doc, row, rights('v', []))).toBe(true);
  expect(isReader(Doc, row, rights('v', ['toy.order.edit']))).toBe(false);
  expect(isReader(Doc, row, rights(null, []))).toBe(false);
  expect(isReader(Doc, null, rights('v', []))).toBe(false);
});
