import type { Text } from '@takt/model';
import { type Ctx, refuse, Refused } from '@takt/engine/host';
import { accountOfUser } from '../access/accounts.ts';
import { beginTry, endTry, type FaceTry, faceWords, paceFaces, type Shots, seenBy } from './face-try.ts';
import type { SigninServices } from './signin-services.ts';

const NOT_ENROLLED: Text = ['您还没有注册人脸', 'You have not registered your face yet'];

/** Whether the camera saw the caller, somebody else, or nobody who is alive and did as asked. */
type CheckResult = 'recognised' | 'unknown' | 'unclear';

interface FaceCheck {
  readonly nonce: string;
  readonly device: string;
  readonly address: string;
  readonly shots: Shots;
  /** Opens a transaction as the caller. */
  readonly run: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>;
}

/**
 * Compares whoever is before the camera with the caller's own features, and keeps nothing of it but the count of failures. It is
 * the count of signing in: the check gives nobody more tries than the sign-in does.
 */
export async function checkOwnFace(
  services: SigninServices,
  { nonce, device, address, shots, run }: FaceCheck,
): Promise<CheckResult> {
  await paceFaces(services, address);
  const begun = await run((ctx) => beginCheck(services, ctx, nonce, device));
  const seen = await seenBy(services, begun, shots);
  await run((ctx) => endTry(ctx, begun, seen));
  if (!seen.alive) return 'unclear';
  return seen.found.length > 0 ? 'recognised' : 'unknown';
}

async function beginCheck(services: SigninServices, ctx: Ctx, nonce: string, device: string): Promise<FaceTry> {
  if (!(await services.identity.rules(ctx)).face) refuse('face.off', faceWords.off);
  const account = await accountOfUser(ctx, ctx.actor.userId);
  if (!account) throw Refused.of('EX90001');
  const begun = await beginTry(services, ctx, { username: account.username, nonce, device });
  if (begun.faces.length === 0) refuse('face.none', NOT_ENROLLED);
  return begun;
}
