import type { Fields } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { loadColumns } from '../api/calls.ts';

const none: Fields = {};

/** The fields this tenant added to an entity, as far as its list tells of them; the server judges what is entered. */
export function useTenantFields(entity: string): Fields {
  const { data } = useQuery({
    queryKey: ['columns', entity],
    queryFn: () => loadColumns(entity),
    staleTime: 60_000,
    meta: { quiet: true },
    select: (columns): Fields =>
      Object.fromEntries(
        columns
          .filter(({ name }) => name.startsWith('ext.'))
          .map(({ name, kind, label }) => [name, { kind, label, required: false, options: {} }]),
      ),
  });
  return data ?? none;
}
