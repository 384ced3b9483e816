import { type ComponentType, lazy } from 'react';

/** Pages of this module that stand in no menu. */
export const pages: Readonly<Record<string, ComponentType>> = {
  '/base/test01': lazy(async () => ({ default: (await import('./test-page.tsx')).TestPage })),
};
