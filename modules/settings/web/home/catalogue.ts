import { useMemo } from 'react';
import { type HiddenFields, leafOf, type MenuEntry, placeOf, type Tile, useHiddenFields, useMenu, useProduct } from '@takt/web';

/** Every tile the product has, in the order in which they are shipped. */
export const useCatalogue = (): readonly Tile[] => useProduct().tiles;

/** Whether the menu of a person leads to everything a tile shows, and they see every field it tells. */
export const maySee = (
  { needs, alsoNeeds = [], tells = [], page }: Tile,
  areas: readonly MenuEntry[],
  hidden: HiddenFields,
): boolean =>
  tells.every(([entity, field]) => !hidden[entity]?.includes(field)) &&
  [...(needs === undefined ? [] : [needs]), ...alsoNeeds].every((entity) => leafOf(areas, entity) !== null) &&
  (page === undefined || placeOf(areas, page) !== null);

/** The tiles a person may see; what the others would show is never asked for. Null until their rights are known. */
export function useOwnTiles(): readonly Tile[] | null {
  const all = useCatalogue();
  const areas = useMenu();
  const hidden = useHiddenFields();
  return useMemo(() => (areas ? all.filter((tile) => maySee(tile, areas, hidden)) : null), [all, areas, hidden]);
}
