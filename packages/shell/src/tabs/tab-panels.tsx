import { Activity, memo, useMemo, useRef } from 'react';
import { Boundary, type MenuEntry, type ThisTab, ThisTabContext } from '@takt/web/host';
import { useScrollPosition } from './scroll-position.ts';
import { useTabActs } from './tab-acts.tsx';
import { TabPage } from './tab-page.tsx';
import { isMounted, rename, setUnsaved, type Tab } from './tab-rules.ts';
import { useTabs, useTabStore } from './tab-store.ts';
import style from './tab-panels.module.css';

/** The pages of all tabs. Those behind keep what was typed and where it was scrolled, and rest. */
export function TabPanels({ areas }: { readonly areas: readonly MenuEntry[] }) {
  const { tabs, active } = useTabs();
  // In the order of their ids, which never changes: moving a page in the document would lose its scroll position.
  const kept = tabs.filter((tab) => isMounted(tab, active)).sort((a, b) => a.id - b.id);
  return kept.map((tab) => (
    <Activity key={`${tab.id} ${tab.turn}`} mode={tab.id === active ? 'visible' : 'hidden'}>
      <Panel areas={areas} tab={tab} />
    </Activity>
  ));
}

interface PanelProps {
  readonly areas: readonly MenuEntry[];
  readonly tab: Tab;
}

/** One page. Remembered as drawn, or every change of the tab bar would draw all of them again. */
const Panel = memo(function Panel({ areas, tab }: PanelProps) {
  const { id, url, params } = tab;
  const store = useTabStore();
  const acts = useTabActs();
  const panel = useRef<HTMLDivElement>(null);
  useScrollPosition(panel);
  const thisTab = useMemo<ThisTab>(
    () => ({
      url,
      params,
      rename: (title) => store.setState((state) => rename(state, id, title)),
      setUnsaved: (unsaved) => store.setState((state) => setUnsaved(state, id, unsaved)),
      close: () => acts.close('this', id),
    }),
    [store, acts, id, url, params],
  );
  return (
    <div ref={panel} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} className={style['panel']}>
      <Boundary onRetry={() => acts.refresh(id)}>
        <ThisTabContext value={thisTab}>
          <TabPage areas={areas} url={url} params={params} />
        </ThisTabContext>
      </Boundary>
    </div>
  );
});
