import type { Text } from '@takt/model';

export const CACHE_TITLE: Text = ['缓存刷新', 'Cache refresh'];
