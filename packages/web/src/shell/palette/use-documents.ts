import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { MenuEntry } from '../../api/calls.ts';
import { findByNumber, pageOf } from '../../scan/find.ts';
import { useProduct } from '../assembly.ts';
import { looksLikeNumber, type Way } from './palette-rules.ts';

/** Documents whose number begins with what was typed. */
export function useDocuments(areas: readonly MenuEntry[], typed: string): readonly Way[] {
  const { definitions } = useProduct();
  const number = useDeferredValue(typed.trim().toUpperCase());
  const { data = [] } = useQuery({
    queryKey: ['find', number],
    queryFn: () => findByNumber(number),
    enabled: looksLikeNumber(number),
    meta: { quiet: true },
  });
  return data.flatMap((found): Way[] => {
    const page = pageOf(areas, found);
    const entity = definitions.flatMap(({ entities }) => entities).find(({ id }) => id === found.entity);
    if (!page || !entity) return [];
    const { url, params, title } = page;
    return [{ key: `doc ${found.id}`, kind: 'doc', label: title, path: entity.label, url, params }];
  });
}
