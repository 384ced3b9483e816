import { entity, text } from '@takt/model';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@takt/web/light';
import { expect, test, vi } from 'vitest';
import { ChangeTable } from './change-table.tsx';

const opened = vi.hoisted(() => vi.fn());
const leaf = vi.hoisted(() => ({
  id: 1,
  label: ['物料', 'Part'],
  icon: null,
  url: '/toy/part',
  entity: 'toy.part',
  children: [],
}));
const Part = entity('toy.part', { label: ['物料', 'Part'], fields: { name: text('名称', 'Name') } });
vi.mock('@takt/web', async (original) => ({
  ...(await original<object>()),
  useDefinitions: () => [{ module: 'toy', label: ['玩具', 'Toys'], contexts: [], entities: [Part] }],
  useMenu: () => [{ ...leaf, url: '', entity: null, children: [leaf] }],
  usePages: () => ({ open: opened }),
}));
const change = {
  id: '1',
  entity: 'toy.part',
  rowId: 'p1',
  action: 'edit',
  at: '2026-11-18 08:00',
  userId: 'u1',
  fromStatus: null,
  toStatus: null,
  reason: null,
  requestId: 'r1',
  changes: { name: ['Screw', 'Bolt'] },
} as const;

test('use 49 an entry of the audit is told in words, and leads to its record', async () => {
  speak('en');
  render(<ChangeTable list={[change]} names={{ p1: 'P-100', u1: 'Ann Lin' }} loading={false} />);
  for (const word of ['Part', 'Ann Lin', 'Name', 'Screw', 'Bolt'])
    expect(screen.getAllByText(word).length, word).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/toy\.part|[{}"]/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'P-100' }));
  expect(opened).toHaveBeenCalledOnce();
});
