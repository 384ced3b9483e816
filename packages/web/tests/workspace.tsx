import type { Lang } from '@takt/model';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { speak } from '../src/kit/say.tsx';
import { type Product, ProductContext } from '../src/product/assembly.ts';

const product: Product = {
  modules: { of: () => null, all: async () => [] },
  codelist: async () => [],
  looked: [],
  people: { user: 'test.user', role: 'test.role' },
  repairs: '/test/repairs',
  screens: {},
  Foresight: () => null,
  ownPages: [],
  messages: { NoticeBar: () => null, Bells: () => null, PendingBar: () => null },
  help: { Key: () => null, Page: () => null },
  Home: () => null,
  tiles: [],
  slots: [],
  pages: {},
};

/** Draws a part of a page with what the workspace puts around it; the hands of whoever uses it come along. */
export function draw(part: ReactNode, lang: Lang = 'en') {
  speak(lang);
  const around = (child: ReactNode) => (
    <ConfigProvider button={{ autoInsertSpace: false }} theme={{ token: { motion: false } }}>
      <App>
        <QueryClientProvider client={new QueryClient()}>
          <ProductContext value={product}>{child}</ProductContext>
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  );
  const { rerender, ...drawn } = render(around(part));
  return { ...drawn, user: userEvent.setup(), redraw: (next: ReactNode) => rerender(around(next)) };
}

/** What a part of the page says, without the room between. */
export const words = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
