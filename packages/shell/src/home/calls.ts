import type { Text } from '@takt/model';
import { callServer, engineQuery, type Found } from '@takt/web/host';

/** A document the person had a hand in. */
export interface Recent extends Found {
  readonly at: string;
}
export const recentDocuments = engineQuery<object, readonly Recent[]>('/system/home/recent');

/** A task that still waits. */
export interface Todo {
  readonly id: string;
  readonly title: Text;
  readonly at: string;
  readonly urgent: boolean;
  readonly mustAnswer: boolean;
}
export const todos = engineQuery<object, readonly Todo[]>('/system/home/todo');

/** The page a person's home tab shows. */
const mainPage = engineQuery<object, { readonly webMainPath: string }>('/system/sysconfig/user/getUserWebMain');
export const loadMainPath = async (): Promise<string> => (await callServer(mainPage)).webMainPath;
