import { type Ask, loadUnread, tile, type Unread, unreadKey } from '@takt/web';
import { lazy } from 'react';
import { MESSAGE_URLS } from '../pages.tsx';
import { KIND_NAMES } from '../words.ts';
import type { Letter, LetterKind } from './letter.ts';

const SHOWN = 5;

const lettersOf = (kind: LetterKind, { top5 }: Unread): readonly Letter[] => top5.map((one) => ({ ...one, kind }));
const ask = (kind: LetterKind): Ask<Unread> => ({ queryKey: unreadKey(kind), queryFn: () => loadUnread(kind) });

/** Mail and notices that were not read yet. */
export const messagesTile = tile<readonly [Unread, Unread], readonly Letter[]>({
  id: 'engine.messages',
  label: ['未读消息', 'Unread messages'],
  size: { w: 4, h: 17, minW: 3, minH: 9 },
  small: { w: 6, h: 13 },
  shape: 'rows',
  opens: { url: MESSAGE_URLS.mail, title: KIND_NAMES.mail },
  empty: ['没有未读消息', 'No unread messages'],
  // The counters in the header ask the same questions.
  asks: () => [ask('mail'), ask('notice')],
  dataOf: (mail, notices) =>
    [...lettersOf('mail', mail), ...lettersOf('notice', notices)].sort((a, b) => b.at.localeCompare(a.at)).slice(0, SHOWN),
  isEmpty: (letters) => letters.length === 0,
  Body: lazy(async () => ({ default: (await import('./letters-body.tsx')).LettersBody })),
});
