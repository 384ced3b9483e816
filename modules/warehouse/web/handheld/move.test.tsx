import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlaceContext } from '../../../../packages/handheld/src/task.ts';
import { draw } from '../../../../packages/web/tests/workspace.tsx';
import { Move } from './move.tsx';

// The page's own store is not what is tried here.
vi.mock('../../../../packages/handheld/src/device-store.ts', () => ({
  loadAnswer: () => Promise.resolve(undefined),
  saveAnswer: () => Promise.resolve(),
  outboxStore: { all: () => Promise.resolve([]) },
}));

const stockIn = (location: string) => ({
  of: ['location'],
  stock: [
    {
      id: `stock at ${location}`,
      location,
      partNo: 'P1',
      partName: 'Caliper',
      unit: 'pcs',
      batch: null,
      container: null,
      stockStatus: 'available',
      qty: '10',
      reserved: '0',
      free: '10',
    },
  ],
  more: false,
});
const answered = (data: unknown): Response => new Response(JSON.stringify({ status: 1, data, message: '' }));

/** What the server says of a place, once it says it. */
const answers = new Map<string, (response: Response) => void>();
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (path, init) => {
      if (path !== '/warehouse/call/lookUp') return answered({ places: [], units: [] });
      const { code } = JSON.parse(String(init?.body));
      return new Promise((resolve) => answers.set(code, resolve));
    }),
  );
});
afterEach(() => {
  answers.clear();
  vi.unstubAllGlobals();
});

const scan = async (code: string): Promise<void> => {
  const box = screen.getByLabelText('Scan where it lies');
  fireEvent.change(box, { target: { value: code } });
  fireEvent.submit(box);
  await vi.waitFor(() => expect(answers.has(code)).toBe(true), { timeout: 60_000 });
};

test('use 1: of two places scanned the last is taken from, whichever answer comes first', async () => {
  draw(
    <PlaceContext value={{ id: 'w1', label: 'W1' }}>
      <Move />
    </PlaceContext>,
  );
  await scan('S-01');
  await scan('S-02');
  answers.get('S-02')?.(answered(stockIn('S-02')));
  await screen.findByText('S-02');
  const late = answered(stockIn('S-01'));
  answers.get('S-01')?.(late);
  await vi.waitFor(() => expect(late.bodyUsed).toBe(true), { timeout: 60_000 });
  await act(() => Promise.resolve());
  expect(screen.getByText('S-02')).toBeTruthy();
  expect(screen.queryByText('S-01')).toBeNull();
});
