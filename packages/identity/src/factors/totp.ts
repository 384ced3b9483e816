import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Codes of an authenticator application: RFC 6238 with the values every such application takes without being told. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks of phones are seldom wrong by more than a half minute. */
const DRIFT = 1;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** RFC 4648, without padding: how secrets are typed and carried in addresses. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

const stepAt = (at: Date): number => Math.floor(at.getTime() / STEP_MS);

/** The code of one half minute. */
export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 0x0f) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The half minute a code belongs to, if it is near and later than the last one whose code was taken; null otherwise. */
export function matchingStep(secret: Buffer, code: string, at: Date, after: number | null): number | null {
  const typed = Buffer.from(code);
  if (typed.length !== DIGITS) return null;
  const now = stepAt(at);
  for (let step = Math.max(now - DRIFT, (after ?? -1) + 1); step <= now + DRIFT; step += 1)
    if (timingSafeEqual(typed, Buffer.from(totpCode(secret, step)))) return step;
  return null;
}

/** What an authenticator reads out of the picture. */
export const totpAddress = (secret: Buffer, account: string): string =>
  `otpauth://totp/Takt:${encodeURIComponent(account)}?secret=${base32(secret)}&issuer=Takt`;
