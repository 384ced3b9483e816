import { lazy, Suspense } from 'react';
import { Loading } from '../signin/loading.tsx';
import { KINDS, type MessageKind } from './calls.ts';

const MessageList = lazy(async () => ({ default: (await import('./message-list.tsx')).MessageList }));

/** The lists at the addresses of the contract; everybody has them, so they stand in no menu. */
export const MESSAGE_PAGES: Readonly<Record<MessageKind, { readonly url: string }>> = {
  mail: { url: '/system/message/mail/IndexMail' },
  notice: { url: '/system/message/notice/IndexNotice' },
  task: { url: '/system/message/task/IndexTask' },
};

/** Whose list an address is. */
export const messageKindAt = (url: string): MessageKind | null => KINDS.find((one) => MESSAGE_PAGES[one].url === url) ?? null;

/** The list at an address; null when it is none of these. */
export function messagePage(url: string) {
  const kind = messageKindAt(url);
  return kind ? (
    <Suspense fallback={<Loading />}>
      <MessageList kind={kind} />
    </Suspense>
  ) : null;
}
