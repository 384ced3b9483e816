import type { Text } from '@takt/model';
import { notifyUser } from '@takt/content';
import { type Ctx, fragment, type Person, refuse, Refused, type Row, whenSaved } from '@takt/engine';
import { EVERY_RIGHT } from '@takt/identity';
import { Role, User } from '../defs/index.ts';

interface Administrator {
  readonly id: string;
  readonly name: string;
  readonly telephone: string | null;
  readonly email: string | null;
}

/** The company's own people who hold every right and can sign in, whatever becomes of other systems. */
const whoAdminister = fragment`u.deleted_at is null and u.mark_status = '1' and u.vendor_id is null
    and u.auth_type is distinct from 'sso' and exists (
      select 1 from system_user_roles m join system_role r on r.id = m.role_id and r.deleted_at is null
      where m.parent_id = u.id and r.is_admin = '1')`;

/** Some of them, where there are many. */
export const administrators = (ctx: Ctx): Promise<readonly Administrator[]> =>
  ctx.sql<Administrator>`select u.id, u.real_name as name, u.telephone, u.email from system_user u
    where ${whoAdminister} order by u.username limit 20`;

/** All of them, for what each must learn of. */
const administratorIds = async (ctx: Ctx): Promise<readonly string[]> =>
  (await ctx.sql<{ id: string }>`select u.id from system_user u where ${whoAdminister} order by u.id`).map(({ id }) => id);

export const isAdministrator = ({ holds }: Pick<Person, 'holds'>): boolean => holds(EVERY_RIGHT);

/** What would make anybody everybody is told to all of them. */
export async function notifyAdministrators(ctx: Ctx, notice: Text, page: string): Promise<void> {
  for (const userId of await administratorIds(ctx)) await notifyUser(ctx, userId, notice, page);
}

const ASK_ADMINISTRATOR: Text = ['请联系管理员', 'Ask an administrator'];
/** For what would make anybody everybody: no right is enough. */
export function demandAdministrator(actor: Pick<Person, 'holds'>, text: Text): void {
  if (!isAdministrator(actor))
    throw new Refused({ code: 'administrator.only', text, unblock: ASK_ADMINISTRATOR, level: 'error' }, { status: 403 });
}

const LAST: Text = ['公司必须保留至少一名启用的管理员', 'The company must keep at least one enabled administrator'];
const FIRST_ANOTHER: Text = ['请先将管理员角色授予另一名启用的用户', 'Give an administrator role to another enabled user first'];

async function demandOneLeft(ctx: Ctx): Promise<void> {
  // One at a time: of two administrators who remove each other at once, the second must see what the first has done.
  await ctx.sql`select 1 from app.tenant where tenant_id = ${ctx.tenant} for update`;
  if ((await administrators(ctx)).length === 0) refuse('administrator.last', LAST, FIRST_ANOTHER);
}

const wasAdministrator = async (ctx: Ctx, { markStatus, vendor, roles }: Row): Promise<boolean> => {
  if (markStatus !== '1' || vendor !== null || !Array.isArray(roles)) return false;
  const held = roles.map(({ role }: { readonly role: string }) => role);
  const { found } = await ctx.sql.one<{ found: boolean }>`select exists (
    select 1 from system_role where id = any(${held}::uuid[]) and is_admin = '1' and deleted_at is null) as found`;
  return found;
};

/** Nothing that happens to a user or a role leaves the company without anybody who could undo it. */
export const keepOneAdministrator = [
  whenSaved(User, async (ctx, _id, before) => {
    if (before && (await wasAdministrator(ctx, before))) await demandOneLeft(ctx);
  }),
  whenSaved(Role, async (ctx, _id, before) => {
    if (before?.['isAdmin'] === '1') await demandOneLeft(ctx);
  }),
];
