import { type Actor, type GuardContext, type Entity, guardContext } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { loadOwner, type Owner } from '../api/calls.ts';
import { companyClock } from '../api/company-clock.ts';
import { loadButtons, type PageButton } from '../api/lists.ts';

/** Who somebody is to the rules, as far as the server says. */
type Known = Owner & { readonly userId?: string; readonly vendorId?: string | null };

export interface ScreenRights {
  readonly ready: boolean;
  readonly can: (permission: string) => boolean;
  /** What the guards of a row are asked with; `side` is that of the action at hand. */
  readonly guardContext: (entity: Entity, row: Readonly<Record<string, unknown>>, side?: 'vendor' | 'internal') => GuardContext;
}

const none: readonly PageButton[] = [];

/** What the person may do on a screen. */
export function useScreenRights(url: string): ScreenRights {
  const rights = useQuery({
    queryKey: ['buttons', url],
    queryFn: () => loadButtons(url),
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
  const contextOf: ScreenRights['guardContext'] = (entity, row, side) => {
    const actor = { userId: owner.data?.userId ?? '', can, vendorId: vendorOf(owner.data, side) };
    return guardContext(companyClock(), { actor, entity, row });
  };
  return { ready: !rights.isPending && !owner.isPending, can, guardContext: contextOf };
}

/** Where the server does not say which side somebody is on, the button is shown and the server decides. */
const vendorOf = (owner: Known | undefined, side: 'vendor' | 'internal' | undefined): Actor['vendorId'] => {
  if (owner?.vendorId !== undefined) return owner.vendorId;
  return side === 'vendor' ? 'unknown' : null;
};
