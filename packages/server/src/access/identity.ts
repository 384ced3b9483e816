import type { Ctx, Person } from '../ctx.ts';

/**
 * Who a user is and what they may do. The module that owns users and roles provides it, so that the engine
 * names no entity; the full sign-in replaces the password way without touching the rest.
 */
export interface Identity {
  /** The person behind a user id, or null when they may no longer act. Runs as the system in the user's tenant. */
  person(ctx: Ctx, userId: string): Promise<Person | null>;
}
