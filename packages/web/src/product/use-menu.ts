import { useQuery } from '@tanstack/react-query';
import { loadMenu, type MenuEntry } from '../api/calls.ts';

/** The menu of the person: what stands in it may be read, and this is where. Undefined until it is known. */
export const useMenu = (): readonly MenuEntry[] | undefined =>
  useQuery({ queryKey: ['menu'], queryFn: loadMenu, staleTime: Number.POSITIVE_INFINITY }).data;
