import type { Text } from '@takt/model';
import { type Ctx, refuse, Refused } from '@takt/engine/host';
import { type Challenge, challengeMet, passes } from '../face/match.ts';
import { sealEmbedding } from '../face/sealed-embedding.ts';
import { accountOfUser } from '../access/accounts.ts';
import type { SigninServices } from './signin-services.ts';
import { faceCounter, faceKey, faceOwner, faceWords, lookTwice, newChallenge, type Shots } from './face-try.ts';
import { demandProved } from './proof.ts';

const CONSENT: Text = ['请先阅读并同意人脸信息处理说明', 'Read and accept how face data are handled first'];
const UNCLEAR: Text = ['未能识别到清晰的人脸，请重试', 'No clear face was recognised; try again'];

interface FaceState {
  readonly enabled: boolean;
  readonly enrolled: boolean;
  readonly enrolledAt: string | null;
  readonly consentAt: string | null;
}
export async function ownFaceState(services: SigninServices, ctx: Ctx): Promise<FaceState> {
  const { face } = await services.identity.rules(ctx);
  const row = await ctx.sql.maybe<{ enrolledAt: string; consentAt: string }>`
    select to_char(enrolled_at, 'YYYY-MM-DD HH24:MI:SS') as "enrolledAt", to_char(consent_at, 'YYYY-MM-DD HH24:MI:SS') as "consentAt"
    from app.face where user_id = ${ctx.actor.userId}`;
  return { enabled: face, enrolled: row !== null, enrolledAt: row?.enrolledAt ?? null, consentAt: row?.consentAt ?? null };
}

export async function ownFaceChallenge(
  services: SigninServices,
  ctx: Ctx,
  device: string,
): Promise<{ readonly nonce: string; readonly turn: Challenge }> {
  if (!(await services.identity.rules(ctx)).face) refuse('face.off', faceWords.off);
  return newChallenge(ctx, device);
}

interface Enrolment {
  readonly consent: boolean;
  /** What the camera asked for; null where the challenge was none of ours. */
  readonly turn: Challenge | null;
  readonly shots: Shots;
}
/** Keeps the features of a living face, by explicit consent and with proof: a borrowed screen is not enough. */
export async function enrolFace(services: SigninServices, ctx: Ctx, token: string, asked: Enrolment): Promise<void> {
  const { userId } = ctx.actor;
  if (!asked.consent) refuse('face.consent', CONSENT);
  if (!(await services.identity.rules(ctx)).face) refuse('face.off', faceWords.off);
  await demandProved(ctx, token);
  const account = await accountOfUser(ctx, userId);
  if (!account) throw Refused.of('EX90001');
  const { turn } = asked;
  const [first, second] = (turn && (await lookTwice(services, asked.shots))) ?? [];
  if (!turn || !first || !second || !passes(first) || !challengeMet(turn, first, second)) refuse('face.unclear', UNCLEAR);
  await ctx.sql`delete from app.attempt where username = ${faceCounter(account.username)}`;
  const key = services.keys.current;
  const sealed = sealEmbedding(faceKey(services, ctx.tenant, key), faceOwner(ctx.tenant, userId), first.face.embedding);
  await ctx.sql`insert into app.face (tenant_id, user_id, sealed, key_id, consent_at, enrolled_at)
    values (${ctx.tenant}, ${userId}, ${sealed}, ${key}, ${ctx.now}, ${ctx.now})
    on conflict (tenant_id, user_id) do update set sealed = excluded.sealed, key_id = excluded.key_id,
      consent_at = excluded.consent_at, enrolled_at = excluded.enrolled_at`;
}

/** Withdrawing the consent removes the features at once. */
export async function withdrawFace(ctx: Ctx, userId: string = ctx.actor.userId): Promise<void> {
  await ctx.sql`delete from app.face where user_id = ${userId}`;
}
