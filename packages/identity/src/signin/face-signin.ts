import { randomInt } from 'node:crypto';
import { type Text } from '@takt/model';
import { tenantOf } from '../access/sessions.ts';
import { type Ctx, instant, Refused } from '@takt/engine/host';
import type { Look } from '../face/look.ts';
import { type Challenge, challengeMet, FACE_THRESHOLDS, passes, similarity } from '../face/match.ts';
import { Unreadable } from '../face/picture.ts';
import { Busy } from '../face/recogniser.ts';
import { openEmbedding } from '../face/sealed-embedding.ts';
import { admitted } from './admission.ts';
import { asSystem, type SigninServices, type RequestOrigin, note, slow } from './signin-services.ts';
import type { Granted } from './families.ts';
import { putTicket, takeTicket } from './tickets.ts';

const NONCE_SECONDS = 60;
const TICKET_SECONDS = 60;
const DELAY = { every: 5, seconds: 30, forGood: 50 } as const;
const KIOSK_FACES = 200;
export const faceWords = {
  off: ['企业未启用人脸登录', 'Face sign-in is not enabled for this company'],
  unknown: ['人脸登录失败，找不到您的用户', 'face login failed, cannot find your user'],
  failed: ['人脸登录失败', 'face login failed'],
  wait: ['尝试次数过多，请{seconds}秒后再试或使用密码登录', 'Too many tries; wait {seconds} seconds or use the password'],
  name: ['请先填写用户名', 'Enter the user name first'],
} as const satisfies Record<string, Text>;
const refused = (code: keyof typeof faceWords, status = 422): Refused =>
  new Refused({ code: `face.${code}`, text: faceWords[code], level: 'error' }, { status });

/** What the camera will ask for, and a number that makes yesterday's pictures worthless. */
export async function faceChallenge(
  services: SigninServices,
  company: string,
  origin: RequestOrigin,
): Promise<{ readonly nonce: string; readonly turn: Challenge }> {
  await slow(services, `face:${origin.visitor.address}`, 30, 60);
  const tenant = await services.cells.directory.byCode(company.trim());
  if (!tenant) throw refused('off');
  return asSystem(services, tenant.id, origin, async (ctx) => {
    if (!(await services.identity.rules(ctx)).face) throw refused('off');
    return newChallenge(ctx, origin.visitor.device);
  });
}
export async function newChallenge(ctx: Ctx, device: string): Promise<{ readonly nonce: string; readonly turn: Challenge }> {
  const turn: Challenge = randomInt(2) === 0 ? 'left' : 'right';
  return { nonce: await putTicket(ctx, 'face-nonce', { turn, device }, NONCE_SECONDS), turn };
}
/** The challenge behind a nonce, used up; null when it is not of this device or too old. */
export async function takeChallenge(ctx: Ctx, nonce: string, device: string): Promise<Challenge | null> {
  const given = await takeTicket<{ turn: Challenge; device: string }>(ctx, 'face-nonce', nonce);
  return given && given.device === device ? given.turn : null;
}

export interface FaceRequest {
  readonly company: string;
  readonly username: string;
  readonly nonce: string;
  readonly shots: readonly [Buffer, Buffer];
}
export interface FaceMatch {
  /** Good for one sign-in from the same device within a minute. */
  readonly id: string;
  readonly organization: string;
  readonly username: string;
  readonly company: string;
}

