import { Tag } from 'antd';
import { useState } from 'react';
import { callServer, tile, unreadKey, useSay } from '@takt/web/host';
import { MessageDialog } from '../../messages/message-dialog.tsx';
import { MESSAGE_URLS } from '../../messages/pages.tsx';
import { KIND_NAMES, MUST, URGENT } from '../../messages/words.ts';
import { type Todo, todos } from '../calls.ts';
import { shortTime } from './short-time.ts';
import style from './tiles.module.css';

/** Tasks not read, or not answered where an answer is asked for. */
export const todoTile = tile<readonly [readonly Todo[]], readonly Todo[]>({
  id: 'engine.todo',
  label: ['我的待办', 'My to-dos'],
  size: { w: 4, h: 17, minW: 3, minH: 9 },
  small: { w: 6, h: 13 },
  shape: 'rows',
  opens: { url: MESSAGE_URLS.task, title: KIND_NAMES.task },
  empty: ['没有待办，可以安心喝杯茶', 'Nothing to do; time for a cup of tea'],
  // Below the counter's own key: what asks the counter anew asks this anew as well.
  asks: () => [{ queryKey: [...unreadKey('task'), 'home'], queryFn: () => callServer(todos) }],
  dataOf: (todos) => todos,
  isEmpty: (todos) => todos.length === 0,
  Body: TodoBody,
});

function TodoBody({ data }: { readonly data: readonly Todo[] }) {
  const say = useSay();
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      <ul className={style['rows']}>
        {data.map(({ id, title, at, urgent, mustAnswer }) => (
          <li key={id}>
            <button type="button" className={style['row']} onClick={() => setOpened(id)}>
              <span className={style['name']}>{say(title)}</span>
              {urgent && <Tag color="error">{say(URGENT)}</Tag>}
              {mustAnswer && <Tag color="warning">{say(MUST)}</Tag>}
              <time className={style['time']}>{shortTime(at)}</time>
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && <MessageDialog kind="task" id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
