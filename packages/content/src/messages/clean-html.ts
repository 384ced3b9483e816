import { RICH_ADDRESS, RICH_TAGS } from '@takt/model';
import { FilterXSS } from 'xss';

/** An address as it may stand between quotes. */
const quoted = (address: string): string =>
  address.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s/g, '');

const filter = new FilterXSS({
  whiteList: Object.fromEntries(RICH_TAGS.map((tag) => [tag, []])),
  stripIgnoreTag: true,
  // What stands in these is no text for people; of any other strange tag the text stays.
  stripIgnoreTagBody: ['script', 'style'],
  stripBlankChar: true,
  css: false,
  // Judged as it is written: an address that hides its first letters is not decoded but dropped, and the link with it.
  onTagAttr: (tag, name, value) => (tag === 'a' && name === 'href' && RICH_ADDRESS.test(value) ? `href="${quoted(value)}"` : ''),
});
/** A sign no browser begins a tag with: the filter would take it for one and lose what follows. */
const LESS_THAN = /<(?![a-z/!?])/gi;

/** Formatted text with nothing in it but what the list allows; the browser cleans it once more before showing it. */
export const cleanHtml = (html: string): string => filter.process(html.replace(LESS_THAN, '&lt;'));
