import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { unreadQuery } from './unread.ts';

// Without a window the library takes itself for a server, which asks once only.
environmentManager.setIsServer(() => false);
afterEach(() => vi.useRealTimers());

test('without the socket, what has come is asked for every 600000 ms', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const load = async (kind: string) => {
    asked.push(kind);
    return { total: 0, top5: [] };
  };
  const stop = new QueryObserver(new QueryClient(), unreadQuery('mail', load)).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(599_999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(3);
  stop();
});
