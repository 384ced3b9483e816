import { type Actions, type AnyDocument, document, state } from '@takt/model';
import { expect, test } from 'vitest';
import { toy, toyWith } from './toy-module.ts';
import { waysOutDeclared } from './ways-out-declared.ts';

const Paper = document('toy.paper', {
  label: ['单据', 'Paper'],
  number: 'P{seq:4}',
  fields: {},
  states: { draft: state('00', '草稿', 'Draft'), closed: state('40', '关闭', 'Closed', { final: true }) },
  actions: { finish: { label: ['完成', 'Finish'], from: 'draft', to: 'closed' } },
});
const found = (actions: Actions, waits: AnyDocument['waits'] = {}) => waysOutDeclared(toyWith({ ...Paper, actions, waits }));

test('use 31 what ends a document or takes it back says so, by its verb or by itself', () => {
  const lost = { label: ['遗失', 'Lost'], from: 'draft', to: 'closed' } as const;
  expect(found({ lost })).toEqual([
    { where: 'toy.paper.lost', what: 'ends the document or takes it back, and does not say wayOut' },
  ]);
  expect(found({ lost: { ...lost, wayOut: true }, close: { from: 'draft', to: 'closed' } })).toEqual([]);
  expect(waysOutDeclared([toy])).toEqual([]);
});

test('use 31 no state waits for a way out', () => {
  expect(found({ close: { from: 'draft', to: 'closed' } }, { draft: { step: 'close' } })).toEqual([
    { where: 'toy.paper state draft', what: 'waits for close, which is a way out' },
  ]);
});
