import type { Redis } from 'ioredis';
import { channelOf } from '../redis.ts';
import type { Change } from './change.ts';
import type { Hub, LiveMessage } from './hub.ts';

const NAME = 'live';

/** What one process tells all of them. */
export type Envelope =
  /** For the screens of one person of a company, or of everyone in it. */
  | { readonly tenant: number; readonly userId: string | null; readonly message: LiveMessage }
  /** Rows have changed. */
  | { readonly tenant: number; readonly changed: readonly Change[] }
  /** These sign-ins are over. */
  | { readonly tenant: number; readonly ended: readonly string[] }
  /** Somebody of the company has come to a process or left it. */
  | { readonly tenant: number; readonly moved: true };

/** Redis is a hint: what is lost on the way people see when they look. */
export const announce = async (redis: Redis, envelope: Envelope): Promise<void> => {
  await redis.publish(channelOf(redis, NAME), JSON.stringify(envelope)).catch(() => 0);
};

/** Brings what any process says to the sockets of this one. */
export function listen(
  redis: Redis,
  { hub, presence }: { readonly hub: Hub; readonly presence: { readonly recount: (tenant: number) => void } },
): void {
  redis.on('message', (_channel: string, text: string) => {
    const said = JSON.parse(text) as Envelope;
    if ('message' in said) hub.notify(said.tenant, said.userId, said.message);
    else if ('changed' in said) hub.changed(said.tenant, said.changed);
    else if ('ended' in said) hub.end(said.tenant, said.ended);
    else presence.recount(said.tenant);
  });
  const subscribe = (): void => void redis.subscribe(channelOf(redis, NAME)).catch(() => undefined);
  redis.on('ready', subscribe);
  if (redis.status === 'ready') subscribe();
}
