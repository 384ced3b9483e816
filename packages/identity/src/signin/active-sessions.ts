import { type Ctx, LIVE_TOPIC } from '@takt/engine/host';
import { forgetDevices } from '../access/known-devices.ts';
import type { Way } from './families.ts';

/** A sign-in that is not over. */
interface ActiveSession {
  readonly id: string;
  readonly userId: string;
  readonly way: Way;
  readonly agent: string;
  readonly device: string;
  readonly address: string;
  readonly createdAt: string;
  readonly lastAt: string;
}

/** The sign-ins of the whole company, the last used first. */
export const activeSessions = (ctx: Ctx, most: number): Promise<readonly ActiveSession[]> =>
  ctx.sql<ActiveSession>`select id, user_id as "userId", way, agent, device, address,
      left(created_at::text, 19) as "createdAt", left(greatest(rotated_at, seen_at)::text, 19) as "lastAt"
    from app.family where idle_until > ${ctx.now} and way <> 'key' order by greatest(rotated_at, seen_at) desc, id limit ${most}`;

/**
 * Ends one sign-in of a person, or all of them, with those they had jumped away from. Their tokens end at once, their
 * sockets as soon as it is told, and the person's devices are unknown again. Answers what was the person's own.
 */
export async function endSessionsOf(ctx: Ctx, userId: string, id: string | null): Promise<readonly ActiveSession[]> {
  const ended = await ctx.sql<ActiveSession>`
    with meant as (select id, jumped_from from app.family where user_id = ${userId} and way <> 'key'
      and id = coalesce(${id}::uuid, id))
    delete from app.family f using meant m where f.id = m.id or f.id = m.jumped_from
    returning f.id, f.user_id as "userId", f.way, f.agent, f.device, f.address,
      left(f.created_at::text, 19) as "createdAt", left(greatest(f.rotated_at, f.seen_at)::text, 19) as "lastAt"`;
  await forgetDevices(ctx, userId);
  if (ended.length > 0) ctx.emit(LIVE_TOPIC, userId, { ended: ended.map((session) => session.id) });
  return ended.filter((session) => session.userId === userId);
}
