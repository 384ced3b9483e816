import type { Fields } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { loadColumns } from '../api/calls.ts';
import { customFieldsOf } from './custom-fields.ts';

const none: Fields = {};

/** The fields this tenant added to an entity. */
export function useTenantFields(entity: string): Fields {
  const { data } = useQuery({
    queryKey: ['columns', entity],
    queryFn: () => loadColumns(entity),
    staleTime: 60_000,
    meta: { quiet: true },
    select: customFieldsOf,
  });
  return data ?? none;
}
