import { callServer, loadButtons, read, write } from '@takt/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { moveResource, Resource, resourcesFromShipped, resourcesToShipped } from '../../defs/index.ts';
import { type Draft, type Node, ordered } from './nodes.ts';

/** A company has some hundred; more than this no menu could show. */
const MOST = 500;
const PAGE = '/system/sysconfig/resource';
const KEY = ['resources'];
const of = { _entity: Resource.id };

const loadNodes = async (): Promise<readonly Node[]> => {
  const asked = { ...of, _params: {}, paging: { page: 1, size: MOST } };
  return ordered((await read<{ readonly list: readonly Node[] }>('/system/ai/queryPage', asked)).list);
};
export const useNodes = () => useQuery({ queryKey: KEY, queryFn: loadNodes });

/** Everything of one node; the list leaves some of it out. */
export const useWhole = ({ id, version }: Pick<Node, 'id' | 'version'>) =>
  useQuery({ queryKey: [...KEY, id, version], queryFn: () => read<Draft>('/system/ai/queryOne', { ...of, id }) });

export const saveNode = (row: Draft): Promise<{ readonly id: string }> => write('/system/ai/submit', { ...of, row });
export const deleteNode = ({ id, version }: Node): Promise<unknown> =>
  write('/system/ai/delete', { ...of, _paramsLot: [{ id, version }] });
export const moveNode = ({ id }: Node, to: 'up' | 'down'): Promise<null> => callServer(moveResource, { resource: id, to });
export const takeOver = () => callServer(resourcesFromShipped);
export const giveBack = () => callServer(resourcesToShipped);

export type May = (action: 'create' | 'edit' | 'delete') => boolean;
/** What the person may do with nodes. */
export function useMay(): May {
  const buttons = useQuery({ queryKey: ['buttons', PAGE], queryFn: () => loadButtons(PAGE) });
  return (wanted) => buttons.data?.some(({ action }) => action === wanted) ?? false;
}

/** The nodes have changed, and with them the menu on the left. */
export function useChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([KEY, ['menu']].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
