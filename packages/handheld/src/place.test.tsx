import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { beginSession, currentSession, speak } from '@takt/web/light';
import { ChoosePlace } from './place.tsx';

// The page's own store is not what is tried here.
vi.mock('./device-store.ts', () => ({
  loadAnswer: () => Promise.resolve(undefined),
  saveAnswer: () => Promise.resolve(),
  outboxStore: { all: () => Promise.resolve([]) },
}));
afterEach(() => vi.unstubAllGlobals());

const LONG = { timeout: 60_000 };
const PLACES = { entity: 'warehouse.warehouse', label: ['仓库', 'Warehouse'] } as const;
const onChoose = vi.fn<() => void>();

test('use N6: whoever may not choose a warehouse is told what to do, and signs out or opens the settings there', async () => {
  speak('en');
  beginSession({ tenant: 'acme', user: 'gate', password: 'safe', factorDue: false });
  const no = {
    errorCode: 'permission',
    errorCodeDesc: '您没有权限',
    errorCodeDescE: 'You have no permission',
    addStr: '',
    opTag: '1',
  };
  const refused = JSON.stringify({ status: 0, message: '', errorMsg: [no] });
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(refused, { status: 403 })),
  );
  render(<ChoosePlace of={PLACES} onChoose={onChoose} />);
  await screen.findByText('Ask an administrator for the right, or sign out for somebody else', {}, LONG);
  const press = async (name: string): Promise<void> => {
    const button = screen.getByRole('button', { name });
    await vi.waitFor(() => expect(button).toHaveProperty('disabled', false), LONG);
    fireEvent.click(button);
  };
  await press('Settings');
  await vi.waitFor(() => expect(location.hash).toBe('#/settings'), LONG);
  await press('Sign out');
  await vi.waitFor(() => expect(currentSession()).toBeNull(), LONG);
});
