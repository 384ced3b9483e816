import type { Column } from '../fields/columns.ts';

export interface Index {
  readonly unique: boolean;
  readonly on: string;
  /** Judged at the commit, so that two lines may exchange their values. */
  readonly deferred?: true;
}
export interface TableShape {
  /** `(tenant_id, id)` when absent. */
  readonly key?: readonly string[];
  /** The time by which the table of a series is in monthly partitions. Rows of such a table are added and read, no more. */
  readonly partitionedBy?: string;
  readonly columns: Readonly<Record<string, Column>>;
  /** Name → what follows `create [unique] index name on table`. */
  readonly indexes: Readonly<Record<string, Index>>;
  readonly foreignKeys: Readonly<Record<string, string>>;
  /** What the supplier role may do: nothing, read, or its own rows only. */
  readonly vendor: {
    readonly policy: 'none' | 'read' | 'own';
    readonly using: string;
    /** All when absent. */
    readonly columns?: readonly string[];
  };
  /** Done with once the rename is in a migration; the committed snapshot has none. */
  readonly formers?: readonly Former[];
}
/** What a table was called before, with the names of its indexes and keys then and now. */
export interface Former {
  readonly table: string;
  readonly names: Readonly<Record<string, string>>;
  /** The id of its entity then and now; a detail's rows are nobody's by name. */
  readonly entity?: { readonly from: string; readonly to: string };
}
