import { App, ConfigProvider, theme } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { type Assembly, useDark, useLang, useMedia } from '@takt/web/host';

const LOCALES = { zh: zhCN, en: enUS };
/** What moves makes some people ill; they tell their computer, and it tells us. */
const STILL = '(prefers-reduced-motion: reduce)';

interface FullKitProps {
  readonly themes: Assembly['themes'];
  readonly children: ReactNode;
}

/** The component kit with its words, look and notifications, for what comes after the sign-in. */
export function FullKit({ themes, children }: FullKitProps) {
  const dark = useDark();
  const still = useMedia(STILL);
  const active = useMemo(() => {
    const { token, ...look } = themes[dark ? 'dark' : 'light'];
    return { ...look, token: { ...token, motion: !still }, algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm };
  }, [themes, dark, still]);
  // The sign-in page has one look only, so the mark goes with the workspace.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dark ? 'dark' : 'light';
    return () => {
      delete dataset['theme'];
    };
  }, [dark]);
  return (
    <ConfigProvider locale={LOCALES[useLang()]} theme={active} button={{ autoInsertSpace: false }}>
      <App className="takt" notification={{ placement: 'bottomLeft', maxCount: 3 }}>
        {children}
      </App>
    </ConfigProvider>
  );
}
