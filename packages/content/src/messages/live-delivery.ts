import type { Text } from '@takt/model';
import type { Redis } from 'ioredis';
import { announce, type Ctx, type Envelope, LIVE_TOPIC, on, type Subscription } from '@takt/engine/host';
import { scrollingNotices } from './scrolling.ts';
import type { MessageKind } from './site.ts';

/** What the outbox carries. */
type News =
  /** A person's messages have changed, with a title when one has come. */
  | { readonly userId: string; readonly kind: MessageKind; readonly title?: Text }
  /** Everyone's header has changed. */
  | { readonly scrolling: true }
  /** Sign-ins were ended by somebody else. */
  | { readonly ended: readonly string[] };

/** Tells people at their screens what is new, after it has been committed. */
export const liveDelivery = (redis: Redis): Subscription =>
  on(LIVE_TOPIC, 'engine-live', async (ctx, payload) => {
    for (const envelope of await envelopes(ctx, payload as unknown as News)) await announce(redis, envelope);
  });

async function envelopes(ctx: Ctx, news: News): Promise<readonly Envelope[]> {
  const { tenant } = ctx;
  if ('ended' in news) return [{ tenant, ended: news.ended }];
  // Read now, not when it was changed: of two changes at once the later delivery tells the later state.
  if ('scrolling' in news) {
    const texts = (await scrollingNotices(ctx)).map(({ text }) => text);
    return [{ tenant, userId: null, message: { type: 'scroll', data: texts } }];
  }
  const { userId, kind, title } = news;
  const changed: Envelope = { tenant, userId, message: { type: kind, data: null } };
  if (!title) return [changed];
  return [changed, { tenant, userId, message: { type: 'notify', data: { type: 'info', duration: 5000, msg: title } } }];
}
