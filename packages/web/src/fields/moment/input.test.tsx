import { date, datetime, type Field, time } from '@takt/model';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../tests/workspace.tsx';
import { DateInput, DateTimeInput, TimeInput } from './input.tsx';

const AT = datetime('时间', 'Time');
const ON = date('日期', 'Date');
const CLOCK = time('钟点', 'Clock');

test.each<[string, typeof DateInput, Field, string]>([
  ['2026-11-20 09:05', DateTimeInput, AT, '2026-11-20 09:05:00'],
  ['20261120', DateInput, ON, '2026-11-20'],
  ['09:05', TimeInput, CLOCK, '09:05:00'],
])('what is typed as %s is taken', async (typed, Input, field, taken) => {
  const onChange = vi.fn<(value: unknown) => void>();
  const { user } = draw(
    <Input field={field} id="x" value={null} label={null} onChange={onChange} disabled={false} wrong={false} eager={false} />,
  );
  await user.type(screen.getByRole('textbox'), `${typed}{Enter}`);
  expect(onChange).toHaveBeenLastCalledWith(taken);
});

test('a time pasted with its seconds keeps them', async () => {
  const onChange = vi.fn<(value: unknown) => void>();
  const { user } = draw(
    <DateTimeInput
      field={AT}
      id="x"
      value={null}
      label={null}
      onChange={onChange}
      disabled={false}
      wrong={false}
      eager={false}
    />,
  );
  await user.click(screen.getByRole('textbox'));
  await user.paste('2026-11-20 09:05:06');
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20 09:05:06');
});

test.each<[typeof DateInput, Field, string, string, string]>([
  [DateInput, ON, '2', '0261120', '2026-11-20'],
  [TimeInput, CLOCK, '0', '9:05', '09:05:00'],
])('use 42 the sign a cell was opened with is the first of what is typed', async (Input, field, first, rest, taken) => {
  const onChange = vi.fn<(value: unknown) => void>();
  const { user } = draw(
    <Input
      field={field}
      id="x"
      value={null}
      label={null}
      onChange={onChange}
      disabled={false}
      wrong={false}
      eager
      typed={first}
    />,
  );
  await user.keyboard(`${rest}{Enter}`);
  expect(onChange).toHaveBeenLastCalledWith(taken);
});
