import { BellOutlined, MailOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { useState } from 'react';
import { type Ask, loadUnread, type Message, tile, type Unread, unreadKey, useSay } from '@takt/web/host';
import { MessageDialog } from '../../messages/message-dialog.tsx';
import { MESSAGE_URLS } from '../../messages/pages.tsx';
import { KIND_NAMES } from '../../messages/words.ts';
import { shortTime } from './short-time.ts';
import style from './tiles.module.css';

const SHOWN = 5;
const NOBODY: Text = ['系统', 'System'];
type Kind = 'mail' | 'notice';
type Letter = Pick<Message, 'id' | 'title' | 'at' | 'sender'> & { readonly kind: Kind };

const lettersOf = (kind: Kind, { top5 }: Unread): readonly Letter[] => top5.map((one) => ({ ...one, kind }));
const ask = (kind: Kind): Ask<Unread> => ({ queryKey: unreadKey(kind), queryFn: () => loadUnread(kind) });

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
  Body: MessagesBody,
});

function MessagesBody({ data }: { readonly data: readonly Letter[] }) {
  const say = useSay();
  const [opened, setOpened] = useState<Letter | null>(null);
  return (
    <>
      <ul className={style['rows']}>
        {data.map((letter) => (
          <li key={letter.id}>
            <button type="button" className={style['row']} onClick={() => setOpened(letter)}>
              <span className={style['icon']} role="img" aria-label={say(KIND_NAMES[letter.kind])}>
                {letter.kind === 'mail' ? <MailOutlined /> : <BellOutlined />}
              </span>
              <span className={style['name']}>{say(letter.title)}</span>
              <span className={style['more']}>{letter.sender || say(NOBODY)}</span>
              <time className={style['time']}>{shortTime(letter.at)}</time>
            </button>
          </li>
        ))}
      </ul>
      {opened && <MessageDialog kind={opened.kind} id={opened.id} onClose={() => setOpened(null)} />}
    </>
  );
}
