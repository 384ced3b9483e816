import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession } from '@takt/web/light';
import { outbox } from '../../../../packages/handheld/src/outbox/handheld-outbox.ts';
import { PlaceContext } from '../../../../packages/handheld/src/task.ts';
import { draw } from '../../../../packages/web/tests/workspace.tsx';
import { Pick } from './pick.tsx';
import { PutAway } from './put-away.tsx';
import { Replenish } from './replenish.tsx';

const kept = vi.hoisted((): object[] => []);
// The page's own store is not what is tried here.
vi.mock('../../../../packages/handheld/src/device-store.ts', () => ({
  loadAnswer: () => Promise.resolve(undefined),
  saveAnswer: () => Promise.resolve(),
  outboxStore: { all: () => Promise.resolve(kept) },
}));

const LONG = { timeout: 60_000 };
/** Said in a sentence, whose codes stand in pieces of their own. */
const told = (sentence: string) => screen.findAllByText((_, shown) => shown?.textContent === sentence, {}, LONG);
const goods = { partLabel: 'BLT-5001 Flange bolt', gtin: null, unit: 'PCS', createdAt: '2026-11-19 08:00:00', status: '00' };
const box = (n: number) => ({
  ...goods,
  id: `t${n}`,
  number: `PA20261100000${n}`,
  batch: 'L1',
  container: `36912345000000000${n}`,
  qty: `${n}0`,
  doneQty: '0',
  fromLocationLabel: 'RCV-01',
  location: `p${n}`,
  locationLabel: `A-0${n}`,
  receiptLabel: 'RC20261100019',
});
const pick = (n: number, more: object = {}) => ({
  ...goods,
  id: `p${n}`,
  number: `PK2026110000${n}`,
  sequence: n,
  partNo: 'BLT-5001',
  batch: null,
  container: null,
  locationCode: `A-0${n}`,
  qty: '40',
  orderLabel: 'OB20261100007',
  ...more,
});
const carried = {
  ...goods,
  id: 'r1',
  number: 'RT20261100001',
  fromLocationLabel: 'A-01',
  toLocationLabel: 'LINE-1',
  qty: '40',
  pickedQty: '0',
};

/** The rows of each list the server is asked for, and what it was told to do. */
const rows = new Map<string, readonly object[]>();
const done: { readonly action: string; readonly id: string; readonly input: unknown }[] = [];
const answered = (data: unknown): Response => new Response(JSON.stringify({ status: 1, data, message: '' }));
const units = [{ code: 'PCS', name: '件', nameEn: 'pcs', decimals: 0 }];

beforeEach(() => {
  location.hash = '';
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (path, init) => {
      const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
      if (path === '/warehouse/ai/queryPage') return answered({ list: rows.get(body._entity) ?? [] });
      if (path === '/warehouse/call/deviceMasters') return answered({ places: [{ id: 'other', code: 'B-09' }], units });
      if (path === '/warehouse/ai/action') {
        done.push({ action: body.action, id: body.rows[0].id, input: body.input });
        return answered([]);
      }
      return answered({});
    }),
  );
});
afterEach(() => {
  rows.clear();
  done.length = 0;
  vi.unstubAllGlobals();
});

const open = (page: ReactNode) => draw(<PlaceContext value={{ id: 'w1', label: 'W1' }}>{page}</PlaceContext>);
const scan = (label: string | RegExp, code: string): void => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: code } });
  fireEvent.submit(field);
};
const isAt = (hash: string) => vi.waitFor(() => expect(location.hash).toBe(hash), LONG);

test('use N5: a part of several put-away tasks claims none; its boxes are shown, and the box or a touch decides', async () => {
  rows.set('warehouse.putawayTask', [box(1), box(2), box(3), { ...box(4), partLabel: 'CST-3001 Casting' }]);
  open(<PutAway id={null} by={[]} />);
  await screen.findByText(/RCV-01 → A-04/, {}, LONG);
  scan('Scan a box or part', 'BLT-5001');
  await told('3 tasks go by BLT-5001');
  expect(done).toEqual([]);
  const cards = screen.getAllByRole('button', { name: /RC20261100019/ });
  expect(
    cards.map(({ textContent }) => /Flange bolt(\d+).*Batch L1.*Box …(\d+).*→ (A-\d+)/.exec(textContent ?? '')?.slice(1)),
  ).toEqual([
    ['10', '000001', 'A-01'],
    ['20', '000002', 'A-02'],
    ['30', '000003', 'A-03'],
  ]);
  scan('Scan box or task', '369123450000000002');
  await isAt('#/putaway/t2/BLT-5001/369123450000000002');
  expect(done).toEqual([{ action: 'claim', id: 't2', input: {} }]);
});

