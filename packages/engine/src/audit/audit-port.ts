import type { ChangesPage, ChangesRequest, SealState, Verified } from '@takt/model';
import { port } from '../actions/port.ts';
import type { Ctx } from '../ctx.ts';

/** The history of a whole company, and whether it is as it was sealed. */
interface Audit {
  readonly changes: (ctx: Ctx, request: ChangesRequest, before: string | null) => Promise<ChangesPage>;
  readonly seals: (ctx: Ctx) => Promise<SealState>;
  readonly verify: (ctx: Ctx, from: number) => Promise<Verified>;
}
export const AUDIT = port<Audit>('engine.audit');
