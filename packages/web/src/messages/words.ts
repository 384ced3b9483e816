import { blank, type Text } from '@takt/model';
import type { MessageKind } from './calls.ts';

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
/* G12 */ export const TICK_FIRST: Text = ['请勾选需要标记的数据', 'please tick data to mark'];
/* G13 */ const ENTER: Text = ['请输入内容', 'please enter content'];
/* G14 */ const TOO_LONG: Text = ['内容不能超过30个字符', 'The content has at most 30 characters'];
export const ANSWER_LENGTH = 30;

/** Characters as people count them: one picture of a thumb is one. */
export const lengthOf = (text: string): number => [...text].length;

/** What is wrong with an answer; null when it may be sent. The server asks the same. */
export function answerProblem(text: string): Text | null {
  if (blank(text)) return ENTER;
  return lengthOf(text) > ANSWER_LENGTH ? TOO_LONG : null;
}

/** What a bell shows: nothing, a number, or that there are more than a person wants to count. */
export const badge = (total: number): string => (total === 0 ? '' : total > 99 ? '99+' : String(total));
