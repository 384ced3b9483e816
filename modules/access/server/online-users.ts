import type { Text } from '@takt/model';
import { answer, type Ctx, PRESENCE, Refused } from '@takt/engine';
import { endSessionsOf, activeSessions } from '@takt/identity';
import { departmentRows } from '@takt/modules/organisation/server';
import { onlineUsers, signOutUser } from '../defs/index.ts';
import { MOST_ONLINE, type OnlineUser, SIGN_OUT_RIGHT } from '../defs/online-user.ts';
import { note } from './signin-rules.ts';

interface Named {
  readonly id: string;
  readonly username: string;
  readonly realName: Text;
  readonly organization: Text;
}

const people = async (ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, Named>> => {
  const rows = await ctx.sql<Named>`
    select u.id, u.username, json_build_array(u.real_name, coalesce(u.real_name_en, u.real_name)) as "realName",
      json_build_array(coalesce(d.name, t.name), coalesce(d.name_en, d.name, t.name)) as organization
    from system_user u join app.tenant t on t.tenant_id = u.tenant_id
    left join ${departmentRows} d on d.id = u.department_id
    where u.id = any(${ids}::uuid[]) and u.deleted_at is null`;
  return new Map(rows.map((row) => [row.id, row]));
};

/** Who is signed in, and the end of it by somebody else's will. */
export const onlineAnswers = [
  answer(onlineUsers, async (ctx, _asked, { use }) => {
    const sessions = await activeSessions(ctx, MOST_ONLINE);
    const named = await people(ctx, [...new Set(sessions.map(({ userId }) => userId))]);
    const connected = await use(PRESENCE).connected(ctx.tenant);
    const list = sessions.flatMap(({ id, userId, way, agent, address, createdAt, lastAt }): OnlineUser[] => {
      const person = named.get(userId);
      if (!person) return [];
      return [{ ...person, id, userId, way, device: agent, address, createdAt, lastAt, connected: connected.has(id) }];
    });
    return { list, maySignOut: ctx.actor.can(SIGN_OUT_RIGHT) };
  }),

  answer(signOutUser, async (ctx, { user, session }) => {
    const person = (await people(ctx, [user])).get(user);
    const ended = person ? await endSessionsOf(ctx, user, session) : [];
    if (!person || ended.length === 0) throw Refused.of('not.found');
    for (const { way, address, agent, device } of ended)
      await note(ctx, { username: person.username, userId: user, way, result: 'signout', address, agent, device });
    return { ended: ended.length };
  }),
];
