import { tasks } from '@takt/modules/warehouse/handheld';
import { currentLang, Handheld, type HandheldAssembly, speak } from '@takt/handheld';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { version } from '../package.json';
import { stylesheet } from './theme.ts';

const assembly: HandheldAssembly = {
  name: ['节拍手持', 'Takt Handheld'],
  version,
  place: { entity: 'warehouse.warehouse', label: ['仓库', 'warehouse'] },
  tasks,
};

const look = document.createElement('style');
look.textContent = stylesheet();
document.head.append(look);
speak(currentLang());

const root = document.getElementById('root');
if (!root) throw new Error('Mobile/index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Handheld assembly={assembly} />
  </StrictMode>,
);

// In development the pages change too often to be kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/Mobile/worker.js');
