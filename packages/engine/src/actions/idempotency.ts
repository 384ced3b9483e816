import { createHash } from 'node:crypto';
import type { Ctx } from '../ctx.ts';
import { Refused } from '../refused.ts';

interface Key {
  readonly key: string;
  readonly body: string;
}

/** Ends a transaction that turned out to be a repetition; carries the answer given before. */
class Repeated extends Error {
  readonly answer: string;
  constructor(answer: string) {
    super('answered before');
    this.answer = answer;
  }
}

const CHECK = `select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as got,
  (select jsonb_build_object('hash', encode(body_hash, 'hex'), 'answer', answer) from app.idempotency where user_id = $2 and key = $3) as done`;

/**
 * Runs `work` once per key: a repeat gets the stored answer, a repeat in flight is told to wait, a repeat with
 * another body is refused. The work starts beside the check, to save a round trip: when the check says no, all it
 * did is rolled back. Should the row have appeared just after the check looked, the key's uniqueness ends it too.
 */
export async function once(ctx: Ctx, { key, body }: Key, work: () => Promise<string>): Promise<string> {
  const bodyHash = createHash('sha256').update(body).digest();
  const values = [`${ctx.tenant}|${ctx.actor.userId}|${key}`, ctx.actor.userId, key];
  const checked = ctx.sql.run<{ got: boolean; done: { hash: string; answer: string } | null }>(
    { text: CHECK, values },
    'idempotency',
  );
  const [check, worked] = await Promise.allSettled([checked, work()]);
  if (check.status === 'rejected') throw check.reason;
  const [found] = check.value;
  if (!found?.got) throw Refused.of('busy');
  if (found.done && found.done.hash !== bodyHash.toString('hex')) throw Refused.of('idempotency');
  if (found.done) throw new Repeated(found.done.answer);
  if (worked.status === 'rejected') throw worked.reason;
  ctx.keep({ key, bodyHash, answer: worked.value });
  return worked.value;
}

/** Turns the repetition of a request into the answer it had. */
export const orEarlier = (error: unknown): string => {
  if (error instanceof Repeated) return error.answer;
  throw error;
};
