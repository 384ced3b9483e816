import { createContext, use, useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MenuEntry, OwnPage } from '@takt/web/host';
import { addressOf, pageInHash, openingOf } from './tab-address.ts';
import { keepTabs, recallTabs } from './tab-memory.ts';
import { activeTab, open, tabAt, type Tabs } from './tab-rules.ts';

export type TabStore = StoreApi<Tabs>;

/** The tabs of the person signed in, with the page of the address in front. */
export function createTabStore(key: string, areas: readonly MenuEntry[], own: readonly OwnPage[]): TabStore {
  const store = createStore<Tabs>(() => open(recallTabs(key), openingOf(areas, own, pageInHash(location.hash))));
  keepTabs(key, store.getState());
  store.subscribe((state) => keepTabs(key, state));
  return store;
}

export const TabStoreContext = createContext<TabStore | null>(null);

export function useTabStore(): TabStore {
  const store = use(TabStoreContext);
  if (!store) throw new Error('the workspace is not around this component');
  return store;
}
export const useTabs = (): Tabs => useStore(useTabStore());

/**
 * Keeps the tab in front and the browser's address the same: choosing a tab changes the address, and an address that was
 * typed, or reached with back and forward, brings its tab to the front.
 */
export function useAddress(store: TabStore, areas: readonly MenuEntry[], own: readonly OwnPage[]): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // By what stands in the address bar now: what the router has drawn lags behind, and an address asked for meanwhile would be
  // taken for the one already shown.
  const follow = useCallback(() => {
    const asked = pageInHash(location.hash);
    const front = activeTab(store.getState());
    if (front && addressOf(front) === addressOf(asked)) return;
    store.setState((state) => open(state, openingOf(areas, own, asked)));
  }, [store, areas, own]);
  useEffect(follow, [follow, pathname, search]);
  useEffect(() => {
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [follow]);
  useEffect(
    () =>
      store.subscribe((state) => {
        const front = activeTab(state);
        const here = pageInHash(location.hash);
        if (!front || addressOf(front) === addressOf(here)) return;
        // The address of a closed tab is replaced: going back must not open it again.
        void navigate(addressOf(front), { replace: tabAt(state, here.url, here.params) === null });
      }),
    [store, navigate],
  );
}

/** The browser asks before it throws half-typed work away. */
export function useUnloadGuard(store: TabStore): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (store.getState().tabs.some(({ unsaved }) => unsaved)) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [store]);
}
