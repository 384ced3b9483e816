import type { QueryClient } from '@tanstack/react-query';

interface CachedPart {
  /** Answers of the server that are kept. */
  readonly answers: number;
  /** When the oldest of them was read; null without any. */
  readonly oldest: number | null;
}

/** What this page of the browser remembers of the server. */
export function cachedHere(client: QueryClient): CachedPart {
  const read = client
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => (state.dataUpdatedAt > 0 ? [state.dataUpdatedAt] : []));
  return { answers: read.length, oldest: read.length === 0 ? null : Math.min(...read) };
}

/**
 * Forgets what no page shows and reads anew what one does; answers how many of each. Choices such as the language stay: they
 * are the person's, not a copy of anything.
 */
export async function refreshHere(client: QueryClient): Promise<{ readonly forgotten: number; readonly read: number }> {
  const cache = client.getQueryCache();
  const forgotten = cache.findAll({ type: 'inactive' }).length;
  client.removeQueries({ type: 'inactive' });
  const read = cache.findAll({ type: 'active' }).length;
  await client.invalidateQueries();
  return { forgotten, read };
}
