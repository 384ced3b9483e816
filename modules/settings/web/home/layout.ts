import { type Beginner, beginningOf, type Extent, type Region, type Tile } from '@takt/web';

export type BoardSize = 'large' | 'small';
export const COLUMNS = 12;

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

const bottomOf = (places: readonly Place[]): number => Math.max(0, ...places.map(({ y, h }) => y + h));

const extentOn = (tile: Tile, board: BoardSize): Extent => (board === 'large' ? tile.size : tile.small);

/** Puts a tile below all others. */
export const withTile = (places: readonly Place[], tile: Tile, board: BoardSize): readonly Place[] =>
  settled([...places, { id: tile.id, x: 0, y: bottomOf(places), w: extentOn(tile, board).w, h: extentOn(tile, board).h }]);

/** A board with fewer tiles than this is filled up, in the order of the catalogue. */
const FEWEST = 4;
/** Of what is to be done on the left, where something stands beside it. */
const MAIN_WIDTH = 8;

interface Begun extends Extent {
  readonly id: string;
  readonly region: Region;
  readonly shape: Tile['shape'];
}
/** The tiles somebody begins with, the extent each has, and those that wait in the catalogue. */
function begun(tiles: readonly Tile[], board: BoardSize, person: Beginner): readonly Begun[] {
  const own = tiles.flatMap((tile): Begun[] => {
    const found = beginningOf(tile, person);
    return found ? [{ id: tile.id, shape: tile.shape, ...extentOn(tile, board), ...found }] : [];
  });
  const spare = tiles.filter(({ begins }) => begins === undefined).slice(0, Math.max(0, FEWEST - own.length));
  return [...own, ...spare.map((tile): Begun => ({ id: tile.id, shape: tile.shape, ...extentOn(tile, board), region: 'below' }))];
}

/** Each as high up as there is room for it, then as far left. */
function flowed(tiles: readonly Begun[]): readonly Place[] {
  const places: Place[] = [];
  for (const { id, w, h } of tiles) {
    const place = { id, x: 0, y: 0, w: Math.min(w, COLUMNS), h };
    while (places.some((other) => meet(other, place))) {
      place.x += 1;
      if (place.x + place.w > COLUMNS) [place.x, place.y] = [0, place.y + 1];
    }
    places.push(place);
  }
  return places;
}

const widthOf = (tiles: readonly Extent[]): number => tiles.reduce((sum, { w }) => sum + w, 0);

/** Row by row below all others: a row is as high as its highest tile, and its last picture is as wide as there is room. */
function inRows(tiles: readonly Begun[], top: number): readonly Place[] {
  const rows: Begun[][] = [];
  for (const tile of tiles) {
    const row = rows.at(-1);
    if (row && widthOf(row) + tile.w <= COLUMNS) row.push(tile);
    else rows.push([tile]);
  }
  let y = top;
  return rows.flatMap((row) => {
    const h = Math.max(...row.map((tile) => tile.h));
    const widened = row.findLast(({ shape }) => shape !== 'figure');
    let x = 0;
    const placed = row.map((tile): Place => {
      const w = tile === widened ? tile.w + COLUMNS - widthOf(row) : tile.w;
      x += w;
      return { id: tile.id, x: x - w, y, w, h };
    });
    y += h;
    return placed;
  });
}

/** The board a person begins with: what is to be done as high as all that stands beside it, and as wide as the board where nothing does. */
export function shipped(tiles: readonly Tile[], board: BoardSize, person: Beginner): Layout {
  const shown = begun(tiles, board, person);
  const of = (wanted: Region): readonly Begun[] => shown.filter(({ region }) => region === wanted);
  const beside = of('side').reduce((sum, { h }) => sum + h, 0);
  const main = of('main').map((one) => ({ ...one, w: beside > 0 ? MAIN_WIDTH : COLUMNS, h: Math.max(one.h, beside) }));
  const hidden = tiles.filter(({ id }) => !shown.some((one) => one.id === id)).map(({ id }) => id);
  const above = flowed([...main, ...of('side')]);
  return { placed: [...above, ...inRows(of('below'), bottomOf(above))], hidden, compact: false };
}

/** Holds a place within the board and a tile at its smallest size or above. */
function bounded(place: Place, { size }: Tile): Place {
  const w = Math.min(COLUMNS, Math.max(place.w, size.minW));
  return { ...place, w, h: Math.max(place.h, size.minH), x: Math.min(place.x, COLUMNS - w) };
}

/** A layout for the tiles there are: those gone drop out, new ones come last, hidden unless the product shows them. */
export function fitted(layout: Layout, tiles: readonly Tile[], board: BoardSize, person: Beginner): Layout {
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  const once = layout.placed.filter(({ id }, at) => layout.placed.findIndex((one) => one.id === id) === at);
  const known = once.flatMap((place) => {
    const tile = byId.get(place.id);
    return tile ? [bounded(place, tile)] : [];
  });
  const hidden = layout.hidden.filter((id) => byId.has(id) && !known.some((place) => place.id === id));
  const fresh = tiles.filter(({ id }) => !hidden.includes(id) && !known.some((place) => place.id === id));
  const normal = new Set(shipped(tiles, board, person).placed.map(({ id }) => id));
  const shown = fresh.filter(({ id }) => normal.has(id));
  return {
    placed: shown.reduce((places, tile) => withTile(places, tile, board), settled(known)),
    hidden: [...hidden, ...fresh.filter((tile) => !shown.includes(tile)).map(({ id }) => id)],
    compact: layout.compact,
  };
}

/** What was arranged by whom; each may be anything that was ever kept. */
interface Arranged {
  readonly own: unknown;
  readonly forRole: unknown;
  readonly forAll: unknown;
}

/** The layout a person sees: their own, else that of their role, else that for everyone, else the product's. */
export function layoutFor(
  { own, forRole, forAll }: Arranged,
  tiles: readonly Tile[],
  board: BoardSize,
  person: Beginner,
): Layout {
  const chosen = [own, forRole, forAll].map(layoutOf).find((one) => one !== null);
  return chosen ? fitted(chosen, tiles, board, person) : shipped(tiles, board, person);
}
