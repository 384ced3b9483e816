import { type Assembly, Takt } from '@takt/shell';
import { currentLang, speak } from '@takt/web/light';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { version } from '../package.json';
import { stylesheet, themes } from './theme.ts';

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
  themes,
  product: () => import('./product.ts').then(({ product }) => product),
};

const look = document.createElement('style');
look.textContent = stylesheet();
document.head.append(look);
speak(currentLang());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Takt assembly={assembly} />
  </StrictMode>,
);
