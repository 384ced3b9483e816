import type { Text } from '@takt/model';
import type { Redis } from 'ioredis';
import { on, type Subscription } from '../jobs/subscription.ts';
import type { MessageKind } from '../messages/site.ts';
import type { Hub, LiveMessage } from './hub.ts';

const CHANNEL = 'takt:live';
export const LIVE_TOPIC = 'job.live';

interface Envelope {
  readonly tenant: number;
  readonly userId: string | null;
  readonly message: LiveMessage;
}

/** Brings what any process says to the sockets of this one. Redis is a hint: without it people see it when they look. */
export function listen(redis: Redis, hub: Hub): void {
  redis.on('message', (_channel: string, text: string) => {
    const { tenant, userId, message } = JSON.parse(text) as Envelope;
    hub.tell(tenant, userId, message);
  });
  const subscribe = (): void => void redis.subscribe(CHANNEL).catch(() => undefined);
  redis.on('ready', subscribe);
  if (redis.status === 'ready') subscribe();
}

/** Tells the person at their screen that a message has come, after it has been committed. */
export const liveDelivery = (redis: Redis): Subscription =>
  on(LIVE_TOPIC, 'engine-live', async (ctx, payload) => {
    const { userId, title, kind } = payload as { readonly userId: string; readonly title: Text; readonly kind: MessageKind };
    const messages: readonly LiveMessage[] = [
      { type: kind, data: null },
      { type: 'notify', data: { type: 'info', duration: 5000, msg: title } },
    ];
    for (const message of messages) {
      const envelope: Envelope = { tenant: ctx.tenant, userId, message };
      await redis.publish(CHANNEL, JSON.stringify(envelope)).catch(() => 0);
    }
  });
