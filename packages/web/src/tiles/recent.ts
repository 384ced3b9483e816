import { lazy } from 'react';
import { callServer } from '../api/call-server.ts';
import { type Recent, recentDocuments } from './recent-documents.ts';
import { tile } from './tile.ts';

/** What the person worked on last. */
export const recentTile = tile<readonly [readonly Recent[]], readonly Recent[]>({
  id: 'engine.recent',
  label: ['最近处理的单据', 'Recent documents'],
  size: { w: 4, h: 17, minW: 3, minH: 9 },
  small: { w: 12, h: 14 },
  shape: 'rows',
  empty: ['还没有处理过单据', 'No documents yet'],
  asks: () => [{ queryKey: ['recent'], queryFn: () => callServer(recentDocuments), always: true }],
  dataOf: (documents) => documents,
  isEmpty: (documents) => documents.length === 0,
  Body: lazy(async () => ({ default: (await import('./recent-body.tsx')).RecentBody })),
});
