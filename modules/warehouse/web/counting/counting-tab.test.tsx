import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../packages/web/tests/workspace.tsx';
import { CountingTab } from './counting-tab.tsx';

const fetched = vi.fn<typeof fetch>();
const HALVED = { code: 'x', text: ['不行', 'Somebody else has it'], level: 'error' };
const PLACES = Array.from({ length: 12 }, (_, n) => `A-${String(n + 1).padStart(2, '0')}`);
/** What the server holds: the figures of lines, and those it refuses. */
let held: Map<string, string>;
let refuses: ReadonlySet<string>;
let status: string;
/** Whether A-01 is to be counted again, and the rights of whoever looks. */
let marked: boolean;
let rights: readonly string[];

const order = () => ({
  id: 'count',
  status,
  version: 1,
  snapshotAt: null,
  lines: PLACES.map((place, n) => ({
    id: place,
    location: place,
    locationLabel: place,
    part: 'p',
    partLabel: `P${n}`,
    batch: null,
    container: null,
    stockStatus: n % 2 === 0 ? 'available' : 'hold',
    unit: 'PCS',
    decimals: 0,
    countedQty: held.get(place) ?? null,
    countedBy: null,
    recountedQty: null,
    recounter: null,
    toRecount: marked && n === 0 ? '1' : '0',
  })),
});
const answer = (data: unknown): Response => new Response(JSON.stringify({ status: 1, data, message: '' }), { status: 200 });
const bodies = (path: string): readonly string[] =>
  fetched.mock.calls.flatMap(([to, init]) => (to === path ? [String(init?.body)] : []));
const COLUMN = '/warehouse/call/countColumn';
const MENU = [{ id: 1, label: '盘点单', labelE: 'Count orders', url: '/wms/count/countPlan', children: [] }];

beforeEach(() => {
  held = new Map();
  refuses = new Set();
  status = '10';
  marked = false;
  rights = [];
  fetched.mockImplementation(async (path, init) => {
    const body = JSON.parse(String(init?.body ?? '{}'));
    if (path === '/warehouse/ai/queryOne') return answer(order());
    if (path === '/system/sysconfig/resource/queryResourceByUser') return answer(MENU);
    if (path === '/base/quercondition/quercond/queryButton') return answer([{ action: 'count', permission: 'x' }]);
    if (path === '/base/ai/allowed') return answer(rights);
    if (path !== COLUMN) return answer([]);
    for (const { line, countedQty } of body.figures) if (!refuses.has(line)) held.set(line, countedQty);
    return answer(body.figures.map(({ line }: { line: string }) => ({ line, refusal: refuses.has(line) ? HALVED : null })));
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const row = { id: 'count', version: 1 };
const drawTab = async () => {
  const drawn = draw(<CountingTab row={row} draft={row} changed={false} />);
  await screen.findByText('A-01');
  return drawn;
};
const cell = (place: string): HTMLElement => {
  const found = screen.getByText(place).closest('[role=row]')?.querySelector('[col-id=countedNow]');
  if (!(found instanceof HTMLElement)) throw new Error(place);
  return found;
};
const rowOf = (place: string): string => screen.getByText(place).closest('[role=row]')?.textContent ?? '';

test('use 34 each line takes one entry: a figure and Enter, down the column, without a dialog', async () => {
  const { user } = await drawTab();
  await user.click(cell('A-01'));
  let entries = 0;
  for (const [n] of PLACES.entries()) {
    await user.keyboard(`${n + 1}{Enter}`);
    entries += 1;
  }
  await waitFor(() => expect([...held]).toEqual(PLACES.map((place, n) => [place, String(n + 1)])));
  expect(entries).toBe(PLACES.length);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('use 34 what is being typed is not lost when the answer to the line before comes', async () => {
  const { user } = await drawTab();
  await user.click(cell('A-01'));
  await user.keyboard('1{Enter}2');
  await waitFor(() => expect(rowOf('A-01')).toContain('Written down'));
  await waitFor(() => expect(screen.getByText(/1 of 12 counted/)).toBeTruthy());
  await user.keyboard('5{Enter}');
  await waitFor(() => expect(held.get('A-02')).toBe('25'));
});

test('use 34 a pasted column goes in one call, and each row says what became of it', async () => {
  refuses = new Set(['A-03']);
  const { user } = await drawTab();
  await user.click(cell('A-01'));
  const figures = PLACES.map((_, n) => (n === 1 ? 'abc' : n === 4 ? '-5' : n === 5 ? '1.5' : String(n)));
  fireEvent.paste(cell('A-01'), { clipboardData: { getData: () => figures.join('\n') } });
  await waitFor(() => expect(held.get('A-12')).toBe('11'));
  expect(bodies(COLUMN)).toHaveLength(1);
  await waitFor(() => expect(rowOf('A-01')).toContain('Written down'));
  expect(rowOf('A-03')).toContain('Somebody else has it');
  expect(rowOf('A-03')).toContain('2');
  for (const place of ['A-02', 'A-05', 'A-06']) {
    expect(held.has(place)).toBe(false);
    expect(cell(place).querySelector('[title]')).not.toBeNull();
  }
  expect(cell('A-02').textContent).toContain('abc');
  expect(cell('A-06').textContent).toContain('1.5');
});

test('use 23 held and available stock are told apart', async () => {
  await drawTab();
  expect(rowOf('A-01')).toContain('Available');
  expect(rowOf('A-02')).toContain('On hold');
});

test('use 23 goods that no line has are recorded below the lines', async () => {
  const { user } = await drawTab();
  await user.type(screen.getByLabelText(/Location$/), 'A-02');
  await user.type(screen.getByLabelText(/Part number$/), 'P9');
  await user.type(screen.getByLabelText(/Counted quantity$/), '4');
  await user.click(screen.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(bodies('/warehouse/ai/action')).toHaveLength(1));
  expect(JSON.parse(bodies('/warehouse/ai/action')[0] ?? '')).toMatchObject({
    action: 'count',
    rows: [{ id: 'count', version: null }],
    input: { location: 'A-02', part: 'P9', batch: null, countedQty: '4' },
  });
});

test('use 34 what could not be sent stays and goes with the next try', async () => {
  const { user } = await drawTab();
  const usual = fetched.getMockImplementation();
  fetched.mockImplementation(async (path, init) => {
    if (path === COLUMN) throw new TypeError('no network');
    return usual ? usual(path, init) : answer(null);
  });
  await user.click(cell('A-01'));
  await user.keyboard('7{Enter}');
  await waitFor(() => expect(rowOf('A-01')).toContain('Not written down yet'));
  if (usual) fetched.mockImplementation(usual);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(held.get('A-01')).toBe('7'));
});

test('use 34 a count that is not under way says so instead', async () => {
  status = '20';
  draw(<CountingTab row={row} draft={row} changed={false} />);
  expect(await screen.findByText(/Released or Counting/)).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('use 34 whoever may confirm the recount names who counts marked lines again, others are not asked', async () => {
  marked = true;
  status = '12';
  const { unmount } = await drawTab();
  expect(screen.queryByRole('button', { name: 'Name' })).toBeNull();
  unmount();
  rights = ['warehouse.countOrder.recount'];
  const { user } = await drawTab();
  await user.click(await screen.findByRole('button', { name: 'Name' }));
  await waitFor(() => expect(bodies('/warehouse/call/nameRecounter')).toHaveLength(1));
  expect(JSON.parse(bodies('/warehouse/call/nameRecounter')[0] ?? '')).toMatchObject({ lines: ['A-01'], recounter: null });
});
