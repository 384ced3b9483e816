import { FIRST_CUSTOM_ID, freshTabs, HOME_ID, type Tab, type Tabs } from './tab-rules.ts';

const PREFIX = 'tabs ';

/** The tabs of one person of one company: switching companies never shows another one's pages. */
export const memoryKey = (tenant: string, user: string): string => `${PREFIX}${tenant} ${user}`;

type StoredTabs = Pick<Tabs, 'tabs' | 'nextId' | 'closed' | 'clock'>;

export const packed = ({ tabs, nextId, closed, clock }: Tabs): string =>
  JSON.stringify({ tabs, nextId, closed, clock } satisfies StoredTabs);

/** What a reload finds again: the tabs, with nothing behind them until they are chosen. */
export function unpacked(text: string | null): Tabs {
  const fresh = freshTabs();
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<StoredTabs> | null;
    const others = (stored?.tabs ?? []).filter(isTab).map((tab): Tab => ({ ...tab, unsaved: false, live: false }));
    return {
      ...fresh,
      tabs: [...fresh.tabs, ...others],
      nextId: Math.max(FIRST_CUSTOM_ID, stored?.nextId ?? 0),
      clock: stored?.clock ?? fresh.clock,
      closed: stored?.closed ?? [],
    };
  } catch {
    return fresh;
  }
}

const isTab = ({ id, url, title }: Partial<Tab>): boolean =>
  typeof id === 'number' && id !== HOME_ID && typeof url === 'string' && Array.isArray(title);

/** The window's own memory: it outlives a reload, not the window. A browser that refuses it forgets. */
export function recallTabs(key: string): Tabs {
  try {
    return unpacked(sessionStorage.getItem(key));
  } catch {
    return freshTabs();
  }
}
export function keepTabs(key: string, tabs: Tabs): void {
  try {
    sessionStorage.setItem(key, packed(tabs));
  } catch {
    // A full or refused memory loses the tabs at the next reload, and nothing else.
  }
}

/** Whoever leaves on purpose leaves no trace of what was open. */
export function forgetTabs(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
