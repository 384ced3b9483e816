interface Wide {
  readonly name: string;
  readonly width: number;
}

/**
 * Columns that leave room beside them share it, each in proportion to what it holds and none beyond the bound; columns that
 * fill the room already stay as they are.
 */
export function spread(columns: readonly Wide[], room: number, bound: number): readonly Wide[] {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const left = room - total;
  const growing = columns.filter(({ width }) => width < bound);
  if (left < 1 || growing.length === 0) return columns;
  const base = growing.reduce((sum, { width }) => sum + width, 0);
  const grown = columns.map(({ name, width }) => ({
    name,
    width: width < bound ? Math.min(bound, width + Math.floor((left * width) / base)) : width,
  }));
  // Those that met the bound leave their share to the others.
  const progress = grown.some(({ width }, index) => width > (columns[index]?.width ?? 0));
  if (progress) return spread(grown, room, bound);
  // Pixels that cannot be parted any more go to the last one.
  const last = columns.findLastIndex(({ width }) => width < bound);
  return columns.map((one, index) => (index === last ? { ...one, width: Math.min(bound, one.width + Math.floor(left)) } : one));
}
