import type { Ctx } from '@takt/engine';
import { MAIN_PAGE } from '@takt/modules/settings/defs';

/** The person's own, those of their roles, the last published first, then everyone's. */
export async function mainPaths(ctx: Ctx, userId: string): Promise<readonly string[]> {
  const rows = await ctx.sql<{ path: string }>`
    select path from (
      select u.main_path as path, 0 as rank, null::timestamptz as at, null::uuid as role from system_user u where u.id = ${userId}
      union all select p.value->>'path', case when p.role_id is null then 2 else 1 end, p.at, p.role_id from published p
        where p.key = ${MAIN_PAGE} and (p.role_id is null or p.role_id in (
          select l.role_id from system_user_roles l join system_role r on r.id = l.role_id and r.deleted_at is null
          where l.parent_id = ${userId}))) c
    where path is not null order by rank, at desc, role`;
  return rows.map(({ path }) => path);
}
