import { type Conversion, conversionRefusal, type Entity, fill, type Text } from '@takt/model';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActionButton } from '../actions/action-bar.tsx';
import { loadMenu } from '../api/calls.ts';
import { loadButtons } from '../api/lists.ts';
import { convertRow } from '../api/records.ts';
import { useDone } from '../kit/done.tsx';
import { useModuleOf } from '../product/assembly.ts';
import { leafOf } from '../product/menu.ts';
import { usePages } from '../product/pages.tsx';
import type { NamedRow } from './editable.ts';
import { useFailure, useForget } from './saving.tsx';

const MAKE: Text = ['生成{target}', 'Make {target}'];
const MADE: Text = ['已生成{target} {number}', '{target} {number} has been made'];

/** The documents that can be made from a record, for whoever may make them; what was made is opened. */
export function useConversions(
  entity: Entity,
  row: NamedRow | null,
  reload: (id: string) => Promise<unknown>,
): readonly ActionButton[] {
  const pages = usePages();
  const done = useDone();
  const forget = useForget(entity.id);
  const [busy, setBusy] = useState<string | null>(null);
  const failed = useFailure(() => undefined);
  const { data: menu = [] } = useQuery({ queryKey: ['menu'], queryFn: loadMenu, staleTime: Number.POSITIVE_INFINITY });
  const ways = (useModuleOf(entity.id)?.conversions ?? []).flatMap((conversion: Conversion) => {
    const leaf = conversion.source.id === entity.id ? leafOf(menu, conversion.target.id) : null;
    return leaf?.url ? [{ conversion, url: leaf.url }] : [];
  });
  const rights = useQueries({
    queries: ways.map(({ url }) => ({ queryKey: ['buttons', url], queryFn: () => loadButtons(url), staleTime: 300_000 })),
  });
  if (!row) return [];
  const run = async ({ id, target }: Conversion, url: string): Promise<void> => {
    setBusy(id);
    try {
      const made = await convertRow(id, entity.id, String(row['id']));
      done(fill(MADE, { target: target.label, number: made.number }));
      await forget();
      await reload(String(row['id']));
      pages.open({ url: `${url}/edit`, params: { id: made.id }, title: [made.number, made.number] });
    } catch (error) {
      failed(error);
    } finally {
      setBusy(null);
    }
  };
  return ways.flatMap(({ conversion, url }, index): ActionButton[] => {
    const may = rights[index]?.data?.some(({ permission }) => permission === `${conversion.target.id}.create`);
    if (!may) return [];
    return [
      {
        name: conversion.id,
        label: fill(MAKE, { target: conversion.target.label }),
        why: conversionRefusal(conversion, row),
        busy: busy === conversion.id,
        run: () => void run(conversion, url),
      },
    ];
  });
}
