import type { MenuEntry } from '../api/calls.ts';
import { read } from '../api/http.ts';
import { leafOf } from '../product/menu.ts';

export interface Found {
  readonly entity: string;
  readonly id: string;
  readonly number: string;
  readonly status: string;
}
/** Documents whose number begins with this, as far as the person may read them. */
export const findByNumber = (number: string): Promise<readonly Found[]> => read('/system/home/find', { number });

/** The page of a document found, as the menu has it; null where the menu leads nowhere near it. */
export function pageOf(areas: readonly MenuEntry[], { entity, id, number }: Pick<Found, 'entity' | 'id' | 'number'>) {
  const leaf = leafOf(areas, entity);
  return leaf ? { url: `${leaf.url}/edit`, params: { id }, title: [number, number] as const } : null;
}
