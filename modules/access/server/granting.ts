import { DIMENSIONS, type Dimension, fill, type Text } from '@takt/model';
import { type Ctx, type Person, Refused, type Row, whenSaved } from '@takt/engine';
import { Role, User } from '../defs/index.ts';
import { EVERY_RIGHT as ALL } from '@takt/identity';
import { isAdministrator } from './administrators.ts';
import { demandKnownRights } from './known-rights.ts';
import { holds, roles, scopesOf } from './rights.ts';

const ROLE: Text = [
  '您不能授予角色「{role}」：它包含您没有的权限「{right}」',
  'You cannot give the role “{role}”: it holds “{right}”, which you do not hold',
];
const RIGHT: Text = ['您不能授予自己没有的权限「{right}」', 'You cannot give the right “{right}”, which you do not hold'];
const ADMINISTRATOR: Text = ['只有管理员才能设置管理员角色', 'Only an administrator can make a role an administrator’s'];
const DOOR: Text = [
  '您不能修改该用户的登录方式（用户名、手机号码、邮箱、认证方式）：该用户拥有您没有的权限「{right}」',
  'You cannot change how this user signs in (user name, mobile number, e-mail, way of signing in): they hold “{right}”, which you do not hold',
];
const OF_ADMINISTRATORS: Text = [
  '只有管理员才能停用、删除管理员，或收回其角色',
  'Only an administrator can disable or delete an administrator, or take their roles away',
];
const OWN_CONTACT: Text = [
  '自己的手机号码和邮箱请在「个人信息」中修改，届时需要再次输入密码',
  'Change your own mobile number and e-mail under “My profile”, where your password is asked again',
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
const OPEN_PROFILE: Text = ['请打开用户中心的「个人信息」', 'Open “My profile” in the user centre'];
const EVERYTHING: Text = ['全部权限', 'every right'];

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

/** The first right of any of these roles that the actor does not hold; null when they hold them all. */
const firstBeyond = async (ctx: Ctx, ids: readonly string[]): Promise<Text | null> =>
  (await rolesIn(ctx, ids)).map((role) => beyond(ctx.actor, role)).find((right) => right !== null) ?? null;

const linesOf = (before: Row | null, detail: string): readonly Readonly<Record<string, string>>[] => {
  const lines = before?.[detail];
  return Array.isArray(lines) ? lines : [];
};
/** What the lines of a row named in a field before it was saved. */
export const namesIn = (before: Row | null, detail: string, field: string): readonly string[] =>
  linesOf(before, detail).map((line) => line[field] ?? '');

interface UserNow {
  readonly username: string;
  readonly telephone: string | null;
  readonly email: string | null;
  readonly authType: string | null;
  readonly markStatus: string | null;
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

/** One's own number and mail lead to one's password: they change where the password is asked for. */
function demandContactUnchanged(ctx: Ctx, id: string, now: UserNow, before: Row): void {
  if (id !== ctx.actor.userId) return;
  const changed = (['telephone', 'email'] as const).find((field) => now[field] !== (before[field] ?? null));
  if (changed) throw refusedAt(changed, OWN_CONTACT, OPEN_PROFILE);
}

const DOORS = ['username', 'telephone', 'email', 'authType'] as const;
/** Whoever decides by which name, number, mail or way somebody signs in can sign in as them. */
async function demandDoorsTheirs(ctx: Ctx, id: string, now: UserNow, before: Row): Promise<void> {
  const changed = DOORS.find((field) => (now[field] ?? null) !== (before[field] ?? null));
  if (id === ctx.actor.userId || !changed) return;
  const right = await firstBeyond(ctx, namesIn(before, 'roles', 'role'));
  if (right) throw refusedAt(changed, fill(DOOR, { right }), ASK_HOLDER);
}

/** Administrators are disabled, deleted and reduced by administrators alone. */
async function demandAdministratorsUnchanged(ctx: Ctx, now: UserNow | null, before: Row): Promise<void> {
  const had = namesIn(before, 'roles', 'role');
  const reduced =
    now === null ||
    (before['markStatus'] === '1' && now.markStatus !== '1') ||
    (before['vendor'] ?? null) !== now.vendorId ||
    had.some((role) => !now.roles.includes(role));
  if (!reduced || isAdministrator(ctx.actor)) return;
  if ((await rolesIn(ctx, had)).some(({ isAdmin }) => isAdmin)) throw refusedAt('roles', OF_ADMINISTRATORS, ASK_HOLDER);
}

/** Nobody takes away what protects somebody who may do more than they. */
export async function demandNotAbove(ctx: Ctx, userId: string, text: Text): Promise<void> {
  const right = await firstBeyond(ctx, await roles(ctx, userId));
  if (right) throw refusedAt('user', fill(text, { right }), ASK_HOLDER);
}

const dimensionWords = User.details.scopes.fields.dimension.options.values ?? {};

/** Where the giver is limited, so is everybody they make or change, and no wider. */
function demandScopesWithin(ctx: Ctx, id: string, now: UserNow, before: Row | null): void {
  const after = scopesOf(id, now);
  const earlier = before && scopesOf(id, { vendorId: textOf(before['vendor']), scopes: scopeLines(before) });
  const wider = (dimension: Dimension): boolean => {
    const [mine, theirs] = [ctx.actor.given[dimension], after[dimension]];
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
    const now = await ctx.sql.maybe<UserNow>`
      select u.username, u.telephone, u.email, u.auth_type as "authType", u.mark_status as "markStatus", u.vendor_id as "vendorId",
        coalesce((select json_agg(r.role_id) from system_user_roles r where r.parent_id = u.id), '[]') as roles,
        coalesce((select json_agg(json_build_object('dimension', s.dimension, 'value', s.value))
          from system_user_scopes s where s.parent_id = u.id), '[]') as scopes
      from system_user u where u.id = ${id} and u.deleted_at is null`;
    if (before) await demandAdministratorsUnchanged(ctx, now, before);
    if (!now) return;
    await demandRolesHeld(ctx, now, before);
    if (before) demandContactUnchanged(ctx, id, now, before);
    if (before) await demandDoorsTheirs(ctx, id, now, before);
    demandScopesWithin(ctx, id, now, before);
  }),

  whenSaved(Role, async (ctx, id, before, registry) => {
    const [now] = await rolesIn(ctx, [id]);
    if (!now) return;
    const listed = namesIn(before, 'permissions', 'permission');
    demandKnownRights(ctx, registry, now.permissions, listed);
    const had = holds(before?.['isAdmin'] === '1', listed);
    if (now.isAdmin && !had(ALL) && !isAdministrator(ctx.actor)) throw refusedAt('isAdmin', ADMINISTRATOR, ASK_HOLDER);
    // A wildcard that gives way to the rights it stood for gives nothing new.
    const right = now.permissions.find((permission) => !had(permission) && !ctx.actor.holds(permission));
    if (right !== undefined) throw refusedAt('permissions', fill(RIGHT, { right }), ASK_HOLDER);
  }),
];
