import type { CellWords } from '../view.ts';

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What formatted text says, in one line. */
export const plainOf = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/li|\/h\d|\/blockquote)[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, sign: string) => SIGNS[sign] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** One line of it, where there is room for one line. */
export const richWords: CellWords = ({ value }) => plainOf(typeof value === 'string' ? value : '');
