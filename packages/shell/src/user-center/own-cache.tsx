import { BrowserPanel, CACHE_TITLE, Sheet } from '@takt/web/host';

/** The user centre's own: what this browser keeps. */
export const OwnCache = () => (
  <Sheet title={CACHE_TITLE}>
    <BrowserPanel />
  </Sheet>
);
