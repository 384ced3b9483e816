import { type Lang, say, sharedWords, type Text } from '@takt/model';
import type { SmsDriver, SmsMessage } from './sms.ts';

export interface InboxSms extends SmsMessage {
  readonly at: Date;
}

/** Where they lie until they are read. */
export interface SmsInbox {
  readonly putMessage: (to: string, text: string) => Promise<void>;
}

/** For development: keeps messages where the developer can read them instead of sending them. */
export const inboxSms = (put: (message: SmsMessage) => Promise<void>): SmsDriver => ({ send: put });

const WORDS = {
  explain: ['此处显示本应发送到手机的短信，每 3 秒刷新。', 'Messages that would have gone to phones. Refreshes every 3 seconds.'],
  empty: ['还没有短信', 'No messages yet'],
  time: sharedWords.time,
  to: ['手机号码', 'Mobile number'],
  text: ['内容', 'Text'],
} as const satisfies Record<string, Text>;

const STYLE = `
  body { margin: 0; background: #f3f5f9; color: #1b2430; font: 14px/1.6 "Segoe UI", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif }
  main { max-width: 880px; margin: 40px auto; padding: 0 20px }
  h1 { font-size: 20px; font-weight: 600; margin: 0 0 4px }
  h1 span { color: #5b6675; font-weight: 400; margin-left: 8px }
  p { color: #5b6675; margin: 0 0 20px }
  table { width: 100%; border-collapse: collapse; background: #fff; border: 1px solid #d5dbe4; border-radius: 6px; overflow: hidden }
  th { text-align: left; font-weight: 600; background: #f0f3f8; color: #384352 }
  th, td { padding: 9px 14px; border-bottom: 1px solid #e6eaf0; vertical-align: top }
  tr:last-child td { border-bottom: 0 }
  td.text { white-space: pre-line; overflow-wrap: anywhere }
  td:not(.text) { white-space: nowrap; font-variant-numeric: tabular-nums }
  .empty { text-align: center; color: #5b6675; padding: 40px }`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const rowOf = ({ at, to, text, deliveryId }: InboxSms): string =>
  `<tr title="${escaped(deliveryId)}"><td>${at.toISOString().slice(0, 19).replace('T', ' ')}</td>` +
  `<td>${escaped(to)}</td><td class="text">${escaped(text)}</td></tr>`;

/** The kept messages as a page, newest first. Without script, as the content policy demands. */
export function inboxPage(messages: readonly InboxSms[], lang: Lang): string {
  const rows = messages.toSorted((one, other) => other.at.getTime() - one.at.getTime()).map(rowOf);
  const head = [WORDS.time, WORDS.to, WORDS.text].map((word) => `<th>${say(word, lang)}</th>`).join('');
  const none = `<tr><td class="empty" colspan="3">${say(WORDS.empty, lang)}</td></tr>`;
  return `<!doctype html>
<html lang="${lang === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="3">
<title>开发收件箱 Developer inbox</title>
<style>${STYLE}
</style>
</head>
<body><main>
<h1>开发收件箱<span>Developer inbox</span></h1>
<p>${say(WORDS.explain, lang)}</p>
<table><thead><tr>${head}</tr></thead><tbody>
${rows.length > 0 ? rows.join('\n') : none}
</tbody></table>
</main></body>
</html>
`;
}
