import { chartTile, type Tile } from '@takt/web';
import { type ComponentType, lazy } from 'react';
import type { OperationDay } from '../defs/operation-chart.ts';

export { codelist } from './codelist.ts';

/** Pages of this module that are more than a list. */
export const screens: Readonly<Record<string, ComponentType>> = {
  '/system/sysconfig/securityConfig': lazy(async () => ({ default: (await import('./security-config.tsx')).SecurityConfigPage })),
  '/system/sysconfig/onlineUser': lazy(async () => ({ default: (await import('./online-users.tsx')).OnlineUsersPage })),
  '/system/sysconfig/resource': lazy(async () => ({ default: (await import('./resources/resources-page.tsx')).ResourcesPage })),
  '/system/sysconfig/roleResource': lazy(async () => ({
    default: (await import('./role-resource/role-resource.tsx')).RoleResourcePage,
  })),
  '/system/sysconfig/roleUser': lazy(async () => ({ default: (await import('./role-user/role-user.tsx')).RoleUserPage })),
  '/system/syscode/codingRule': lazy(async () => ({ default: (await import('./settings/coding-rule-page.tsx')).CodingRulePage })),
  '/system/syscode/dictionary': lazy(async () => ({ default: (await import('./settings/dictionary-page.tsx')).DictionaryPage })),
  '/system/sysconfig/parameter': lazy(async () => ({ default: (await import('./settings/parameter-page.tsx')).ParameterPage })),
  '/system/sysconfig/customField': lazy(async () => ({
    default: (await import('./custom-field/custom-field-page.tsx')).CustomFieldPage,
  })),
  '/system/sysconfig/queryCondition': lazy(async () => ({
    default: (await import('./screen-config/screen-config-page.tsx')).QueryConditionPage,
  })),
  '/system/sysconfig/tableColumn': lazy(async () => ({
    default: (await import('./screen-config/screen-config-page.tsx')).TableColumnPage,
  })),
  '/system/home/mainPageConfig': lazy(async () => ({ default: (await import('./main-page/main-page.tsx')).MainPageConfig })),
  '/system/sysconfig/dataPermission': lazy(async () => ({
    default: (await import('./data-permission/data-permission.tsx')).DataPermissionPage,
  })),
  '/system/sysconfig/licence': lazy(async () => ({ default: (await import('./licence/licence-page.tsx')).LicencePage })),
  '/system/sysconfig/tenant': lazy(async () => ({ default: (await import('./tenants/tenants-page.tsx')).TenantsPage })),
  '/system/file/upload': lazy(async () => ({ default: (await import('./files/files-page.tsx')).FilesPage })),
  '/system/tool/cacheRefresh': lazy(async () => ({ default: (await import('./cache-refresh.tsx')).CacheRefreshPage })),
  '/system/log/audit': lazy(async () => ({ default: (await import('./audit/audit-page.tsx')).AuditPage })),
};

/** What this module offers for the home page. */
export const tiles: readonly Tile[] = [
  chartTile<readonly OperationDay[]>({
    id: 'system.operationsPerDay',
    label: ['每日操作', 'Operations per day'],
    needs: 'system.operationLog',
    empty: ['近 30 天没有操作', 'No operations in 30 days'],
    call: { id: 'system.operationsPerDay' },
    isEmpty: (days) => days.every(({ done, refused, faults }) => done + refused + faults === 0),
    Body: lazy(async () => ({ default: (await import('./charts/operation-chart.tsx')).OperationChart })),
  }),
];
