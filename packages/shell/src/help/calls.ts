import type { Text } from '@takt/model';
import { engineQuery } from '@takt/web/host';

export interface HelpTitle {
  readonly id: string;
  readonly title: Text;
  /** The page it explains; null for what concerns none in particular. */
  readonly page: string | null;
}
export interface HelpText extends HelpTitle {
  readonly content: Text;
}

export const helpTitles = engineQuery<object, readonly HelpTitle[]>('/system/sysconfig/user/getHelpTitle');
export const helpText = engineQuery<{ readonly id: string }, HelpText>('/system/sysconfig/user/getHelpDoc');

/** The text that explains a page; a record's page is explained with its list. */
export const helpFor = (titles: readonly HelpTitle[], url: string): HelpTitle | null =>
  titles.find(({ page }) => page === url) ?? titles.find(({ page }) => page !== null && `${page}/edit` === url) ?? null;
