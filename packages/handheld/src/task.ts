import type { Text } from '@takt/model';
import { type ComponentType, createContext, use } from 'react';
import type { GlyphName } from '@takt/web/light';

/** Where somebody works: one row of the entity the product names for it. */
export interface Place {
  readonly id: string;
  readonly label: string;
}

/** Asks for what is to be done somewhere. */
export type LoadDue<R> = (place: Place) => Promise<readonly R[]>;

/** One kind of work at the handheld. */
export interface Task {
  readonly key: string;
  readonly label: Text;
  readonly glyph: GlyphName;
  /** Who holds them all may do the work: whoever lacks one would be refused on the way. */
  readonly needs: readonly string[];
  /** Rights of single steps of it, whose buttons others do not get. */
  readonly steps?: readonly string[];
  /** What is to be done; asked for at home, so that it is there without a network. */
  readonly due?: LoadDue<unknown>;
  /** `id` is what stands after the task in the address, `by` the codes that were scanned to open it. */
  readonly Page: ComponentType<{ readonly id: string | null; readonly by: readonly string[] }>;
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
