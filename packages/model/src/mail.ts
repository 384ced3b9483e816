import { blank, type Text } from './text.ts';

/** What a mail is about; the code is stored, the reader's language names it. */
export const MAIL_TYPES: Readonly<Record<string, Text>> = {
  work: ['工作', 'Work'],
  announcement: ['公告', 'Announcement'],
  other: ['其他', 'Other'],
};
/** Mail from before the codes carries the sender's own word. */
export const mailTypeName = (code: string): Text => (Object.hasOwn(MAIL_TYPES, code) && MAIL_TYPES[code]) || [code, code];

/** Characters of a mail's text, tags included. */
export const MAIL_LENGTH = 20_000;

/** Everything formatted text may be made of. Only a link carries an attribute, its address. */
export const RICH_TAGS: readonly string[] = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  's',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
];
/** Where a link may lead: never to script, never into the product's own addresses. */
export const RICH_ADDRESS = /^(?:https?:\/\/|mailto:)/i;

/** True for text with tags in it; where a browser would begin one, and nowhere else. */
export const isRich = (text: string): boolean => /<[a-z/!?]/i.test(text);

/** G02 for formatted text: tags and spaces alone are nothing. */
export const richBlank = (html: string): boolean => blank(html.replace(/<[^>]*>|&nbsp;|[\u200b\ufeff]/g, ' '));
