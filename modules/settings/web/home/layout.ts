import type { Extent, Tile } from '@takt/web';

export type BoardSize = 'large' | 'small';
export const COLUMNS = 12;
/** More numbers than this make a board nobody reads; the others wait in the catalogue. */
const MOST_FIGURES = 6;

/** Where a tile stands. */
export interface Place extends Extent {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}
export interface Layout {
  readonly placed: readonly Place[];
  readonly hidden: readonly string[];
  /** Of the large board: the small one is shown instead, however wide the screen is. */
  readonly compact: boolean;
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function placeOf(value: unknown): Place[] {
  const { id, x, y, w, h } = record(value);
  return typeof id === 'string' && isCount(x) && isCount(y) && isCount(w) && isCount(h) ? [{ id, x, y, w, h }] : [];
}

/** What was kept, as far as it can still be read; null when it is no layout. */
export function layoutOf(kept: unknown): Layout | null {
  const { placed, hidden, compact } = record(kept);
  if (!Array.isArray(placed)) return null;
  const names = Array.isArray(hidden) ? hidden.filter((one): one is string => typeof one === 'string') : [];
  return { placed: placed.flatMap(placeOf), hidden: names, compact: compact === true };
}

export const meet = (a: Place, b: Place): boolean =>
  a.id !== b.id && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Lets every tile rise until it touches another one; of two at the same height, `first` rises first. */
export function settled(places: readonly Place[], first: string | null = null): readonly Place[] {
  const rank = ({ id }: Place): number => (id === first ? 0 : 1);
  const order = places.toSorted((a, b) => a.y - b.y || rank(a) - rank(b) || a.x - b.x);
  const done: Place[] = [];
  for (const place of order) {
    const free = (y: number): boolean => !done.some((other) => meet(other, { ...place, y }));
    let { y } = place;
    while (!free(y)) y += 1;
    while (y > 0 && free(y - 1)) y -= 1;
    done.push({ ...place, y });
  }
  return done;
}

export const bottomOf = (places: readonly Place[]): number => Math.max(0, ...places.map(({ y, h }) => y + h));

export const extentOn = (tile: Tile, board: BoardSize): Extent => (board === 'large' ? tile.size : tile.small);

/** Puts a tile below all others. */
export const withTile = (places: readonly Place[], tile: Tile, board: BoardSize): readonly Place[] =>
  settled([...places, { id: tile.id, x: 0, y: bottomOf(places), w: extentOn(tile, board).w, h: extentOn(tile, board).h }]);

/** Numbers come first on the large board; on the small one what is to be done comes before them. Charts follow numbers. */
const rankOn = (tile: Tile, board: BoardSize): number => {
  if (tile.shape === 'figure') return 1;
  if (tile.shape === 'chart') return 2;
  return board === 'large' || tile.small.w === COLUMNS ? 3 : 0;
};

/** Side by side in the order given, in rows as high as their highest tile. */
function flowed(tiles: readonly Tile[], board: BoardSize): readonly Place[] {
  let [x, y, high] = [0, 0, 0];
  return tiles.map((tile) => {
    const { w, h } = extentOn(tile, board);
    if (x + w > COLUMNS) [x, y, high] = [0, y + high, 0];
    const place = { id: tile.id, x, y, w, h };
    [x, high] = [x + w, Math.max(high, h)];
    return place;
  });
}

/** The board as it comes with the product. */
export function shipped(tiles: readonly Tile[], board: BoardSize): Layout {
  const spare = tiles.filter(({ shape }) => shape === 'figure').slice(MOST_FIGURES);
  const shown = tiles.filter((tile) => !spare.includes(tile)).sort((a, b) => rankOn(a, board) - rankOn(b, board));
  return { placed: settled(flowed(shown, board)), hidden: spare.map(({ id }) => id), compact: false };
}

/** Holds a place within the board and a tile at its smallest size or above. */
function bounded(place: Place, { size }: Tile): Place {
  const w = Math.min(COLUMNS, Math.max(place.w, size.minW));
  return { ...place, w, h: Math.max(place.h, size.minH), x: Math.min(place.x, COLUMNS - w) };
}

/** A layout for the tiles there are: those gone drop out, new ones come last, hidden unless the product shows them. */
export function fitted(layout: Layout, tiles: readonly Tile[], board: BoardSize): Layout {
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  const once = layout.placed.filter(({ id }, at) => layout.placed.findIndex((one) => one.id === id) === at);
  const known = once.flatMap((place) => {
    const tile = byId.get(place.id);
    return tile ? [bounded(place, tile)] : [];
  });
  const hidden = layout.hidden.filter((id) => byId.has(id) && !known.some((place) => place.id === id));
  const fresh = tiles.filter(({ id }) => !hidden.includes(id) && !known.some((place) => place.id === id));
  const normal = new Set(shipped(tiles, board).placed.map(({ id }) => id));
  const shown = fresh.filter(({ id }) => normal.has(id));
  return {
    placed: shown.reduce((places, tile) => withTile(places, tile, board), settled(known)),
    hidden: [...hidden, ...fresh.filter((tile) => !shown.includes(tile)).map(({ id }) => id)],
    compact: layout.compact,
  };
}

/** What was arranged by whom; each may be anything that was ever kept. */
export interface Arranged {
  readonly own: unknown;
  readonly forRole: unknown;
  readonly forAll: unknown;
}

/** The layout a person sees: their own, else that of their role, else that for everyone, else the product's. */
export function layoutFor({ own, forRole, forAll }: Arranged, tiles: readonly Tile[], board: BoardSize): Layout {
  const chosen = [own, forRole, forAll].map(layoutOf).find((one) => one !== null);
  return fitted(chosen ?? shipped(tiles, board), tiles, board);
}
