import { createHash, randomBytes } from 'node:crypto';
import { type Ctx, type Keys, Refused } from '@takt/engine/host';

/** A browser somebody has signed in from before. */
export interface KnownDevice {
  readonly userId: string;
  readonly hash: Buffer;
}
const PER_USER = 20;
/** As long as rows are kept (`GROWING_TABLES`): the night's work may be late. */
const UNUSED_DAYS = 180;
const ID = /^[\w-]{22}$/;

/** The device a cookie names; null for a cookie we did not make. */
function deviceOf(keys: Keys, cookie: string): string | null {
  const id = keys.unseal('device', cookie);
  return id !== null && ID.test(id) ? id : null;
}
const hashOf = (id: string): Buffer => createHash('sha256').update(id).digest();

/** What a device is called before anybody knows whose it is; null without a cookie of ours. */
export const deviceName = (keys: Keys, cookie: string | null): string | null => {
  const id = cookie ? deviceOf(keys, cookie) : null;
  return id && hashOf(id).toString('hex');
};

/** The device behind a cookie, where the account of this name has been signed in to from it. */
export async function knownDevice(ctx: Ctx, keys: Keys, username: string, cookie: string | null): Promise<KnownDevice | null> {
  const id = cookie ? deviceOf(keys, cookie) : null;
  if (!id) return null;
  const hash = hashOf(id);
  const row = await ctx.sql.maybe<{ userId: string }>`select d.user_id as "userId" from app.known_device d
    join app.account a on a.tenant_id = d.tenant_id and a.user_id = d.user_id
    where a.username = ${username} and d.device_hash = ${hash}
      and d.used_at > ${ctx.now}::timestamptz - make_interval(days => ${UNUSED_DAYS})`;
  return row && { userId: row.userId, hash };
}

/** The name under which a device's wrong passwords are counted; nobody else can type it. */
export const deviceCounter = ({ userId, hash }: KnownDevice): string => `device:${hash.toString('hex')}:${userId}`;

/** Whose browser it is, and how they know it again. */
interface Seen {
  readonly userId: string;
  readonly agent: string;
  readonly address: string;
}
/** Remembers where somebody has come in from; answers the cookie by which the device is known again, by all who use it. */
export async function rememberDevice(ctx: Ctx, keys: Keys, cookie: string, { userId, agent, address }: Seen): Promise<string> {
  const id = deviceOf(keys, cookie) ?? randomBytes(16).toString('base64url');
  await ctx.sql`insert into app.known_device (tenant_id, user_id, device_hash, used_at, agent, address)
    values (${ctx.tenant}, ${userId}, ${hashOf(id)}, ${ctx.now}, ${agent}, ${address})
    on conflict (tenant_id, user_id, device_hash)
    do update set used_at = excluded.used_at, agent = excluded.agent, address = excluded.address`;
  await ctx.sql`delete from app.known_device where user_id = ${userId} and device_hash in (select device_hash
    from app.known_device where user_id = ${userId} order by used_at desc, device_hash offset ${PER_USER})`;
  return keys.seal('device', id);
}

interface KnownDeviceShown {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly usedAt: string;
  readonly current: boolean;
}
/** The browsers a person is known in, the last used first. */
export const ownDevices = (ctx: Ctx, keys: Keys, cookie: string | null): Promise<readonly KnownDeviceShown[]> =>
  ctx.sql<KnownDeviceShown>`select encode(device_hash, 'hex') as id, agent as device, address, left(used_at::text, 19) as "usedAt",
      encode(device_hash, 'hex') = ${deviceName(keys, cookie) ?? ''} as current
    from app.known_device where user_id = ${ctx.actor.userId}
      and used_at > ${ctx.now}::timestamptz - make_interval(days => ${UNUSED_DAYS})
    order by known_device.used_at desc, device_hash`;

/** One browser of the person is a stranger again, with the wrong passwords typed there. */
export async function forgetOwnDevice(ctx: Ctx, id: string): Promise<void> {
  const { userId } = ctx.actor;
  const hash = Buffer.from(id, 'hex');
  const gone = await ctx.sql`delete from app.known_device where user_id = ${userId} and device_hash = ${hash} returning 1`;
  if (gone.length === 0) throw Refused.of('not.found');
  await ctx.sql`delete from app.attempt where username = ${deviceCounter({ userId, hash })}`;
}

/** Whoever may have been at those devices is a stranger again. */
export async function forgetDevices(ctx: Ctx, userId: string): Promise<void> {
  await forgetDeviceTries(ctx, userId);
  await ctx.sql`delete from app.known_device where user_id = ${userId}`;
}

/** Forgets the wrong passwords typed at the person's own devices; true when there were any. */
export async function forgetDeviceTries(ctx: Ctx, userId: string): Promise<boolean> {
  const gone = await ctx.sql`delete from app.attempt where username in (
    select 'device:' || encode(device_hash, 'hex') || ':' || user_id from app.known_device where user_id = ${userId}) returning 1`;
  return gone.length > 0;
}
