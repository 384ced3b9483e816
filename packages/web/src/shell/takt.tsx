import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createHashRouter, Navigate, useParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useSay } from '../kit/say.tsx';
import { Loading } from '../signin/loading.tsx';
import { Login } from '../signin/login.tsx';
import { Nowhere } from '../signin/nowhere.tsx';
import { type Assembly, BrandContext, ProductContext, useProduct } from './assembly.ts';
import { Crash } from './crash.tsx';
import './takt.css';

/** The workspace, the component kit and the product in it come together, after the sign-in page. */
const workspaceOf = ({ themes, product }: Assembly) =>
  lazy(async () => {
    const [{ Workspace }, { FullKit }, loaded] = await Promise.all([
      import('./workspace.tsx'),
      import('./full-kit.tsx'),
      product(),
    ]);
    const Loaded = ({ alone }: { readonly alone?: ReactNode }) => (
      <ProductContext value={loaded}>
        <FullKit themes={themes}>
          <Workspace alone={alone} />
        </FullKit>
      </ProductContext>
    );
    return { default: Loaded };
  });

const LoginQuick = lazy(async () => ({ default: (await import('../signin/quick.tsx')).LoginQuick }));
const LoginQuick2 = lazy(async () => ({ default: (await import('../signin/quick.tsx')).LoginQuick2 }));
const QuickAuth = lazy(async () => ({ default: (await import('../signin/quick-auth.tsx')).QuickAuth }));
const BoardPage = lazy(async () => ({ default: (await import('../home/board-page.tsx')).BoardPage }));
const Mobile = lazy(async () => ({ default: (await import('../mobile/mobile.tsx')).Mobile }));

/** A page of a module that stands in no menu. */
function ModulePage({ url }: { readonly url: string }) {
  const Page = useProduct().pages[url];
  return Page ? <Page /> : <Nowhere />;
}

/** The contract's address of the user centre; its pages live in the workspace. */
function ToUserCentre() {
  const { '*': page = '' } = useParams();
  return <Navigate to={`/manage/userCenter/${page}`} replace />;
}

function routerOf(assembly: Assembly) {
  const Workspace = workspaceOf(assembly);
  const errorElement = <Crash />;
  const at = (path: string, page: ReactNode) => ({
    path,
    element: <Suspense fallback={<Loading />}>{page}</Suspense>,
    errorElement,
  });
  return createHashRouter([
    at('/', <Login />),
    at('/Login', <Login />),
    at('/loginQuick', <LoginQuick />),
    at('/loginQuick2', <LoginQuick2 />),
    at('/quickAuth', <QuickAuth />),
    at('/Mobile', <Mobile />),
    at('/userCenter/*', <ToUserCentre />),
    at('/Large', <Workspace alone={<BoardPage size="large" />} />),
    at('/Small', <Workspace alone={<BoardPage size="small" />} />),
    at('/base/test01', <Workspace alone={<ModulePage url="/base/test01" />} />),
    at('/manage/*', <Workspace />),
    at('*', <Nowhere />),
  ]);
}

/** The browser application: sign-in and workspace, in the assembled look and the chosen language. */
export function Takt({ assembly }: { readonly assembly: Assembly }) {
  const say = useSay();
  const [router] = useState(() => routerOf(assembly));
  return (
    <BrandContext value={assembly.brand}>
      <title>{say(assembly.brand.name)}</title>
      <RouterProvider router={router} />
    </BrandContext>
  );
}
