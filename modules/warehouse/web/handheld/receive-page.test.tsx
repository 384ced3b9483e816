import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession } from '@takt/web/light';
import { hideFeedback, outbox } from '@takt/handheld';
import { PlaceContext } from '../../../../packages/handheld/src/task.ts';
import { draw } from '../../../../packages/web/tests/workspace.tsx';
import { ReceiveLines } from './receive-page.tsx';

const shelf = vi.hoisted(() => ({ kept: [] as { seq: number }[] }));
// The page's own store is not what is tried here.
vi.mock('../../../../packages/handheld/src/device-store.ts', () => ({
  loadAnswer: () => Promise.resolve(undefined),
  saveAnswer: () => Promise.resolve(),
  outboxStore: {
    all: async () => [...shelf.kept],
    add: async (entry: object) => {
      const added = { ...entry, seq: shelf.kept.length + 1 };
      shelf.kept.push(added);
      return added;
    },
    put: async (entry: { seq: number }) => {
      shelf.kept = shelf.kept.map((one) => (one.seq === entry.seq ? entry : one));
    },
    remove: async (seq: number) => {
      shelf.kept = shelf.kept.filter((one) => one.seq !== seq);
    },
  },
}));

const [BOX, OTHER] = ['369123450000000261', '369123450000000278'];
const pack = { line: 'a', qty: '1000', vendorLot: null, producedOn: null, expiresOn: null };
const RECEIPT = {
  id: 'r',
  number: 'RC20261100014',
  status: '12',
  vendorLabel: 'V003 Haiyan Biaoxin',
  locationLabel: 'RCV-01 Dock 1',
  taskCount: 0,
  lines: [
    {
      id: 'a',
      partLabel: 'BLT-5001 M12 flange bolt',
      unitLabel: 'PCS 件',
      qty: '3000',
      receivedQty: '1000',
      rejectedQty: '0',
      putQty: '0',
      overPct: '0',
      lotControlled: '0',
      serialised: '0',
      shelfLifeDays: 0,
      vendorLot: null,
      producedOn: null,
      gtin: null,
    },
  ],
  packages: [
    { ...pack, code: BOX, labelNo: 'LB261119000013' },
    { ...pack, code: OTHER, labelNo: 'LB261119000014' },
  ],
  boxes: [{ box: BOX, qty: '1000', receivedAt: '2026-11-16 10:12:08', receivedByLabel: 'chen Chen Wei' }],
};
const OVER = { errorCode: 'x.over', errorCodeDesc: '超过上限', errorCodeDescE: 'Too much' };

// One page alone needs no locks; this one's browser says it has them, and has none.
const request = (_name: string, _options: object, work: () => unknown): unknown => work();
Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

let isOffline: boolean;
let refuses: boolean;
const sent = vi.fn<(body: unknown) => void>();
const told = (data: unknown): Response => new Response(JSON.stringify({ status: 1, data, message: '' }));
beforeEach(async () => {
  [isOffline, refuses] = [false, false];
  shelf.kept = [];
  sent.mockReset();
  hideFeedback();
  beginSession({ tenant: 'demo', user: 'ann', password: null, factorDue: false });
  await outbox.open();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isOffline);
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (path, init) => {
      if (path === '/warehouse/ai/queryOne') return told(RECEIPT);
      if (path !== '/warehouse/ai/action')
        return told({ places: [], units: [{ code: 'PCS', name: '件', nameEn: 'pcs', decimals: 0 }] });
      if (isOffline) throw new TypeError('Failed to fetch');
      sent(JSON.parse(String(init?.body)).input);
      if (refuses) return new Response(JSON.stringify({ status: 0, message: '', errorMsg: [OVER] }), { status: 422 });
      return told([]);
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openPage(): Promise<void> {
  draw(
    <PlaceContext value={{ id: 'w1', label: 'W1' }}>
      <ReceiveLines id="r" />
    </PlaceContext>,
  );
  await screen.findByText('RC20261100014 · Haiyan Biaoxin');
}
const scan = (code: string): void => {
  const box = document.querySelector('form input');
  if (!box) throw new Error('no scan is asked for');
  fireEvent.change(box, { target: { value: code } });
  fireEvent.submit(box);
};
const press = async (name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  act(() => button.click());
};
const wordsOf = async (role: string): Promise<string> => (await screen.findByRole(role)).textContent ?? '';

test('use 4: a box that was received is refused with who received it when and where, and the next scan clears it', async () => {
  await openPage();
  scan(BOX);
  expect(await wordsOf('alert')).toBe('Not received: This box has been received alreadyStock is unchanged');
  expect(screen.getByText(`(00) ${BOX}`)).toBeTruthy();
  for (const known of ['Chen Wei', '2026-11-16 10:12:08', 'RC20261100014 / 1', 'RCV-01, 1,000 pcs']) screen.getByText(known);
  expect(sent).not.toHaveBeenCalled();
  // No button is where "receive" may have been pressed.
  expect(document.querySelector('footer')).toBeNull();
  scan('NONSENSE');
  await waitFor(() => expect(screen.queryByText('Chen Wei')).toBeNull());
});

test('use N4: the number printed on the label is the same box', async () => {
  await openPage();
  scan('LB261119000013');
  expect(await wordsOf('alert')).toContain('This box has been received already');
  scan('LB261119000014');
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ lineId: 'a', qty: '1000', box: OTHER })));
});

test('use N3: a line that comes in boxes asks for the box, and says what is lost without it', async () => {
  await openPage();
  await press(/M12 flange bolt/);
  expect(await wordsOf('status')).toMatch(/^Boxes to scan one by one: 1.*can no longer be scanned/);
  expect(screen.queryByLabelText('Quantity')).toBeNull();
  await press('Without the boxes, by quantity…');
  expect(await wordsOf('status')).toBe('BLT-5001 chosen, not received');
  expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('2,000');
  await press('Receive 2,000 pcs');
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ lineId: 'a', qty: '2000', box: null })));
});

test('use 4: what the server refuses takes the place of the page it was asked on, and leads back to what was entered', async () => {
  refuses = true;
  await openPage();
  await press(/M12 flange bolt/);
  await press('Without the boxes, by quantity…');
  fireEvent.change(await screen.findByLabelText('Quantity'), { target: { value: '1,500' } });
  await press('Receive 1,500 pcs');
  expect(await wordsOf('alert')).toBe('Not received: Too muchStock is unchanged');
  expect(screen.queryByRole('button', { name: /^Receive/ })).toBeNull();
  await press(/Change the quantity/);
  expect((await screen.findByLabelText<HTMLInputElement>('Quantity')).value).toBe('1,500');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('use 4: what is only kept is told as kept, counted apart from what is posted, and can be taken back', async () => {
  await openPage();
  isOffline = true;
  scan(OTHER);
  const card = await screen.findByRole('status');
  expect(card.textContent).toMatch(/^Kept, to be sent.*not posted.*M12 flange bolt.*Box …0278 · at RCV-01.*1,000 pcs/);
  expect(screen.getByText('1 to be sent')).toBeTruthy();
  expect(screen.getByText('This receipt').parentElement?.textContent).toContain('1,000 posted + 1,000 to send / 3,000 pcs');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send now/ }).disabled).toBe(true);
  await waitFor(() => expect(within(card).getByRole<HTMLButtonElement>('button', { name: 'Take it back' }).disabled).toBe(false));
  act(() => within(card).getByRole('button', { name: 'Take it back' }).click());
  await waitFor(() => expect(shelf.kept).toEqual([]));
  expect(await screen.findByText('1,000 / 3,000')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});
