import { useMemo } from 'react';
import { type OwnPage, useProduct } from '@takt/web/host';
import { USER_CENTRE } from './user-center/user-center.ts';

/** Pages open to whoever is signed in: the shell's and those of modules. */
export function useOwnPages(): readonly OwnPage[] {
  const { ownPages } = useProduct();
  return useMemo(() => [...USER_CENTRE, ...ownPages], [ownPages]);
}
