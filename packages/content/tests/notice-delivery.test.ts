import { type Ctx, Keys } from '@takt/engine/host';
import { beforeEach, expect, test } from 'vitest';
import { noticeDelivery, sendNotice } from '../src/messages/notice-delivery.ts';
import type { SmsDriver, SmsMessage } from '../src/messages/sms.ts';

const keys = Keys.random();
const MOBILE = '13800138000';
let waiting: Readonly<Record<string, unknown>>[];
let left: (SmsMessage & { readonly by: string })[];
beforeEach(() => {
  [waiting, left] = [[], []];
});
// All that telling somebody uses of a transaction.
const ctx = { emit: (_topic, _key, payload) => waiting.push(payload) } as Pick<Ctx, 'emit'> as Ctx;
const driver = (by: string): SmsDriver => ({ send: async (message) => void left.push({ ...message, by }) });
const tell = (by: 'sms' | 'mail', to: string): void => sendNotice(ctx, keys, { by, to, subject: '标题', text: '内容' });
const deliver = async (sms: SmsDriver | null, mail: SmsDriver | null): Promise<void> => {
  for (const payload of waiting) await noticeDelivery(keys, { sms, mail }).run(ctx, payload);
};

test('a notice leaves by its own way; only mails have a subject', async () => {
  tell('sms', MOBILE);
  tell('mail', 'old@example.com');
  await deliver(driver('sms'), driver('mail'));
  const deliveryId = expect.any(String);
  expect(left).toEqual([
    { by: 'sms', to: MOBILE, text: '内容', deliveryId },
    { by: 'mail', to: 'old@example.com', subject: '标题', text: '内容', deliveryId },
  ]);
});

test('what waits tells nobody whom it is for', () => {
  tell('sms', MOBILE);
  expect(JSON.stringify(waiting)).not.toContain(MOBILE);
});

test('without a way it is left, and nothing is tried again', async () => {
  tell('sms', MOBILE);
  tell('mail', 'old@example.com');
  await deliver(null, driver('mail'));
  expect(left.map(({ by }) => by)).toEqual(['mail']);
});
