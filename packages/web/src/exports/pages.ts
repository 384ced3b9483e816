import { EXPORT_CENTRE } from './export-centre-address.ts';
import { type OwnPage, ownPage } from '../shell/own-page.ts';

export const EXPORT_PAGES: readonly OwnPage[] = [
  ownPage(EXPORT_CENTRE.url, async () => (await import('./export-centre.tsx')).ExportCentre, EXPORT_CENTRE.title),
];
