import type { Text } from '@takt/model';
import { lazy } from 'react';
import { KINDS, type MessageKind, type OwnPage, ownPage } from '@takt/web';
import { KIND_NAMES } from './words.ts';

const MessageList = lazy(async () => ({ default: (await import('./message-list.tsx')).MessageList }));

/** Where the lists stand by the contract. */
export const MESSAGE_URLS: Readonly<Record<MessageKind, string>> = {
  mail: '/system/message/mail/IndexMail',
  notice: '/system/message/notice/IndexNotice',
  task: '/system/message/task/IndexTask',
};

const WRITE: Text = ['站内信', 'Site mail'];

/** One's own mail, notices and tasks, and the page on which mail is written. */
export const MESSAGE_CENTRE: readonly OwnPage[] = [
  ...KINDS.map((kind) => ({
    url: MESSAGE_URLS[kind],
    label: KIND_NAMES[kind],
    page: () => <MessageList kind={kind} />,
  })),
  ownPage('/system/siteMail/edit', async () => (await import('./site-mail-edit.tsx')).SiteMailEdit, WRITE),
];
