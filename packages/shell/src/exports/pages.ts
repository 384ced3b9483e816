import { EXPORT_CENTRE, type OwnPage, ownPage } from '@takt/web/host';

export const EXPORT_PAGES: readonly OwnPage[] = [
  ownPage(EXPORT_CENTRE.url, async () => (await import('./export-centre.tsx')).ExportCentre, EXPORT_CENTRE.title),
];
