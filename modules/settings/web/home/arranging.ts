import { type BoardSize, COLUMNS, type Layout, type Place, settled, withTile } from './layout.ts';
import type { Tile } from '@takt/web';

type Direction = 'left' | 'right' | 'up' | 'down';

/** What a person does to a layout. */
export type LayoutCommand =
  | { readonly kind: 'move'; readonly to: Direction }
  | { readonly kind: 'size'; readonly wider?: number; readonly taller?: number }
  | { readonly kind: 'hide' };

const besides = (a: Place, b: Place): boolean => a.y < b.y + b.h && b.y < a.y + a.h;
const above = (a: Place, b: Place): boolean => a.x < b.x + b.w && b.x < a.x + a.w;

/** The next tile in a direction; null at the edge, or where there is only room. */
function neighbour(places: readonly Place[], from: Place, to: Direction): Place | null {
  const upright = to === 'up' || to === 'down';
  const ahead = places.filter((other) => {
    if (other.id === from.id || !(upright ? above(other, from) : besides(other, from))) return false;
    if (to === 'left') return other.x + other.w <= from.x;
    if (to === 'right') return other.x >= from.x + from.w;
    return to === 'up' ? other.y + other.h <= from.y : other.y >= from.y + from.h;
  });
  const distance = (other: Place): number => (upright ? Math.abs(other.y - from.y) : Math.abs(other.x - from.x));
  return ahead.sort((a, b) => distance(a) - distance(b) || a.x - b.x || a.y - b.y)[0] ?? null;
}

/** Changes places with the next tile in a direction; where there is none, goes one column further. */
function moved(places: readonly Place[], from: Place, to: Direction): readonly Place[] {
  const other = neighbour(places, from, to);
  const put = (...changed: readonly Place[]): readonly Place[] =>
    settled(
      places.map((place) => changed.find(({ id }) => id === place.id) ?? place),
      from.id,
    );
  if (!other) {
    const step = to === 'left' ? -1 : to === 'right' ? 1 : 0;
    return put({ ...from, x: Math.min(Math.max(from.x + step, 0), COLUMNS - from.w) });
  }
  if (to === 'up' || to === 'down') {
    const [before, after] = to === 'up' ? [from, other] : [other, from];
    const y = Math.min(from.y, other.y);
    return put({ ...before, y }, { ...after, y: y + before.h });
  }
  const [before, after] = to === 'left' ? [from, other] : [other, from];
  const x = Math.min(from.x, other.x);
  return put({ ...before, x }, { ...after, x: Math.min(x + before.w, COLUMNS - after.w) });
}

function sized(places: readonly Place[], from: Place, { size }: Tile, wider: number, taller: number): readonly Place[] {
  const w = Math.min(COLUMNS, Math.max(from.w + wider, size.minW));
  const h = Math.max(from.h + taller, size.minH);
  const grown = { ...from, w, h, x: Math.min(from.x, COLUMNS - w) };
  return settled(
    places.map((place) => (place.id === from.id ? grown : place)),
    from.id,
  );
}

/** The layout after something was done to one of its tiles. */
export function arranged(layout: Layout, tile: Tile, command: LayoutCommand): Layout {
  const from = layout.placed.find(({ id }) => id === tile.id);
  if (!from) return layout;
  if (command.kind === 'move') return { ...layout, placed: moved(layout.placed, from, command.to) };
  if (command.kind === 'size')
    return { ...layout, placed: sized(layout.placed, from, tile, command.wider ?? 0, command.taller ?? 0) };
  const left = layout.placed.filter(({ id }) => id !== tile.id);
  return { ...layout, placed: settled(left), hidden: [...layout.hidden, tile.id] };
}

/** Brings a hidden tile back, below all others. */
export const added = (layout: Layout, tile: Tile, board: BoardSize): Layout =>
  layout.placed.some(({ id }) => id === tile.id)
    ? layout
    : {
        ...layout,
        placed: withTile(layout.placed, tile, board),
        hidden: layout.hidden.filter((id) => id !== tile.id),
      };
