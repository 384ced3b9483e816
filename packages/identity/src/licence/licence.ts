import { type KeyObject, sign, verify } from 'node:crypto';
import type { Text } from '@takt/model';
import { Refused } from '@takt/engine/host';

/** What a tenant has been sold. Times are ISO 8601 in UTC, to the millisecond. */
export interface Licence {
  readonly tenant: string;
  readonly edition: string;
  readonly modules: readonly string[];
  readonly maxUsers: number;
  readonly notBefore: string;
  readonly notAfter: string;
  readonly nonce: string;
  readonly issuedAt: string;
}
interface LicenceFile {
  readonly licence: Licence;
  readonly key: string;
  readonly signature: string;
}

/** Stands in `modules` for all there are and will be. */
export const EVERY_MODULE = '*';
const MAX_BYTES = 64 * 1024;
const DAY = 86_400_000;
const GRACE_DAYS = 30;

const SENTENCES = {
  'licence.size': ['许可文件超过 64 KB', 'The licence file is larger than 64 KB'],
  'licence.shape': ['不是有效的许可文件', 'This is not a licence file'],
  'licence.key': ['许可文件由未知密钥签发', 'The licence file was signed with an unknown key'],
  'licence.signature': ['许可文件已被改动或签名无效', 'The licence file was altered or its signature is not valid'],
  'licence.tenant': ['许可文件属于其他租户', 'The licence file belongs to another tenant'],
  'licence.expired': ['许可文件已过期', 'The licence file has expired'],
  'licence.early': ['许可文件尚未生效', 'The licence file is not valid yet'],
  'licence.older': ['已有相同或更新的许可', 'The same licence or a newer one is already in place'],
} as const satisfies Record<string, Text>;
type LicenceRefusal = keyof typeof SENTENCES;

const refused = (code: LicenceRefusal): Refused =>
  new Refused({ code, text: SENTENCES[code], level: 'error' }, { status: code === 'licence.size' ? 413 : 422 });

/** JSON with its keys in order and nothing between: one text for one value, so that a signature has one meaning. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

/** The key's name is signed too: a file cannot be passed off as signed by another key. */
const signedBytes = (licence: Licence, key: string): Buffer => Buffer.from(canonicalJson({ key, licence }));

/** The bytes of a licence file. There is exactly one form; `readLicence` takes no other. */
export const writeLicence = ({ licence, key, signature }: LicenceFile): Buffer =>
  Buffer.from(`{"licence":${canonicalJson(licence)},"key":${JSON.stringify(key)},"signature":${JSON.stringify(signature)}}`);

/** Signs a licence; for the operator's command and for tests. */
export function issueLicence(privateKey: KeyObject, keyId: string, licence: Licence): Buffer {
  if (!isLicence(licence)) throw new Error('the licence is not complete or has values out of range');
  const signature = sign(null, signedBytes(licence, keyId), privateKey).toString('base64');
  return writeLicence({ licence, key: keyId, signature });
}

/** The licence in a file, once it is certain that we wrote every bit of it. */
export function readLicence(bytes: Buffer, keys: Readonly<Record<string, KeyObject>>): Licence {
  if (bytes.length > MAX_BYTES) throw refused('licence.size');
  const file = fileFrom(bytes);
  // Written again it must be the same bytes: spaces, repeated keys, escapes and spare bits of base64 end here.
  if (!file || !writeLicence(file).equals(bytes)) throw refused('licence.shape');
  const key = Object.hasOwn(keys, file.key) ? keys[file.key] : undefined;
  if (!key) throw refused('licence.key');
  if (!verify(null, signedBytes(file.licence, file.key), key, Buffer.from(file.signature, 'base64'))) {
    throw refused('licence.signature');
  }
  return file.licence;
}

function fileFrom(bytes: Buffer): LicenceFile | null {
  try {
    const parsed: unknown = JSON.parse(bytes.toString('utf8'));
    return isFile(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

type Shape<T> = { readonly [Name in keyof T]-?: (value: unknown) => boolean };
const text =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);
const word = text(/^[\p{L}\p{N}._-]{1,64}$/u);
const moment = (value: unknown): boolean =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value;
const base64 = (value: unknown): boolean =>
  typeof value === 'string' && Buffer.from(value, 'base64').toString('base64') === value;

/** All the members the shape names, and no others. */
const fits = <T>(value: unknown, shape: Shape<T>): value is T =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === Object.keys(shape).length &&
  Object.entries<(member: unknown) => boolean>(shape).every(
    ([name, holds]) => Object.hasOwn(value, name) && holds((value as Readonly<Record<string, unknown>>)[name]),
  );

const isLicence = (value: unknown): value is Licence =>
  fits<Licence>(value, {
    tenant: word,
    edition: word,
    modules: (list) => Array.isArray(list) && list.length <= 200 && list.every((one) => one === EVERY_MODULE || word(one)),
    maxUsers: (count) => Number.isSafeInteger(count) && Number(count) > 0,
    notBefore: moment,
    notAfter: moment,
    nonce: text(/^[0-9a-f]{32}$/),
    issuedAt: moment,
  }) && value.notBefore < value.notAfter;

const isFile = (value: unknown): value is LicenceFile =>
  fits<LicenceFile>(value, { licence: isLicence, key: word, signature: base64 });

interface LicenceOffer {
  /** Code of the tenant the file was handed in for. */
  readonly tenant: string;
  readonly now: Date;
  readonly stored: Licence | null;
}

/** Refuses a genuine licence that is not for this tenant, not for this time, or not news. */
export function acceptLicence(licence: Licence, { tenant, now, stored }: LicenceOffer): Licence {
  if (licence.tenant !== tenant) throw refused('licence.tenant');
  if (Date.parse(licence.notAfter) <= now.getTime()) throw refused('licence.expired');
  // A day of leeway, for zones and for clocks that are a little behind.
  if (Date.parse(licence.notBefore) - now.getTime() > DAY) throw refused('licence.early');
  if (stored && (licence.nonce === stored.nonce || Date.parse(licence.issuedAt) <= Date.parse(stored.issuedAt))) {
    throw refused('licence.older');
  }
  return licence;
}

export interface LicenceState {
  /** `grace`: expired, everything still works and a banner says until when. `readonly`: data can be seen and taken out. */
  readonly state: 'none' | 'valid' | 'grace' | 'readonly';
  /** Until the licence ends, or in grace until writing ends. */
  readonly daysLeft: number;
  /** The machine's clock stands before something that has already happened. */
  readonly clockTurnedBack: boolean;
}

/** What a licence allows now. A clock that was turned back wins nothing: the newest audit entry tells the time then. */
export function licenceState(licence: Licence | null, now: Date, newestAudit: Date): LicenceState {
  const clockTurnedBack = newestAudit.getTime() - now.getTime() > DAY;
  if (!licence) return { state: 'none', daysLeft: 0, clockTurnedBack };
  const at = (clockTurnedBack ? newestAudit : now).getTime();
  const end = Date.parse(licence.notAfter);
  const readonlyFrom = end + GRACE_DAYS * DAY;
  const state = at < end ? 'valid' : at <= readonlyFrom ? 'grace' : 'readonly';
  const until = { valid: end, grace: readonlyFrom, readonly: at }[state];
  return { state, daysLeft: Math.ceil((until - at) / DAY), clockTurnedBack };
}
