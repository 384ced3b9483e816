import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw, words } from '../../../../packages/web/tests/workspace.tsx';
import type { MainPages } from '../../defs/main-page.ts';
import { MainPageConfig } from './main-page.tsx';

const [PARTS, PLANTS] = ['/base/les/partBase', '/base/universal/plant'];
const area = ['基础数据', 'Base data'] as const;
const told: MainPages = {
  pages: [
    { route: PARTS, label: ['物料', 'Part'], area },
    { route: PLANTS, label: ['工厂', 'Plant'], area },
  ],
  everyone: PARTS,
  roles: [
    { id: 'r1', name: ['质检', 'Inspectors'], people: 2, path: PLANTS },
    { id: 'r2', name: ['仓管', 'Keepers'], people: 1, path: null },
  ],
  people: [],
  more: false,
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    const data = path.endsWith('/mainPages') ? told : [];
    return new Response(JSON.stringify({ status: 1, data, message: '' }), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const chosen = async (whose: string): Promise<string> => {
  const input = await screen.findByRole('combobox', { name: `Main page of ${whose}` });
  const select = input.closest('.ant-select');
  if (!select) throw new Error(whose);
  return words(select);
};

test('everyone and each role show the page they begin with, or that they begin as everyone does', async () => {
  draw(<MainPageConfig />);
  expect(await chosen('Everyone')).toBe('Part');
  expect(await chosen('Inspectors')).toBe('Plant');
  expect(await chosen('Keepers')).toBe('As everyone');
});
