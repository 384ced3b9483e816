import type { Dimension } from '@takt/model';

/** Rows of an entity have changed, and where they belong: people who see none of these places are not told. */
export interface Change {
  readonly entity: string;
  /** The places of a dimension, those of the rows before and after; a dimension that is absent limits nobody. */
  readonly places: Readonly<Partial<Record<Dimension, readonly string[]>>>;
  /** Only in states in which suppliers do not see it: none of them is told. */
  readonly unseen?: true;
  /** For what is no entity: heard by this person, and by whoever has the right. */
  readonly owner?: { readonly userId: string; readonly right: string | null };
}

/** Rights or settings of the company have changed: who may hear what is asked anew. */
export const ACCESS_CHANGED: Change = { entity: '*', places: {} };

/** One entry for what would be said twice. */
export function joinChanges(changes: readonly Change[]): readonly Change[] {
  const found = new Map(changes.map((change) => [JSON.stringify(change), change]));
  return [...found.values()];
}
