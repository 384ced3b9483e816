import type { Message } from '@takt/web';

export type LetterKind = 'mail' | 'notice';
/** Mail or a notice that was not read. */
export type Letter = Pick<Message, 'id' | 'title' | 'at' | 'sender'> & { readonly kind: LetterKind };
