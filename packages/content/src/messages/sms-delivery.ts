import { type Keys, on, type Subscription } from '@takt/engine/host';
import type { Outlet, SmsConfig } from './sms-config.ts';
import { gatewaySms } from './sms-gateway.ts';
import { inboxSms, type SmsInbox } from './sms-inbox.ts';
import type { SmsDriver } from './sms.ts';

export const SMS_TOPIC = 'job.sms';

/** Carries text messages from the outbox to the driver. They wait there sealed: a code is nobody else's to read. */
export const smsDelivery = (keys: Keys, driver: SmsDriver): Subscription =>
  on(SMS_TOPIC, 'engine-sms', async (_ctx, payload) => {
    const text = keys.unseal('sms', String(payload['sealed']));
    if (text === null) throw new Error('a text message was sealed with a key that is gone');
    await driver.send(JSON.parse(text) as Parameters<SmsDriver['send']>[0]);
  });

/** The driver the settings ask for. `off` refuses loudly: a code that silently goes nowhere locks people out. */
export function smsDriver(config: SmsConfig, inbox: SmsInbox, outlet: Outlet = 'TAKT_SMS'): SmsDriver {
  if (config.kind === 'inbox')
    return inboxSms(({ to, subject, text }) => inbox.putMessage(to, subject ? `${subject}\n\n${text}` : text));
  if (config.kind === 'gateway') return gatewaySms(config);
  return { send: () => Promise.reject(new Error(`no way to send is set (${outlet})`)) };
}
