import { QueryCache, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { sharedWords, type Text } from '@takt/model';
import { App, Button } from 'antd';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import {
  ApiError,
  Loading,
  loadMenu,
  type MenuEntry,
  Notice,
  ProofDialog,
  reachable,
  type Signed,
  toastError,
  useLang,
  useProduct,
  useSay,
  useSession,
} from '@takt/web/host';
import { SignInAgain } from '@takt/entry';
import { WorkFrame } from './frame.tsx';
import { Header } from './header.tsx';
import { useOwnPages } from './own-pages.ts';
import { Waiting } from './waiting.tsx';
import { WhoIsHere } from './watermark.tsx';
import style from './workspace.module.css';

const MENU = ['menu'];

/** The workspace, or one page alone, for whoever is signed in; everyone else is sent to the sign-in and back. */
export function Workspace({ alone = null }: { readonly alone?: ReactNode }) {
  const { signed, expired, ended, begun } = useSession();
  const toSignIn = <ToSignIn back={ended !== 'left'} />;
  const who = signed ?? expired;
  // What one person loaded must not greet the next: the cache lives and dies with the person's work.
  if (who) return <Cached key={begun} first={dueFirst(who)} alone={alone} away={expired ? toSignIn : null} />;
  return toSignIn;
}

function ToSignIn({ back }: { readonly back: boolean }) {
  const { pathname, search } = useLocation();
  return <Navigate to="/Login" state={back ? { from: `${pathname}${search}` } : null} replace />;
}

/** What a session may do before anything else; null when everything is open. */
const dueFirst = ({ password, factorDue }: Signed): ComponentType | null => {
  if (password === 'aged') return ChangePassword;
  return factorDue ? SecondFactor : null;
};

interface CachedProps {
  readonly first: ComponentType | null;
  readonly alone: ReactNode;
  /** The way to the sign-in page, once the session ran out. */
  readonly away: ReactNode;
}

function Cached({ first, alone, away }: CachedProps) {
  const { notification } = App.useApp();
  const [client] = useState(
    () =>
      new QueryClient({
        // Without a network a call fails and says so: a click must not be carried out minutes later, on another page.
        defaultOptions: {
          queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
          mutations: { networkMode: 'always' },
        },
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
  // What was asked for meanwhile was refused.
  const wasAway = useRef(false);
  useEffect(() => {
    if (!away && wasAway.current) void client.invalidateQueries();
    wasAway.current = away !== null;
  }, [client, away]);
  // With nothing on the page yet there is nothing to come back to.
  if (away && client.getQueryData(MENU) === undefined) return away;
  return (
    <QueryClientProvider client={client}>
      {away && <SignInAgain />}
      {/* What waits for an answer waits below the client that asks: above it, each try would begin with a new one. */}
      <Suspense>{first ? <Only page={first} /> : (alone ?? <Framed />)}</Suspense>
      <Waiting />
      <ProofDialog />
      <WhoIsHere />
    </QueryClientProvider>
  );
}

const ChangePassword = lazy(async () => ({ default: (await import('./user-center/change-password.tsx')).ChangePassword }));

const SecondFactor = lazy(async () => ({ default: (await import('./user-center/second-factor.tsx')).SecondFactor }));

/** A password past its time opens nothing but its own change; so it is with a second factor that is due. */
const Only = ({ page: Page }: { readonly page: ComponentType }) => (
  <div className={style['frame']}>
    <Header />
    <main className={style['alone']}>
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </main>
  </div>
);

const FAILED: Text = ['菜单加载失败', 'The menu could not be loaded'];

function Framed() {
  const say = useSay();
  const { screens } = useProduct();
  const own = useOwnPages();
  const select = useCallback(
    (entries: readonly MenuEntry[]) =>
      reachable(entries, (url) => Object.hasOwn(screens, url) || own.some((one) => one.url === url)),
    [screens, own],
  );
  const menu = useQuery({ queryKey: MENU, queryFn: loadMenu, select, staleTime: Number.POSITIVE_INFINITY });
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
