import { Refused } from '@takt/engine/host';
import { ADDRESS_PER_MINUTE } from '../signin/address-pace.ts';
import { admittedOnDevice, type DeviceGranted } from '../signin/on-device.ts';
import { asSystem, note, type RequestOrigin, type SigninServices, slow } from '../signin/signin-services.ts';
import { type PasskeyAnswer, passkeyHolds, passkeyQuestion, type PasskeyQuestion } from './factor-answer.ts';
import { ofHandle } from './passkeys.ts';

const PER_MINUTE = 30;

/** Asks for any passkey of this site; nobody is known yet. */
export async function anyPasskeyQuestion(services: SigninServices, origin: RequestOrigin): Promise<PasskeyQuestion> {
  await slow(services, `passkey:${origin.visitor.network}`, ADDRESS_PER_MINUTE, 60);
  const question = await passkeyQuestion(services, origin, []);
  if (!question) throw Refused.of('passkey.site');
  return question;
}

/** Lets in whoever holds the passkey. It was opened by finger, face or PIN, so nothing more is asked for. */
export async function passkeySignin(
  services: SigninServices,
  asked: PasskeyAnswer & { readonly remembered: boolean },
  origin: RequestOrigin,
): Promise<DeviceGranted> {
  const holder = ofHandle(asked.response.response.userHandle);
  const tenant = holder && (await services.cells.directory.byId(holder.tenant));
  if (!tenant) throw Refused.of('passkey.unknown');
  const { userId } = holder;
  // By person and address: whoever sends rubbish slows nobody else down.
  await slow(services, `passkey:${tenant.id}:${userId}:${origin.visitor.network}`, PER_MINUTE, 60);
  const granted = await asSystem(services, tenant.id, origin, async (ctx) => {
    if (!(await passkeyHolds(services, ctx, userId, asked, origin))) {
      await note(services, ctx, origin, { username: '', userId: null, way: 'passkey', result: 'failed' });
      return Refused.of('passkey.unknown');
    }
    // Wrong passwords say nothing about whoever holds a passkey.
    const proven = { userId, way: 'passkey', remembered: asked.remembered, knownDevice: true } as const;
    return admittedOnDevice(services, ctx, origin, proven, await services.identity.rules(ctx));
  });
  if (granted instanceof Refused) throw granted;
  return granted;
}
