import type { Lang } from '@takt/model';
import {
  type Cells,
  type ConcurrencyGate,
  type Ctx,
  type Identity,
  inTenant,
  type Keys,
  type Limits,
  Refused,
  type Settings,
  type SigninNote,
  system,
} from '@takt/engine/host';
import type { Passwords } from '../access/passwords.ts';
import type { Recogniser } from '../face/recogniser.ts';
import type { Captchas } from './captcha.ts';
import type { Families, Visitor, Way } from './families.ts';
import type { PreAuthStore } from './pre-auth-store.ts';
import type { SsoKeys } from './sso-key-cache.ts';
import type { WorkChallenges } from './work-challenge.ts';

/** Everything the ways in share. Functions of this folder take it; it decides nothing itself. */
export interface SigninServices {
  readonly cells: Cells;
  readonly identity: Identity;
  readonly keys: Keys;
  readonly passwords: Passwords;
  /** Passwords are checked by so many at once; a flood of them must leave the database to those who are in. */
  readonly passwordGate: ConcurrencyGate;
  readonly families: Families;
  readonly preAuth: PreAuthStore;
  readonly captchas: Captchas;
  readonly work: WorkChallenges;
  /** What the company of a transaction has decided. */
  readonly settings: (ctx: Ctx) => Promise<Settings>;
  readonly recogniser: Recogniser;
  readonly ssoKeys: SsoKeys;
  /** Null only where a test signs many people in from one address. */
  readonly limits: Limits | null;
  readonly clock: () => Date;
  /** Tells the operator of something that is nobody's request. */
  readonly alarm: (text: string) => void;
}

/** A request before anyone is known: where it comes from and what it is called in the logs. */
export interface RequestOrigin {
  readonly visitor: Visitor;
  /** The address the product was opened by, as `https://host:port`. */
  readonly site: string;
  /** The cookie a known device shows, empty for a browser without one; null for whoever keeps no cookies. */
  readonly deviceCookie: string | null;
  readonly lang: Lang;
  readonly requestId: string;
}

const demandServed = async (ctx: Ctx): Promise<void> => {
  const { state } = await ctx.sql.one<{ state: string }>`select state from app.tenant where tenant_id = ${ctx.tenant}`;
  if (state === 'suspended') throw Refused.of('tenant.suspended');
};

/** Runs `work` in a tenant on the product's own account: nobody has signed in yet. A suspended company is not served. */
export const asSystem = <T>(
  services: SigninServices,
  tenant: number,
  origin: RequestOrigin,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> =>
  inTenant(
    services.cells,
    {
      tenant,
      actor: system,
      lang: origin.lang,
      requestId: origin.requestId,
      writes: true,
      repeatable: true,
      clock: services.clock,
    },
    async (ctx) => {
      await demandServed(ctx);
      return work(ctx);
    },
  );

export const note = (
  services: SigninServices,
  ctx: Ctx,
  origin: RequestOrigin,
  about: Pick<SigninNote, 'username' | 'userId' | 'result' | 'factor'> & { readonly way: Way },
): Promise<void> => {
  const { address, agent, device } = origin.visitor;
  return services.identity.note(ctx, { ...about, address, agent, device });
};

/** Refuses an address that asks too often. */
export async function slow(services: SigninServices, key: string, max: number, seconds: number): Promise<void> {
  if (services.limits && !(await services.limits.allows(key, max, seconds))) throw Refused.of('signin.tooMany');
}
