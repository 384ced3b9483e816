import { useQuery } from '@tanstack/react-query';
import { HOME_URL } from './addresses.ts';
import { loadMainPath } from './calls.ts';

/** The page a person's home tab shows; null until it is known. Whoever cannot be told gets the board. */
export function useMainPath(): string | null {
  const { data, isPending } = useQuery({
    queryKey: ['main-path'],
    queryFn: loadMainPath,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return isPending ? null : (data ?? HOME_URL);
}
