import { useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { findByNumber, leafOf, loadOptions, type MenuEntry, pageOf, useProduct } from '@takt/web/host';
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

const TYPING_MS = 200;
const OF_EACH = 6;
/** A single letter means too much, a single Chinese character already says something. */
const saysEnough = (typed: string): boolean => typed.length >= 2 || /[\u4e00-\u9fff]/.test(typed);

/** Parts, suppliers and whatever else the product has looked up, by code or name. */
export function useLookedUp(areas: readonly MenuEntry[], typed: string): readonly Way[] {
  const { looked } = useProduct();
  const search = useDeferredValue(typed.trim());
  const leaves = looked.flatMap((entity) => leafOf(areas, entity) ?? []);
  const answers = useQueries({
    queries: leaves.map(({ entity }) => ({
      queryKey: ['looked-up', entity, search],
      // Between two keystrokes the older question is dropped before it is asked.
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        await new Promise((done) => setTimeout(done, TYPING_MS));
        signal.throwIfAborted();
        return loadOptions(entity ?? '', search);
      },
      enabled: saysEnough(search),
      staleTime: 60_000,
      meta: { quiet: true },
    })),
  });
  return leaves.flatMap(({ url, label }, index) =>
    (answers[index]?.data ?? []).slice(0, OF_EACH).map(
      (found): Way => ({
        key: `row ${found.value}`,
        kind: 'row',
        label: [found.label, found.label],
        path: label,
        url: `${url}/edit`,
        params: { id: found.value },
      }),
    ),
  );
}
