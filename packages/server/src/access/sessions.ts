import { createHash, randomBytes } from 'node:crypto';
import { isId, type Lang } from '@takt/model';
import { type Ctx, type Person, system } from '../ctx.ts';
import type { Cells } from '../db/cells.ts';
import { inTenant } from '../db/transaction.ts';
import { Refused } from '../refused.ts';
import type { Identity } from './identity.ts';
import { verifyPassword, wastePassword } from './passwords.ts';

export const ACCESS_MINUTES = 15;

/** What is known of a token between requests; the opener of each transaction says whether it still holds. */
interface Known {
  readonly tenant: number;
  readonly person: Person;
  /** `user|account epoch|access epoch`, as `app.enter` answers. */
  readonly mark: string;
}

class Outdated extends Error {}

/** `<tenant in base 36>.<256 random bits>`: the tenant part only routes, the hash of the whole is what counts. */
const newToken = (tenant: number): string => `${tenant.toString(36)}.${randomBytes(32).toString('base64url')}`;
/** Which tenant a token says it belongs to; good for routing and logs, never for trust. */
export const tenantOf = (token: string): number | null => {
  const [head = ''] = token.split('.', 1);
  return /^[0-9a-z]{1,6}\.[\w-]{43}$/.test(token) ? Number.parseInt(head, 36) : null;
};
const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface Call {
  readonly token: string;
  readonly lang: Lang;
  readonly requestId: string;
  readonly writes: boolean;
  readonly repeatable: boolean;
}

/** Signs people in and opens their transactions. Seam: the full sign-in adds grants here, nothing else changes. */
export class Sessions {
  readonly #cells: Cells;
  readonly #identity: Identity;
  readonly #clock: () => Date;
  readonly #known = new Map<string, Known>();

  constructor(cells: Cells, identity: Identity, clock: () => Date = () => new Date()) {
    this.#cells = cells;
    this.#identity = identity;
    this.#clock = clock;
  }

  /** Password grant. Unknown tenant, unknown user and wrong password answer alike, after the same work. */
  async signIn(
    tenantCode: string,
    username: string,
    password: string,
    requestId: string,
  ): Promise<{ readonly token: string; readonly expiresIn: number }> {
    const tenant = await this.#cells.directory.byCode(tenantCode);
    const account = tenant && (await this.#asSystem(tenant.id, requestId, false, (ctx) => findAccount(ctx, username)));
    const right = account ? await verifyPassword(account.password_hash, password) : await wastePassword(password);
    if (!tenant || !account || !right) throw Refused.of('login.failed');
    const token = newToken(tenant.id);
    await this.#asSystem(tenant.id, requestId, true, async (ctx) => {
      await ctx.sql`insert into app.session (tenant_id, token_hash, user_id, expires_at)
        values (${tenant.id}, ${digest(token)}, ${account.user_id}, ${new Date(ctx.now.getTime() + ACCESS_MINUTES * 60_000)})`;
    });
    return { token, expiresIn: ACCESS_MINUTES * 60 };
  }

  async signOut(token: string, requestId: string): Promise<void> {
    const tenant = tenantOf(token);
    this.#known.delete(token);
    if (tenant === null) return;
    await this.#asSystem(tenant, requestId, true, async (ctx) => {
      await ctx.sql`delete from app.session where token_hash = ${digest(token)}`;
    });
  }

  /** The person behind a token as last seen; null when this process has not met it yet. */
  seen(token: string): Person | null {
    return this.#known.get(token)?.person ?? null;
  }

  /** Runs `work` as the token's owner. Rights known from before are confirmed by the opener, at no extra round trip. */
  async run<T>(call: Call, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    const known = this.#known.get(call.token) ?? (await this.#meet(call));
    try {
      return await this.#runAs(known, call, work);
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
      this.#known.delete(call.token);
      return this.#runAs(await this.#meet(call), call, work);
    }
  }

  #runAs<T>(known: Known, call: Call, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    const admit = (mark: string | null) => {
      if (mark !== known.mark) throw new Outdated();
    };
    const { lang, requestId, writes, repeatable, token } = call;
    return inTenant(
      this.#cells,
      {
        tenant: known.tenant,
        actor: known.person,
        lang,
        requestId,
        writes,
        repeatable,
        token: digest(token),
        clock: this.#clock,
        admit,
      },
      work,
    );
  }

  /** First use of a token in this process, or first after rights changed: read who it is. */
  async #meet(call: Call): Promise<Known> {
    const tenant = tenantOf(call.token);
    if (tenant === null || !(await this.#cells.directory.byId(tenant))) throw Refused.of('EX90001');
    let mark: string | null = null;
    const person = await inTenant(
      this.#cells,
      {
        tenant,
        actor: system,
        lang: call.lang,
        requestId: call.requestId,
        writes: false,
        repeatable: true,
        token: digest(call.token),
        clock: this.#clock,
        admit: (answer) => {
          mark = answer;
        },
      },
      async (ctx) => {
        const session = await ctx.sql.maybe<{
          user_id: string;
        }>`select user_id from app.session where token_hash = ${digest(call.token)} and expires_at > ${ctx.now}`;
        return session && isId(session.user_id) ? this.#identity.person(ctx, session.user_id) : null;
      },
    );
    if (!person || mark === null) throw Refused.of('EX90001');
    const known = { tenant, person, mark };
    if (this.#known.size > 20_000) this.#known.clear();
    this.#known.set(call.token, known);
    return known;
  }

  #asSystem<T>(tenant: number, requestId: string, writes: boolean, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return inTenant(
      this.#cells,
      { tenant, actor: system, lang: 'zh', requestId, writes, repeatable: true, clock: this.#clock },
      work,
    );
  }
}

const findAccount = (ctx: Ctx, username: string) =>
  ctx.sql.maybe<{ user_id: string; password_hash: string }>`
    select user_id, password_hash from app.account where username = ${username} and (locked_until is null or locked_until <= ${ctx.now})`;
