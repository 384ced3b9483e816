import { PASSWORD_LENGTH, type PasswordRequest, passwordProblem, type Text } from '@takt/model';
import { type Account, earlierPasswords, replacePassword } from '../access/accounts.ts';
import { isCommon } from '../access/known-passwords.ts';
import type { Passwords } from '../access/passwords.ts';
import { type Ctx, Refused } from '@takt/engine/host';

const COMMON: Text = ['该密码过于常见，请换一个', 'This password is too common; choose another'];
const RECENT: Text = ['不能使用最近5次用过的密码', 'The last 5 passwords cannot be used again'];
const LONG: Text = ['密码不能超过128位', 'The password allows at most 128 characters'];

/** The policy: the rules people see while typing, and what only the server can judge. */
function demandPolicy(asked: PasswordRequest): void {
  const broken = passwordProblem(asked);
  if (broken) throw Refused.at(broken.field, broken.rule, broken.text);
  if (asked.password.length > PASSWORD_LENGTH.max) throw Refused.at('password', 'password.long', LONG);
  if (isCommon(asked.password)) throw Refused.at('password', 'password.common', COMMON);
}

/** Takes a new password for an account whose owner has proven themselves, in the caller's transaction. */
export async function takePassword(
  ctx: Ctx,
  passwords: Passwords,
  account: Account,
  asked: PasswordRequest,
  keepFamily: string | null,
): Promise<void> {
  demandPolicy(asked);
  for (const hash of await earlierPasswords(ctx, account))
    if (await passwords.verify(hash, asked.password)) throw Refused.at('password', 'password.recent', RECENT);
  await replacePassword(ctx, account, await passwords.hash(asked.password), keepFamily);
}
