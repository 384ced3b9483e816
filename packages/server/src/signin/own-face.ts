import type { Text } from '@takt/model';
import { accountOfUser } from '../access/accounts.ts';
import type { Ctx } from '../ctx.ts';
import { type Challenge, challengeMet, passes } from '../face/match.ts';
import { sealEmbedding } from '../face/sealed-embedding.ts';
import { Refused, refuse } from '../refused.ts';
import type { Desk } from './desk.ts';
import { faceKey, faceOwner, faceWords, newChallenge, takeChallenge } from './face-signin.ts';

const CONSENT: Text = ['请先阅读并同意人脸信息处理说明', 'Read and accept how face data are handled first'];
const UNCLEAR: Text = ['未能识别到清晰的人脸，请重试', 'No clear face was recognised; try again'];

export interface FaceState {
  readonly enabled: boolean;
  readonly enrolled: boolean;
  readonly enrolledAt: string | null;
  readonly consentAt: string | null;
}
export async function ownFaceState(desk: Desk, ctx: Ctx): Promise<FaceState> {
  const { face } = await desk.identity.rules(ctx);
  const row = await ctx.sql.maybe<{ enrolledAt: string; consentAt: string }>`
    select to_char(enrolled_at, 'YYYY-MM-DD HH24:MI:SS') as "enrolledAt", to_char(consent_at, 'YYYY-MM-DD HH24:MI:SS') as "consentAt"
    from app.face where user_id = ${ctx.actor.userId}`;
  return { enabled: face, enrolled: row !== null, enrolledAt: row?.enrolledAt ?? null, consentAt: row?.consentAt ?? null };
}

export async function ownFaceChallenge(
  desk: Desk,
  ctx: Ctx,
  device: string,
): Promise<{ readonly nonce: string; readonly turn: Challenge }> {
  if (!(await desk.identity.rules(ctx)).face) refuse('face.off', faceWords.off);
  return newChallenge(ctx, device);
}

export interface Enrolment {
  readonly consent: boolean;
  readonly password: string;
  readonly nonce: string;
  readonly shots: readonly [Buffer, Buffer];
  readonly device: string;
}
/** Keeps the features of a living face, by explicit consent and with the password: a borrowed screen is not enough. */
export async function enrolFace(desk: Desk, ctx: Ctx, asked: Enrolment): Promise<void> {
  const { userId } = ctx.actor;
  if (!asked.consent) refuse('face.consent', CONSENT);
  if (!(await desk.identity.rules(ctx)).face) refuse('face.off', faceWords.off);
  const account = await accountOfUser(ctx, userId);
  if (!account || !(await desk.passwords.verify(account.passwordHash, asked.password))) throw Refused.of('password.wrong');
  const turn = await takeChallenge(ctx, asked.nonce, asked.device);
  const [first, second] = [await desk.recogniser.look(asked.shots[0]), await desk.recogniser.look(asked.shots[1])];
  if (!turn || !passes(first) || !challengeMet(turn, first, second)) refuse('face.unclear', UNCLEAR);
  const key = desk.keys.current;
  const sealed = sealEmbedding(faceKey(desk, ctx.tenant, key), faceOwner(ctx.tenant, userId), first.face.embedding);
  await ctx.sql`insert into app.face (tenant_id, user_id, sealed, key_id, consent_at, enrolled_at)
    values (${ctx.tenant}, ${userId}, ${sealed}, ${key}, ${ctx.now}, ${ctx.now})
    on conflict (tenant_id, user_id) do update set sealed = excluded.sealed, key_id = excluded.key_id,
      consent_at = excluded.consent_at, enrolled_at = excluded.enrolled_at`;
}

/** Withdrawing the consent removes the features at once. */
export async function withdrawFace(ctx: Ctx): Promise<void> {
  await ctx.sql`delete from app.face where user_id = ${ctx.actor.userId}`;
}
