import type { Text } from '@takt/model';
import { type ComponentType, createContext, use } from 'react';
import type { GlyphName } from '@takt/web/light';

/** Where somebody works: one row of the entity the product names for it. */
export interface Place {
  readonly id: string;
  readonly label: string;
}

/** One kind of work at the handheld. */
export interface Task {
  readonly key: string;
  readonly label: Text;
  readonly glyph: GlyphName;
  /** Whoever has this page in the menu may do it. */
  readonly menu: string;
  /** What is to be done; asked for at home, so that it is there without a network. */
  readonly due?: (place: Place) => { readonly key: string; readonly load: () => Promise<readonly unknown[]> };
  /** `id` is what stands after the task in the address. */
  readonly Page: ComponentType<{ readonly id: string | null }>;
}

/** What the application hands to the handheld. */
export interface HandheldAssembly {
  readonly name: Text;
  readonly version: string;
  /** The entity people work in one row of, and what it is called. */
  readonly place: { readonly entity: string; readonly label: Text };
  readonly tasks: readonly Task[];
}

export const PlaceContext = createContext<Place | null>(null);
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('no place has been chosen yet');
  return place;
}
