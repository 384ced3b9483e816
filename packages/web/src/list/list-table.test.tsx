// Fetched apart in the product; here it would only make the tests wait.
import './grid.tsx';
import { entity, text } from '@takt/model';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../tests/workspace.tsx';
import type { Column, Row } from '../api/calls.ts';
import { plainLayout } from './layout.ts';
import { ListTable, type WaysOn } from './list-table.tsx';

const Part = entity('test.part', { label: ['物料', 'Part'], fields: { code: text('编码', 'Code') } });
const columns: readonly Column[] = [{ name: 'code', label: ['编码', 'Code'], kind: 'text', labelKey: null }];
const grid = { entity: Part, columns, layout: plainLayout(columns), sort: [] };
const rows: readonly Row[] = [{ id: '1', version: 1, code: 'P1' }];
const ways = (more: Partial<WaysOn> = {}): WaysOn => ({ onCreate: null, onEverything: () => undefined, ...more });
const names = (): (string | null)[] => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('use 40 bars stand in the place of rows until these are drawn', async () => {
  draw(<ListTable {...grid} rows={rows} filtered={false} />);
  expect(screen.getByRole('status', { name: 'Loading the list' })).toBeTruthy();
  expect(await screen.findByText('P1')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading the list' })).toBeNull());
});

test('use 49 an empty list offers what comes next to whoever may do it', async () => {
  const onCreate = vi.fn();
  const { user, redraw } = draw(<ListTable {...grid} rows={[]} filtered={false} ways={ways({ onCreate })} />);
  expect(screen.getByText('No records yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New part' }));
  expect(onCreate).toHaveBeenCalledOnce();
  redraw(<ListTable {...grid} rows={[]} filtered={false} ways={ways()} />);
  expect(names()).toEqual([]);
  expect(screen.getByText('They appear here once somebody with the right to create makes one')).toBeTruthy();
});

test('use 49 a list that a condition has emptied shows everything again', async () => {
  const onEverything = vi.fn();
  const { user } = draw(<ListTable {...grid} rows={[]} filtered ways={ways({ onEverything })} />, 'zh');
  expect(screen.getByText('没有符合条件的物料')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '查看全部' }));
  expect(onEverything).toHaveBeenCalledOnce();
});
