import { type Definitions, DIMENSIONS, type Dimension, type Entity, type Text } from '@takt/model';

/** Per dimension the chosen values; null where nothing is limited. */
export type Limits = Readonly<Record<Dimension, readonly string[] | null>>;
interface ScopeLine {
  readonly id: string;
  readonly dimension: string;
  readonly value: string;
}

export const limitsOf = (lines: readonly ScopeLine[]): Limits => {
  const valuesOf = (wanted: Dimension): readonly string[] | null => {
    const values = lines.filter(({ dimension }) => dimension === wanted).map(({ value }) => value);
    return values.length > 0 ? values : null;
  };
  return {
    plant: valuesOf('plant'),
    warehouse: valuesOf('warehouse'),
    department: valuesOf('department'),
    vendor: valuesOf('vendor'),
    owner: valuesOf('owner'),
  };
};

/** The lines to save: what stays keeps its line, so that the history tells only what changed. */
export const linesOf = (limits: Limits, stored: readonly ScopeLine[]): readonly Partial<ScopeLine>[] => {
  const wanted = DIMENSIONS.flatMap((dimension) => (limits[dimension] ?? []).map((value) => ({ dimension, value })));
  const known = (line: { readonly dimension: string; readonly value: string }) =>
    stored.find(({ dimension, value }) => dimension === line.dimension && value === line.value);
  return [
    ...wanted.flatMap((line) => {
      const { id, dimension, value } = known(line) ?? {};
      return id && dimension && value ? [{ id, dimension, value }] : [];
    }),
    ...wanted.filter((line) => !known(line)),
  ];
};

/** The first dimension that is to be limited and has nothing chosen: saved like that it would not be limited at all. */
export const emptyLimit = (limits: Limits): Dimension | null =>
  DIMENSIONS.find((dimension) => limits[dimension]?.length === 0) ?? null;

export const sameLimits = (a: Limits, b: Limits): boolean =>
  DIMENSIONS.every((dimension) => {
    const [one, other] = [a[dimension], b[dimension]];
    if (one === null || other === null) return one === other;
    return one.length === other.length && one.every((value) => other.includes(value));
  });

const entitiesOf = (definitions: readonly Definitions[]): readonly Entity[] => definitions.flatMap(({ entities }) => entities);

/** Whose rows are the values of a dimension: the entity it limits by its own id. */
export const entityOfDimension = (definitions: readonly Definitions[], dimension: Dimension): Entity | null =>
  entitiesOf(definitions).find(({ scopes }) => scopes[dimension] === 'id') ?? null;

/** What a dimension limits, in words. */
export const touched = (definitions: readonly Definitions[], dimension: Dimension): readonly Text[] =>
  entitiesOf(definitions)
    .filter(({ scopes }) => scopes[dimension] !== undefined)
    .map(({ label }) => label);
