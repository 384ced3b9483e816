import { document, guardContext, state, text } from '@takt/model';
import { expect, test } from 'vitest';
import type { ScreenRights } from '../actions/screen-rights.ts';
import { companyClock } from '../api/company-clock.ts';
import { isReader, mayChangeFiles } from './editable.ts';

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

const Held = document('toy.hold', {
  label: ['冻结单', 'Hold'],
  number: 'TH{seq:5}',
  states: { new: state('00', '新建', 'New'), frozen: state('10', '已冻结', 'Frozen'), lifted: state('20', '已解冻', 'Lifted') },
  filesIn: ['frozen'],
  fields: { remark: text('备注', 'Remark') },
  list: ['number'],
  query: ['number'],
  actions: { edit: { from: ['new', 'frozen', 'lifted'] }, lift: { label: ['解冻', 'Lift'], from: 'frozen', to: 'lifted' } },
});

test('security F3: the tab of files offers upload in the draft and in the states the document names, and nowhere else', () => {
  const offered = (held: readonly string[], vendorId: string | null = null): readonly string[] =>
    ['new', 'frozen', 'lifted'].filter((status) => mayChangeFiles(Held, { id: '1', status }, rights(vendorId, held)));
  expect(offered(['toy.hold.edit'])).toEqual(['new', 'frozen']);
  expect(offered(['toy.hold.lift'])).toEqual(['frozen']);
  expect(offered(['toy.hold.read'])).toEqual([]);
  expect(offered(['toy.hold.lift'], 'v')).toEqual([]);
  expect(offered(['toy.hold.edit'], 'v')).toEqual(['new', 'frozen']);
});
