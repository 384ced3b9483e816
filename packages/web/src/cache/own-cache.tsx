import { Sheet } from '../kit/sheet.tsx';
import { BrowserPanel } from './browser-panel.tsx';
import { CACHE_TITLE } from './title.ts';

/** The user centre's own: what this browser keeps. */
export const OwnCache = () => (
  <Sheet title={CACHE_TITLE}>
    <BrowserPanel />
  </Sheet>
);
