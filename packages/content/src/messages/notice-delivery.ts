import { type Ctx, type Keys, newId, on, type Subscription } from '@takt/engine/host';
import type { SmsDriver, SmsMessage } from './sms.ts';

const NOTICE_TOPIC = 'job.notice';
/** How a notice leaves; null where the operator has set no way. */
interface NoticeDrivers {
  readonly sms: SmsDriver | null;
  readonly mail: SmsDriver | null;
}
interface Notice {
  readonly by: keyof NoticeDrivers;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Tells somebody outside the product once this is committed; sealed until then, like codes. */
export function sendNotice(ctx: Ctx, keys: Keys, { by, to, subject, text }: Notice): void {
  const deliveryId = newId();
  const message: SmsMessage = { to, text, deliveryId, ...(by === 'mail' && { subject }) };
  ctx.emit(NOTICE_TOPIC, deliveryId, { by, sealed: keys.seal('notice', JSON.stringify(message)) });
}

/** Carries notices out. Without a way they are left: whom they concern finds them among the messages all the same. */
export const noticeDelivery = (keys: Keys, drivers: NoticeDrivers): Subscription =>
  on(NOTICE_TOPIC, 'engine-notice', async (_ctx, payload) => {
    const driver = drivers[payload['by'] === 'mail' ? 'mail' : 'sms'];
    if (!driver) return;
    const text = keys.unseal('notice', String(payload['sealed']));
    if (text === null) throw new Error('a notice was sealed with a key that is gone');
    await driver.send(JSON.parse(text) as SmsMessage);
  });
