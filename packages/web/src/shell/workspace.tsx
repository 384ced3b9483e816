import { QueryCache, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { Text } from '@takt/model';
import { App, Button } from 'antd';
import { Suspense, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { loadMenu, type MenuEntry } from '../api/calls.ts';
import { useSession } from '../api/session.ts';
import { Notice } from '../kit/notice.tsx';
import { useSay } from '../kit/say.tsx';
import { toastError } from '../kit/toast.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { userCentrePage } from '../user-center/user-center.tsx';
import { Loading } from '../signin/loading.tsx';
import { useProduct } from './assembly.ts';
import { Header } from './header.tsx';
import { LicenceBanner } from './licence-banner.tsx';
import { type Leaf, placeOf, reachable } from './menu.ts';
import { Rail } from './rail.tsx';
import { SideMenu } from './side-menu.tsx';
import style from './workspace.module.css';

/** The workspace, for whoever is signed in; everyone else is sent to the sign-in and back. */
export function Workspace() {
  const { signed, ended } = useSession();
  const { pathname } = useLocation();
  // What one person loaded must not greet the next: the cache lives and dies with the session.
  if (signed) return <Cached key={signed.since} mustChange={signed.password === 'aged'} />;
  return <Navigate to="/Login" state={ended === 'left' ? null : { from: pathname }} replace />;
}

function Cached({ mustChange }: { readonly mustChange: boolean }) {
  const { notification } = App.useApp();
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
        queryCache: new QueryCache({
          onError: (error, query) => {
            if (error instanceof ApiError && query.meta?.['quiet'] !== true) toastError(notification, error);
          },
        }),
      }),
  );
  return <QueryClientProvider client={client}>{mustChange ? <OnlyChange /> : <Framed />}</QueryClientProvider>;
}

/** A password past its time opens nothing but its own change. */
const OnlyChange = () => (
  <div className={style['frame']}>
    <Header />
    <main className={style['page']}>{userCentrePage('/userCenter/pswModify')}</main>
  </div>
);

const FAILED: Text = ['菜单加载失败', 'The menu could not be loaded'];
const RETRY: Text = ['重试', 'Try again'];

function Framed() {
  const say = useSay();
  const menu = useQuery({ queryKey: ['menu'], queryFn: loadMenu, select: reachable, staleTime: Number.POSITIVE_INFINITY });
  return (
    <div className={style['frame']}>
      <Header />
      {menu.data && <Areas areas={menu.data} />}
      {menu.isError && (
        <main className={style['page']}>
          <Notice text={FAILED}>
            <Button onClick={() => void menu.refetch()}>{say(RETRY)}</Button>
          </Notice>
        </main>
      )}
    </div>
  );
}

/** The rail shows the area of the current page, until another one is looked into. */
function Areas({ areas }: { readonly areas: readonly MenuEntry[] }) {
  const { '*': rest = '' } = useParams();
  const url = rest === '' ? '' : `/${rest}`;
  const place = placeOf(areas, url);
  const [looked, setLooked] = useState<{ readonly area: number; readonly at: string } | null>(null);
  const shown = areas.find((area) => looked?.at === url && area.id === looked.area) ?? place?.area ?? areas[0];
  return (
    <>
      <Rail areas={areas} active={shown?.id ?? null} onPick={(area) => setLooked({ area, at: url })} />
      {shown && <SideMenu area={shown} url={url} />}
      <main className={style['page']}>
        <LicenceBanner />
        {userCentrePage(url) ?? <Page leaf={place?.leaf ?? null} home={url === ''} empty={areas.length === 0} />}
      </main>
    </>
  );
}

const NOTHING: Text = ['您还没有任何菜单权限', 'You have no menu rights yet'];
const ASK_ADMIN: Text = ['请联系管理员授权', 'Ask an administrator to grant them'];
const CHOOSE: Text = ['请从左侧菜单选择要查看的数据', 'Choose what to look at from the menu on the left'];
const UNKNOWN: Text = ['没有这个页面，或您没有权限查看', 'There is no such page, or you may not see it'];

function Page({ leaf, home, empty }: { readonly leaf: Leaf | null; readonly home: boolean; readonly empty: boolean }) {
  const Own = useProduct().screens[leaf?.url ?? ''];
  if (leaf && Own)
    return (
      <Suspense fallback={<Loading />}>
        <Own />
      </Suspense>
    );
  if (leaf) return <ListScreen key={leaf.url} title={leaf.label} entity={leaf.entity} />;
  if (empty) return <Notice text={NOTHING} hint={ASK_ADMIN} />;
  return <Notice text={home ? CHOOSE : UNKNOWN} hint={home ? null : CHOOSE} />;
}
