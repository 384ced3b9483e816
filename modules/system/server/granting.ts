import { DIMENSIONS, type Dimension, fill, type Text } from '@takt/model';
import { type Ctx, type Person, Refused, type Row, whenSaved } from '@takt/engine';
import { Role, User } from '../defs/index.ts';
import { holds, scopesOf } from './rights.ts';

const ROLE: Text = [
  '您不能授予角色「{role}」：它包含您没有的权限「{right}」',
  'You cannot give the role “{role}”: it holds “{right}”, which you do not hold',
];
const RIGHT: Text = ['您不能授予自己没有的权限「{right}」', 'You cannot give the right “{right}”, which you do not hold'];
const ADMINISTRATOR: Text = ['只有管理员才能设置管理员角色', 'Only an administrator can make a role an administrator’s'];
const NUMBER: Text = [
  '您不能修改该用户的手机号码：验证码可用于重设密码，而该用户拥有您没有的权限「{right}」',
  'You cannot change the mobile number: codes sent there set a password, and the user holds “{right}”, which you do not hold',
];
const SCOPE: Text = [
  '「{dimension}」的数据权限不能超出您自己的范围',
  'Data permissions of “{dimension}” cannot reach beyond your own',
];
const ASK_HOLDER: Text = ['请由拥有该权限的人员或管理员操作', 'Ask somebody who holds it, or an administrator'];
const ASK_WIDER: Text = [
  '请由数据权限范围更大的人员或管理员操作',
  'Ask somebody with wider data permissions, or an administrator',
];
const EVERYTHING: Text = ['全部权限', 'every right'];

/** Stands for every right: only administrators hold it. */
const ALL = '*';

const refusedAt = (at: string, text: Text, unblock: Text): Refused =>
  new Refused(
    { code: 'granting', text, unblock, level: 'error' },
    { status: 403, problems: [{ at, text, level: 'error', rule: 'granting' }] },
  );

interface RoleHeld {
  readonly id: string;
  readonly name: Text;
  readonly isAdmin: boolean;
  readonly permissions: readonly string[];
}
const rolesIn = (ctx: Ctx, ids: readonly string[]): Promise<readonly RoleHeld[]> =>
  ctx.sql<RoleHeld>`
    select r.id, json_build_array(r.name, coalesce(r.name_en, r.name)) as name, coalesce(r.is_admin = '1', false) as "isAdmin",
      coalesce((select json_agg(p.permission) from system_role_permissions p where p.parent_id = r.id), '[]') as permissions
    from system_role r where r.id = any(${ids}::uuid[]) and r.deleted_at is null order by r.code`;

/** The first right of a role that somebody does not hold; null when they hold them all. */
export function beyond({ holds: held }: Pick<Person, 'holds'>, role: Pick<RoleHeld, 'isAdmin' | 'permissions'>): Text | null {
  if (role.isAdmin) return held(ALL) ? null : EVERYTHING;
  const missing = role.permissions.find((permission) => !held(permission));
  return missing === undefined ? null : [missing, missing];
}

const linesOf = (before: Row | null, detail: string): readonly Readonly<Record<string, string>>[] => {
  const lines = before?.[detail];
  return Array.isArray(lines) ? lines : [];
};
const namesIn = (before: Row | null, detail: string, field: string): readonly string[] =>
  linesOf(before, detail).map((line) => line[field] ?? '');

interface UserNow {
  readonly telephone: string | null;
  readonly vendorId: string | null;
  readonly roles: readonly string[];
  readonly scopes: readonly { readonly dimension: string; readonly value: string }[];
}

/** Roles given to somebody hold nothing that the giver does not. */
async function demandRolesHeld(ctx: Ctx, now: UserNow, before: Row | null): Promise<void> {
  const had = namesIn(before, 'roles', 'role');
  // Who no longer belongs to a supplier reaches the company's own rows with every role they have.
  const opened = before !== null && before['vendor'] !== null && now.vendorId === null;
  const given = now.roles.filter((role) => opened || !had.includes(role));
  for (const role of await rolesIn(ctx, given)) {
    const right = beyond(ctx.actor, role);
    if (right) throw refusedAt('roles', fill(ROLE, { role: role.name, right }), ASK_HOLDER);
  }
}

async function demandNumberTheirs(ctx: Ctx, id: string, { telephone }: UserNow, before: Row): Promise<void> {
  if (id === ctx.actor.userId || telephone === before['telephone']) return;
  for (const role of await rolesIn(ctx, namesIn(before, 'roles', 'role'))) {
    const right = beyond(ctx.actor, role);
    if (right) throw refusedAt('telephone', fill(NUMBER, { right }), ASK_HOLDER);
  }
}

const dimensionWords = User.details.scopes.fields.dimension.options.values ?? {};

/** Where the giver is limited, so is everybody they make or change, and no wider. */
function demandScopesWithin(ctx: Ctx, id: string, now: UserNow, before: Row | null): void {
  const after = scopesOf(id, now);
  const earlier = before && scopesOf(id, { vendorId: textOf(before['vendor']), scopes: scopeLines(before) });
  const wider = (dimension: Dimension): boolean => {
    const [mine, theirs] = [ctx.actor.scopes[dimension], after[dimension]];
    if (!mine || (earlier && same(earlier[dimension], theirs))) return false;
    // Everybody's own records are their own.
    return !theirs || (dimension !== 'owner' && !theirs.every((value) => mine.includes(value)));
  };
  const found = DIMENSIONS.find(wider);
  if (found) throw refusedAt('scopes', fill(SCOPE, { dimension: dimensionWords[found] }), ASK_WIDER);
}
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const scopeLines = (before: Row) => linesOf(before, 'scopes').map(({ dimension = '', value = '' }) => ({ dimension, value }));
const same = (a: readonly string[] | undefined, b: readonly string[] | undefined): boolean =>
  a?.toSorted().join() === b?.toSorted().join();

/** Nobody passes on what they do not hold: neither rights, nor rows, nor the way to somebody's password. */
export const granting = [
  whenSaved(User, async (ctx, id, before) => {
    const now = await ctx.sql.maybe<UserNow>`select u.telephone, u.vendor_id as "vendorId",
        coalesce((select json_agg(r.role_id) from system_user_roles r where r.parent_id = u.id), '[]') as roles,
        coalesce((select json_agg(json_build_object('dimension', s.dimension, 'value', s.value))
          from system_user_scopes s where s.parent_id = u.id), '[]') as scopes
      from system_user u where u.id = ${id} and u.deleted_at is null`;
    if (!now) return;
    await demandRolesHeld(ctx, now, before);
    if (before) await demandNumberTheirs(ctx, id, now, before);
    demandScopesWithin(ctx, id, now, before);
  }),

  whenSaved(Role, async (ctx, id, before) => {
    const [now] = await rolesIn(ctx, [id]);
    if (!now) return;
    const had = holds(before?.['isAdmin'] === '1', namesIn(before, 'permissions', 'permission'));
    if (now.isAdmin && !had(ALL) && !ctx.actor.holds(ALL)) throw refusedAt('isAdmin', ADMINISTRATOR, ASK_HOLDER);
    // A wildcard that gives way to the rights it stood for gives nothing new.
    const right = now.permissions.find((permission) => !had(permission) && !ctx.actor.holds(permission));
    if (right !== undefined) throw refusedAt('permissions', fill(RIGHT, { right }), ASK_HOLDER);
  }),
];
