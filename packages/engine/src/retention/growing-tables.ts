import { MESSAGE_DAYS, type Parameter, type Text } from '@takt/model';

/** How long rows are kept: so many days whatever anybody decides, or as many as the company says. */
type RetentionPeriod = { readonly days: number } | { readonly parameter: Parameter<any> };

/** A table of the engine's that grows with every day, and which of its rows are forgotten. */
export interface GrowingTable {
  readonly name: string;
  readonly label: Text;
  readonly period: RetentionPeriod;
  /** The column that says how old a row is. */
  readonly at: string;
  /** Which rows may go once they are old enough; all of them when absent. */
  readonly only?: string;
}

/**
 * Everything that would grow without end. What is never forgotten is not here: the history, which is sealed, and documents.
 * Logs are series and forget by months (ADR 0102); long jobs forget their files and records by themselves (ADR 0101).
 */
export const GROWING_TABLES: readonly GrowingTable[] = [
  { name: 'idempotency', label: ['重复请求的应答', 'Answers to repeated requests'], period: { days: 2 }, at: 'at' },
  {
    name: 'message',
    label: ['站内消息', 'Site messages'],
    period: { parameter: MESSAGE_DAYS },
    at: 'at',
    // What must be answered stays until it is.
    only: 'not must_answer or answered_at is not null',
  },
  { name: 'family', label: ['登录会话（结束后）', 'Sign-ins, after their end'], period: { days: 30 }, at: 'ends_at' },
  { name: 'attempt', label: ['登录失败计数', 'Counts of failed sign-ins'], period: { days: 30 }, at: 'at' },
  { name: 'known_device', label: ['常用设备', 'Known devices'], period: { days: 180 }, at: 'used_at' },
  { name: 'verification', label: ['短信验证码', 'Codes sent by text message'], period: { days: 2 }, at: 'sent_at' },
  {
    name: 'ticket',
    label: ['一次性凭证（失效后）', 'Tickets for one use, after they expire'],
    period: { days: 1 },
    at: 'expires_at',
  },
  { name: 'pass', label: ['邮件链接（失效后）', 'Links in mails, after they expire'], period: { days: 90 }, at: 'expires_at' },
];
