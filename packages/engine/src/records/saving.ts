import type { Definitions, Entity, MenuGroup } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { DocumentOps } from '../actions/document-ops.ts';
import type { Settings } from '../settings/settings.ts';
import type { Row } from './row.ts';

/** What it may ask besides the database. */
interface SavingServices {
  /** Everything that is defined. */
  readonly modules: readonly { readonly defs: Definitions; readonly menu: readonly MenuGroup[] }[];
  readonly entities: ReadonlyMap<string, Entity<any, any>>;
  /** What the company has decided, and what is shipped where it has not. */
  readonly settings: (ctx: Ctx) => Promise<Settings>;
  readonly documents: DocumentOps;
}
/**
 * What else must hold, in the same transaction, whenever rows of one named entity are saved or deleted. `before` is the row
 * with its lines as it was; null for a new one.
 */
export interface Saving {
  readonly entity: string;
  readonly run: (ctx: Ctx, id: string, before: Row | null, services: SavingServices) => Promise<void>;
  /** The same for many new rows at once; each by itself when absent. */
  readonly together?: (ctx: Ctx, ids: readonly string[]) => Promise<void>;
}

/** Says what else must hold whenever rows of an entity are saved or deleted. */
export const whenSaved = (entity: Entity<any, any>, run: Saving['run'], together?: Saving['together']): Saving => ({
  entity: entity.id,
  run,
  ...(together && { together }),
});
