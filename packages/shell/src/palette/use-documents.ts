import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { findByNumber, leafOf, type MenuEntry, pageOf } from '@takt/web/host';
import { looksLikeNumber, type Way } from './palette-rules.ts';

/** Documents whose number begins with what was typed. */
export function useDocuments(areas: readonly MenuEntry[], typed: string): readonly Way[] {
  const number = useDeferredValue(typed.trim().toUpperCase());
  const { data = [] } = useQuery({
    queryKey: ['find', number],
    queryFn: () => findByNumber(number),
    enabled: looksLikeNumber(number),
    meta: { quiet: true },
  });
  return data.flatMap((found): Way[] => {
    const page = pageOf(areas, found);
    const leaf = leafOf(areas, found.entity);
    if (!page || !leaf) return [];
    const { url, params, title } = page;
    return [{ key: `doc ${found.id}`, kind: 'doc', label: title, path: leaf.label, url, params }];
  });
}
