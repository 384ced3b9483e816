import type { Id } from './fields/index.ts';

/** Who acts, as guards know them. */
export interface Actor {
  readonly userId: Id;
  readonly can: (permission: string) => boolean;
  /** The supplier this user belongs to; null for the company's own people. */
  readonly vendorId: Id | null;
}
