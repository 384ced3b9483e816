import type { Text } from '@takt/model';
import { type OwnPage, ownPage } from '../shell/own-page.ts';

/** Where the exports of a person are, as the menu has it. */
export const EXPORT_CENTRE = { url: '/system/tool/asyncExport', title: ['导出中心', 'Export centre'] as Text };

export const EXPORT_PAGES: readonly OwnPage[] = [
  ownPage(EXPORT_CENTRE.url, async () => (await import('./export-centre.tsx')).ExportCentre, EXPORT_CENTRE.title),
];
