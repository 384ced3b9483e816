import { LinkPage } from '@takt/modules/purchasing/link';
import { currentLang, speak } from '@takt/web/light';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

document.documentElement.lang = currentLang() === 'zh' ? 'zh-CN' : 'en';

const root = document.getElementById('root');
if (!root) throw new Error('reply.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <LinkPage token={location.hash.slice(1)} onSpeak={speak} />
    </QueryClientProvider>
  </StrictMode>,
);
