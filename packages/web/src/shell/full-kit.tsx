import { App, ConfigProvider, type ThemeConfig } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useLang } from '../kit/say.tsx';

const LOCALES = { zh: zhCN, en: enUS };

/** The component kit with its words and notifications, for what comes after the sign-in. */
export function FullKit({ theme, children }: { readonly theme: ThemeConfig; readonly children: ReactNode }) {
  return (
    <ConfigProvider locale={LOCALES[useLang()]} theme={theme} button={{ autoInsertSpace: false }}>
      <App className="takt" notification={{ placement: 'bottomLeft', maxCount: 3 }}>
        {children}
      </App>
    </ConfigProvider>
  );
}
