import { DIMENSIONS, type Dimension, holding, type Id } from '@takt/model';
import type { Ctx, Person } from '@takt/engine';

interface Known {
  readonly username: string;
  readonly vendorId: Id | null;
  readonly isAdmin: boolean;
  readonly permissions: readonly string[];
  readonly scopes: readonly { readonly dimension: string; readonly value: Id }[];
}

/** What these rights allow; an administrator holds every right there is. */
export const holds = (isAdmin: boolean, permissions: readonly string[]): ((permission: string) => boolean) =>
  isAdmin ? () => true : holding(permissions);

/** The rows somebody is limited to, by dimension; a supplier's people see their supplier's alone. */
export function scopesOf(userId: Id, { scopes, vendorId }: Pick<Known, 'scopes' | 'vendorId'>): Person['scopes'] {
  const limited = Map.groupBy(scopes, (scope) => scope.dimension);
  const listed = DIMENSIONS.flatMap((dimension): [Dimension, readonly Id[]][] => {
    const values = limited.get(dimension)?.map((scope) => scope.value);
    return values ? [[dimension, dimension === 'owner' ? [userId] : values]] : [];
  });
  return { ...Object.fromEntries(listed), ...(vendorId && { vendor: [vendorId] }) };
}

/** Reads a user with roles, rights and data permissions in one statement. */
export async function person(ctx: Ctx, userId: Id): Promise<Person | null> {
  const known = await ctx.sql.maybe<Known>`
    select u.username, u.vendor_id as "vendorId",
      coalesce(bool_or(r.is_admin = '1'), false) as "isAdmin",
      coalesce((select json_agg(p.permission) from system_user_roles ur join system_role_permissions p on p.parent_id = ur.role_id
                join system_role live on live.id = ur.role_id and live.deleted_at is null where ur.parent_id = u.id), '[]') as permissions,
      coalesce((select json_agg(json_build_object('dimension', s.dimension, 'value', s.value)) from system_user_scopes s where s.parent_id = u.id), '[]') as scopes
    from system_user u
    left join system_user_roles m on m.parent_id = u.id
    left join system_role r on r.id = m.role_id and r.deleted_at is null
    where u.id = ${userId} and u.deleted_at is null and u.mark_status = '1'
    group by u.id, u.tenant_id, u.username, u.vendor_id`;
  if (!known) return null;
  const given = scopesOf(userId, known);
  const held = holds(known.isAdmin, known.permissions);
  return {
    userId,
    username: known.username,
    vendorId: known.vendorId,
    supplier: known.vendorId !== null,
    mayLeaveWork: true,
    can: held,
    holds: held,
    scopes: given,
    given,
  };
}

/** Every right a user's roles name; an administrator holds them all. */
export async function permissions(ctx: Ctx, userId: Id): Promise<readonly string[]> {
  const rows = await ctx.sql<{ permission: string }>`
    select distinct p.permission from system_user_roles ur
    join system_role r on r.id = ur.role_id and r.deleted_at is null
    join system_role_permissions p on p.parent_id = r.id where ur.parent_id = ${userId}
    union select '*' from system_user_roles ur join system_role r on r.id = ur.role_id and r.deleted_at is null
      where ur.parent_id = ${userId} and r.is_admin = '1' order by 1`;
  return rows.map(({ permission }) => permission);
}

export async function roles(ctx: Ctx, userId: Id): Promise<readonly Id[]> {
  const rows = await ctx.sql<{ id: Id }>`
    select r.id from system_user_roles ur join system_role r on r.id = ur.role_id and r.deleted_at is null
    where ur.parent_id = ${userId} order by r.id`;
  return rows.map(({ id }) => id);
}
