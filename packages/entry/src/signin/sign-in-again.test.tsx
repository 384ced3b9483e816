import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginSession, currentSession, endSession, holdTokens, saveLocal, speak } from '@takt/web/light';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Login } from './login.tsx';
import { rememberedLogin, rememberLogin } from './remembered.ts';
import { SignInAgain } from './sign-in-again.tsx';

vi.mock('./frame.tsx', () => ({ Frame: ({ children }: { readonly children: ReactNode }) => children }));
const answers: Readonly<Record<string, unknown>> = {
  '/anon/oauth/token': { access_token: 'new', refresh_token: 'new' },
  '/system/sysconfig/user/validatePwdTime': 1,
};
const typed = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => {
  speak('en');
  vi.stubGlobal('fetch', async (path: string) => {
    const data = answers[path] ?? null;
    return new Response(JSON.stringify(path === '/anon/oauth/token' ? data : { status: 1, data, message: '' }));
  });
});
afterEach(() => {
  endSession('left');
  saveLocal('remembered_login', null);
  vi.unstubAllGlobals();
});

test('use 30 whose session ran out gives the password alone, and is in again', async () => {
  holdTokens({ access_token: 'a', refresh_token: 'r' });
  beginSession({ tenant: 'demo', user: 'ann', password: 'safe', factorDue: false });
  endSession('expired');
  const user = userEvent.setup();
  render(<SignInAgain />);
  const dialog = screen.getByRole('dialog', { name: 'Sign in again' });
  expect(dialog.textContent).toContain('What you typed is still here');
  expect([typed('Company code'), typed('User name')]).toEqual(['demo', 'ann']);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  // It cannot be sent away: what lies behind is not for whoever passes by.
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  await user.type(screen.getByLabelText('Password'), 'Takt-2026!x');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(currentSession()).toMatchObject({ tenant: 'demo', user: 'ann' }));
});

test.each([true, false])(
  'use 30 the sign-in page knows company and user of the last time, whether they stayed signed in or not (%s)',
  (stays) => {
    rememberLogin({ company: ' demo ', username: 'ann' }, stays);
    render(
      <MemoryRouter>
        <Login />
      </MemoryRouter>,
    );
    expect([typed('Company code'), typed('User name')]).toEqual(['demo', 'ann']);
    expect(screen.getByLabelText<HTMLInputElement>('Remember me').checked).toBe(stays);
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(JSON.stringify(rememberedLogin())).not.toContain('assword');
  },
);
