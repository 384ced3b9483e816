import type { Job, PgBoss } from 'pg-boss';
import type { Subscription } from './subscription.ts';

/** What travels through the queue. */
export interface DeliveredEvent {
  /** Whose work it is. */
  readonly subscription: string;
  readonly tenant: number;
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempt: number;
}
export type EventJob = Job<DeliveredEvent>;

/** One queue for all subscriptions: one question finds whatever waits. */
export const EVENTS = 'events';
/** What failed too often, for a person to look at. */
export const DEAD = 'dead';
export const ATTEMPTS = 5;

/** Events of one key reach one subscription in their order; subscriptions do not wait for each other. */
export const orderKey = ({ subscription, tenant, key }: Pick<DeliveredEvent, 'subscription' | 'tenant' | 'key'>): string =>
  `${subscription}:${tenant}:${key}`;

/** Jobs of one company, of which only some run at once. */
export const groupOf = (tenant: number): { readonly id: string } => ({ id: String(tenant) });

/** Where a subscription stands among those of its topic: an event makes one job for each, and their ids differ by it. */
export function placesOf(subscriptions: readonly Subscription[]): ReadonlyMap<string, number> {
  const topics = Map.groupBy(subscriptions, ({ topic }) => topic);
  return new Map([...topics.values()].flatMap((list) => list.map(({ name }, place): [string, number] => [name, place])));
}

/** Jobs of one key and one moment are fetched by id, so the id carries the order of the events. */
export const jobId = (tenant: number, event: number, place: number): string =>
  `${tenant.toString(16).padStart(8, '0')}-${place.toString(16).padStart(4, '0')}-7000-8000-${event.toString(16).padStart(12, '0')}`;

export async function makeQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD, { retentionSeconds: 30 * 86_400 });
  // Strictly in order per key: a document's second event waits for its first, whichever worker has it.
  await boss.createQueue(EVENTS, {
    policy: 'key_strict_fifo',
    retryLimit: ATTEMPTS,
    retryBackoff: true,
    heartbeatSeconds: 10,
    expireInSeconds: 900,
  });
}