test('use 24: the quantity, the box and the receipt are seen before the place is scanned; another place is told and taken', async () => {
  rows.set('warehouse.putawayTask', [box(1)]);
  open(<PutAway id="t1" by={['BLT-5001']} />);
  await screen.findByText('10', {}, LONG);
  expect(screen.getByText('BLT-5001 · Batch L1 · Box …000001')).toBeTruthy();
  expect(screen.getByText(/^RC20261100019 · /)).toBeTruthy();
  await screen.findByText('pcs', {}, LONG);
  scan('Scan the location', 'RCV-01');
  await told('The goods lie at RCV-01 already');
  scan('Scan the location', 'B-09');
  await told('B-09 is not the suggested location');
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  scan('Scan the location', 'A-01');
  await screen.findByRole('button', { name: 'Put 10 pcs away' }, LONG);
});

test('use 24: scanning the part of a pick task opens it, and what opened it is not scanned again', async () => {
  rows.set('warehouse.pickTask', [pick(1), pick(2, { partLabel: 'CST-3001 Casting', partNo: 'CST-3001' })]);
  open(<Pick id={null} by={[]} />);
  const card = await screen.findByRole('button', { name: /A-01/ }, LONG);
  expect(card.textContent).toMatch(/Flange bolt40BLT-5001.*OB20261100007/);
  scan('Location or part', 'BLT-5001');
  await isAt('#/pick/p1/BLT-5001');
});

test('use 24: opened by its place, a pick asks for the part at once', async () => {
  rows.set('warehouse.pickTask', [pick(1)]);
  open(<Pick id="p1" by={['A-01']} />);
  await screen.findByLabelText('Scan the part', {}, LONG);
  expect(screen.getByText(/^OB20261100007 · /)).toBeTruthy();
  scan('Scan the part', 'CST-3001');
  await told('CST-3001 does not match; it should be BLT-5001');
});

test('use 24: opened by its part, a pick asks for the place alone; opened by both, a replenishment asks how much', async () => {
  rows.set('warehouse.pickTask', [pick(1)]);
  const { unmount } = open(<Pick id="p1" by={['BLT-5001']} />);
  await screen.findByLabelText('Scan the location', {}, LONG);
  scan('Scan the location', 'A-01');
  await screen.findByRole('button', { name: 'Pick 40 pcs' }, LONG);
  unmount();
  rows.set('warehouse.replenishmentTask', [carried]);
  open(<Replenish id="r1" by={['A-01', 'BLT-5001']} />);
  await screen.findByRole('button', { name: 'Pick 40 pcs' }, LONG);
});

test('use 24: a short pick asks why before it is sent, by touch', async () => {
  rows.set('warehouse.pickTask', [pick(1)]);
  const { user } = open(<Pick id="p1" by={['A-01', 'BLT-5001']} />);
  fireEvent.change(await screen.findByLabelText('Quantity', {}, LONG), { target: { value: '30' } });
  const short = screen.getByRole('button', { name: 'Short: only 30 pcs…' });
  await vi.waitFor(() => expect(short).toHaveProperty('disabled', false), LONG);
  await user.click(short);
  expect(screen.getByRole('button', { name: /^Short: only 30 pcs.*Choose why it is short/ })).toHaveProperty('disabled', true);
  expect(screen.queryByLabelText('Quantity')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Damaged' }));
  await vi.waitFor(
    () => expect(screen.getByRole('button', { name: 'Short: only 30 pcs' })).toHaveProperty('disabled', false),
    LONG,
  );
  expect(done).toEqual([]);
});

test('use 24: a task is shut while an answer to it waits to be sent', async () => {
  rows.set('warehouse.pickTask', [pick(1)]);
  vi.spyOn(outbox, 'drain').mockResolvedValue();
  beginSession({ tenant: 'acme', user: 'picker', password: 'safe', factorDue: false });
  const about = { id: 'p1', qty: '10' };
  kept.push({
    seq: 1,
    key: 'k',
    tenant: 'acme',
    user: 'picker',
    at: 0,
    fate: 'waiting',
    tries: 0,
    refusal: null,
    about,
    path: '/',
    body: {},
    label: ['拣', 'Pick'],
  });
  await outbox.open();
  open(<Pick id="p1" by={['A-01', 'BLT-5001']} />);
  const button = await screen.findByRole('button', { name: /^Pick 40 pcs.*The one before waits to be sent/ }, LONG);
  expect(button).toHaveProperty('disabled', true);
});
