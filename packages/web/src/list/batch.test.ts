import { document, lineActions, state, table, text, words } from '@takt/model';
import { expect, test } from 'vitest';
import type { Row } from '../api/calls.ts';
import {
  batchActions,
  batchRefusal,
  clickRefusal,
  judge,
  judgeRowCommand,
  NONE_TICKED,
  retick,
  type ListRights,
  tickRefusal,
} from './batch.ts';
import { rowOffers, usualOffer } from './row-offers.ts';

const Note = document('test.note', {
  label: ['送货单', 'Delivery note'],
  number: 'DN{seq:5}',
  states: { new: state('00', '新建', 'New'), released: state('10', '已发布', 'Released') },
  fields: { remark: text('备注', 'Remark') },
  details: { lines: table('明细', 'Lines', { part: text('物料', 'Part') }) },
  actions: {
    edit: { from: 'new' },
    delete: { from: 'new' },
    ...lineActions('new'),
    publish: {
      from: 'new',
      to: 'released',
      needs: [{ id: 'hasLines', must: (n) => n.lines.length > 0, else: ['请先维护明细', 'Add lines first'] }],
    },
    answer: { from: 'new', side: 'vendor' },
    alone: { from: 'new', bulk: false },
    arrive: { from: 'released', system: true },
  },
});
const row = (id: string, status: string): Row => ({ id, version: 1, number: id, status });
const buttons = ['publish', 'answer', 'alone', 'arrive'].map((action) => ({
  action,
  permission: `test.note.${action}`,
  show: true,
  label: ['', ''] as const,
}));
const clock = { instant: new Date('2026-11-15T00:00:00Z'), zone: 'Asia/Shanghai', plantZones: {} };
const rights: ListRights = { buttons, person: null, clock };
const ids = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

test('a way out is searched for once, however many rows ask', () => {
  let searched = 0;
  const release = {
    from: 'draft',
    get to(): 'released' {
      searched += 1;
      return 'released';
    },
  } as const;
  const states = { draft: state('00', '草稿', 'Draft'), released: state('10', '已发布', 'Released') };
  const Paper = document('test.paper', {
    label: ['单据', 'Paper'],
    number: 'P{seq:5}',
    states,
    fields: {},
    actions: { release, close: { from: 'released' } },
  });
  const may = { ...rights, buttons: [{ action: 'close', permission: 'test.paper.close', show: true, label: ['', ''] as const }] };
  const drafts = (from: number) => ['a', 'b', 'c'].map((id) => ({ row: row(`${id}${from}`, '00'), whole: null }));
  expect(judge(Paper, 'close', drafts(1).slice(0, 1), may).refused).toHaveLength(1);
  const once = searched;
  expect(once).toBeGreaterThan(0);
  judge(Paper, 'close', drafts(2), may);
  judge(Paper, 'close', drafts(3), may);
  expect(searched).toBe(once);
});

test('G08 what is done to one row asks for one that was clicked', () => {
  expect(clickRefusal(null)).toEqual(['请先选择一行数据', 'Please click a row first']);
  expect(clickRefusal(row('a', '00'))).toBeNull();
});

test('G09 an action on ticked rows asks for some', () => {
  expect(tickRefusal(0)).toEqual(NONE_TICKED);
  expect(tickRefusal(1)).toBeNull();
});

test('G10 a batch without rows is refused', () => {
  expect(batchRefusal(0, 0)).toEqual(words.noneSelected);
});

test('G11 a batch in which no row qualifies is refused, one with a single row that does is not', () => {
  expect(batchRefusal(3, 0)).toEqual(words.noneQualifying);
  expect(batchRefusal(3, 1)).toBeNull();
});

test('of the ticked rows those in the right state qualify, the others carry their sentence', () => {
  const ticked = [row('a', '00'), row('b', '10'), row('c', '00')].map((one) => ({ row: one, whole: null }));
  const { ready, refused } = judge(Note, 'publish', ticked, rights);
  expect(ids(ready)).toEqual(['a', 'c']);
  expect(refused.map(({ row: one, refusal }) => [one.id, refusal.text[0]])).toEqual([['b', '只有新建状态的送货单才能发布']]);
});

test('guards that look at lines are asked once the whole row is there', () => {
  const bare = row('a', '00');
  expect(ids(judge(Note, 'publish', [{ row: bare, whole: null }], rights).ready)).toEqual(['a']);
  const { refused } = judge(Note, 'publish', [{ row: bare, whole: { ...bare, lines: [] } }], rights);
  expect(refused[0]?.refusal.text).toEqual(['请先维护明细', 'Add lines first']);
});

