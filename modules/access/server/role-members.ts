import type { Text } from '@takt/model';
import { answer, type Ctx, type Granted, Refused } from '@takt/engine';
import { departmentRows } from '@takt/modules/organisation/server';
import { membersOfRole, ownRights, Role, roleMembers, rolesListed, User } from '../defs/index.ts';
import type { Member, RoleListed } from '../defs/role-members.ts';
import { beyond } from './granting.ts';
import { holds, permissions } from './rights.ts';

interface RoleRow {
  readonly id: string;
  readonly name: Text;
  readonly isAdmin: boolean;
  readonly permissions: readonly string[];
}

/** Every role with what it allows alone, for whoever compares them. */
async function granted(ctx: Ctx): Promise<readonly Granted[]> {
  const rows = await ctx.sql<RoleRow>`
    select r.id, json_build_array(r.name, coalesce(r.name_en, r.name)) as name, coalesce(r.is_admin = '1', false) as "isAdmin",
      coalesce((select json_agg(p.permission) from system_role_permissions p where p.parent_id = r.id), '[]') as permissions
    from system_role r where r.deleted_at is null order by r.code`;
  return rows.map(({ id, name, isAdmin, permissions }) => ({ id, name, can: holds(isAdmin, permissions) }));
}
export const roles = { entity: Role, granted };

interface Held {
  readonly id: string;
  readonly version: number;
  readonly roles: readonly { readonly id: string; readonly role: string }[];
}
/** People with the roles they have, locked in one order, so that two administrators at work wait for each other. */
const heldBy = (ctx: Ctx, ids: readonly string[]): Promise<readonly Held[]> =>
  ctx.sql<Held>`
    select u.id, u.version, coalesce((select json_agg(json_build_object('id', l.id, 'role', l.role_id) order by l.position)
      from system_user_roles l where l.parent_id = u.id), '[]') as roles
    from system_user u where u.id = any(${ids}::uuid[]) and u.deleted_at is null order by u.id for update`;

/** Who has which role, and the one way to change it for many at once. */
export const memberAnswers = [
  answer(rolesListed, async (ctx) => {
    const rows = await ctx.sql<Omit<RoleListed, 'givable'> & Pick<RoleRow, 'permissions'>>`
      select r.id, r.code, json_build_array(r.name, coalesce(r.name_en, r.name)) as name,
        coalesce(r.is_admin = '1', false) as "isAdmin",
        (select count(*)::int from system_user_roles l join system_user u on u.id = l.parent_id and u.deleted_at is null
         where l.role_id = r.id) as people,
        coalesce((select json_agg(p.permission) from system_role_permissions p where p.parent_id = r.id), '[]') as permissions
      from system_role r where r.deleted_at is null order by r.code`;
    return rows.map(({ permissions: held, ...role }) => ({
      ...role,
      givable: beyond(ctx.actor, { ...role, permissions: held }) === null,
    }));
  }),

  answer(ownRights, (ctx) => permissions(ctx, ctx.actor.userId)),

  answer(
    membersOfRole,
    (ctx, { role }) => ctx.sql<Member>`
      select u.id, u.username, json_build_array(u.real_name, coalesce(u.real_name_en, u.real_name)) as "realName",
        case when d.id is not null then json_build_array(d.name, coalesce(d.name_en, d.name)) end as department,
        u.mark_status = '1' as enabled
      from system_user_roles l join system_user u on u.id = l.parent_id and u.deleted_at is null
      left join ${departmentRows} d on d.id = u.department_id
      where l.role_id = ${role} order by u.username`,
  ),

  answer(roleMembers, async (ctx, { role, add, remove }, { save }) => {
    const asked = [...new Set([...add, ...remove])];
    const people = await heldBy(ctx, asked);
    if (people.length < asked.length) throw Refused.of('not.found');
    let [added, removed] = [0, 0];
    for (const { id, version, roles: lines } of people) {
      const has = lines.some((line) => line.role === role);
      if (remove.includes(id) && has) {
        removed += 1;
        await save(ctx, User, { id, version, roles: lines.filter((line) => line.role !== role) });
      } else if (add.includes(id) && !remove.includes(id) && !has) {
        added += 1;
        await save(ctx, User, { id, version, roles: [...lines, { role }] });
      }
    }
    return { added, removed };
  }),
];
