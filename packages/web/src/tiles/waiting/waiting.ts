import { lazy } from 'react';
import { callServer } from '../../api/call-server.ts';
import { tile } from '../tile.ts';
import { type WaitingGroup, waitingDocuments } from './waiting-documents.ts';

/** What the documents of the company wait for from this person. */
export const waitingTile = tile<readonly [readonly WaitingGroup[]], readonly WaitingGroup[]>({
  id: 'engine.waiting',
  label: ['待我处理', 'Waiting for me'],
  size: { w: 8, h: 13, minW: 6, minH: 9 },
  small: { w: 8, h: 13 },
  shape: 'rows',
  begins: [{ region: 'main', takes: 'any' }],
  empty: ['没有单据等您处理', 'No document waits for you'],
  asks: () => [{ queryKey: ['waiting'], queryFn: () => callServer(waitingDocuments), always: true }],
  dataOf: (groups) => groups,
  isEmpty: (groups) => groups.length === 0,
  Body: lazy(async () => ({ default: (await import('./waiting-body.tsx')).WaitingBody })),
});
