import type { Text } from '@takt/model';
import { createContext, use } from 'react';

/** A page to be opened in a tab. The same address with the same `id` among its parameters is the same page. */
export interface OpenPageRequest {
  /** As in the menu: `/sales/order/salesOrder`; a record's page is the list's address with `/edit` behind it. */
  readonly url: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly title: Text;
}

/** The tab a page lives in. Behind another tab its effects rest, so no page has to ask whether it is in front. */
export interface ThisTab {
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  /** The tab's title, once the page knows better than whoever opened it. */
  rename(title: Text): void;
  /** Marks half-typed work; closing such a tab asks first. */
  setUnsaved(unsaved: boolean): void;
  close(): void;
}

/** What pages may do with tabs; the shell provides it. */
export interface Pages {
  open(page: OpenPageRequest): void;
}

export const PagesContext = createContext<Pages | null>(null);
export const ThisTabContext = createContext<ThisTab | null>(null);

export function usePages(): Pages {
  const pages = use(PagesContext);
  if (!pages) throw new Error('the workspace is not around this component');
  return pages;
}
export function useThisTab(): ThisTab {
  const tab = use(ThisTabContext);
  if (!tab) throw new Error('no tab is around this component');
  return tab;
}
