import { sharedWords, type Text } from '@takt/model';
import type { Message, MessageKind } from '@takt/web';

export const KIND_NAMES: Readonly<Record<MessageKind, Text>> = {
  mail: ['站内邮件', 'Mail'],
  notice: ['通知', 'Notices'],
  task: ['任务', 'Tasks'],
};
export const DETAIL: Readonly<Record<MessageKind, Text>> = {
  mail: ['邮件详情', 'Mail'],
  notice: ['通知详情', 'Notice'],
  task: ['任务详情', 'Task'],
};
export const WRITE_MAIL: Text = ['写邮件', 'Write a mail'];
export const SEND_MAIL: Text = ['发送邮件', 'Send the mail'];
export const CANCEL: Text = sharedWords.cancel;
export const URGENT: Text = ['紧急', 'Urgent'];
export const MUST: Text = ['须回复', 'Reply required'];
export const FEEDBACK: Text = ['回复', 'Reply'];
export const SCROLLING: Text = ['滚动通知', 'Scrolling notices'];

/** What may be answered: mail and tasks always, a notice when it asks for it; each once. */
export const mayAnswer = (kind: MessageKind, { mustAnswer, answer }: Pick<Message, 'mustAnswer' | 'answer'>): boolean =>
  answer === null && (kind !== 'notice' || mustAnswer);
