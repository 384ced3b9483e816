import { computed, document, entity, quantity, type Sort, state, text } from '@takt/model';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw, words } from '../../tests/workspace.tsx';
import type { Column, Row } from '../api/calls.ts';
import type { Judged } from './batch.ts';
import { Grid, type GridProps } from './grid.tsx';
import { type Layout, plainLayout } from './layout.ts';

const Part = entity('test.part', {
  label: ['物料', 'Part'],
  fields: {
    code: text('编码', 'Code', { required: true }),
    name: text('名称', 'Name'),
    qty: quantity('数量', 'Quantity'),
    worth: computed('decimal', '金额', 'Worth'),
  },
  list: ['code', 'name', 'qty', 'worth'],
});
const column = (name: string, label: readonly [string, string], kind: Column['kind'] = 'text'): Column => ({
  name,
  label,
  kind,
  labelKey: null,
});
const columns: readonly Column[] = [
  column('code', ['编码', 'Code']),
  column('name', ['名称', 'Name']),
  column('qty', ['数量', 'Quantity'], 'quantity'),
  column('worth', ['金额', 'Worth'], 'computed'),
];
const rows: readonly Row[] = [
  { id: '1', version: 1, code: 'P2', name: 'Screw', qty: '10', worth: '5' },
  { id: '2', version: 1, code: 'P1', name: 'Nut', qty: '20', worth: '6' },
];
const plain = plainLayout(columns);

async function drawGrid(more: Partial<GridProps> = {}, lang: 'zh' | 'en' = 'en') {
  const props = { entity: Part, columns, rows, layout: plain, sort: [], ...more };
  const drawn = draw(<Grid {...props} />, lang);
  await screen.findByText('Screw');
  return { ...drawn, change: (next: Partial<GridProps>) => drawn.redraw(<Grid {...props} {...next} />) };
}
const headings = (): string[] => screen.getAllByRole('columnheader').map(words);
const heading = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
const firstCells = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => words(within(row).getAllByRole('gridcell')[0] as Element));

test('columns stand in the order somebody gave them, and hidden ones are not there', async () => {
  const layout: Layout = {
    ...plain,
    columns: ['qty', 'name', 'code', 'worth'].map((name) => ({ name, shown: name !== 'code', width: null, pinned: null })),
  };
  await drawGrid({ layout });
  expect(headings()).toEqual(['Quantity', 'Name', 'Worth']);
});

test('headings speak the language of the person', async () => {
  await drawGrid({}, 'zh');
  expect(headings()).toEqual(['编码', '名称', '数量', '金额']);
});

test('a heading asks for rising order, then falling, then none', async () => {
  const onSort = vi.fn<(sort: readonly Sort[]) => void>();
  const { user } = await drawGrid({ onSort });
  await user.click(screen.getByText('Name'));
  await user.click(screen.getByText('Name'));
  await user.click(screen.getByText('Name'));
  expect(onSort.mock.calls).toEqual([[[['name', 'asc']]], [[['name', 'desc']]], [[]]]);
});

test('Shift and a heading add to the order', async () => {
  const onSort = vi.fn<(sort: readonly Sort[]) => void>();
  const { user } = await drawGrid({ onSort });
  await user.click(screen.getByText('Name'));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByText('Quantity'));
  await user.keyboard('{/Shift}');
  expect(onSort.mock.lastCall).toEqual([
    [
      ['name', 'asc'],
      ['qty', 'asc'],
    ],
  ]);
});

test('what is worked out cannot be sorted by', async () => {
  const onSort = vi.fn();
  const { user } = await drawGrid({ onSort });
  await user.click(screen.getByText('Worth'));
  expect(onSort).not.toHaveBeenCalled();
});

test('rows stay as the server ordered them, and the heading tells how', async () => {
  await drawGrid({ sort: [['code', 'asc']], onSort: () => undefined });
  expect(firstCells()).toEqual(['P2', 'P1']);
  expect(heading('Code').getAttribute('aria-sort')).toBe('ascending');
});

test('Enter on a cell opens its row', async () => {
  const onOpen = vi.fn();
  const { user } = await drawGrid({ onOpen });
  await user.click(screen.getByText('Nut'));
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[1]);
});

test('the arrow keys go from row to row, and the row in focus is told', async () => {
  const onFocus = vi.fn<(row: Row) => void>();
  const { user } = await drawGrid({ onFocus });
  await user.click(screen.getByText('Screw'));
  await user.keyboard('{ArrowDown}');
  expect(onFocus.mock.calls.map(([{ id }]) => id)).toEqual(['1', '2']);
});

test('the first column leads to the row’s own page; with Ctrl the browser opens it elsewhere', async () => {
  const onOpen = vi.fn();
  const { user } = await drawGrid({ onOpen, hrefOf: ({ id }) => `#/part?id=${id}` });
  const link = await screen.findByRole('link', { name: 'P1' });
  expect(link.getAttribute('href')).toBe('#/part?id=2');
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(link);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[1]);
});

test('a tick tells the rows ticked, the one above all of them', async () => {
  const onSelect = vi.fn<(rows: readonly Row[]) => void>();
  const { user } = await drawGrid({ selected: new Set(), onSelect });
  const [all, first] = screen.getAllByRole('checkbox');
  await user.click(first as Element);
  expect(onSelect.mock.lastCall?.[0].map(({ id }) => id)).toEqual(['1']);
  await user.click(all as Element);
  expect(onSelect.mock.lastCall?.[0].map(({ id }) => id)).toEqual(['1', '2']);
});

test('rows unticked elsewhere lose their tick', async () => {
  const { change } = await drawGrid({ selected: new Set(['2']) });
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  await waitFor(() => expect(ticked().slice(1)).toEqual([false, true]));
  change({ selected: new Set() });
  await waitFor(() => expect(ticked().slice(1)).toEqual([false, false]));
});

test('nothing can be ticked where nothing can be done to many', async () => {
  await drawGrid();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

test('beside a row stand opening it, its usual next step and the rest', async () => {
  const publish: Judged = { name: 'publish', label: ['发布', 'Publish'], action: { from: [] }, ready: [], refused: [] };
  const tools = { usualOf: ({ id }: Row) => (id === '1' ? publish : null), onRun: vi.fn(), onOpen: vi.fn(), onMenu: vi.fn() };
  const { user } = await drawGrid({ tools });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(tools.onRun).toHaveBeenCalledExactlyOnceWith(publish);
  expect(screen.getAllByRole('button', { name: 'Open' })).toHaveLength(2);
  await user.click(screen.getByText('Nut'));
  await user.keyboard('{Shift>}{F10}{/Shift}');
  expect(tools.onMenu.mock.lastCall?.[0]).toMatchObject({ row: rows[1] });
});

test('a document tells its state by its name', async () => {
  const Note = document('test.note', {
    label: ['单', 'Note'],
    number: 'N{seq:5}',
    states: { new: state('00', '新建', 'New'), released: state('10', '已发布', 'Released') },
    fields: { name: text('名称', 'Name') },
    actions: {},
  });
  const ofNote = [column('number', ['单号', 'Number']), column('status', ['状态', 'Status']), column('name', ['名称', 'Name'])];
  const row = { id: '1', version: 1, number: 'N00001', status: '10', name: 'Screw' };
  await drawGrid({ entity: Note, columns: ofNote, layout: plainLayout(ofNote), rows: [row] }, 'zh');
  expect(await screen.findByText('已发布')).toBeTruthy();
  expect(screen.queryByText('10')).toBeNull();
});
