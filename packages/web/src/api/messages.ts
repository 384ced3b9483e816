import type { Text } from '@takt/model';
import { read, write } from './http.ts';
import { readTogether } from './together.ts';

export type MessageKind = 'mail' | 'notice' | 'task';
export const KINDS: readonly MessageKind[] = ['mail', 'notice', 'task'];

export interface Message {
  readonly id: string;
  readonly number: string;
  readonly title: Text;
  readonly content: string;
  /** The content is formatted text; plain text otherwise. */
  readonly rich: boolean;
  readonly mailType: string | null;
  readonly sender: string;
  readonly at: string;
  readonly link: string | null;
  readonly urgent: boolean;
  readonly mustAnswer: boolean;
  readonly read: boolean;
  readonly answer: string | null;
}
export interface Unread {
  readonly total: number;
  readonly top5: readonly Message[];
}

/** The contract's word for each kind, as it stands in the names of its calls. */
const WORD: Readonly<Record<MessageKind, string>> = { mail: 'Mail', notice: 'Notice', task: 'Task' };
const at = (kind: MessageKind, name: string): string => `/system/message/${kind}/${name}`;

export const loadUnread = (kind: MessageKind): Promise<Unread> => readTogether(at(kind, `getMyNew${WORD[kind]}`));
export const loadMessages = (
  kind: MessageKind,
  paging: { readonly page: number; readonly size: number },
): Promise<{ readonly list: readonly Message[]; readonly total: number }> => read(at(kind, `getMyAll${WORD[kind]}`), { paging });
/** Opening a message reads it. */
export const openMessage = (kind: MessageKind, id: string): Promise<Message> =>
  read(at(kind, `getMySelected${WORD[kind]}`), { id });

const MARK: Readonly<Record<MessageKind, string>> = { mail: 'updateMail', notice: 'updateNoticeRead', task: 'updateTaskRead' };
/** Mail takes a list, the others a text joined by commas; the contract has both. */
export const markRead = (kind: MessageKind, ids: readonly string[]): Promise<null> =>
  read(at(kind, MARK[kind]), { ids: kind === 'mail' ? ids : ids.join(',') });
const MARK_ALL: Readonly<Record<Exclude<MessageKind, 'mail'>, string>> = {
  notice: 'updateNoticeAllRead',
  task: 'updateAllTaskRead',
};
export const markAllRead = (kind: Exclude<MessageKind, 'mail'>): Promise<null> => read(at(kind, MARK_ALL[kind]));

export const answerMail = (id: string, dealText: string): Promise<null> => write(at('mail', 'responseMail'), { id, dealText });
export const answerTask = (id: string, feedback: string): Promise<null> =>
  write(at('task', 'updateTaskProcess'), { id, feedback });
export const answerNotice = (id: string, feedback: string): Promise<null> =>
  write(at('notice', 'updateNoticeProcess'), { id, feedback });

/** Something that stays before one's eyes until it is answered. */
export interface Pending {
  readonly id: string;
  readonly kind: MessageKind;
  readonly title: Text;
  readonly urgent: boolean;
}
export const loadPending = async (): Promise<readonly Pending[]> =>
  (await readTogether<{ readonly list: readonly Pending[] }>('/system/message/pending')).list;

interface NewMail {
  readonly title: string;
  readonly mailType: string;
  readonly content: string;
  readonly receiveType: 'user' | 'role' | 'all';
  readonly validUntil?: string;
  readonly recipientRole?: string;
  readonly recipients?: readonly string[];
}
export const sendMail = (mail: NewMail): Promise<{ readonly recipients: number }> => write(at('mail', 'createMail'), mail);
