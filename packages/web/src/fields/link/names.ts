import { useQuery } from '@tanstack/react-query';
import { loadNames } from '../../api/lists.ts';

const FRESH_MS = 5 * 60_000;

/** What rows are called, by their ids; ids whose rows the person may not see have no name. */
export function useNames(entity: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['names', entity, ids.toSorted()],
    queryFn: () => loadNames(entity, ids),
    enabled: entity !== '' && ids.length > 0,
    staleTime: FRESH_MS,
    placeholderData: (previous) => previous,
    meta: { quiet: true },
  });
  return new Map((data ?? []).map(({ value, label }) => [value, label]));
}
