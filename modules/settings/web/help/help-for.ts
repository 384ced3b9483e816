import type { HelpTitle } from '../../defs/help-document.ts';

/** The text that explains a page; a record's page is explained with its list. */
export const helpFor = (titles: readonly HelpTitle[], url: string): HelpTitle | null =>
  titles.find(({ page }) => page === url) ?? titles.find(({ page }) => page !== null && `${page}/edit` === url) ?? null;
