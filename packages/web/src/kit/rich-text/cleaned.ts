import { RICH_ADDRESS, RICH_TAGS } from '@takt/model';
import createPurifier, { type DOMPurify } from 'dompurify';

let made: DOMPurify | null = null;
/** Made on first use: this file may be imported where there is no page. */
function purifier(): DOMPurify {
  if (made) return made;
  made = createPurifier(window);
  // Another window, which learns neither who opened it nor from where.
  made.addHook('afterSanitizeAttributes', (node) => {
    if (!node.hasAttribute('href')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return made;
}

/** Formatted text as it may be put into a page: the server's list again, because what is stored may be older than it. */
export const cleaned = (html: string): string =>
  purifier().sanitize(html, {
    ALLOWED_TAGS: [...RICH_TAGS],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: RICH_ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
