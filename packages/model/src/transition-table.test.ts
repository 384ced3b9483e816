import { expect, test } from 'vitest';
import { document, lineActions, state } from './document.ts';
import { text } from './fields/index.ts';
import { transitionTable } from './transition-table.ts';

const words = {
  label: ['单', 'Paper'],
  number: 'X{seq:4}',
  states: { draft: state('00', '草稿', 'Draft'), open: state('10', '已发布', 'Open'), done: state('40', '完成', 'Done') },
  fields: { name: text('名称', 'Name') },
} as const;

test('one row per action, one column per state, as wide as they need', () => {
  const Paper = document('x.paper', {
    ...words,
    actions: {
      create: { from: [] },
      edit: { from: 'draft' },
      delete: { from: ['draft', 'done'] },
      ...lineActions('draft', 'open'),
      publish: { from: 'draft', to: [{ when: (row) => row.name !== null, to: 'open' }, { to: 'done' }] },
      withdraw: { from: 'open', to: 'draft' },
      close: { from: ['draft', 'open'], to: 'done' },
    },
  });
  expect(transitionTable(Paper)).toBe(
    `
           draft     open  done
edit       stay      ·     ·
delete     gone      ·     gone
addLine    stay      stay  ·
editLine   stay      stay  ·
deleteLine stay      stay  ·
publish    open/done ·     ·
withdraw   ·         draft ·
close      done      done  ·`.slice(1),
  );
});

test('a document without actions still names its states', () => {
  expect(transitionTable(document('x.paper', { ...words, actions: {} }))).toBe(' draft open done');
});
