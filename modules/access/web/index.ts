import { type ComponentType, lazy } from 'react';

/** Pages of this module that are more than a list. */
export const screens: Readonly<Record<string, ComponentType>> = {
  '/system/sysconfig/securityConfig': lazy(async () => ({ default: (await import('./security-config.tsx')).SecurityConfigPage })),
  '/system/sysconfig/onlineUser': lazy(async () => ({ default: (await import('./online-users.tsx')).OnlineUsersPage })),
  '/system/sysconfig/roleResource': lazy(async () => ({
    default: (await import('./role-resource/role-resource.tsx')).RoleResourcePage,
  })),
  '/system/sysconfig/roleUser': lazy(async () => ({ default: (await import('./role-user/role-user.tsx')).RoleUserPage })),
  '/system/sysconfig/dataPermission': lazy(async () => ({
    default: (await import('./data-permission/data-permission.tsx')).DataPermissionPage,
  })),
};
