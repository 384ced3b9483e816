import { command, query } from '@takt/model';

const CACHE = '/system/tool/cacheRefresh';
const CACHE_REFRESH = 'system.cache.refresh';

/** What the server remembers of a company between requests. */
export interface CacheState {
  /** Sign-ins whose person, rights and licence the answering process remembers. */
  readonly signIns: number;
  /** Since when what is remembered counts: it is read anew by everybody whenever this moves. */
  readonly since: string;
}
export const cacheState = query<CacheState>()(
  'system.cacheState',
  ['缓存状态', 'Cache state'],
  {},
  { path: `${CACHE}/state`, needs: CACHE_REFRESH },
);

/** Lets everybody's next request read rights and configuration anew, in every process. */
export const refreshCaches = command<CacheState>()(
  'system.refreshCaches',
  ['刷新缓存', 'Refresh caches'],
  {},
  { path: `${CACHE}/refresh`, needs: CACHE_REFRESH },
);
