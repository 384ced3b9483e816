import { useMemo } from 'react';
import { leafOf, type MenuEntry, placeOf, type Tile, useMenu, useProduct } from '@takt/web/host';
import { messagesTile } from './tiles/messages.tsx';
import { recentTile } from './tiles/recent.tsx';
import { todoTile } from './tiles/todo.tsx';

const OWN: readonly Tile[] = [todoTile, messagesTile, recentTile];

/** Every tile the product has, in the order in which they are shipped. */
export function useCatalogue(): readonly Tile[] {
  const { tiles } = useProduct();
  return useMemo(() => [...OWN, ...tiles], [tiles]);
}

/** Whether the menu of a person leads to everything a tile shows. */
export const maySee = ({ needs, alsoNeeds = [], page }: Tile, areas: readonly MenuEntry[]): boolean =>
  [...(needs === undefined ? [] : [needs]), ...alsoNeeds].every((entity) => leafOf(areas, entity) !== null) &&
  (page === undefined || placeOf(areas, page) !== null);

/** The tiles a person may see; what the others would show is never asked for. Null until their rights are known. */
export function useOwnTiles(): readonly Tile[] | null {
  const all = useCatalogue();
  const areas = useMenu();
  return useMemo(() => (areas ? all.filter((tile) => maySee(tile, areas)) : null), [all, areas]);
}
