import { useMemo } from 'react';
import { leafOf, type Tile, useMenu, useProduct } from '@takt/web/host';
import { messagesTile } from './tiles/messages.tsx';
import { recentTile } from './tiles/recent.tsx';
import { todoTile } from './tiles/todo.tsx';

const OWN: readonly Tile[] = [todoTile, messagesTile, recentTile];

/** Every tile the product has, in the order in which they are shipped. */
export function useCatalogue(): readonly Tile[] {
  const { tiles } = useProduct();
  return useMemo(() => [...OWN, ...tiles], [tiles]);
}

/** The tiles a person may see; what the others would show is never asked for. Null until their rights are known. */
export function useOwnTiles(): readonly Tile[] | null {
  const all = useCatalogue();
  const areas = useMenu();
  return useMemo(
    () => (areas ? all.filter(({ needs }) => needs === undefined || leafOf(areas, needs) !== null) : null),
    [all, areas],
  );
}
