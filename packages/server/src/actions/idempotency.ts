import { createHash } from 'node:crypto';
import type { Ctx } from '../ctx.ts';
import { Refused } from '../refused.ts';

export interface Key {
  readonly key: string;
  readonly body: string;
}

/**
 * Runs `work` once per key: a repeat gets the stored answer, a repeat in flight is told to wait, a repeat with
 * another body is refused. The answer commits together with what it answers for.
 */
export async function once(ctx: Ctx, { key, body }: Key, work: () => Promise<string>): Promise<string> {
  const hash = createHash('sha256').update(body).digest();
  const [lock, stored] = await Promise.all([
    ctx.sql.run<{ got: boolean }>(
      {
        text: 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as got',
        values: [`${ctx.tenant}|${ctx.actor.userId}|${key}`],
      },
      'idempotency-lock',
    ),
    // A statement of its own: its snapshot is younger than the lock, so it sees what the last holder committed.
    ctx.sql.run<{ body_hash: Buffer; answer: string }>(
      { text: 'select body_hash, answer from app.idempotency where user_id = $1 and key = $2', values: [ctx.actor.userId, key] },
      'idempotency-read',
    ),
  ]);
  if (!lock[0]?.got) throw Refused.of('busy');
  const [done] = stored;
  if (done && !done.body_hash.equals(hash)) throw Refused.of('idempotency');
  if (done) return done.answer;
  const answer = await work();
  await ctx.sql.run(
    {
      text: 'insert into app.idempotency (tenant_id, user_id, key, body_hash, answer) values ($1, $2, $3, $4, $5)',
      values: [ctx.tenant, ctx.actor.userId, key, hash, answer],
    },
    'idempotency-write',
  );
  return answer;
}
