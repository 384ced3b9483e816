import type { Actor, GuardContext } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { loadOwner, type Owner } from '../api/calls.ts';
import { loadRights, type Right } from '../api/records.ts';

/** The time as the wire writes it. */
export const wireNow = (): string => dayjs().format('YYYY-MM-DD HH:mm:ss');

/** Who somebody is to the rules, as far as the server says. */
type Known = Owner & { readonly userId?: string; readonly vendorId?: string | null };

export interface ScreenRights {
  readonly ready: boolean;
  readonly can: (permission: string) => boolean;
  /** What the rules are asked with; `side` is that of the action at hand. */
  readonly guardContext: (side?: 'vendor' | 'internal') => GuardContext;
}

const none: readonly Right[] = [];

/** What the person may do on a screen. */
export function useScreenRights(url: string): ScreenRights {
  const rights = useQuery({
    queryKey: ['rights', url],
    queryFn: () => loadRights(url),
    staleTime: 60_000,
    meta: { quiet: true },
  });
  const owner = useQuery<Known>({
    queryKey: ['owner'],
    queryFn: loadOwner,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const held = new Set((rights.data ?? none).map(({ permission }) => permission));
  const can = (permission: string): boolean => held.has(permission);
  const guardContext = (side?: 'vendor' | 'internal'): GuardContext => ({
    now: wireNow(),
    input: {},
    actor: { userId: owner.data?.userId ?? '', can, vendorId: vendorOf(owner.data, side) },
  });
  return { ready: !rights.isPending && !owner.isPending, can, guardContext };
}

/** Where the server does not say which side somebody is on, the button is shown and the server decides. */
const vendorOf = (owner: Known | undefined, side: 'vendor' | 'internal' | undefined): Actor['vendorId'] => {
  if (owner?.vendorId !== undefined) return owner.vendorId;
  return side === 'vendor' ? 'unknown' : null;
};
