import { fill, type Text } from '@takt/model';
import { type Ctx, type Row, whenSaved } from '@takt/engine';
import { SsoProvider } from '../defs/index.ts';
import { demandAdministrator, notifyAdministrators } from './administrators.ts';

const ADMINISTRATORS_ONLY: Text = [
  '只有管理员才能维护单点登录来源：它可以让任何人以任何用户的身份登录',
  'Only administrators keep sign-on providers: one can sign anybody in as any user',
];
const PAGE = '/system/sysconfig/ssoProvider';
const NOTICES = {
  created: ['{user} 新增了单点登录来源「{code}」', '{user} added the sign-on provider “{code}”'],
  changed: ['{user} 修改了单点登录来源「{code}」', '{user} changed the sign-on provider “{code}”'],
  deleted: ['{user} 删除了单点登录来源「{code}」', '{user} deleted the sign-on provider “{code}”'],
} as const satisfies Record<string, Text>;

async function noticeOf(ctx: Ctx, id: string, before: Row | null): Promise<Text> {
  const { code, deleted } = await ctx.sql.one<{ code: string; deleted: boolean }>`
    select code, deleted_at is not null as deleted from system_sso_provider where id = ${id}`;
  const what = deleted ? NOTICES.deleted : before ? NOTICES.changed : NOTICES.created;
  return fill(what, { user: ctx.actor.username, code });
}

/** Whoever decides which tokens are believed can be anybody: administrators alone do, and all of them learn of it. */
export const ssoProviderSaved = whenSaved(SsoProvider, async (ctx, id, before) => {
  // Pages are kept from others by the definition; a long job has the roles' rights as they are.
  demandAdministrator(ctx.actor, ADMINISTRATORS_ONLY);
  await notifyAdministrators(ctx, await noticeOf(ctx, id, before), PAGE);
});
