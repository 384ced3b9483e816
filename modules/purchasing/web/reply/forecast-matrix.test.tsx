import { speak } from '@takt/web/light';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answersOf, gridOf } from './forecast-grid.ts';
import { ForecastMatrix } from './forecast-matrix.tsx';
import { useForecastReply } from './use-forecast-reply.ts';

const line = (id: string, part: string, week: string, zone: string, more: object = {}) => ({
  id,
  part,
  partLabel: `${part} Seal`,
  unit: 'u',
  unitLabel: 'PCS',
  week,
  qty: '900',
  zone,
  decimals: 0,
  change: '0',
  ...more,
});
const LINES = [
  line('a1', 'A', '2026-11-16', 'firm', { change: '200', previousQty: '700' }),
  line('a2', 'A', '2026-11-23', 'outlook'),
  line('b1', 'B', '2026-11-16', 'firm'),
  line('b2', 'B', '2026-11-23', 'outlook'),
];

const sent = vi.fn<(input: unknown) => void>();
function Answer() {
  const { grid, promises, change, id, submit } = useForecastReply({ lines: LINES, revision: 2 });
  return (
    <>
      <ForecastMatrix id={id} grid={grid} promises={promises} onChange={change} />
      <button type="button" onClick={() => submit(sent)}>
        Send
      </button>
    </>
  );
}
const asked = () => {
  render(<Answer />);
  return userEvent.setup();
};
const cell = (part: string, week: string) => screen.getByLabelText<HTMLInputElement>(`Promise ${part} Seal ${week}`);
const isWrong = (input: HTMLInputElement) => waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
const send = () => screen.getByRole('button', { name: 'Send' });

beforeEach(() => {
  speak('en');
  sent.mockReset();
});

test('use 29 it begins as asked, says the duty of each zone and what changed, and can be sent so', async () => {
  const user = asked();
  expect([cell('A', 'W47').value, cell('A', 'W48').value]).toEqual(['900', '']);
  expect(screen.getByText('Firm · commit; less needs a reason').dataset['zone']).toBe('firm');
  expect(screen.getByText('Outlook · informs only, optional')).toBeTruthy();
  expect(screen.getByTitle('Last revision 700').textContent).toBe('+200900');
  expect(cell('A', 'W48').dataset['state']).toBe('empty');
  await user.click(send());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ replies: [{ lineId: 'a1', qty: '900' }, { lineId: 'b1' }] });
});

test('use 29 abc, -5, half a piece and an empty firm week are marked, and sending goes to the first of them', async () => {
  const user = asked();
  for (const text of ['abc', '-5', '1.5']) {
    await user.clear(cell('B', 'W47'));
    await user.type(cell('B', 'W47'), text);
    await isWrong(cell('B', 'W47'));
  }
  await user.clear(cell('A', 'W47'));
  await user.click(send());
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(cell('A', 'W47'));
  expect(screen.getByRole('button', { name: 'To correct: 2' })).toBeTruthy();
  await user.keyboard('{F8}');
  expect(document.activeElement).toBe(cell('B', 'W47'));
  expect(screen.getByText('its unit is counted in whole numbers')).toBeTruthy();
});

test('use 29 nothing of a firm week is asked about beside the cell, and goes with its reason', async () => {
  const user = asked();
  await user.clear(cell('A', 'W47'));
  await user.type(cell('A', 'W47'), '0');
  expect(await screen.findByText('0 of 900 asked for in the firm zone needs a reason')).toBeTruthy();
  expect(cell('A', 'W47').dataset['state']).toBe('unexplained');
  await user.click(screen.getByRole('button', { name: 'Tooling' }));
  expect(cell('A', 'W47').dataset['state']).toBe('less');
  expect(document.activeElement).toBe(cell('A', 'W47'));
  await user.click(send());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    replies: [
      { lineId: 'a1', qty: '0', reason: 'tooling' },
      { lineId: 'b1', reason: null },
    ],
  });
});

test('use 29 another reason is in words', async () => {
  const user = asked();
  await user.clear(cell('A', 'W47'));
  await user.type(cell('A', 'W47'), '10');
  await user.click(await screen.findByRole('button', { name: 'Other' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Say why')));
  expect(cell('A', 'W47').dataset['state']).toBe('unexplained');
  await user.keyboard('no power{Enter}');
  expect(document.activeElement).toBe(cell('A', 'W47'));
  expect(cell('A', 'W47').dataset['state']).toBe('less');
  await user.click(send());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ replies: [{ reason: 'other', remark: 'no power' }, {}] });
});

test('use 29 Enter, arrows and Tab move as in a sheet, and a block is pasted', async () => {
  const user = asked();
  await user.click(cell('A', 'W47'));
  const moves = [
    ['{Enter}', 'B', 'W47'],
    ['{ArrowRight}', 'B', 'W48'],
    ['{ArrowUp}', 'A', 'W48'],
    ['{ArrowLeft}', 'A', 'W47'],
    ['{Tab}', 'A', 'W48'],
    ['{Shift>}{Tab}{/Shift}', 'A', 'W47'],
    ['{ArrowUp}', 'A', 'W47'],
  ] as const;
  for (const [keys, part, week] of moves) {
    await user.keyboard(keys);
    expect(document.activeElement, keys).toBe(cell(part, week));
  }
  fireEvent.paste(cell('A', 'W47'), { clipboardData: { getData: () => '1,000\t950\n900\tabc\n' } });
  const all = ['A', 'B'].flatMap((part) => ['W47', 'W48'].map((week) => cell(part, week).value));
  expect(all).toEqual(['1,000', '950', '900', 'abc']);
  expect(cell('B', 'W48').getAttribute('aria-invalid')).toBe('true');
});

test('use 29 after the reply it is read only, with what was promised and why', () => {
  const lines = [
    line('a1', 'A', '2026-11-16', 'firm', { replyQty: '0', replyReason: 'capacity' }),
    line('b1', 'B', '2026-11-16', 'firm', { replyQty: '1200', replyReason: null }),
  ];
  const grid = gridOf(lines, 1);
  render(<ForecastMatrix grid={grid} promises={answersOf(grid)} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByTitle('Capacity').textContent).toBe('0Capacity');
  expect(screen.getAllByText('1,200').length).toBeGreaterThan(0);
  expect(screen.queryByText('Promise all of it')).toBeNull();
});
