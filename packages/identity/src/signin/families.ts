import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isId } from '@takt/model';
import { type Ctx, instant, type Keys, newId } from '@takt/engine/host';

const ACCESS_SECONDS = 15 * 60;
const GRACE_MS = 10_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long a sign-in lasts: unused, and at the most. */
const LIFE = { remembered: { idle: 7 * DAY, whole: 30 * DAY }, once: { idle: 12 * HOUR, whole: 12 * HOUR } } as const;

export type Way = 'password' | 'passkey' | 'qr' | 'face' | 'sso';
/** All such a sign-in may do: change its password, learn that the account is locked, set up a second factor. */
export type Limited = 'password' | 'locked' | 'factor';
/** The device a sign-in comes from, as far as it tells. */
export interface Visitor {
  readonly client: string;
  readonly device: string;
  readonly address: string;
  /** What counts by address go by. */
  readonly network: string;
  readonly agent: string;
}
interface NewFamily {
  readonly userId: string;
  readonly way: Way;
  readonly visitor: Visitor;
  readonly remembered: boolean;
  readonly limited: Limited | null;
  readonly jumpedFrom?: string;
}
/** What the browser or the application takes home. */
export interface Granted {
  readonly access: string;
  readonly refresh: string;
  readonly expiresIn: number;
  /** Null for a browser that forgets when it is closed. */
  readonly rememberSeconds: number | null;
}
interface FamilyRow {
  readonly id: string;
  readonly userId: string;
  readonly way: Way;
  readonly nonce: Buffer;
  readonly seq: number;
  readonly rotatedAt: Date;
  readonly idleUntil: Date;
  readonly endsAt: Date;
  readonly remembered: boolean;
}

type Stored = Omit<FamilyRow, 'rotatedAt' | 'idleUntil' | 'endsAt'> & Record<'rotatedAt' | 'idleUntil' | 'endsAt', string>;

export const digest = (token: string): Buffer => createHash('sha256').update(token).digest();
const REFRESH = /^([0-9a-z]{1,6})\.([0-9a-f]{32})\.([0-9a-z]{1,6})\.([a-z0-9]{1,8})\.([\w-]{43})$/;

/** Which tenant a refresh token says it belongs to; good for finding the way, never for trust. */
export const tenantOfRefresh = (token: string): number | null => {
  const [, tenant] = REFRESH.exec(token) ?? [];
  return tenant === undefined ? null : Number.parseInt(tenant, 36);
};

