import type { MappedLocation } from '../../defs/places/location-map.ts';

/** From here on a location counts as full. */
const FULL = 90;

export const CELL_STATES = ['locked', 'hold', 'qc', 'full', 'partly', 'empty'] as const;
export type CellState = (typeof CELL_STATES)[number];

/** What a location is drawn as: the first that holds, what stops people from using it before how much lies there. */
export function stateOf({ locks, statuses, parts, load }: MappedLocation): CellState {
  if (locks.length > 0) return 'locked';
  if (statuses.includes('hold') || statuses.includes('ng')) return 'hold';
  if (statuses.includes('qc')) return 'qc';
  if (load !== null && load >= FULL) return 'full';
  return parts > 0 ? 'partly' : 'empty';
}

export function countStates(locations: readonly MappedLocation[]): ReadonlyMap<CellState, number> {
  const counts = new Map<CellState, number>();
  for (const one of locations) counts.set(stateOf(one), (counts.get(stateOf(one)) ?? 0) + 1);
  return counts;
}

/** A location with its place in the grid of its block; both count from 1, the top row is the highest level. */
export interface Cell {
  readonly location: MappedLocation;
  readonly column: number;
  readonly row: number;
}
interface Rack {
  readonly name: string;
  readonly column: number;
  readonly span: number;
}
export interface Aisle {
  readonly key: string;
  readonly area: string | null;
  readonly aisle: string | null;
  readonly racks: readonly Rack[];
  /** From the highest down. */
  readonly levels: readonly string[];
  readonly cells: readonly Cell[];
}
/** Locations that stand in no rack, of one kind: the floor, docks, the inspection bench. They follow one another. */
export interface Floor {
  readonly key: string;
  readonly kind: MappedLocation['kind'];
  readonly cells: readonly Cell[];
}
interface Plan {
  readonly aisles: readonly Aisle[];
  readonly floors: readonly Floor[];
}

// “10” comes after “9”.
const { compare } = new Intl.Collator('en', { numeric: true });
const inOrder = (names: readonly string[]): readonly string[] => [...new Set(names)].sort(compare);
const onFloor = ({ rack, level }: MappedLocation): boolean => rack === null && level === null;
const rackOf = ({ rack }: MappedLocation): string => rack ?? '';
const levelOf = ({ level }: MappedLocation): string => level ?? '';
const slotOf = ({ slot }: MappedLocation): string => slot ?? '';

/** Racks across with their slots side by side, levels up. Of two locations at one place the second is handed back. */
function aisleOf(key: string, locations: readonly MappedLocation[]): { readonly aisle: Aisle; readonly left: MappedLocation[] } {
  const levels = inOrder(locations.map(levelOf)).toReversed();
  const racks: Rack[] = [];
  const columns = new Map<string, number>();
  for (const [name, among] of Map.groupBy(locations, rackOf))
    racks.push({ name, column: 0, span: new Set(among.map(slotOf)).size });
  racks.sort((a, b) => compare(a.name, b.name));
  let column = 1;
  for (const [index, rack] of racks.entries()) {
    racks[index] = { ...rack, column };
    const slots = inOrder(locations.filter((one) => rackOf(one) === rack.name).map(slotOf));
    for (const slot of slots) columns.set(JSON.stringify([rack.name, slot]), column++);
  }
  const places = new Map<string, Cell>();
  const left: MappedLocation[] = [];
  for (const location of locations) {
    const at = columns.get(JSON.stringify([rackOf(location), slotOf(location)])) ?? 0;
    const row = levels.indexOf(levelOf(location)) + 1;
    if (places.has(`${at} ${row}`)) left.push(location);
    else places.set(`${at} ${row}`, { location, column: at, row });
  }
  const { area = null, aisle = null } = locations[0] ?? {};
  return { aisle: { key, area, aisle, racks, levels, cells: [...places.values()] }, left };
}

/** Where every location is drawn. */
export function planOf(locations: readonly MappedLocation[]): Plan {
  const racked = locations.filter((one) => !onFloor(one));
  const drawn = [...Map.groupBy(racked, ({ area, aisle }) => JSON.stringify([area ?? '', aisle ?? '']))]
    .sort(([a], [b]) => compare(a, b))
    .map(([key, among]) => aisleOf(key, among));
  const rest = [...locations.filter(onFloor), ...drawn.flatMap(({ left }) => left)];
  const floors = [...Map.groupBy(rest, ({ kind }) => kind)].map(([kind, among]) => ({
    key: kind,
    kind,
    cells: among.toSorted((a, b) => compare(a.code, b.code)).map((location, index) => ({ location, column: index + 1, row: 1 })),
  }));
  return { aisles: drawn.map(({ aisle }) => aisle), floors };
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The location a key leads to: along the level, or to the nearest on the next one, also of the next aisle. */
export function stepFrom({ aisles, floors }: Plan, id: string, key: string): string | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [across, down] = direction;
  let above = 0;
  const all = [...aisles, ...floors].flatMap((block) => {
    const top = above;
    above += 'levels' in block ? block.levels.length : 1;
    return block.cells.map(({ location, column, row }) => ({ id: location.id, x: column, y: top + row }));
  });
  const from = all.find((one) => one.id === id);
  if (!from) return null;
  const ahead = all.filter(({ x, y }) => (across === 0 ? (y - from.y) * down > 0 : y === from.y && (x - from.x) * across > 0));
  const far = (one: { readonly x: number; readonly y: number }): readonly [number, number] => [
    Math.abs(one.y - from.y),
    Math.abs(one.x - from.x),
  ];
  const [nearest] = ahead.toSorted((a, b) => far(a)[0] - far(b)[0] || far(a)[1] - far(b)[1]);
  return nearest?.id ?? null;
}
