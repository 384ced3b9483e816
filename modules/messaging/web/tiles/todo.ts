import { callServer, tile, unreadKey } from '@takt/web';
import { lazy } from 'react';
import { MESSAGE_URLS } from '../pages.tsx';
import { KIND_NAMES } from '../words.ts';
import { type Todo, todos } from './todos.ts';

/** Tasks not read, or not answered where an answer is asked for. */
export const todoTile = tile<readonly [readonly Todo[]], readonly Todo[]>({
  id: 'engine.todo',
  label: ['任务消息', 'Tasks sent to me'],
  size: { w: 4, h: 17, minW: 3, minH: 9 },
  small: { w: 6, h: 13 },
  shape: 'rows',
  opens: { url: MESSAGE_URLS.task, title: KIND_NAMES.task },
  empty: ['没有未完成的任务消息', 'No task is open'],
  // Below the counter's own key: what asks the counter anew asks this anew as well.
  asks: () => [{ queryKey: [...unreadKey('task'), 'home'], queryFn: () => callServer(todos) }],
  dataOf: (waiting) => waiting,
  isEmpty: (waiting) => waiting.length === 0,
  Body: lazy(async () => ({ default: (await import('./todo-body.tsx')).TodoBody })),
});
