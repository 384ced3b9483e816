import { useQuery, useQueryClient } from '@tanstack/react-query';
import { loadPreference, savePreference } from '../api/lists.ts';

interface Preference {
  readonly value: unknown;
  readonly known: boolean;
  readonly keep: (value: unknown) => void;
}

/** What a person has value under a key; null until it is known, and for what was never kept. */
export function usePreference(key: string): Preference {
  const client = useQueryClient();
  const { data, isPending } = useQuery({
    queryKey: ['preference', key],
    queryFn: () => loadPreference(key),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return {
    value: data ?? null,
    known: !isPending,
    keep: (value) => {
      client.setQueryData(['preference', key], value);
      // Losing an arrangement is no reason to interrupt anybody; the next change tries again.
      void savePreference(key, value).catch(() => undefined);
    },
  };
}
