import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../tests/workspace.tsx';
import { type ActionButton, ActionBar } from './action-bar.tsx';

const button = (name: string, more: Partial<ActionButton> = {}): ActionButton => ({
  name,
  label: [name, name],
  why: null,
  run: vi.fn<() => void>(),
  ...more,
});
const NOT_YET = { text: ['尚未复核', 'Not checked yet'], unblock: ['请先复核', 'Check it first'] } as const;

test('a grey button says why and does nothing, in the bar and behind More', async () => {
  const [front, out] = [button('Ship', { why: NOT_YET }), button('Cancel', { why: NOT_YET, wayOut: true })];
  const { user } = draw(<ActionBar buttons={[front, out]} />);
  await user.click(screen.getByRole('button', { name: 'Ship' }));
  await screen.findByText('Check it first', { selector: '.ant-notification-notice *' });
  await user.click(screen.getByRole('button', { name: /More/ }));
  await user.click(await screen.findByText('Cancel'));
  expect(front.run).not.toHaveBeenCalled();
  expect(out.run).not.toHaveBeenCalled();
});

test('what can be done is done, in the bar and behind More', async () => {
  const [front, out] = [button('Ship'), button('Cancel', { wayOut: true })];
  const { user } = draw(<ActionBar buttons={[front, out]} />);
  await user.click(screen.getByRole('button', { name: 'Ship' }));
  await user.click(screen.getByRole('button', { name: /More/ }));
  await user.click(await screen.findByText('Cancel'));
  expect(front.run).toHaveBeenCalledOnce();
  expect(out.run).toHaveBeenCalledOnce();
});
