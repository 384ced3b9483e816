import { chartTile, EXPORT_CENTRE, ownPage, type OwnPage, type Tile } from '@takt/web';
import { type ComponentType, lazy } from 'react';
import type { OperationDay } from '../defs/operation-chart.ts';

/** Pages of this module that are more than a list. */
export const screens: Readonly<Record<string, ComponentType>> = {
  '/system/sysconfig/licence': lazy(async () => ({ default: (await import('./licence/licence-page.tsx')).LicencePage })),
  '/system/sysconfig/tenant': lazy(async () => ({ default: (await import('./tenants/tenants-page.tsx')).TenantsPage })),
  '/system/file/upload': lazy(async () => ({ default: (await import('./files/files-page.tsx')).FilesPage })),
  '/system/tool/cacheRefresh': lazy(async () => ({ default: (await import('./cache-refresh.tsx')).CacheRefreshPage })),
  '/system/tool/invariants': lazy(async () => ({ default: (await import('./invariants-page.tsx')).InvariantsPage })),
  '/system/tool/retention': lazy(async () => ({ default: (await import('./retention-page.tsx')).RetentionPage })),
  '/system/log/audit': lazy(async () => ({ default: (await import('./audit/audit-page.tsx')).AuditPage })),
};

/** Pages of this module that everybody may open. */
export const ownPages: readonly OwnPage[] = [
  ownPage(EXPORT_CENTRE.url, async () => (await import('./exports/export-centre.tsx')).ExportCentre, EXPORT_CENTRE.title),
];

/** What this module offers for the home page. */
export const tiles: readonly Tile[] = [
  chartTile<readonly OperationDay[]>({
    id: 'system.operationsPerDay',
    label: ['每日操作', 'Operations per day'],
    scope: ['近 30 天', 'Last 30 days'],
    begins: [{ region: 'below', side: 'own' }],
    needs: 'system.operationLog',
    empty: ['近 30 天没有操作', 'No operations in 30 days'],
    call: { id: 'system.operationsPerDay' },
    isEmpty: (days) => days.every(({ done, refused, faults }) => done + refused + faults === 0),
    Body: lazy(async () => ({ default: (await import('./charts/operation-chart.tsx')).OperationChart })),
  }),
];
