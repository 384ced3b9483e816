import { fill, type Lang, say, type Text } from '@takt/model';

export interface SmsMessage {
  readonly to: string;
  readonly text: string;
  /** Mails have one. */
  readonly subject?: string;
  /** Stays the same when a message is sent again, so that a gateway can tell. */
  readonly deliveryId: string;
}
/** A way to bring short messages to phones, or mails to their readers. A promise that fails means: try again. */
export interface SmsDriver {
  send(message: SmsMessage): Promise<void>;
}

interface SmsValues {
  readonly code: string;
  readonly minutes: number | string;
}
const TEMPLATES = {
  unlock: [
    '【节拍】您正在解锁账号，验证码 {code}，{minutes} 分钟内有效。如非本人操作，请联系管理员。',
    '[Takt] Your code to unlock your account is {code}, valid for {minutes} minutes. If this was not you, tell your administrator.',
  ],
  forgotten: [
    '【节拍】您正在找回密码，验证码 {code}，{minutes} 分钟内有效。如非本人操作，请联系管理员。',
    '[Takt] Your code for a forgotten password is {code}, valid for {minutes} minutes. If this was not you, tell your administrator.',
  ],
  reset: [
    '【节拍】您正在重置密码，验证码 {code}，{minutes} 分钟内有效。请勿告知他人。',
    '[Takt] Your code to reset your password is {code}, valid for {minutes} minutes. Do not share it.',
  ],
} as const satisfies Record<string, Text>;
type SmsTemplate = keyof typeof TEMPLATES;

/** The sentence a phone shows. */
export const smsText = (template: SmsTemplate, values: SmsValues, lang: Lang): string =>
  say(fill(TEMPLATES[template], { ...values }), lang);
