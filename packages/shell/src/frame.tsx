import type { Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { currentSession, type MenuEntry, type Pages, ownerQuery, PagesContext, useProduct, useSay } from '@takt/web/host';
import { areaOfWork } from './area-of-work.ts';
import { Header } from './header.tsx';
import { LicenceBanner } from './licence-banner.tsx';
import { useMenuShown } from './menu-shown.ts';
import { useOwnPages } from './own-pages.ts';
import { Rail } from './rail.tsx';
import { SideMenu } from './side-menu.tsx';
import { homeOf, openingOf } from './tabs/tab-address.ts';
import { TabBar } from './tabs/tab-bar.tsx';
import { memoryKey } from './tabs/tab-memory.ts';
import { TabPanels } from './tabs/tab-panels.tsx';
import { activeTab, open } from './tabs/tab-rules.ts';
import { createTabStore, type TabStore, TabStoreContext, useAddress, useUnloadGuard } from './tabs/tab-store.ts';
import style from './workspace.module.css';

const CLOSE_MENU: Text = ['收起菜单', 'Close the menu'];

/** Rail, menu, header and tabs around the pages. */
export function WorkFrame({ areas }: { readonly areas: readonly MenuEntry[] }) {
  const own = useOwnPages();
  const [store] = useState<TabStore>(() => {
    const { tenant, user } = currentSession() ?? { tenant: '', user: '' };
    return createTabStore(memoryKey(tenant, user), areas, own);
  });
  useAddress(store, areas, own);
  useUnloadGuard(store);
  const pages = useMemo<Pages>(
    () => ({ open: ({ title, ...page }) => store.setState((state) => open(state, openingOf(areas, own, page, title))) }),
    [store, areas, own],
  );
  return (
    <TabStoreContext value={store}>
      <PagesContext value={pages}>
        <Parts areas={areas} store={store} />
      </PagesContext>
    </TabStoreContext>
  );
}

/** The rail shows the area of the page in front, until another one is looked into. */
function Parts({ areas, store }: { readonly areas: readonly MenuEntry[]; readonly store: TabStore }) {
  const say = useSay();
  const own = useOwnPages();
  const { PendingBar } = useProduct().messages;
  const url = useStore(store, (state) => activeTab(state)?.url ?? '');
  const place = homeOf(areas, url);
  const [looked, setLooked] = useState<{ readonly area: number; readonly at: string } | null>(null);
  const [wide, setWide] = useState(false);
  const menu = useMenuShown();
  const steps = useQuery(ownerQuery).data?.steps;
  const shown = areas.find((area) => looked?.at === url && area.id === looked.area) ?? place?.area ?? areaOfWork(areas, steps);
  const show = (leaf: string): void => {
    store.setState((state) => open(state, openingOf(areas, own, { url: leaf })));
    menu.chosen();
  };
  return (
    <div className={`${style['frame']} ${wide ? style['wide'] : ''}`}>
      <Header areas={areas} />
      <Rail
        areas={areas}
        active={shown?.id ?? null}
        onPick={(area) => {
          setLooked({ area, at: url });
          menu.look();
        }}
        onExpand={menu.how === 'away' ? menu.expand : null}
      />
      {shown && menu.how !== 'away' && (
        <SideMenu area={shown} url={place?.leaf.url ?? url} over={menu.how === 'over'} onOpen={show} onCollapse={menu.collapse} />
      )}
      {menu.how === 'over' && (
        <button type="button" className={style['veil']} aria-label={say(CLOSE_MENU)} onClick={menu.chosen} />
      )}
      <TabBar wide={wide} onWide={setWide} />
      <main className={style['page']}>
        <LicenceBanner />
        <PendingBar />
        <div className={style['panels']}>
          <TabPanels areas={areas} />
        </div>
      </main>
    </div>
  );
}