test('whose turn it is counts once the browser knows who asks', () => {
  const ticked = [{ row: row('a', '00'), whole: row('a', '00') }];
  expect(judge(Note, 'answer', ticked, rights).ready).toHaveLength(1);
  const own = { ...rights, person: { userId: 'u', vendorId: null } };
  expect(judge(Note, 'answer', ticked, own).ready).toHaveLength(0);
  expect(judge(Note, 'answer', ticked, { ...own, person: { userId: 'u', vendorId: 'v' } }).ready).toHaveLength(1);
  // Which side may act needs no more than the row of a list.
  expect(judge(Note, 'answer', [{ row: row('a', '00'), whole: null }], own).ready).toHaveLength(0);
});

test('a batch offers what may run on many rows, what has a button, and what the person may do', () => {
  expect(batchActions(Note, buttons)).toEqual(['publish', 'answer']);
  expect(batchActions(Note, buttons.slice(1))).toEqual(['answer']);
});

test('ticks of other pages stay, those of this page follow the grid', () => {
  const [a, b, c] = [row('a', '00'), row('b', '00'), row('c', '00')];
  const before = new Map([a, b].map((one) => [one.id, one]));
  expect([...retick(before, [b, c], [c]).keys()]).toEqual(['a', 'c']);
});

test('the menu of a row has every action of the person, those of another state with their sentence', () => {
  const rules = {
    doc: Note,
    buttons,
    rowCommands: [],
    judge: (name: string, rows: Parameters<typeof judge>[2]) => judge(Note, name, rows, rights),
  };
  const told = (status: string) =>
    rowOffers(rules, { row: row('a', status), whole: null }).map(({ name, refused }) => [
      name,
      refused[0]?.refusal.text[0] ?? null,
    ]);
  expect(told('00')).toEqual([
    ['publish', null],
    ['answer', null],
    ['alone', null],
  ]);
  expect(told('10')[0]).toEqual(['publish', '只有新建状态的送货单才能发布']);
  expect(usualOffer(rules, row('a', '00'))?.name).toBe('publish');
  expect(usualOffer(rules, row('a', '10'))).toBeNull();
  expect(rowOffers({ ...rules, buttons: [] }, { row: row('a', '00'), whole: null })).toEqual([]);
});

test('a command on rows is judged by the whole row, and by the right alone while only the list’s row is there', () => {
  const rowCommand = {
    id: 'test.unlockNote',
    label: ['解锁', 'Unlock'],
    input: {},
    kind: 'command',
    needs: 'test.note.unlock',
    on: {
      entity: 'test.note',
      as: 'note',
      confirm: ['解锁？', 'Unlock?'],
      needs: [{ id: 'locked', must: (seen: Row) => seen['locked'] === '1', else: ['没有锁定', 'Not locked'] }],
    },
  } as const;
  const may = {
    ...rights,
    buttons: [{ action: 'unlockNote', permission: 'test.note.unlock', label: ['', ''] as const, show: true }],
  };
  const ticked = [
    { row: row('a', '00'), whole: { ...row('a', '00'), locked: '1' } },
    { row: row('b', '00'), whole: { ...row('b', '00'), locked: '0' } },
    { row: row('c', '00'), whole: null },
  ];
  const judged = judgeRowCommand(rowCommand, Note, ticked, may);
  expect(ids(judged.ready)).toEqual(['a', 'c']);
  expect(judged.refused.map(({ row: one, refusal }) => [one.id, refusal.text[0]])).toEqual([['b', '没有锁定']]);
  expect(judgeRowCommand(rowCommand, Note, ticked, rights).ready).toEqual([]);
});

test('use A9: a guard of the head is asked of the row in a list, and its step is not offered there', () => {
  const Order = document('test.order', {
    label: ['订单', 'Order'],
    number: 'PO{seq:5}',
    states: { new: state('00', '新建', 'New'), released: state('10', '已发布', 'Released') },
    fields: { unpriced: text('未定价', 'Without a price') },
    actions: {
      publish: {
        from: 'new',
        to: 'released',
        needs: [
          {
            id: 'lines',
            must: (order) => 'lines' in order,
            else: ['没有明细', 'No lines'],
          },
          { id: 'price', must: (order) => order.unpriced === null, else: ['没有价格', 'No price'], head: ['unpriced'] },
        ],
      },
    },
  });
  const may = {
    ...rights,
    buttons: [{ action: 'publish', permission: 'test.order.publish', show: true, label: ['', ''] as const }],
  };
  const rules = {
    doc: Order,
    buttons: may.buttons,
    rowCommands: [],
    judge: (name: string, rows: Parameters<typeof judge>[2]) => judge(Order, name, rows, may),
  };
  const listed = (unpriced: string | null): Row => ({ ...row('a', '00'), unpriced });
  expect(usualOffer(rules, listed(null))?.name).toBe('publish');
  expect(usualOffer(rules, listed('3'))).toBeNull();
});
