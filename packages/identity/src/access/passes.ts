import { randomBytes } from 'node:crypto';
import { CAME_BY, type Lang, say } from '@takt/model';
import {
  companyName,
  type Cells,
  type Ctx,
  type Identity,
  inTenant,
  type NewHistoryEntry,
  type Person,
  Refused,
  system,
} from '@takt/engine/host';
import type { LicenceService, Licensed } from '../licence/licence-service.ts';
import { digest } from '../signin/families.ts';
import { tenantOf, within } from './sessions.ts';

/** One document, one person, and what that person may do with it without signing in. */
export interface PassFor {
  readonly userId: string;
  readonly entity: string;
  readonly rowId: string;
  /** The document as it was when the pass was sent; null where it may change meanwhile. */
  readonly version: number | null;
  readonly actions: readonly string[];
  /** A call about this document, and the input that takes its id. */
  readonly call: { readonly id: string; readonly as: string } | null;
}
interface Pass extends PassFor {
  readonly hash: Buffer;
  readonly state: 'good' | 'expired' | 'replaced';
}
/** Who stands before us with a pass, and for whom they work. */
export interface Bearer {
  readonly pass: Pass;
  readonly company: string;
  readonly realName: string;
  readonly language: Lang | null;
}

/** Makes a pass; an earlier one of this person for the same document no longer counts. Its text names the company, to find it. */
export async function issuePass(ctx: Ctx, pass: PassFor, days: number): Promise<string> {
  const token = `${ctx.tenant.toString(36)}.${randomBytes(32).toString('base64url')}`;
  const expires = new Date(ctx.now.getTime() + days * 86_400_000);
  const { userId, entity, rowId, version, actions, call } = pass;
  await ctx.sql`update app.pass set revoked_at = ${ctx.now} where row_id = ${rowId} and user_id = ${userId} and revoked_at is null`;
  await ctx.sql`insert into app.pass (tenant_id, hash, user_id, entity, row_id, row_version, actions, call, expires_at)
    values (${ctx.tenant}, ${digest(token)}, ${userId}, ${entity}, ${rowId}, ${version}, ${actions}::text[],
      ${call && JSON.stringify(call)}::jsonb, ${expires})`;
  return token;
}

export interface Shown {
  readonly token: string;
  readonly lang: Lang;
  readonly requestId: string;
  readonly writes: boolean;
}
interface Parts {
  readonly cells: Cells;
  readonly identity: Identity;
  readonly licences: LicenceService;
  readonly clock: () => Date;
  readonly forSuppliers: (permission: string) => boolean;
  readonly reserved: ReadonlySet<string>;
  readonly administrators: ReadonlySet<string>;
  /** The right a call needs. */
  readonly rightOf: (call: string) => string | null;
}

/** Whoever reads the history later knows that the person was not signed in. */
const byLink = (entry: NewHistoryEntry): NewHistoryEntry => ({ ...entry, changes: { ...entry.changes, [CAME_BY]: 'link' } });

/** Opens the transactions of people who have a pass and no sign-in. */
export class Passes {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Runs `work` as the person of the pass, who then has the rights it names, as far as their roles give them, and no other. */
  async run<T>(shown: Shown, work: (ctx: Ctx, bearer: Bearer) => Promise<T>): Promise<T> {
    const tenant = tenantOf(shown.token);
    const entry = tenant === null ? null : await this.#parts.cells.directory.byId(tenant);
    if (tenant === null || !entry) throw Refused.of('not.found');
    const { lang, requestId, writes } = shown;
    const asked = { tenant, lang, requestId, clock: this.#parts.clock, repeatable: true };
    const met = await inTenant(this.#parts.cells, { ...asked, actor: system, writes: false }, (ctx) =>
      this.#meet(ctx, shown.token),
    );
    if (!met) throw Refused.of('not.found');
    const { bearer, person, licence } = met;
    if (writes && bearer.pass.state !== 'good') throw Refused.of('not.found');
    if (writes && licence.state === 'readonly') throw Refused.of('licence.readonly');
    const supplier = person.vendorId === null ? null : this.#parts.forSuppliers;
    const { reserved: withheld, administrators } = this.#parts;
    const bounds = { modules: licence.modules, face: null, key: null, supplier, withheld, administrators };
    const own = within(person.can, bounds);
    const named = this.#rights(bearer.pass);
    const can = (permission: string): boolean => named.has(permission) && own(permission);
    return inTenant(this.#parts.cells, { ...asked, actor: { ...person, can, holds: () => false }, writes }, (ctx) =>
      work({ ...ctx, remember: (entry) => ctx.remember(byLink(entry)) }, bearer),
    );
  }

  #rights({ entity, actions, call }: PassFor): ReadonlySet<string> {
    const right = call && this.#parts.rightOf(call.id);
    return new Set([`${entity}.read`, ...actions.map((action) => `${entity}.${action}`), ...(right ? [right] : [])]);
  }

  async #meet(
    ctx: Ctx,
    token: string,
  ): Promise<{ readonly bearer: Bearer; readonly person: Person; readonly licence: Licensed } | null> {
    const hash = digest(token);
    const pass = await ctx.sql.maybe<Omit<Pass, 'hash'>>`
      select user_id as "userId", entity, row_id as "rowId", row_version as version, actions, call,
        case when revoked_at is not null then 'replaced' when expires_at <= ${ctx.now} then 'expired' else 'good' end as state
      from app.pass where hash = ${hash}`;
    const person = pass && (await this.#parts.identity.person(ctx, pass.userId));
    const profile = pass && (await this.#parts.identity.profile(ctx, pass.userId));
    if (!pass || !person || !profile) return null;
    const { realName, language } = profile;
    const company = say(await companyName(ctx), language ?? 'zh');
    return {
      bearer: { pass: { ...pass, hash }, company, realName, language },
      person,
      licence: await this.#parts.licences.state(ctx),
    };
  }
}
