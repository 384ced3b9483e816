import type { Text } from '@takt/model';
import { Suspense } from 'react';
import type { MenuEntry } from '../../api/calls.ts';
import { Notice } from '../../kit/notice.tsx';
import { ListScreen } from '../../list/list-screen.tsx';
import { messagePage } from '../../messages/pages.tsx';
import { Loading } from '../../signin/loading.tsx';
import { userCentrePage } from '../../user-center/user-center.tsx';
import { useProduct } from '../assembly.ts';
import { RecordPage } from './record-page.tsx';
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

/** The view of an address: drawn by a module, about oneself, a list, a record, or the word that there is none. */
export function TabPage({ areas, url, params }: TabPageProps) {
  const Own = useProduct().screens[url];
  const there = pageThere(areas, url, params);
  if (there.kind === 'home') return areas.length === 0 ? <Notice text={NOTHING} hint={ASK_ADMIN} /> : <Notice text={CHOOSE} />;
  if (there.kind === 'centre') return userCentrePage(url);
  if (there.kind === 'messages') return messagePage(url);
  // Only what the menu grants is drawn, by whomever.
  if (there.kind === 'nothing') return <Notice text={UNKNOWN} hint={CHOOSE} />;
  if (Own)
    return (
      <Suspense fallback={<Loading />}>
        <Own />
      </Suspense>
    );
  const { label, entity } = there.leaf;
  if (there.kind === 'record') return <RecordPage title={label} entity={entity} url={there.leaf.url} id={there.id} />;
  return <ListScreen title={label} entity={entity} url={url} />;
}
