import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../packages/web/tests/workspace.tsx';
import { CountPieces } from './count-pieces.tsx';

const fetched = vi.fn<typeof fetch>();
const FOREIGN = {
  errorCode: 'count.foreign',
  errorCodeDesc: '序列号 X1 是物料 P2 的一件',
  errorCodeDescE: 'X1 is a piece of P2',
};
let isOffline: boolean;
beforeEach(() => {
  isOffline = false;
  fetched.mockImplementation(async (path, init) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    if (path !== '/warehouse/call/judgePiece') return new Response(JSON.stringify({ status: 1, data: [], message: '' }));
    const { serialNo } = JSON.parse(String(init?.body));
    if (serialNo === 'X1') return new Response(JSON.stringify({ status: 0, message: '', errorMsg: [FOREIGN] }), { status: 422 });
    return new Response(JSON.stringify({ status: 1, data: { booked: serialNo === 'S1' }, message: '' }));
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const line = { id: 'l1', locationLabel: 'A-01', partLabel: 'P1 制动钳', batch: null };
const open = (bookSerials: string | null): void => {
  const count = { id: 'c1', status: '10', lines: [] };
  draw(<CountPieces count={count} line={{ ...line, bookSerials }} onLeave={() => undefined} />);
};
const scan = (code: string): void => {
  const box = screen.getByLabelText('Scan the serial number of each piece');
  fireEvent.change(box, { target: { value: code } });
  fireEvent.submit(box);
};
const counts = (n: number): Promise<HTMLElement> => screen.findByRole('button', { name: `Note down ${n}` });

test('supply 2.10 each scan is a piece; one scanned twice counts once, and what is missing is named', async () => {
  open('S1 S2 S3');
  scan('S1');
  await counts(1);
  expect(screen.getByText('Not scanned (2)')).toBeTruthy();
  expect(screen.getByText('S2 · S3')).toBeTruthy();
  scan('S1');
  expect((await screen.findByRole('status')).textContent).toContain('Serial number S1 has been scanned already');
  await counts(1);
  fireEvent.click(screen.getByRole('button', { name: /^S1/ }));
  await counts(0);
  expect(screen.getByText('S1 · S2 · S3')).toBeTruthy();
});

test('supply 2.10 a piece the books do not have is said at once and counts as found; one of another part does not count', async () => {
  open('S1');
  scan('S9');
  expect((await screen.findByRole('status')).textContent).toContain('S9 is not in the books here; it counts as found');
  await counts(1);
  scan('X1');
  expect((await screen.findByRole('alert')).textContent).toContain('X1 is a piece of P2');
  await counts(1);
});

test('supply 2.10 a blind count names nothing; without a network pieces are kept and judged when they are sent', async () => {
  open(null);
  expect(screen.queryByText(/Not scanned/)).toBeNull();
  isOffline = true;
  scan('S7');
  await counts(1);
  await waitFor(() => expect(screen.queryByText('Not in the books')).toBeNull());
});