/** Sign-ins and their tokens. Each rotation's tokens follow from the row by a keyed hash, so a repeated refresh finds the same ones. */
export class Families {
  readonly #keys: Keys;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  async open(ctx: Ctx, asked: NewFamily): Promise<Granted> {
    const { idle, whole } = LIFE[asked.remembered ? 'remembered' : 'once'];
    const now = ctx.now.getTime();
    const row: FamilyRow = {
      id: newId(),
      userId: asked.userId,
      way: asked.way,
      nonce: randomBytes(16),
      seq: 1,
      rotatedAt: ctx.now,
      idleUntil: new Date(now + idle),
      endsAt: new Date(now + whole),
      remembered: asked.remembered,
    };
    const { visitor } = asked;
    // Who is sent to set up a second factor has given the password this moment, if that is how they came.
    await ctx.sql`insert into app.family (tenant_id, id, user_id, way, client, nonce, seq, rotated_at, created_at, idle_until,
        ends_at, remembered, limited, proved_at, device, address, agent, jumped_from)
      values (${ctx.tenant}, ${row.id}, ${row.userId}, ${asked.way}, ${visitor.client}, ${row.nonce}, 1, ${ctx.now}, ${ctx.now},
        ${row.idleUntil}, ${row.endsAt}, ${row.remembered}, ${asked.limited},
        ${asked.limited === 'factor' && asked.way === 'password' ? ctx.now : null}, ${visitor.device}, ${visitor.address},
        ${visitor.agent}, ${asked.jumpedFrom ?? null})`;
    // Whoever comes in sweeps their own doorstep: sign-ins that are over have no other use.
    await ctx.sql`delete from app.family where user_id = ${row.userId} and ends_at < ${ctx.now}`;
    await ctx.sql`update app.account set signed_in_at = greatest(signed_in_at, ${ctx.now}) where user_id = ${row.userId}`;
    return this.#issue(ctx, row);
  }

  /**
   * Exchanges a refresh token. The last one used again within the grace gets the same successor: two tabs, or an answer
   * that was lost on its way. An older one means that somebody else has it, so the whole sign-in ends.
   */
  async rotate(ctx: Ctx, token: string): Promise<Granted | 'unknown' | { readonly reusedBy: string; readonly way: Way }> {
    const [, tenant = '', hex = '', seq36 = '', key = '', mac = ''] = REFRESH.exec(token) ?? [];
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    if (Number.parseInt(tenant, 36) !== ctx.tenant || !isId(id) || !this.#keys.ids.includes(key)) return 'unknown';
    const row = await this.#find(ctx, id);
    if (!row) return 'unknown';
    const seq = Number.parseInt(seq36, 36);
    if (!timingSafeEqual(Buffer.from(mac), Buffer.from(this.#mac('refresh', ctx.tenant, row, seq, key)))) return 'unknown';
    if (row.idleUntil <= ctx.now || row.endsAt <= ctx.now) {
      await this.end(ctx, id);
      return 'unknown';
    }
    if (seq === row.seq) return this.#issue(ctx, await this.#step(ctx, row));
    const late = ctx.now.getTime() - row.rotatedAt.getTime();
    if (seq === row.seq - 1 && late <= GRACE_MS) return this.#issue(ctx, row);
    await this.end(ctx, id);
    return { reusedBy: row.userId, way: row.way };
  }

  /** Ends a sign-in with all its tokens, and the one it had jumped away from. */
  async end(ctx: Ctx, id: string): Promise<void> {
    await ctx.sql`delete from app.family where id = ${id}
      or id = (select jumped_from from app.family where id = ${id})`;
  }

  /** Takes a sign-in up again without its refresh token; only for one this person jumped away from. */
  async resume(ctx: Ctx, id: string): Promise<Granted | null> {
    const row = await this.#find(ctx, id);
    return row && row.endsAt > ctx.now ? this.#issue(ctx, await this.#step(ctx, row)) : null;
  }

  async #find(ctx: Ctx, id: string): Promise<FamilyRow | null> {
    const row = await ctx.sql.maybe<Stored>`select id, user_id as "userId", way, nonce, seq, rotated_at as "rotatedAt",
        idle_until as "idleUntil", ends_at as "endsAt", remembered from app.family where id = ${id} for update`;
    return row && { ...row, rotatedAt: instant(row.rotatedAt), idleUntil: instant(row.idleUntil), endsAt: instant(row.endsAt) };
  }

  async #step(ctx: Ctx, row: FamilyRow): Promise<FamilyRow> {
    const idle = LIFE[row.remembered ? 'remembered' : 'once'].idle;
    const idleUntil = new Date(Math.min(ctx.now.getTime() + idle, row.endsAt.getTime()));
    await ctx.sql`update app.family set seq = seq + 1, rotated_at = ${ctx.now}, idle_until = ${idleUntil} where id = ${row.id}`;
    return { ...row, seq: row.seq + 1, rotatedAt: ctx.now, idleUntil };
  }

  async #issue(ctx: Ctx, row: FamilyRow): Promise<Granted> {
    const tenant = ctx.tenant.toString(36);
    const key = this.#keys.current;
    const access = `${tenant}.${this.#mac('access', ctx.tenant, row, row.seq, key)}`;
    const refresh = `${tenant}.${row.id.replaceAll('-', '')}.${row.seq.toString(36)}.${key}.${this.#mac('refresh', ctx.tenant, row, row.seq, key)}`;
    const expires = new Date(Math.min(row.rotatedAt.getTime() + ACCESS_SECONDS * 1000, row.endsAt.getTime()));
    await ctx.sql`delete from app.session where family_id = ${row.id} and expires_at < ${ctx.now}`;
    await ctx.sql`insert into app.session (tenant_id, token_hash, user_id, family_id, expires_at)
      values (${ctx.tenant}, ${digest(access)}, ${row.userId}, ${row.id}, ${expires}) on conflict do nothing`;
    const left = Math.floor((row.endsAt.getTime() - ctx.now.getTime()) / 1000);
    return { access, refresh, expiresIn: ACCESS_SECONDS, rememberSeconds: row.remembered ? left : null };
  }

  #mac(use: 'access' | 'refresh', tenant: number, row: FamilyRow, seq: number, key: string): string {
    return this.#keys.mac(use, `${tenant}|${row.id}|${seq}|${row.nonce.toString('hex')}`, key).toString('base64url');
  }
}
