import { QueryCache, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { sharedWords, type Text } from '@takt/model';
import { App, Button } from 'antd';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import {
  ApiError,
  Loading,
  loadMenu,
  type MenuEntry,
  Notice,
  reachable,
  toastError,
  useLang,
  useProduct,
  useSay,
  useSession,
} from '@takt/web/host';
import { WorkFrame } from './frame.tsx';
import { Header } from './header.tsx';
import { ownPageAt } from './own-pages.ts';
import { Waiting } from './waiting.tsx';
import { WhoIsHere } from './watermark.tsx';
import style from './workspace.module.css';

/** The workspace, or one page alone, for whoever is signed in; everyone else is sent to the sign-in and back. */
export function Workspace({ alone = null }: { readonly alone?: ReactNode }) {
  const { signed, ended } = useSession();
  const { pathname, search } = useLocation();
  // What one person loaded must not greet the next: the cache lives and dies with the session.
  if (signed) return <Cached key={signed.since} mustChange={signed.password === 'aged'} alone={alone} />;
  return <Navigate to="/Login" state={ended === 'left' ? null : { from: `${pathname}${search}` }} replace />;
}

function Cached({ mustChange, alone }: { readonly mustChange: boolean; readonly alone: ReactNode }) {
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
  const lang = useLang();
  const spoken = useRef(lang);
  // What rows are called was answered in the language spoken before.
  useEffect(() => {
    if (spoken.current === lang) return;
    spoken.current = lang;
    void client.invalidateQueries();
  }, [client, lang]);
  return (
    <QueryClientProvider client={client}>
      {mustChange ? <OnlyChange /> : (alone ?? <Framed />)}
      <Waiting />
      <WhoIsHere />
    </QueryClientProvider>
  );
}

const ChangePassword = lazy(async () => ({ default: (await import('./user-center/change-password.tsx')).ChangePassword }));

/** A password past its time opens nothing but its own change. */
const OnlyChange = () => (
  <div className={style['frame']}>
    <Header />
    <main className={style['alone']}>
      <Suspense fallback={<Loading />}>
        <ChangePassword />
      </Suspense>
    </main>
  </div>
);

const FAILED: Text = ['菜单加载失败', 'The menu could not be loaded'];

function Framed() {
  const say = useSay();
  const { screens } = useProduct();
  const select = useCallback(
    (entries: readonly MenuEntry[]) => reachable(entries, (url) => Object.hasOwn(screens, url) || ownPageAt(url) !== null),
    [screens],
  );
  const menu = useQuery({ queryKey: ['menu'], queryFn: loadMenu, select, staleTime: Number.POSITIVE_INFINITY });
  if (menu.data) return <WorkFrame areas={menu.data} />;
  return (
    <div className={style['frame']}>
      <Header />
      {menu.isError && (
        <main className={style['alone']}>
          <Notice text={FAILED}>
            <Button onClick={() => void menu.refetch()}>{say(sharedWords.retry)}</Button>
          </Notice>
        </main>
      )}
    </div>
  );
}
