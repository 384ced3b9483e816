import { type AccountState, moveRefusal, stateOf, userAccount } from '@takt/model';
import { type Ctx, instant, Refused } from '@takt/engine/host';
import { forgetDevices, forgetDeviceTries } from './known-devices.ts';
import { factorCounter, passwordCounter } from './counters.ts';
import type { Passwords } from './passwords.ts';

export interface Account {
  readonly userId: string;
  readonly username: string;
  readonly vendorId: string | null;
  readonly passwordHash: string;
  readonly state: AccountState;
  readonly lockedUntil: Date | null;
  readonly mustChange: boolean;
  readonly passwordSetAt: Date;
}
interface AccountRow {
  readonly userId: string;
  readonly username: string;
  readonly vendorId: string | null;
  readonly passwordHash: string;
  readonly status: string;
  readonly lockedUntil: string | null;
  readonly mustChange: boolean;
  readonly passwordSetAt: string;
}
const KEPT_PASSWORDS = 5;

const accountOf = (row: AccountRow | null): Account | null =>
  row && {
    ...row,
    state: stateOf(userAccount, row.status),
    lockedUntil: row.lockedUntil === null ? null : instant(row.lockedUntil),
    passwordSetAt: instant(row.passwordSetAt),
  };
const SELECT = `select user_id as "userId", username, vendor_id as "vendorId", password_hash as "passwordHash", status,
  locked_until as "lockedUntil", must_change as "mustChange", password_set_at as "passwordSetAt" from app.account`;
/** The row stays locked for the rest of the transaction: whoever judges an account also changes it. */
const accountWhere = async (ctx: Ctx, condition: string, value: string): Promise<Account | null> => {
  const [row] = await ctx.sql.run<AccountRow>({ text: `${SELECT} where ${condition} for update`, values: [value] });
  return accountOf(row ?? null);
};
export const accountNamed = (ctx: Ctx, username: string): Promise<Account | null> => accountWhere(ctx, 'username = $1', username);
export const accountOfUser = (ctx: Ctx, userId: string): Promise<Account | null> =>
  accountWhere(ctx, 'user_id = $1::uuid', userId);

/** Gives a user something to sign in with. */
export async function setPassword(
  ctx: Ctx,
  passwords: Passwords,
  account: { readonly userId: string; readonly username: string; readonly vendorId: string | null; readonly password: string },
): Promise<void> {
  const hash = await passwords.hash(account.password);
  await ctx.sql`insert into app.account (tenant_id, user_id, username, vendor_id, password_hash, password_set_at)
    values (${ctx.tenant}, ${account.userId}, ${account.username}, ${account.vendorId}, ${hash}, ${ctx.now})
    on conflict (tenant_id, user_id) do update set username = excluded.username, vendor_id = excluded.vendor_id,
      password_hash = excluded.password_hash, password_set_at = excluded.password_set_at, must_change = false,
      epoch = app.account.epoch + 1`;
}

/** No hash has this form: whoever has no password yet sets one with a code sent to their mobile. */
const NO_PASSWORD = 'none';

/** Keeps the account in step with the user it belongs to; a new user gets one that no password opens. */
export async function ensureAccount(
  ctx: Ctx,
  user: { readonly userId: string; readonly username: string; readonly vendorId: string | null; readonly enabled: boolean },
): Promise<void> {
  // No two living users share a name, so whoever else has an account under it is gone.
  await ctx.sql`delete from app.account where username = ${user.username} and user_id <> ${user.userId}`;
  await ctx.sql`insert into app.account (tenant_id, user_id, username, vendor_id, password_hash, password_set_at)
    values (${ctx.tenant}, ${user.userId}, ${user.username}, ${user.vendorId}, ${NO_PASSWORD}, ${ctx.now})
    on conflict (tenant_id, user_id) do update set username = excluded.username, vendor_id = excluded.vendor_id,
      epoch = app.account.epoch + 1`;
  const account = await accountOfUser(ctx, user.userId);
  if (!account) return;
  if (!user.enabled && account.state !== 'disabled') await moveAccount(ctx, account, 'disable');
  if (user.enabled && account.state === 'disabled') await moveAccount(ctx, account, 'enable');
}

/** The hashes a new password must not match: the present one and the last few before it. */
export async function earlierPasswords(ctx: Ctx, account: Account): Promise<readonly string[]> {
  const rows = await ctx.sql<{ hash: string }>`select password_hash as hash from app.password_history
    where user_id = ${account.userId} order by at desc limit ${KEPT_PASSWORDS - 1}`;
  return [account.passwordHash, ...rows.map(({ hash }) => hash)];
}

/** Replaces a password by its owner's will: the old one is remembered, every other session ends. */
export async function replacePassword(ctx: Ctx, account: Account, hash: string, keepFamily: string | null): Promise<void> {
  await ctx.sql`insert into app.password_history (tenant_id, user_id, at, password_hash)
    values (${ctx.tenant}, ${account.userId}, ${ctx.now}, ${account.passwordHash})`;
  await moveAccount(ctx, account, 'changePwd');
  await ctx.sql`update app.account set password_hash = ${hash}, password_set_at = ${ctx.now}, must_change = false
    where user_id = ${account.userId}`;
  // What else is due of a sign-in stays due.
  await ctx.sql`update app.family set limited = null where user_id = ${account.userId} and limited in ('password', 'locked')`;
  await endSessions(ctx, account.userId, keepFamily);
}

/** Makes a move of the account's state table; what is not allowed from its state is refused with the table's sentence. */
export async function moveAccount(
  ctx: Ctx,
  account: Account,
  action: keyof typeof userAccount.actions,
  lockedUntil: Date | null = null,
): Promise<void> {
  const refused = moveRefusal(userAccount, action, account.state);
  if (refused) throw new Refused(refused);
  const to = userAccount.states[userAccount.actions[action].to].code;
  await ctx.sql`update app.account set status = ${to}, locked_until = ${lockedUntil}, epoch = epoch + 1
    where user_id = ${account.userId}`;
  // A lock that wrong passwords brought about must not sign out whoever is at work: anyone could cause it from outside.
  const out = action === 'disable' || (action === 'lock' && lockedUntil === null);
  if (out) await endSessions(ctx, account.userId, null);
  if (action !== 'unlock') return;
  await ctx.sql`delete from app.attempt
    where username in (${passwordCounter(account.username)}, ${factorCounter(account.username)})`;
  await forgetDeviceTries(ctx, account.userId);
}

/** Ends a person's sign-ins, and makes the devices they came from unknown again. */
async function endSessions(ctx: Ctx, userId: string, keepFamily: string | null): Promise<void> {
  await ctx.sql`delete from app.family where user_id = ${userId} and id is distinct from ${keepFamily}::uuid`;
  await forgetDevices(ctx, userId);
}

/** Nothing but a change of the password follows the next sign-in with it. */
export async function demandNewPassword(ctx: Ctx, userId: string): Promise<void> {
  await ctx.sql`update app.account set must_change = true where user_id = ${userId}`;
}

/** The user's sessions must read anew who they are: roles, scopes or state changed. */
export async function touchAccount(ctx: Ctx, userId: string): Promise<void> {
  await ctx.sql`update app.account set epoch = epoch + 1 where user_id = ${userId}`;
}
