import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyGate, type Keys } from '@takt/engine/host';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COST_MARK = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
/** One core less than there are: more finish hardly sooner, and everything else is left to wait for them. */
const AT_ONCE = Math.max(1, Math.min(8, availableParallelism() - 1));
const QUEUE = 64;

/**
 * Stored passwords: Argon2id over a keyed hash, so that the table alone is worth nothing. Hashing takes both cores; a
 * flood of sign-ins must not starve everything else, so only a few run at once and only so many may wait.
 */
export class Passwords {
  readonly #keys: Keys;
  readonly #gate = new ConcurrencyGate(AT_ONCE, QUEUE);
  #dummy: Promise<string> | undefined;
  /** How many were compared with an account's own hash; a test of guessing reads it. */
  compared = 0;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  async hash(password: string): Promise<string> {
    const id = this.#keys.current;
    return `${id}:${await this.#gate.pass(() => hash(this.#peppered(password, id), COST))}`;
  }

  async verify(stored: string, password: string): Promise<boolean> {
    this.compared += 1;
    return this.#matches(stored, password);
  }

  /** True when the hash was made with an older key or at another cost; the next sign-in renews it. */
  isOutdated(stored: string): boolean {
    return !(stored.startsWith(`${this.#keys.current}:`) && stored.includes(COST_MARK));
  }

  /** Spends the time a real check takes, so that unknown users cannot be told from wrong passwords. */
  async waste(password: string): Promise<false> {
    this.#dummy ??= this.hash('no such user');
    await this.#matches(await this.#dummy, password);
    return false;
  }

  #matches(stored: string, password: string): Promise<boolean> {
    const colon = stored.indexOf(':');
    const [id, argon] = [stored.slice(0, colon), stored.slice(colon + 1)];
    if (!this.#keys.ids.includes(id)) return Promise.resolve(false);
    return this.#gate.pass(() => verify(argon, this.#peppered(password, id)));
  }

  #peppered(password: string, id: string): string {
    return this.#keys.mac('password', password.normalize('NFC'), id).toString('base64url');
  }
}
