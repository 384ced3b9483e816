import type { AreaRights } from '@takt/model';
import { engineQuery } from './call-server.ts';
import { useCall } from './use-call.ts';

const allowed = engineQuery<{ readonly permissions: readonly string[] }, readonly string[]>('/base/ai/allowed');

/** Whether the person holds a right that no button of the page asks about. */
export const useAllowed = (permission: string): boolean =>
  useCall(allowed, { permissions: [permission] }, { staleTime: 60_000 }).data?.includes(permission) ?? false;

const catalogue = engineQuery<object, readonly AreaRights[]>('/system/sysconfig/role/rights');

/** Everything there is to give, as its pages stand in the menu; for whoever may read roles. */
export const useRightsCatalogue = () => useCall(catalogue, {}, { staleTime: Number.POSITIVE_INFINITY });