/** Accounts whose face this is: the named one, or on a registered kiosk any enrolled one. */
export async function faceSignin(
  services: SigninServices,
  asked: FaceRequest,
  origin: RequestOrigin,
): Promise<readonly FaceMatch[]> {
  const tenant = await services.cells.directory.byCode(asked.company.trim());
  if (!tenant || tenantOf(asked.nonce) !== tenant.id) throw refused('failed');
  const { device } = origin.visitor;
  const begun = await asSystem(services, tenant.id, origin, async (ctx) => {
    const rules = await services.identity.rules(ctx);
    if (!rules.face) throw refused('off');
    const many = asked.username.trim() === '';
    if (many && !rules.kiosks.includes(device)) throw refused('name');
    const counter = many ? faceCounter(`#${device}`) : faceCounter(asked.username.trim());
    await demandPatience(ctx, counter);
    return { turn: await takeChallenge(ctx, asked.nonce, device), counter, faces: await enrolled(services, ctx, asked.username) };
  });
  const looks = begun.turn ? await lookTwice(services, asked.shots) : null;
  const [first, second] = looks ?? [];
  const alive = first && second && begun.turn && passes(first) && challengeMet(begun.turn, first, second);
  const found = alive && first.face ? matching(begun.faces, first.face.embedding) : [];
  return asSystem(services, tenant.id, origin, async (ctx) => {
    if (found.length === 0) {
      await countFailure(ctx, begun.counter);
      await note(services, ctx, origin, { username: asked.username.trim(), userId: null, way: 'face', result: 'failed' });
    } else await ctx.sql`delete from app.attempt where username = ${begun.counter}`;
    return Promise.all(found.map((userId) => ticketFor(services, ctx, userId, device, asked.company)));
  }).then((matches) => {
    if (matches.length === 0) throw refused(alive ? 'unknown' : 'failed');
    return matches;
  });
}

/** Exchanges a match for a session. */
export async function faceToken(
  services: SigninServices,
  ticket: string,
  origin: RequestOrigin,
): Promise<{ readonly granted: Granted; readonly company: string }> {
  const id = tenantOf(ticket);
  const tenant = id === null ? null : await services.cells.directory.byId(id);
  if (!tenant) throw refused('failed');
  const granted = await asSystem(services, tenant.id, origin, async (ctx) => {
    const given = await takeTicket<{ userId: string; device: string }>(ctx, 'face', ticket);
    const rules = await services.identity.rules(ctx);
    if (!given || given.device !== origin.visitor.device || !rules.face) return refused('failed');
    return admitted(services, ctx, origin, { userId: given.userId, way: 'face', remembered: false }, rules);
  });
  if (granted instanceof Refused) throw granted;
  return { granted, company: tenant.code };
}

/** Both pictures; null for what is no picture. */
export async function lookTwice(
  services: SigninServices,
  [first, second]: FaceRequest['shots'],
): Promise<readonly [Look, Look] | null> {
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

interface Enrolled {
  readonly userId: string;
  readonly embedding: readonly number[];
}
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

async function ticketFor(
  services: SigninServices,
  ctx: Ctx,
  userId: string,
  device: string,
  company: string,
): Promise<FaceMatch> {
  const profile = await services.identity.profile(ctx, userId);
  const id = await putTicket(ctx, 'face', { userId, device }, TICKET_SECONDS);
  return { id, organization: profile?.organization ?? '', username: profile?.username ?? '', company };
}

async function demandPatience(ctx: Ctx, counter: string): Promise<void> {
  const row = await ctx.sql.maybe<{ failures: number; until: string | null }>`
    select failures, locked_until as until from app.attempt where username = ${counter}`;
  const left = row?.until ? Math.ceil((instant(row.until).getTime() - ctx.now.getTime()) / 1000) : 0;
  if ((row?.failures ?? 0) < DELAY.forGood && left <= 0) return;
  const seconds = String(Math.max(left, DELAY.seconds));
  const [zh, en] = faceWords.wait;
  const text: Text = [zh.replace('{seconds}', seconds), en.replace('{seconds}', seconds)];
  throw new Refused({ code: 'face.wait', text, level: 'warn' }, { status: 429 });
}
async function countFailure(ctx: Ctx, counter: string): Promise<void> {
  const until = new Date(ctx.now.getTime() + DELAY.seconds * 1000);
  await ctx.sql`insert into app.attempt as a (tenant_id, username, failures, at) values (${ctx.tenant}, ${counter}, 1, ${ctx.now})
    on conflict (tenant_id, username) do update set failures = a.failures + 1, at = excluded.at,
      locked_until = case when (a.failures + 1) % ${DELAY.every}::int = 0 then ${until}::timestamptz end`;
}
