import { fill, say, type Text } from '@takt/model';
import { notifyUser, sendNotice } from '@takt/content/host';
import type { Ctx, Profile } from '@takt/engine/host';
import { demandProved } from './proof.ts';
import type { SigninServices } from './signin-services.ts';

const MOBILE_CHANGED: Text = [
  '您的手机号码已被修改；如非本人操作，请立即联系管理员',
  'Your mobile number was changed; if this was not you, tell an administrator at once',
];
const EMAIL_CHANGED: Text = [
  '您的邮箱已被修改；如非本人操作，请立即联系管理员',
  'Your e-mail address was changed; if this was not you, tell an administrator at once',
];
/** For who reads it outside the product and may have several accounts. */
const OUTSIDE: Text = ['【节拍】账号 {username}：{text}', '[Takt] Account {username}: {text}'];
const PAGE = '/userCenter/userInfo';

async function notifyOldContact(services: SigninServices, ctx: Ctx, before: Profile, what: 'mobile' | 'email'): Promise<void> {
  const text = what === 'mobile' ? MOBILE_CHANGED : EMAIL_CHANGED;
  await notifyUser(ctx, ctx.actor.userId, text, PAGE);
  const lang = before.language ?? ctx.lang;
  const content = say(fill(OUTSIDE, { username: before.username, text }), lang);
  if (before[what] !== '')
    sendNotice(ctx, services.keys, {
      by: what === 'mobile' ? 'sms' : 'mail',
      to: before[what],
      subject: say(text, lang),
      text: content,
    });
}

/**
 * Saves what people say about themselves. Number and mail are ways to a password, so they change only with proof, and
 * where they led before is told. Asked last: nobody gives a password to learn that a number is malformed.
 */
export async function saveOwnCard(
  services: SigninServices,
  ctx: Ctx,
  token: string,
  given: Readonly<Record<string, unknown>>,
  avatar: string | null,
): Promise<void> {
  const { identity } = services;
  const { userId } = ctx.actor;
  const before = await identity.profile(ctx, userId);
  await identity.saveCard(ctx, userId, given, avatar);
  const after = await identity.profile(ctx, userId);
  if (!before || !after) return;
  const changed = (['mobile', 'email'] as const).filter((what) => before[what] !== after[what]);
  if (changed.length === 0) return;
  await demandProved(ctx, token);
  for (const what of changed) await notifyOldContact(services, ctx, before, what);
  if (changed.includes('mobile')) await ctx.sql`update app.account set mobile_changed_at = ${ctx.now} where user_id = ${userId}`;
}
