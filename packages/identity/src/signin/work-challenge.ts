import { createHash, randomBytes } from 'node:crypto';
import { SIGNIN } from '@takt/model';
import type { Keys } from '@takt/engine/host';
import { digest } from './families.ts';
import type { PreAuthStore } from './pre-auth-store.ts';

const SECONDS = 120;
const USE = `insert into preauth_work (challenge_hash, expires_at) values ($1, $2) on conflict do nothing returning 1`;

/** A text, and how many zero bits the hash of it with a number behind it has to begin with. */
interface WorkChallenge {
  readonly challenge: string;
  readonly bits: number;
}

/** Proofs of work: a guess costs a program about a second as well. Nothing is stored until one is found. */
export class WorkChallenges {
  readonly #preAuth: PreAuthStore;
  readonly #keys: Keys;

  constructor(preAuth: PreAuthStore, keys: Keys) {
    this.#preAuth = preAuth;
    this.#keys = keys;
  }

  make(now: Date): WorkChallenge {
    const until = now.getTime() + SECONDS * 1000;
    const challenge = this.#keys.seal('work', `${until}.${randomBytes(8).toString('base64url')}`);
    return { challenge, bits: SIGNIN.workBits };
  }

  /** Uses a proof up; true when it was found for a challenge of ours that still holds. */
  async answers(challenge: string, nonce: string, now: Date): Promise<boolean> {
    const until = Number(this.#keys.unseal('work', challenge)?.split('.')[0] ?? 0);
    if (until <= now.getTime() || zeroBits(challenge + nonce) < SIGNIN.workBits) return false;
    return (await this.#preAuth.run(USE, [digest(challenge), new Date(until)])).length === 1;
  }
}

/** The zero bits a text's SHA-256 begins with, as far as they fit into 32. */
const zeroBits = (text: string): number => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));
