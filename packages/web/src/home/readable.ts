import { useQuery } from '@tanstack/react-query';
import { loadMenu, type MenuEntry } from '../api/calls.ts';
import { leavesOf } from '../shell/menu.ts';

/** The menu of the person: what stands in it may be read, and this is where. Undefined until it is known. */
export const useMenu = (): readonly MenuEntry[] | undefined =>
  useQuery({ queryKey: ['menu'], queryFn: loadMenu, staleTime: Number.POSITIVE_INFINITY }).data;

/** The list of an entity; null when the person may not see it. */
export const leafOf = (areas: readonly MenuEntry[] | undefined, entity: string): MenuEntry | null =>
  areas?.flatMap(leavesOf).find((leaf) => leaf.entity === entity) ?? null;
