import type { KeyObject } from 'node:crypto';
import { fill, type Text } from '@takt/model';
import { type Ctx, instant, Refused, touchAccess } from '@takt/engine/host';
import { acceptLicence, EVERY_MODULE, type Licence, licenceState, type LicenceState, readLicence } from './licence.ts';

export interface Licensed extends LicenceState {
  readonly edition: string | null;
  /** Null where nothing is left out: no licence yet, or one for everything. */
  readonly modules: readonly string[] | null;
  readonly maxUsers: number | null;
}
/** A file that was taken in, and when. */
interface Registered extends Licence {
  readonly acceptedAt: string;
}
/** Users, roles and the way to a new licence are never sold separately. */
const ALWAYS = ['system'];
const TOO_MANY: Text = ['启用的用户数不能超过许可的{n}个', 'The licence allows at most {n} enabled users'];

/** Keeps the tenants' licences and says what they allow. Without one the product is on trial: everything, and a reminder. */
export class LicenceService {
  readonly #keys: () => Readonly<Record<string, KeyObject>>;

  /** `keys` is asked at each registration: a developer may make a key while the product runs. */
  constructor(keys: () => Readonly<Record<string, KeyObject>>) {
    this.#keys = keys;
  }

  /** Only a file that we signed, for this tenant, and newer than what is there changes anything. */
  async register(ctx: Ctx, bytes: Buffer): Promise<Licence> {
    const { code } = await ctx.sql.one<{ code: string }>`select code from app.tenant where tenant_id = ${ctx.tenant} for update`;
    const licence = acceptLicence(readLicence(bytes, this.#keys()), { tenant: code, now: ctx.now, stored: await stored(ctx) });
    await ctx.sql`insert into app.licence (tenant_id, nonce, issued_at, text, accepted_at)
      values (${ctx.tenant}, ${licence.nonce}, ${licence.issuedAt}, ${bytes.toString('utf8')}, ${ctx.now})`;
    await touchAccess(ctx);
    return licence;
  }

  /** The signature alone, for refusing a file before anything is looked up. */
  read(bytes: Buffer): Licence {
    return readLicence(bytes, this.#keys());
  }

  /** Every file the company has handed in, the one that counts first. */
  async registered(ctx: Ctx): Promise<readonly Registered[]> {
    const rows = await ctx.sql<{ text: string; at: string }>`
      select text, accepted_at as at from app.licence order by issued_at desc limit 100`;
    return rows.map(({ text, at }) => ({ ...licenceIn(text), acceptedAt: instant(at).toISOString() }));
  }

  async state(ctx: Ctx): Promise<Licensed> {
    const licence = await stored(ctx);
    const newest = licence && (await newestTrace(ctx));
    const state = licenceState(licence, ctx.now, newest ?? ctx.now);
    const modules = licence && !licence.modules.includes(EVERY_MODULE) ? [...ALWAYS, ...licence.modules] : null;
    return { ...state, modules, edition: licence?.edition ?? null, maxUsers: licence?.maxUsers ?? null };
  }
}

/** Refuses one enabled user more than the licence allows; asked after the user was saved. */
export async function demandUserRoom(ctx: Ctx, enabledUsers: () => Promise<number>): Promise<void> {
  const licence = await stored(ctx);
  if (!licence) return;
  // One at a time: two transactions that count beside each other would both find the last seat free.
  await ctx.sql`select 1 from app.tenant where tenant_id = ${ctx.tenant} for update`;
  if ((await enabledUsers()) > licence.maxUsers)
    throw new Refused({ code: 'licence.users', text: fill(TOO_MANY, { n: licence.maxUsers }), level: 'error' });
}

/** The newest one; it was verified before it was stored, and no role of the product may change it since. */
async function stored(ctx: Ctx): Promise<Licence | null> {
  const row = await ctx.sql.maybe<{ text: string }>`select text from app.licence order by issued_at desc limit 1`;
  return row && licenceIn(row.text);
}
const licenceIn = (text: string): Licence => (JSON.parse(text) as { readonly licence: Licence }).licence;

/** The newest thing known to have happened: a change, whose ids are ordered by time, or somebody's coming in. */
async function newestTrace(ctx: Ctx): Promise<Date | null> {
  const { at } = await ctx.sql.one<{ at: string | null }>`select greatest(
    (select at from app.history order by id desc limit 1), (select max(signed_in_at) from app.account)) as at`;
  return at === null ? null : instant(at);
}
