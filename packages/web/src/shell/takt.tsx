import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { lazy, Suspense, useState } from 'react';
import { createHashRouter, Navigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useLang, useSay } from '../kit/say.tsx';
import { type Assembly, BrandContext, ProductContext } from './assembly.ts';
import { Crash } from './crash.tsx';
import { Login } from './login.tsx';
import './takt.css';

/** The workspace and the product in it come together, after the sign-in page. */
const workspaceOf = (assembly: Assembly) =>
  lazy(async () => {
    const [{ Workspace }, product] = await Promise.all([import('./workspace.tsx'), assembly.product()]);
    const Loaded = () => (
      <ProductContext value={product}>
        <Workspace />
      </ProductContext>
    );
    return { default: Loaded };
  });

function routerOf(assembly: Assembly) {
  const Workspace = workspaceOf(assembly);
  const workspace = (
    <Suspense>
      <Workspace />
    </Suspense>
  );
  const errorElement = <Crash />;
  return createHashRouter([
    { path: '/', element: <Navigate to="/Login" replace />, errorElement },
    { path: '/Login', element: <Login />, errorElement },
    { path: '/manage/*', element: workspace, errorElement },
    { path: '*', element: <Navigate to="/manage" replace />, errorElement },
  ]);
}

const LOCALES = { zh: zhCN, en: enUS };

/** The browser application: sign-in and workspace, in the assembled look and the chosen language. */
export function Takt({ assembly }: { readonly assembly: Assembly }) {
  const say = useSay();
  const [router] = useState(() => routerOf(assembly));
  return (
    <BrandContext value={assembly.brand}>
      <ConfigProvider locale={LOCALES[useLang()]} theme={assembly.theme} button={{ autoInsertSpace: false }}>
        <App className="takt" notification={{ placement: 'bottomLeft', maxCount: 3 }}>
          <title>{say(assembly.brand.name)}</title>
          <RouterProvider router={router} />
        </App>
      </ConfigProvider>
    </BrandContext>
  );
}
