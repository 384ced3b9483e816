import { loadRow, read, write } from '@takt/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** More than any company keeps. */
const MOST = 500;

/** A row the company keeps in place of something shipped. */
interface OverrideRow {
  readonly id: string;
  readonly version: number;
}
/** The entity whose rows they are. */
interface Named {
  readonly id: string;
}
const keyOf = ({ id }: Named) => ['kept', id];

/** Everything the company keeps of one kind. */
export function useOverrides<R extends OverrideRow>(entity: Named) {
  const load = async (): Promise<readonly R[]> => {
    const asked = { _entity: entity.id, _params: {}, paging: { page: 1, size: MOST } };
    return (await read<{ readonly list: readonly R[] }>('/system/ai/queryPage', asked)).list;
  };
  return useQuery({ queryKey: keyOf(entity), queryFn: load });
}
/** One of them with its lines. */
export const useWhole = <R>(entity: Named, kept: OverrideRow | null) =>
  useQuery({
    queryKey: [...keyOf(entity), kept?.id, kept?.version],
    queryFn: () => loadRow<R>(entity.id, kept?.id ?? ''),
    enabled: kept !== null,
  });

/** Saves and gives up rows of one kind; whoever shows them or works with them asks anew. */
export function useOverrideCommands(entity: Named) {
  const client = useQueryClient();
  const changed = () =>
    Promise.all([keyOf(entity), ['codelist'], ['owner']].map((queryKey) => client.invalidateQueries({ queryKey })));
  return {
    changed,
    save: (row: object): Promise<OverrideRow> => write('/system/ai/submit', { _entity: entity.id, row }),
    giveUp: ({ id, version }: OverrideRow): Promise<unknown> =>
      write('/system/ai/delete', { _entity: entity.id, _paramsLot: [{ id, version }] }),
  };
}
