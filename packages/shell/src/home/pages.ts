import { type OwnPage, ownPage } from '@takt/web/host';
import { LAYOUT_CONFIG } from './addresses.ts';

/** The engine's pages about home pages; the server decides who may publish. */
export const HOME_PAGES: readonly OwnPage[] = [
  ownPage(LAYOUT_CONFIG.url, async () => (await import('./layout-config.tsx')).LayoutConfig, LAYOUT_CONFIG.title),
];
