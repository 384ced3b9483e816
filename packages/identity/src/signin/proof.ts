import { type Ctx, instant, Refused } from '@takt/engine/host';
import { accountOfUser } from '../access/accounts.ts';
import type { FactorAnswer } from '../factors/factor-answer.ts';
import { counted, notifyRecoveryUsed } from '../factors/factor-signin.ts';
import { hasFactor } from '../factors/factors.ts';
import { asSystem, type RequestOrigin, type SigninServices } from './signin-services.ts';
import { type SessionFamily, sessionFamilyOf } from './session-family.ts';
import { verifyOwnPassword } from './wrong-passwords.ts';

/** How long somebody who gave the password is not asked again. */
const PROOF_MS = 5 * 60_000;
/** How long a new number must stand before a code sent there is proof enough. */
const NEW_NUMBER_MS = 24 * 3_600_000;

interface ProofGiver extends SessionFamily {
  readonly tenant: number;
  readonly userId: string;
}
/** Whose password would be asked for, and in which sign-in. */
export const proofGiver = async (ctx: Ctx, token: string): Promise<ProofGiver> => ({
  ...(await sessionFamilyOf(ctx, token)),
  tenant: ctx.tenant,
  userId: ctx.actor.userId,
});

// A face opens some pages at a shared screen; it must not become the way to a password.
const demandNotByFace = ({ way }: SessionFamily): void => {
  if (way === 'face') throw Refused.of('proof.face');
};

/**
 * Takes the password as proof that it is the person themselves; this sign-in is then believed for some minutes. Where they have
 * set up a second factor the password alone proves no more here than at the door.
 */
export async function provePassword(
  services: SigninServices,
  giver: ProofGiver,
  password: string,
  origin: RequestOrigin,
): Promise<void> {
  demandNotByFace(giver);
  if (await asSystem(services, giver.tenant, origin, (ctx) => hasFactor(ctx, giver.userId))) throw Refused.of('proof.factor');
  await verifyOwnPassword(services, giver, password, origin);
  await asSystem(services, giver.tenant, origin, (ctx) => believe(ctx, giver));
}
const believe = (ctx: Ctx, { family }: ProofGiver): Promise<unknown> =>
  ctx.sql`update app.family set proved_at = ${ctx.now} where id = ${family}`;

/** Takes a second factor as such proof. */
export async function proveFactor(
  services: SigninServices,
  giver: ProofGiver,
  answer: FactorAnswer,
  origin: RequestOrigin,
): Promise<void> {
  demandNotByFace(giver);
  // Returned, not thrown: what was tried has to be counted.
  const refused = await asSystem(services, giver.tenant, origin, async (ctx): Promise<Refused | null> => {
    const account = await accountOfUser(ctx, giver.userId);
    if (!account) return Refused.of('EX90001');
    const used = await counted(services, ctx, account, answer, origin);
    if (used instanceof Refused) return used;
    if (used === 'recovery') await notifyRecoveryUsed(ctx, account.userId);
    await believe(ctx, giver);
    return null;
  });
  if (refused) throw refused;
}

/** Refuses unless the person has given proof within the last minutes: a borrowed screen is not enough. The refusal says which. */
export async function demandProved(ctx: Ctx, token: string): Promise<void> {
  const family = await sessionFamilyOf(ctx, token);
  demandNotByFace(family);
  const { provedAt } = family;
  if (provedAt !== null && ctx.now.getTime() - provedAt.getTime() <= PROOF_MS) return;
  throw Refused.of((await hasFactor(ctx, ctx.actor.userId)) ? 'proof.factor' : 'proof.required');
}

/** A code by mobile proves who somebody is only where the number has been theirs for a while. */
export async function demandKnownNumber(ctx: Ctx, token: string): Promise<void> {
  demandNotByFace(await sessionFamilyOf(ctx, token));
  const { at } = await ctx.sql.one<{ at: string | null }>`
    select mobile_changed_at as at from app.account where user_id = ${ctx.actor.userId}`;
  if (at !== null && ctx.now.getTime() - instant(at).getTime() < NEW_NUMBER_MS) await demandProved(ctx, token);
}
