import { type ComponentType, lazy } from 'react';

/** Pages of this module that are more than a list. */
export const screens: Readonly<Record<string, ComponentType>> = {
  '/system/sysconfig/securityConfig': lazy(async () => ({ default: (await import('./security-config.tsx')).SecurityConfigPage })),
};
