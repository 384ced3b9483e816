import type { Sort } from '@takt/model';
import type { Params } from './params.ts';

/** A named way of looking at a list: what is asked for, how it is arranged, in which order. */
export interface View {
  readonly id: string;
  readonly name: string;
  readonly params: Params;
  readonly sort: readonly Sort[];
  /** The arrangement of columns; what was kept is read as the list's own is. */
  readonly layout: unknown;
}
export interface Views {
  readonly list: readonly View[];
  /** The view the list opens with; null for everything. */
  readonly opening: string | null;
}
/** How ids of views begin that the product ships; those people make are numbers. */
export const SHIPPED_PREFIX = '$';
export const isShipped = (id: string | null): boolean => id?.startsWith(SHIPPED_PREFIX) ?? false;

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const sortOf = (value: unknown): readonly Sort[] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown): Sort[] => {
    const [field, direction] = Array.isArray(one) ? (one as readonly unknown[]) : [];
    return typeof field === 'string' && (direction === 'asc' || direction === 'desc') ? [[field, direction]] : [];
  });

function viewOf(value: unknown): View[] {
  const { id, name, params, sort, layout } = record(value);
  if (typeof id !== 'string' || typeof name !== 'string') return [];
  return [{ id, name, params: record(params), sort: sortOf(sort), layout: layout ?? null }];
}

/** What was kept, as far as it can still be read. */
export function viewsOf(kept: unknown): Views {
  const { list, opening } = record(kept);
  const views = (Array.isArray(list) ? list : []).flatMap(viewOf);
  return { list: views, opening: views.some(({ id }) => id === opening) ? String(opening) : null };
}

/** Adds a view, or puts a changed one in the place of the old. */
export const withView = ({ list, opening }: Views, view: View): Views => ({
  list: list.some(({ id }) => id === view.id) ? list.map((one) => (one.id === view.id ? view : one)) : [...list, view],
  opening,
});

export const withoutView = ({ list, opening }: Views, id: string): Views => ({
  list: list.filter((one) => one.id !== id),
  opening: opening === id ? null : opening,
});
