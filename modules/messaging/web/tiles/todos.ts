import type { Text } from '@takt/model';
import { engineQuery } from '@takt/web';

/** A task that still waits. */
export interface Todo {
  readonly id: string;
  readonly title: Text;
  readonly at: string;
  readonly urgent: boolean;
  readonly mustAnswer: boolean;
}
export const todos = engineQuery<object, readonly Todo[]>('/system/home/todo');
