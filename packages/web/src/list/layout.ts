import type { Column } from '../api/calls.ts';

export type Density = 'compact' | 'default' | 'comfortable';
export type Pinned = 'left' | 'right' | null;

/** One column as a person has arranged it; without a width it is as wide as what it holds. */
export interface Placed {
  readonly name: string;
  readonly shown: boolean;
  readonly width: number | null;
  readonly pinned: Pinned;
}
export interface Layout {
  readonly columns: readonly Placed[];
  readonly density: Density;
  /** The lines of the row in focus are shown below the list. */
  readonly lines: boolean;
}

export const HEIGHTS: Readonly<Record<Density, { readonly row: number; readonly head: number }>> = {
  compact: { row: 28, head: 30 },
  default: { row: 32, head: 34 },
  comfortable: { row: 40, head: 42 },
};
const isDensity = (value: unknown): value is Density => typeof value === 'string' && Object.hasOwn(HEIGHTS, value);

/** The column that names a row stays in sight. */
const untouched = (columns: readonly Column[]): readonly Placed[] =>
  columns.map(({ name }, index) => ({ name, shown: true, width: null, pinned: index === 0 ? 'left' : null }));

export const plainLayout = (columns: readonly Column[]): Layout => ({
  columns: untouched(columns),
  density: 'default',
  lines: false,
});

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function placedOf(value: unknown): Placed | null {
  const { name, shown, width, pinned } = record(value);
  if (typeof name !== 'string') return null;
  return {
    name,
    shown: shown !== false,
    width: typeof width === 'number' ? width : null,
    pinned: pinned === 'left' || pinned === 'right' ? pinned : null,
  };
}

/** What was kept, as far as the list still has it: columns that are gone drop out, new ones come last. */
export function layoutOf(columns: readonly Column[], kept: unknown): Layout {
  const { columns: wanted, density, lines } = record(kept);
  const known = new Set(columns.map(({ name }) => name));
  const placed = (Array.isArray(wanted) ? wanted : []).map(placedOf).filter((one): one is Placed => known.has(one?.name ?? ''));
  const seen = new Set(placed.map(({ name }) => name));
  return {
    columns: [...placed, ...untouched(columns).filter(({ name }) => !seen.has(name))],
    density: isDensity(density) ? density : 'default',
    lines: lines === true,
  };
}

/** Moves a column to where another one stands. */
export function moved(columns: readonly Placed[], name: string, by: -1 | 1): readonly Placed[] {
  const at = columns.findIndex((one) => one.name === name);
  const [one, other] = [columns[at], columns[at + by]];
  if (!one || !other) return columns;
  return columns.with(at, other).with(at + by, one);
}
