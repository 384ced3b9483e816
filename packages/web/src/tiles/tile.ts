import type { Text } from '@takt/model';
import type { ComponentType } from 'react';
import type { Params } from '../list/params.ts';
import type { OpenPageRequest } from '../product/pages.tsx';

/** In columns of twelve and rows of ten pixels. */
export interface Extent {
  readonly w: number;
  readonly h: number;
}
interface TileSize extends Extent {
  readonly minW: number;
  readonly minH: number;
}

/** Where a tile stands on the board somebody begins with: what is to be done on the left, what belongs to it beside, the rest below. */
export type Region = 'main' | 'side' | 'below';

/** For whom a tile is on the board they begin with, and where. All that is said must hold. */
export interface Beginning extends Partial<Extent> {
  readonly region: Region;
  /** Our own people, or suppliers'. */
  readonly side?: 'own' | 'supplier';
  /** Whoever takes one of these steps that documents wait for; any step at all. */
  readonly takes?: readonly string[] | 'any';
  /** Whoever takes none of these, unless they take one of those above. */
  readonly unless?: readonly string[];
}

/** A question a tile asks; the same key elsewhere shares the answer. */
export interface Ask<A = unknown> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<A>;
  /** Asked again whenever the page comes to the front. */
  readonly always?: true;
  /** The entity its answer is about; whoever may not read that is not asked for, and the answer is null. */
  readonly needs?: string;
}

/** One card of the home page. */
export interface Tile {
  readonly id: string;
  readonly label: Text;
  /** On the large board. */
  readonly size: TileSize;
  /** On the small one. */
  readonly small: Extent;
  /** How it looks while it waits: one number, lines of text, or a chart. */
  readonly shape: 'figure' | 'rows' | 'chart';
  /** Who begins with it: the first that holds counts. Unsaid, it fills boards that would be nearly empty. */
  readonly begins?: readonly Beginning[];
  /** What its figures are counted by or reach over, in few words beside its name. */
  readonly scope?: Text;
  /** The entity whose rows it shows; whoever may not read them does not get the tile. */
  readonly needs?: string;
  /** Further entities its figures come from; whoever may not read one of them does not get it either. */
  readonly alsoNeeds?: readonly string[];
  /** Fields its figures tell, which not everybody who may read their entity sees; whoever does not see one does not get it. */
  readonly tells?: readonly (readonly [entity: string, field: string])[];
  /** The address of the page it is a short form of; whoever does not have that in the menu does not get it. */
  readonly page?: string;
  /** Limits the list of that entity to what the tile shows. */
  readonly filter?: (today: string) => Params;
  /** The page it leads to, where that is no list of an entity. */
  readonly opens?: OpenPageRequest;
  /** Stands there when there is nothing to show. */
  readonly empty: Text;
  readonly asks: (today: string) => readonly Ask[];
  /** What the answers come to. */
  readonly dataOf: (...answers: readonly unknown[]) => unknown;
  readonly isEmpty: (data: unknown) => boolean;
  readonly Body: ComponentType<{ readonly data: unknown }>;
}

interface TileOf<A extends readonly unknown[], T> extends Omit<Tile, 'asks' | 'dataOf' | 'isEmpty' | 'Body'> {
  readonly asks: (today: string) => { readonly [K in keyof A]: Ask<A[K]> };
  readonly dataOf: (...answers: A) => T;
  readonly isEmpty: (data: T) => boolean;
  readonly Body: ComponentType<{ readonly data: T }>;
}

/** A tile whose parts agree on what is loaded; the board passes it on without looking at it. */
export const tile = <A extends readonly unknown[], T>(parts: TileOf<A, T>): Tile =>
  // The types are fixed inside of each tile and unknown outside.
  parts as unknown as Tile;
