import { tenantOf } from '../access/sessions.ts';
import { type Ctx, Refused } from '@takt/engine/host';
import type { Challenge } from '../face/match.ts';
import { admitted } from './admission.ts';
import { beginTry, endTry, faceWords, newChallenge, paceFaces, type Shots, seenBy } from './face-try.ts';
import { asSystem, type SigninServices, type RequestOrigin, note } from './signin-services.ts';
import type { Granted } from './families.ts';
import { putTicket, takeTicket } from './tickets.ts';

const TICKET_SECONDS = 60;
const refused = (code: keyof typeof faceWords, status = 422): Refused =>
  new Refused({ code: `face.${code}`, text: faceWords[code], level: 'error' }, { status });

/** What the camera will ask for, and a number that makes yesterday's pictures worthless. */
export async function faceChallenge(
  services: SigninServices,
  company: string,
  origin: RequestOrigin,
): Promise<{ readonly nonce: string; readonly turn: Challenge }> {
  await paceFaces(services, origin.visitor.network);
  const tenant = await services.cells.directory.byCode(company.trim());
  if (!tenant) throw refused('off');
  return asSystem(services, tenant.id, origin, async (ctx) => {
    if (!(await services.identity.rules(ctx)).face) throw refused('off');
    return newChallenge(ctx, origin.visitor.device);
  });
}

interface FaceRequest {
  readonly company: string;
  readonly username: string;
  readonly nonce: string;
  readonly shots: Shots;
}
interface FaceMatch {
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
    const username = asked.username.trim();
    if (username === '' && !rules.kiosks.includes(device)) throw refused('name');
    return beginTry(services, ctx, { username, nonce: asked.nonce, device });
  });
  const seen = await seenBy(services, begun, asked.shots);
  const matches = await asSystem(services, tenant.id, origin, async (ctx) => {
    await endTry(ctx, begun, seen);
    if (seen.found.length === 0)
      await note(services, ctx, origin, { username: asked.username.trim(), userId: null, way: 'face', result: 'failed' });
    return Promise.all(seen.found.map((userId) => ticketFor(services, ctx, userId, device, asked.company)));
  });
  if (matches.length === 0) throw refused(seen.alive ? 'unknown' : 'failed');
  return matches;
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
