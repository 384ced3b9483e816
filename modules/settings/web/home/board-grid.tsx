import { useRef } from 'react';
import ReactGridLayout, { type Layout as GridPlaces, useContainerWidth } from 'react-grid-layout';
import { filterParam, leafOf, placeOf, type Tile, today, useHiddenFields, useMenu, usePages } from '@takt/web';
import { arranged, type LayoutCommand } from './arranging.ts';
import { maySee } from './catalogue.ts';
import { COLUMNS, type Layout, type Place } from './layout.ts';
import { TileCard } from './tile-card.tsx';
import { useTileMenu } from './tile-menu.tsx';
import 'react-grid-layout/css/styles.css';
import style from './board-grid.module.css';

const GAP = 10;
const GRID = { cols: COLUMNS, rowHeight: 10, margin: [GAP, GAP], containerPadding: [0, 0] } as const;

interface BoardGridProps {
  readonly tiles: readonly Tile[];
  readonly layout: Layout;
  readonly editing: boolean;
  readonly onChange: (layout: Layout) => void;
}

/** The tiles where the layout puts them. While arranging, they are dragged by their heads and sized by their corners. */
export function BoardGrid({ tiles, layout, editing, onChange }: BoardGridProps) {
  const { width, containerRef, mounted } = useContainerWidth();
  const board = useRef<HTMLDivElement>(null);
  const areas = useMenu() ?? [];
  const hidden = useHiddenFields();
  const open = useOpenTile();
  const menuOf = useTileMenu();
  const shown = reading(layout.placed).flatMap((place) => tiles.find(({ id }) => id === place.id) ?? []);
  const dropped = (places: GridPlaces): void => {
    const placed = places.map(({ i: id, x, y, w, h }) => ({ id, x, y, w, h }));
    onChange({ ...layout, placed });
  };
  return (
    <div ref={containerRef} className={editing ? style['editing'] : ''}>
      {mounted && (
        <ReactGridLayout
          innerRef={board}
          width={width}
          layout={placesOf(layout.placed, tiles)}
          gridConfig={GRID}
          dragConfig={{ enabled: editing, handle: '[data-handle]', cancel: 'button' }}
          resizeConfig={{ enabled: editing }}
          onDragStop={dropped}
          onResizeStop={dropped}
        >
          {shown.map((tile) => {
            const command = (one: LayoutCommand): void => onChange(arranged(layout, tile, one));
            const live = maySee(tile, areas, hidden);
            const opening = editing ? null : open(tile);
            return (
              <div key={tile.id} data-tile={tile.id}>
                <TileCard
                  tile={tile}
                  editing={editing}
                  live={live}
                  menu={(refresh) => menuOf({ editing, open: opening, refresh, onCommand: command })}
                  onOpen={opening}
                />
              </div>
            );
          })}
        </ReactGridLayout>
      )}
    </div>
  );
}

/** In the order in which people read, so that the keyboard walks as the eye does. */
const reading = (places: readonly Place[]): readonly Place[] => places.toSorted((a, b) => a.y - b.y || a.x - b.x);

const placesOf = (places: readonly Place[], tiles: readonly Tile[]) =>
  places.map(({ id, ...place }) => {
    const size = tiles.find((tile) => tile.id === id)?.size;
    return { i: id, ...place, ...(size && { minW: size.minW, minH: size.minH }) };
  });

/** Where a tile leads: to its page, or to the rows it counts. */
function useOpenTile(): (tile: Tile) => (() => void) | null {
  const pages = usePages();
  const areas = useMenu() ?? [];
  return ({ needs, filter, opens, page }) => {
    if (opens) return () => pages.open(opens);
    const own = page === undefined ? null : placeOf(areas, page);
    if (own) return () => pages.open({ url: own.leaf.url, title: own.leaf.label });
    const leaf = leafOf(areas, needs ?? '');
    if (!leaf) return null;
    return () => pages.open({ url: leaf.url, params: filterParam(filter?.(today()) ?? {}), title: leaf.label });
  };
}
