import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cachedHere, refreshHere } from './browser-cache.ts';

test('what is shown is read anew, what is not is forgotten', async () => {
  const client = new QueryClient();
  let answers = 0;
  const observer = new QueryObserver(client, { queryKey: ['shown'], queryFn: async () => (answers += 1) });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
  client.setQueryData(['old'], 'x', { updatedAt: 1000 });
  expect(cachedHere(client)).toEqual({ answers: 2, oldest: 1000 });
  expect(await refreshHere(client)).toEqual({ forgotten: 1, read: 1 });
  expect([answers, client.getQueryData(['old'])]).toEqual([2, undefined]);
  stop();
});

test('a page that has read nothing keeps nothing', () => {
  expect(cachedHere(new QueryClient())).toEqual({ answers: 0, oldest: null });
});
