import type { Text } from '@takt/model';
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
/** What a bell shows: nothing, a number, or that there are more than a person wants to count. */
export const badge = (total: number): string => (total === 0 ? '' : total > 99 ? '99+' : String(total));
