import { randomInt } from 'node:crypto';
import { fill, type Text } from '@takt/model';
import { type Ctx, instant, Refused } from '@takt/engine/host';
import type { Look } from '../face/look.ts';
import { type Challenge, challengeMet, FACE_THRESHOLDS, passes, similarity } from '../face/match.ts';
import { Unreadable } from '../face/picture.ts';
import { Busy } from '../face/recogniser.ts';
import { openEmbedding } from '../face/sealed-embedding.ts';
import { type SigninServices, slow } from './signin-services.ts';
import { putTicket, takeTicket } from './tickets.ts';

const NONCE_SECONDS = 60;
const DELAY = { every: 5, seconds: 30, forGood: 50 } as const;
const KIOSK_FACES = 200;
export const faceWords = {
  off: ['企业未启用人脸登录', 'Face sign-in is not enabled for this company'],
  unknown: ['人脸登录失败，找不到您的用户', 'face login failed, cannot find your user'],
  failed: ['人脸登录失败', 'face login failed'],
  wait: ['尝试次数过多，请{seconds}秒后再试或使用密码登录', 'Too many tries; wait {seconds} seconds or use the password'],
  name: ['请先填写用户名', 'Enter the user name first'],
} as const satisfies Record<string, Text>;

/** Refuses an address that brings too many faces. */
export const paceFaces = (services: SigninServices, address: string): Promise<void> => slow(services, `face:${address}`, 30, 60);

export async function newChallenge(ctx: Ctx, device: string): Promise<{ readonly nonce: string; readonly turn: Challenge }> {
  const turn: Challenge = randomInt(2) === 0 ? 'left' : 'right';
  return { nonce: await putTicket(ctx, 'face-nonce', { turn, device }, NONCE_SECONDS), turn };
}
/** The challenge behind a nonce, used up; null when it is not of this device or too old. */
export async function takeChallenge(ctx: Ctx, nonce: string, device: string): Promise<Challenge | null> {
  const given = await takeTicket<{ turn: Challenge; device: string }>(ctx, 'face-nonce', nonce);
  return given && given.device === device ? given.turn : null;
}

/** Two pictures: looking ahead, and turned. */
export type Shots = readonly [Buffer, Buffer];

interface Enrolled {
  readonly userId: string;
  readonly embedding: readonly number[];
}
/** A try before the camera that may go on: what it must show, whose features it is compared with, and where it is counted. */
export interface FaceTry {
  readonly turn: Challenge | null;
  readonly counter: string;
  readonly faces: readonly Enrolled[];
}
/** Uses the challenge up, once nobody has to wait; without a name all faces are compared, and the device is counted. */
export async function beginTry(
  services: SigninServices,
  ctx: Ctx,
  { username, nonce, device }: { readonly username: string; readonly nonce: string; readonly device: string },
): Promise<FaceTry> {
  const counter = faceCounter(username === '' ? `#${device}` : username);
  await demandPatience(ctx, counter);
  return { turn: await takeChallenge(ctx, nonce, device), counter, faces: await enrolled(services, ctx, username) };
}

/** Whether somebody alive did as they were asked, and whose features on file they have, the most alike first. */
interface Seen {
  readonly alive: boolean;
  readonly found: readonly string[];
}
/** Looks at the pictures of a try; outside of a transaction, it takes long. */
export async function seenBy(services: SigninServices, { turn, faces }: FaceTry, shots: Shots): Promise<Seen> {
  const [first, second] = (turn && (await lookTwice(services, shots))) ?? [];
  if (!turn || !first || !second || !passes(first) || !challengeMet(turn, first, second)) return { alive: false, found: [] };
  return { alive: true, found: matching(faces, first.face.embedding) };
}

/** A try that found nobody is one more failure; one that found somebody ends the count. */
export async function endTry(ctx: Ctx, { counter }: FaceTry, { found }: Seen): Promise<void> {
  if (found.length === 0) await countFailure(ctx, counter);
  else await ctx.sql`delete from app.attempt where username = ${counter}`;
}

/** Both pictures; null for what is no picture. */
export async function lookTwice(services: SigninServices, [first, second]: Shots): Promise<readonly [Look, Look] | null> {
  try {
    return [await services.recogniser.look(first), await services.recogniser.look(second)];
  } catch (error) {
    if (error instanceof Busy) throw Refused.of('overload');
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** The name under which a person's failed faces are counted, apart from their passwords. */
export const faceCounter = (name: string): string => `face:${name}`;

/** The features on file; each can be opened only as its owner's. */
export const faceKey = ({ keys }: SigninServices, tenant: number, keyId: string): Buffer => keys.derive(`face|${tenant}`, keyId);
export const faceOwner = (tenant: number, userId: string): string => `${tenant}|${userId}`;

async function enrolled(services: SigninServices, ctx: Ctx, username: string): Promise<readonly Enrolled[]> {
  const name = username.trim();
  const rows = await ctx.sql<{ userId: string; sealed: Buffer; keyId: string }>`
    select f.user_id as "userId", f.sealed, f.key_id as "keyId" from app.face f join app.account a on a.tenant_id = f.tenant_id and a.user_id = f.user_id
    where ${name} in ('', a.username) order by f.enrolled_at limit ${KIOSK_FACES + 1}`;
  // Among too many faces a stranger resembles somebody: better nobody is found.
  if (rows.length > KIOSK_FACES) return [];
  return rows.map(({ userId, sealed, keyId }) => ({
    userId,
    embedding: openEmbedding(faceKey(services, ctx.tenant, keyId), faceOwner(ctx.tenant, userId), sealed),
  }));
}
const matching = (faces: readonly Enrolled[], embedding: readonly number[]): readonly string[] =>
  faces
    .map(({ userId, embedding: own }) => ({ userId, alike: similarity(own, embedding) }))
    .filter(({ alike }) => alike >= FACE_THRESHOLDS.similarity)
    .toSorted((a, b) => b.alike - a.alike)
    .map(({ userId }) => userId);

async function demandPatience(ctx: Ctx, counter: string): Promise<void> {
  const row = await ctx.sql.maybe<{ failures: number; until: string | null }>`
    select failures, locked_until as until from app.attempt where username = ${counter}`;
  const left = row?.until ? Math.ceil((instant(row.until).getTime() - ctx.now.getTime()) / 1000) : 0;
  if ((row?.failures ?? 0) < DELAY.forGood && left <= 0) return;
  const seconds = String(Math.max(left, DELAY.seconds));
  throw new Refused({ code: 'face.wait', text: fill(faceWords.wait, { seconds }), level: 'warn' }, { status: 429 });
}
async function countFailure(ctx: Ctx, counter: string): Promise<void> {
  const until = new Date(ctx.now.getTime() + DELAY.seconds * 1000);
  await ctx.sql`insert into app.attempt as a (tenant_id, username, failures, at) values (${ctx.tenant}, ${counter}, 1, ${ctx.now})
    on conflict (tenant_id, username) do update set failures = a.failures + 1, at = excluded.at,
      locked_until = case when (a.failures + 1) % ${DELAY.every}::int = 0 then ${until}::timestamptz end`;
}
