import { code, type Problem, quantity, table, text } from '@takt/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { draw, words } from '../../../tests/workspace.tsx';
import type { Line } from '../draft.ts';
import type { LineRights } from './lines.ts';
import { LinesGrid } from './lines-grid.tsx';

const Lines = table('明细', 'Lines', {
  part: text('物料', 'Part', { required: true }),
  unit: code('单位', 'Unit'),
  qty: quantity('数量', 'Quantity', { unit: 'unit' }),
});
const line = (key: string, part: string, qty: string | null, unit = 'pcs'): Line => ({ key, id: key, part, unit, qty });
const TWO = [line('a', 'Screw', '10'), line('b', 'Nut', '5.5')];
const ALL: LineRights = { add: true, edit: true, remove: true };

interface Look {
  readonly rows?: readonly Line[];
  readonly rights?: LineRights;
  readonly problems?: readonly Problem[];
  readonly tried?: boolean;
  readonly lang?: 'zh' | 'en';
}
/** The lines as a record's page holds them. */
async function drawLines({ rows: start = TWO, rights = ALL, problems = [], tried = false, lang = 'en' }: Look = {}) {
  const held: { rows: readonly Line[] } = { rows: start };
  function Page() {
    const [rows, setRows] = useState(start);
    held.rows = rows;
    return (
      <LinesGrid
        {...{ name: 'lines', table: Lines, rows, rights, problems, tried, front: true, goTo: null, onChange: setRows }}
      />
    );
  }
  const drawn = draw(<Page />, lang);
  await screen.findByRole('grid');
  if (start[0]) await screen.findByText(String(start[0]['part']));
  return { ...drawn, parts: () => held.rows.map((row) => row['part']), qtys: () => held.rows.map((row) => row['qty']) };
}
const tool = (name: string) => screen.getByText(name);
const cell = (value: string) => screen.getByText(value).closest('[role=gridcell]') as HTMLElement;
const total = async (): Promise<string | undefined> => {
  const word = await screen.findByText('Total');
  return words(word.closest('[role=row]') as Element);
};

test('lines are numbered, and what adds up stands below', async () => {
  await drawLines();
  expect(screen.getAllByRole('row').slice(1, 3).map(words)).toEqual(
    ['1ScrewPCS10', '2NutPCS5.5'].map((row) => expect.stringMatching(new RegExp(row, 'i'))),
  );
  expect(await total()).toMatch(/15\.5$/);
});

test('quantities of different units do not add up', async () => {
  await drawLines({ rows: [line('a', 'Screw', '10', 'pcs'), line('b', 'Oil', '5', 'kg')] });
  expect(screen.queryByText('Total')).toBeNull();
});

test('a line is added at the end', async () => {
  const { user, parts } = await drawLines();
  await user.click(tool('Add lines'));
  expect(parts()).toEqual(['Screw', 'Nut', null]);
  await waitFor(() => expect(screen.getByText('3')).toBeTruthy());
});

test('the line in hand is deleted, the sum follows, and Undo brings both back', async () => {
  const { user, parts } = await drawLines();
  await user.click(cell('Screw'));
  await user.click(tool('Delete lines'));
  expect(parts()).toEqual(['Nut']);
  await waitFor(async () => expect(await total()).toMatch(/5\.5$/));
  await user.click(tool('Undo'));
  expect(parts()).toEqual(['Screw', 'Nut']);
  await user.click(tool('Redo'));
  expect(parts()).toEqual(['Nut']);
});

test('ticked lines are deleted rather than the one in hand', async () => {
  const { user, parts } = await drawLines();
  await user.click(cell('Screw'));
  const second = screen.getByText('Nut').closest('[role=row]') as HTMLElement;
  await user.click(within(second).getByRole('checkbox'));
  await user.click(tool('Delete lines'));
  expect(parts()).toEqual(['Screw']);
});

test('with no line chosen nothing is deleted', async () => {
  const { user, parts } = await drawLines();
  await user.click(tool('Delete lines'));
  expect(parts()).toEqual(['Screw', 'Nut']);
});

test('a copy stands below the line it was made of', async () => {
  const { user, parts, qtys } = await drawLines();
  await user.click(cell('Screw'));
  await user.click(tool('Copy line'));
  expect([parts(), qtys()]).toEqual([
    ['Screw', 'Screw', 'Nut'],
    ['10', '10', '5.5'],
  ]);
});

test('Delete empties a cell, Ctrl D takes over the one above, Ctrl Z goes back', async () => {
  const { user, qtys } = await drawLines();
  await user.click(cell('5.5'));
  await user.keyboard('{Delete}');
  expect(qtys()).toEqual(['10', null]);
  await user.keyboard('{Control>}d{/Control}');
  expect(qtys()).toEqual(['10', '10']);
  await user.keyboard('{Control>}z{/Control}');
  expect(qtys()).toEqual(['10', null]);
});

test('a block from a spreadsheet fills cells and makes lines', async () => {
  const { user, parts } = await drawLines();
  await user.click(cell('Nut'));
  fireEvent.paste(cell('Nut'), { clipboardData: { getData: () => 'Bolt\nWasher\n' } });
  await waitFor(() => expect(parts()).toEqual(['Screw', 'Bolt', 'Washer']));
});

test('who may only read has no tools and no star', async () => {
  await drawLines({ rights: { add: false, edit: false, remove: false } });
  expect(screen.queryAllByRole('button').map(words)).toEqual([]);
  expect(screen.getAllByRole('columnheader').map(words)).toEqual(['#', 'Part', 'Unit', 'Quantity']);
});

test('columns that must be filled in have a star', async () => {
  await drawLines({ lang: 'zh' });
  expect(screen.getAllByRole('columnheader').map(words).filter(Boolean)).toEqual(['#', '物料 *', '单位', '数量']);
});

test('an empty cell is complained of once somebody has tried to save', async () => {
  const problems: readonly Problem[] = [{ at: 'lines.1.qty', text: ['请填写数量', 'please fill in Quantity'], level: 'error' }];
  const rows = [line('a', 'Screw', '10'), line('b', 'Nut', null)];
  const { unmount } = await drawLines({ rows, problems });
  expect(screen.queryByTitle('please fill in Quantity')).toBeNull();
  unmount();
  await drawLines({ rows, problems, tried: true });
  expect(await screen.findByTitle('please fill in Quantity')).toBeTruthy();
});

test.each([
  ['zh', '还没有明细'],
  ['en', 'No lines yet'],
] as const)('an empty table says so (%s)', async (lang, sentence) => {
  await drawLines({ rows: [], lang });
  expect(await screen.findByText(sentence)).toBeTruthy();
});
