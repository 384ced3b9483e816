import { type Assembly, currentLang, speak, Takt } from '@takt/web';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { version } from '../package.json';
import { colors, theme } from './theme.ts';

const assembly: Assembly = {
  brand: {
    name: ['节拍 Takt', 'Takt'],
    line: [
      '计划 · 生产 · 质量 · 设备 · 仓储 · 采购 · 销售',
      'Planning · Production · Quality · Equipment · Warehouse · Purchasing · Sales',
    ],
    mark: ['节', 'T'],
    version,
  },
  theme,
  product: () => import('./product.ts').then(({ product }) => product),
};

/** `colorTextSecondary` as the component kit names it in CSS; the sign-in wears the same look without the kit. */
const cssName = (token: string): string => `--takt-${token.replace(/[A-Z]+/g, (upper) => `-${upper.toLowerCase()}`)}`;
const tokens = Object.entries(theme.token ?? {}).map(([token, value]) => [cssName(token), value] as const);
for (const [name, value] of [...tokens, ...Object.entries(colors)])
  if (typeof value === 'string') document.documentElement.style.setProperty(name, value);
speak(currentLang());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Takt assembly={assembly} />
  </StrictMode>,
);
