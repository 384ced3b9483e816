import { saveLocal, loadLocal } from '../kit/local.ts';

const KEY = 'device';
let device = loadLocal(KEY);

/** Random hexadecimal digits; good in every browser, also where a plain-HTTP page has no `randomUUID`. */
export const randomHex = (bytes = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Tells this browser from others of the same person; says nothing about the machine. */
export function deviceFingerprint(): string {
  if (!device || !/^[0-9a-f]{32}$/.test(device)) {
    device = randomHex();
    saveLocal(KEY, device);
  }
  return device;
}
