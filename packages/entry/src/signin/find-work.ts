import { sha256Heads } from './sha256.ts';

/** So long one batch may take: a page that is not answered for longer feels dead. */
const BATCH_MS = 40;
const CHECK_EVERY = 500;
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** A number that, behind the challenge, makes a hash of so many zero bits; null when nobody waits for it any more. */
export async function findWork(challenge: string, bits: number, signal: AbortSignal): Promise<string | null> {
  const head = sha256Heads(challenge);
  for (let nonce = 0; !signal.aborted; await breathe()) {
    const until = performance.now() + BATCH_MS;
    do {
      for (const end = nonce + CHECK_EVERY; nonce < end; nonce += 1)
        if (Math.clz32(head(String(nonce))) >= bits) return String(nonce);
    } while (performance.now() < until);
  }
  return null;
}
