import { type Ctx, Refused, type SigninRules } from '@takt/engine/host';
import { rememberDevice } from '../access/known-devices.ts';
import { admitted, type Proven } from './admission.ts';
import type { Granted } from './families.ts';
import type { RequestOrigin, SigninServices } from './signin-services.ts';

/** A session, and the cookie by which the device it was opened on is known again; null for whoever keeps no cookies. */
export interface DeviceGranted extends Granted {
  readonly deviceCookie: string | null;
}

/** Lets somebody in and remembers where they came from. */
export async function admittedOnDevice(
  services: SigninServices,
  ctx: Ctx,
  origin: RequestOrigin,
  proven: Proven,
  rules: SigninRules,
): Promise<DeviceGranted | Refused> {
  const session = await admitted(services, ctx, origin, proven, rules);
  if (session instanceof Refused) return session;
  const { deviceCookie: cookie, visitor } = origin;
  const seen = { userId: proven.userId, agent: visitor.agent, address: visitor.address };
  return { ...session, deviceCookie: cookie === null ? null : await rememberDevice(ctx, services.keys, cookie, seen) };
}
