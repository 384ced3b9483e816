import { screen, within } from '@testing-library/react';
import { resumeTenant, suspendTenant, tenantsListed } from '@takt/modules/operations/defs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../packages/web/tests/workspace.tsx';
import { TenantsPage } from './tenants-page.tsx';

const fetched = vi.fn<typeof fetch>();
const BUSY = '该企业正在搬迁';
const BUSY_EN = 'The company is being moved';
const glance = { suspended: false, users: 3, licence: 'valid', daysLeft: 90, lastAt: null };
const company = { id: 7, code: 'acme', name: 'Acme', operator: false, cell: 'a', createdAt: '2026-01-01 08:00:00', glance };
const reply = (status: number, body: object): Response => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  fetched.mockImplementation(async (path) => {
    if (path === tenantsListed.path)
      return reply(200, { status: 1, data: { list: [company], cells: ['a'], mayEdit: true }, message: '' });
    if (path !== suspendTenant.path && path !== resumeTenant.path) return reply(200, { status: 1, data: [], message: '' });
    const error = { errorCode: 'tenant.busy', errorCodeDesc: BUSY, errorCodeDescE: BUSY_EN, addStr: '', opTag: '1' };
    return reply(422, { status: 0, message: BUSY, errorMsg: [error] });
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test.each([
  ['zh', BUSY, suspendTenant.label[0]],
  ['en', BUSY_EN, suspendTenant.label[1]],
] as const)('why a company could not be suspended stands on the page (%s)', async (lang, sentence, label) => {
  const { user } = draw(<TenantsPage />, lang);
  await user.click(await screen.findByRole('button', { name: label }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: label }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});
