import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createHashRouter, Navigate, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type Assembly, BrandContext, Loading, ProductContext, useProduct, useSay } from '@takt/web/host';
import { Login, LoginQuick, LoginQuick2, Mobile, Nowhere, QuickAuth } from '@takt/entry';
import { Crash } from './crash.tsx';
import '@takt/web/takt.css';

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

const BoardPage = lazy(async () => ({ default: (await import('./home/board-page.tsx')).BoardPage }));

/** A page of a module that stands in no menu. */
function ModulePage({ url }: { readonly url: string }) {
  const Page = useProduct().pages[url];
  return Page ? <Page /> : <Nowhere />;
}

/** The contract's address of a page about oneself; they live in the workspace. */
function ToOwnPage() {
  const { pathname } = useLocation();
  return <Navigate to={`/manage${pathname}`} replace />;
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
    at('/userCenter/*', <ToOwnPage />),
    at('/face/faceCheck', <ToOwnPage />),
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
