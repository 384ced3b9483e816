import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const KEY = /^([a-z0-9]{1,8})=([0-9a-f]{64})$/;
const SEALED = /^([a-z0-9]{1,8})\.([\w-]+)$/;

/**
 * The product's secrets, kept outside of the database. The first key signs and seals, all of them verify and open, so
 * that a key can be replaced without a break. What a key is used for is part of the derivation: no two uses share one.
 */
export class Keys {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly current: string;

  /** `k2=<64 hex digits>,k1=<64 hex digits>` */
  constructor(text: string) {
    const pairs = text.split(',').map((part) => KEY.exec(part.trim()));
    const found = pairs.flatMap((pair) => (pair?.[1] && pair[2] ? [[pair[1], Buffer.from(pair[2], 'hex')] as const] : []));
    if (found.length !== pairs.length || !found[0]) throw new Error('TAKT_KEYS must read id=<64 hex digits>,id=<64 hex digits>');
    this.#keys = new Map(found);
    this.current = found[0][0];
  }

  static random(): Keys {
    return new Keys(`k1=${randomBytes(32).toString('hex')}`);
  }

  get ids(): readonly string[] {
    return [...this.#keys.keys()];
  }

  derive(purpose: string, id: string = this.current): Buffer {
    const key = this.#keys.get(id);
    if (!key) throw new Error(`key ${id} is not among the product's keys`);
    return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  }

  mac(purpose: string, text: string, id: string = this.current): Buffer {
    return createHmac('sha256', this.derive(purpose, id)).update(text).digest();
  }

  /** Encrypts a text so that only this product, and only for this purpose, reads it again. */
  seal(purpose: string, text: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.derive(purpose), iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${this.current}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
  }

  /** What was sealed; null for anything we did not seal ourselves. */
  unseal(purpose: string, sealed: string): string | null {
    const [, id = '', text = ''] = SEALED.exec(sealed) ?? [];
    const bytes = Buffer.from(text, 'base64url');
    if (!this.#keys.has(id) || bytes.length < 28) return null;
    const decipher = createDecipheriv('aes-256-gcm', this.derive(purpose, id), bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAuthTag(bytes.subarray(12, 28));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}

/**
 * From `TAKT_KEYS`. A development machine makes its own on first use and keeps them in a file that is not part of the
 * repository; production refuses to start without them.
 */
export function keysFrom(env: Readonly<Record<string, string | undefined>>): Keys {
  const given = env['TAKT_KEYS'];
  if (given) return new Keys(given);
  if (env['NODE_ENV'] === 'production') throw new Error('TAKT_KEYS is missing');
  const file = env['TAKT_KEYS_FILE'] ?? '.data/keys';
  mkdirSync(dirname(file), { recursive: true });
  try {
    // `wx` lets one of several starting processes make the file; the others then read it.
    writeFileSync(file, `k1=${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'EEXIST') throw error;
  }
  return new Keys(readFileSync(file, 'utf8').trim());
}
