import type { Text } from '@takt/model';
import { type Found, read } from '@takt/web/host';

/** A document the person had a hand in. */
export interface Recent extends Found {
  readonly at: string;
}
export const loadRecent = (): Promise<readonly Recent[]> => read('/system/home/recent');

/** A task that still waits. */
export interface Todo {
  readonly id: string;
  readonly title: Text;
  readonly at: string;
  readonly urgent: boolean;
  readonly mustAnswer: boolean;
}
export const loadTodos = (): Promise<readonly Todo[]> => read('/system/home/todo');

/** The page a person's home tab shows. */
export const loadMainPath = async (): Promise<string> =>
  (await read<{ readonly webMainPath: string }>('/system/sysconfig/user/getUserWebMain')).webMainPath;
