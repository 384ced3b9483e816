import { fill, type Text, words } from '@takt/model';
import { callServer, write } from '@takt/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { entityOfLevel, type FactoryNode, factoryTree, factoryUses, type Level } from '../../defs/factory/factory.ts';
import { placeBelow, type Row } from './nodes.ts';

const KEY = ['factory'];

export const useFactory = () => useQuery({ queryKey: [...KEY, 'tree'], queryFn: () => callServer(factoryTree) });

export const useUses = ({ level, id, version }: Pick<FactoryNode, 'level' | 'id' | 'version'>) =>
  useQuery({
    queryKey: [...KEY, 'uses', id, version],
    queryFn: () => callServer(factoryUses, { level, id }),
  });

/** Saves as the form of the entity would: the same rights, rules and history. */
export const saveNode = (level: Level, row: Row): Promise<{ readonly id: string }> =>
  write('/base/ai/submit', { _entity: entityOfLevel(level).id, row });

export const moveNode = (nodes: readonly FactoryNode[], { level, id, version }: FactoryNode, to: string) =>
  saveNode(level, { id, version, ...placeBelow(nodes, level, to) });

export function useChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

interface Why {
  readonly text: Text;
  readonly unblock: Text;
}
/** Why the person may not do this with nodes of a level; null when they may. */
export const whyNot = (allowed: readonly Level[], level: Level, action: 'create' | 'edit'): Why | null =>
  allowed.includes(level)
    ? null
    : { text: words.notAuthorised, unblock: fill(words.askAdmin, { permission: `${entityOfLevel(level).id}.${action}` }) };
