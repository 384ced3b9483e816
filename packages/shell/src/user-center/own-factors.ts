import { makePasskey, type PasskeyCreation, read, write } from '@takt/web/host';

const FACTOR = '/system/sysconfig/factor';

export interface Factor {
  readonly id: string;
  readonly kind: 'totp' | 'passkey';
  readonly name: string;
  readonly createdAt: string;
  readonly usedAt: string | null;
}
interface OwnFactors {
  readonly factors: readonly Factor[];
  readonly recoveryLeft: number;
  readonly required: boolean;
  /** Whether passkeys can be made at this address. */
  readonly passkeys: boolean;
}
interface TotpOffer {
  readonly secret: string;
  readonly image: string;
  readonly ticket: string;
}
/** Codes for recovery come with the first factor, once. */
export type FirstCodes = readonly string[] | null;

export const loadFactors = (): Promise<OwnFactors> => read(`${FACTOR}/state`);
export const offerTotp = (): Promise<TotpOffer> => write(`${FACTOR}/offerTotp`);
export const addTotp = (ticket: string, code: string): Promise<FirstCodes> =>
  write(`${FACTOR}/addTotp`, { ticket, code: code.trim() });
export async function addPasskey(name: string): Promise<FirstCodes> {
  const offer = await write<{ readonly options: PasskeyCreation; readonly ticket: string }>(`${FACTOR}/offerPasskey`);
  const response = await makePasskey(offer.options);
  return write(`${FACTOR}/addPasskey`, { ticket: offer.ticket, name: name.trim(), response });
}
export const removeFactor = (id: string): Promise<null> => write(`${FACTOR}/remove`, { id });
export const renewCodes = (): Promise<readonly string[]> => write(`${FACTOR}/renewCodes`);
