import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AFTER_ERROR_MS, isCovered, isQuiet, PATIENCE_MS, waitedFor } from './busy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A call whose end the test decides. */
function pending(path = '/sales/ai/submit') {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const end = waitedFor(path, () => promise).catch(() => 'failed');
  return { resolve, reject, end };
}

test('a quick answer covers nothing, a slow one covers the page until it is there', async () => {
  const quick = pending();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  quick.resolve('');
  await quick.end;
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(isCovered()).toBe(false);
  const slow = pending();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(isCovered()).toBe(true);
  slow.resolve('');
  await slow.end;
  expect(isCovered()).toBe(false);
});

test('after an error the page stays covered for half a second', async () => {
  const call = pending();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  call.reject(new Error('no'));
  expect(await call.end).toBe('failed');
  await vi.advanceTimersByTimeAsync(AFTER_ERROR_MS - 1);
  expect(isCovered()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isCovered()).toBe(false);
});

test('of two calls the last one gives the page back', async () => {
  const [one, other] = [pending(), pending()];
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  one.resolve('');
  await one.end;
  expect(isCovered()).toBe(true);
  other.resolve('');
  await other.end;
  expect(isCovered()).toBe(false);
});

test.each([
  '/auth/oa/quickAuth',
  '/system/message/mail/getMyNewMail',
  '/anon/qr/login/checkStatus',
  '/system/message/task/getMyNewTaskCount',
  '/system/message/mail/getMyNewMailCount',
  '/system/message/notice/getMyNewNoticeCount',
  '/system/sysconfig/resource/queryResourceByPackages',
  '/static/logo.json',
  '/base/ai/queryArray',
  '/wms/stock/count/queryDate',
])('nobody waits for %s', async (path) => {
  expect(isQuiet(path)).toBe(true);
  const call = pending(path);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(isCovered()).toBe(false);
  call.resolve('');
  await call.end;
});

test('everything else is waited for', () => {
  expect(isQuiet('/sales/ai/submit')).toBe(false);
  expect(isQuiet('/system/message/mail/createMail')).toBe(false);
});
