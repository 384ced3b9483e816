import type { DocumentOps } from '../actions/document-ops.ts';
import type { Ctx } from '../ctx.ts';

/** Code that runs after a commit, once per event, in the event's tenant. */
export interface Subscription {
  /** Unique; by it jobs find their way back to it. */
  readonly name: string;
  /** The exact event: `purchasing.deliveryNote.ship`, or `job.…` for work a service asked for. */
  readonly topic: string;
  readonly run: (ctx: Ctx, payload: Readonly<Record<string, unknown>>) => Promise<void>;
}
/** An event as it waits in the outbox. */
export interface Waiting {
  readonly id: string;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
}
/** Does what comes of an event, where no worker is at hand. */
export async function reactTo(
  { topic, payload }: Waiting,
  subscriptions: readonly Subscription[],
  asSystem: (work: (ctx: Ctx) => Promise<void>) => Promise<void>,
): Promise<void> {
  for (const { run } of subscriptions.filter((one) => one.topic === topic)) await asSystem((ctx) => run(ctx, payload));
}
/** The same as a module writes it: it may go on to other documents. */
export interface Reaction extends Omit<Subscription, 'run'> {
  readonly run: (ctx: Ctx, payload: Readonly<Record<string, unknown>>, documents: DocumentOps) => Promise<void>;
}
export const on = <const Run extends Reaction['run']>(topic: string, name: string, run: Run) => ({ topic, name, run });

/** Work every tenant has done at set times. */
export interface TimerRule {
  readonly name: string;
  readonly topic: string;
  readonly cron: string;
}
