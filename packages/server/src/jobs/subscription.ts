import type { Ctx } from '../ctx.ts';

/** Code that runs after a commit, once per event, in the event's tenant. */
export interface Subscription {
  /** Unique; the name of its queue. */
  readonly name: string;
  /** The exact event: `purchasing.deliveryNote.ship`, or `job.…` for work a service asked for. */
  readonly topic: string;
  readonly run: (ctx: Ctx, payload: Readonly<Record<string, unknown>>) => Promise<void>;
}
export const on = (topic: string, name: string, run: Subscription['run']): Subscription => ({ topic, name, run });

/** Work every tenant has done at set times. */
export interface TimerRule {
  readonly name: string;
  readonly topic: string;
  readonly cron: string;
}
