import type { Text } from '@takt/model';
import { memo, Suspense } from 'react';
import { LazyRecordScreen, ListScreen, Loading, type MenuEntry, Notice, useProduct } from '@takt/web/host';
import { useMainPath } from '../home/main-path.ts';
import { useOwnPages } from '../own-pages.ts';
import { pageThere } from './tab-address.ts';
import type { Params } from './tab-rules.ts';

const NOTHING: Text = ['您还没有任何菜单权限', 'You have no menu rights yet'];
const ASK_ADMIN: Text = ['请联系管理员授权', 'Ask an administrator to grant them'];
const CHOOSE: Text = ['请从左侧菜单选择要查看的数据', 'Choose what to look at from the menu on the left'];
const UNKNOWN: Text = ['没有这个页面，或您没有权限查看', 'There is no such page, or you may not see it'];

interface TabPageProps {
  readonly areas: readonly MenuEntry[];
  readonly url: string;
  readonly params: Params;
}

/** The view of an address, drawn again only for another one: by the engine or a module, a list, a record, or the word that there is none. */
export const TabPage = memo(function TabPage({ areas, url, params }: TabPageProps) {
  const { screens } = useProduct();
  const there = pageThere(areas, useOwnPages(), url, params);
  if (there.kind === 'home' && areas.length === 0) return <Notice text={NOTHING} hint={ASK_ADMIN} />;
  if (there.kind === 'home') return <HomeTab areas={areas} />;
  // Only what the menu grants is drawn, by whomever.
  if (there.kind === 'nothing') return <Notice text={UNKNOWN} hint={CHOOSE} />;
  const Drawn = there.kind === 'own' ? there.page.page : screens[url];
  if (Drawn)
    return (
      <Suspense fallback={<Loading />}>
        <Drawn />
      </Suspense>
    );
  if (there.kind === 'own' || there.leaf.entity === null) return <Notice text={UNKNOWN} hint={CHOOSE} />;
  const { label, entity } = there.leaf;
  if (there.kind === 'record') return <LazyRecordScreen title={label} entity={entity} url={there.leaf.url} id={there.id} />;
  return <ListScreen title={label} entity={entity} url={url} />;
});

/** The page chosen for the person where it is one of theirs, else their board. */
function HomeTab({ areas }: Pick<TabPageProps, 'areas'>) {
  const main = useMainPath();
  const own = useOwnPages();
  const { Home } = useProduct();
  if (main === null) return <Loading />;
  if (pageThere(areas, own, main, {}).kind === 'list') return <TabPage areas={areas} url={main} params={{}} />;
  return (
    <Suspense fallback={<Loading />}>
      <Home size="auto" />
    </Suspense>
  );
}
