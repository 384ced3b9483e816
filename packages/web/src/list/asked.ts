import { blank } from '@takt/model';

export type Params = Readonly<Record<string, unknown>>;

/** Leaves out what was left empty, and the spaces that came along with a pasted number. */
export const askedOf = (values: Params): Params =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !blank(value))
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
