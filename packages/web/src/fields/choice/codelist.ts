import { useQuery } from '@tanstack/react-query';
import type { Choice } from '../../api/calls.ts';
import { useProduct } from '../../product/assembly.ts';

const FRESH_MS = 5 * 60_000;
const none: readonly Choice[] = [];

/** The values a tenant keeps in a codelist; none while loading, and none for people who may not read it. */
export function useCodelist(name: string): readonly Choice[] {
  const { codelist } = useProduct();
  const { data } = useQuery({
    queryKey: ['codelist', name],
    queryFn: () => codelist(name),
    enabled: name !== '',
    staleTime: FRESH_MS,
    meta: { quiet: true },
  });
  return data ?? none;
}
