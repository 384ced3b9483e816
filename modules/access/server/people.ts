import { EMAIL, MOBILE, type Problem, type Text, valueProblem } from '@takt/model';
import { amend, type Ctx, type Profile, type Recipients, Refused, type SigninNote } from '@takt/engine';
import { departmentRows } from '@takt/modules/organisation/server';
import { User } from '../defs/index.ts';

/** What people may change about themselves; the rest is the administrator's. */
const OWN = ['nickname', 'telephone', 'email', 'gender', 'region', 'signature'] as const;
type Own = (typeof OWN)[number];
/** Ids in the rule catalogue of what the fields demand. */
const RULES: Readonly<Partial<Record<Own, string>>> = { email: EMAIL.rule, telephone: MOBILE.rule };
const isOwn = (name: string): name is Own => OWN.some((one) => one === name);

export const profile = (ctx: Ctx, userId: string): Promise<Profile | null> =>
  ctx.sql.maybe<Profile>`
    select u.username, u.real_name as "realName", u.real_name_en as "realNameEn", coalesce(u.telephone, '') as mobile, coalesce(u.email, '') as email, u.login_frame_language as language,
      coalesce(d.name, (select name from app.tenant where tenant_id = u.tenant_id)) as organization
    from system_user u left join ${departmentRows} d on d.id = u.department_id
    where u.id = ${userId} and u.deleted_at is null`;

const REFUSED_WAYS: Readonly<Record<string, readonly SigninNote['way'][]>> = {
  local: ['sso'],
  sso: ['password', 'passkey', 'face'],
};
/** A QR code lends a sign-in that was let in already, so no user is kept from it. */
export async function admits(ctx: Ctx, userId: string, way: SigninNote['way']): Promise<boolean> {
  const { kind } = await ctx.sql.one<{ kind: string }>`select auth_type as kind from system_user where id = ${userId}`;
  return !REFUSED_WAYS[kind]?.includes(way);
}

/** A user name names one person; a mobile number does so only where nobody shares it. */
export async function find(ctx: Ctx, typed: string): Promise<string | null> {
  const rows = await ctx.sql<{ id: string; named: boolean }>`
    select id, username = ${typed} as named from system_user
    where deleted_at is null and mark_status = '1' and ${typed} in (username, telephone)
    order by named desc limit 2`;
  const [first, second] = rows;
  return first && (first.named || !second) ? first.id : null;
}

/** Enabled users alone: a message to someone who left would wait for nobody, and what goes to many is meant for people. */
export async function members(ctx: Ctx, { receiveType, role, users }: Recipients): Promise<readonly string[]> {
  const rows = await ctx.sql<{ id: string }>`select u.id from system_user u
    where u.deleted_at is null and u.mark_status = '1' and (
      (${receiveType} = 'all' and u.is_manual_operator = '1')
      or (${receiveType} = 'user' and u.id = any(${users}::uuid[]))
      or (${receiveType} = 'role' and u.is_manual_operator = '1' and exists (
        select 1 from system_user_roles r where r.parent_id = u.id and r.role_id::text = ${role})))
    order by u.username`;
  return rows.map(({ id }) => id);
}

export async function supplierPeople(ctx: Ctx, vendor: string): Promise<readonly string[]> {
  const rows = await ctx.sql<{ id: string }>`
    select id from system_user where vendor_id = ${vendor} and deleted_at is null and mark_status = '1' order by username`;
  return rows.map(({ id }) => id);
}

/** Those the licence counts. */
export async function enabledUsers(ctx: Ctx): Promise<number> {
  const { users } = await ctx.sql.one<{ users: number }>`
    select count(*)::int as users from system_user where deleted_at is null and mark_status = '1'`;
  return users;
}

/** What people are called, also those who have left. */
export async function peopleNames(ctx: Ctx, users: readonly string[]): Promise<ReadonlyMap<string, Text>> {
  const rows = await ctx.sql<{ id: string; name: Text }>`
    select id, json_build_array(coalesce(nullif(real_name, ''), username), coalesce(nullif(real_name_en, ''), nullif(real_name, ''), username)) as name
    from system_user where id = any(${users}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const card = (ctx: Ctx, userId: string): Promise<Readonly<Record<string, unknown>>> =>
  ctx.sql.one<Record<string, unknown>>`
    select u.username, u.real_name as "realName", u.real_name_en as "realNameEn", u.nickname, u.telephone, u.email, u.gender,
      u.region, u.signature, u.avatar_id as avatar, u.engineer_code as "engineerCode", u.office_location as "officeLocation", u.fax,
      u.description, d.name as department
    from system_user u left join ${departmentRows} d on d.id = u.department_id where u.id = ${userId}`;

/** Takes the fields people own, each judged by its definition; anything else in the body is refused. */
export async function saveCard(
  ctx: Ctx,
  userId: string,
  values: Readonly<Record<string, unknown>>,
  avatar: string | null,
): Promise<void> {
  const names = Object.keys(values);
  if (!names.every(isOwn)) throw Refused.of('request');
  const given = Object.fromEntries(names.map((name) => [name, values[name] === '' ? null : values[name]]));
  const problems = names.filter(isOwn).flatMap((at): Problem[] => {
    const text = valueProblem(User.fields[at], given[at]);
    const rule = RULES[at];
    return text ? [{ at, text, level: 'error', ...(rule && { rule }) }] : [];
  });
  const [first] = problems;
  if (first) throw new Refused({ code: first.rule ?? 'validation', text: first.text, level: 'error' }, { problems });
  await amend(ctx, User, userId, { ...given, ...(avatar && { avatar }) });
}
