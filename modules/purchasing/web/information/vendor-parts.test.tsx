import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../packages/web/tests/workspace.tsx';
import { VendorParts } from './vendor-parts.tsx';

const TOTAL = 41;
const SIZE = 20;
/** What the server holds: more than two pages of parts. */
beforeEach(() => {
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    const { paging = { page: 1 } } = JSON.parse(String(init?.body ?? '{}'));
    const from = (paging.page - 1) * SIZE;
    const list = Array.from({ length: Math.min(SIZE, TOTAL - from) }, (_, n) => ({
      id: `v${from + n + 1}`,
      part: `p${from + n + 1}`,
      partLabel: `P-${from + n + 1}`,
    }));
    return new Response(JSON.stringify({ status: 1, data: { list, total: TOTAL }, message: '' }), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('every part a supplier delivers can be reached: the pages are as many as there are parts', async () => {
  const { user } = draw(<VendorParts vendor="v1" />);
  expect(await screen.findByText('P-1')).toBeTruthy();
  expect(screen.queryByText('P-41')).toBeNull();
  await user.click(screen.getByTitle('3'));
  await waitFor(() => expect(screen.getByText('P-41')).toBeTruthy());
  expect(screen.queryByText('P-1')).toBeNull();
});
