import type { Text } from '@takt/model';
import { answer, compute, Refused } from '@takt/engine';
import { accountOfUser, demandNewPassword, dropFactors, moveAccount, withdrawFace } from '@takt/identity';
import { notifyUser } from '@takt/content';
import { demandNotAbove } from './granting.ts';
import { demandPassword, resetFace, resetFactors, unlockUser, User } from '../defs/index.ts';

const ofAccount = (column: string): string =>
  `(select ${column} from app.account a where a.tenant_id = t.tenant_id and a.user_id = t.id)`;
const has = (table: string, condition = 'true'): string =>
  `exists (select 1 from app.${table} x where x.tenant_id = t.tenant_id and ${condition})`;

/** What is known of users beside what people write about them. Their accounts are the engine's; suppliers read no users. */
export const userComputed = compute(User, {
  // A company of the group is what stands at the top above a department; where nothing does, it is the tenant itself.
  // A supplier's people belong to their supplier.
  organization: `case when t.vendor_id is null then coalesce((
    with recursive up as (
      select above.parent_id, above.name from app.system_department d
        join app.system_department above on above.tenant_id = d.tenant_id and above.id = d.parent_id
        where d.tenant_id = t.tenant_id and d.id = t.department_id
      union all
      select d.parent_id, d.name from app.system_department d join up on d.tenant_id = t.tenant_id and d.id = up.parent_id)
    select name from up where parent_id is null),
    (select name from app.tenant n where n.tenant_id = t.tenant_id)) end`,
  // A lock that has run out is lifted by the next sign-in; until then it is no lock any more.
  userStatus: ofAccount("case when a.status = '2' and a.locked_until <= now() then '1' else a.status end"),
  loginStatus: `case when ${has('family', "x.user_id = t.id and x.idle_until > now() and x.way <> 'key'")} then 'online' else 'offline' end`,
  lastLoginTime: ofAccount('a.signed_in_at'),
  dataauthStatus: has('system_user_scopes', 'x.parent_id = t.id'),
  faceBound: has('face', 'x.user_id = t.id'),
  factorSet: has('factor', 'x.user_id = t.id'),
  passwordDue: `coalesce(${ofAccount('a.must_change')}, false)`,
});

const ABOVE: Text = [
  '您不能重置该用户的二次验证：该用户拥有您没有的权限「{right}」',
  'You cannot reset the second factor of this user, who holds “{right}”, which you do not hold',
];
const FACTORS_RESET: Text = [
  '管理员重置了您的二次验证，请尽快重新设置；如非本人要求，请立即联系管理员',
  'An administrator reset your second factor; set it up again. If you did not ask for it, tell an administrator at once',
];

/** What an administrator does to somebody's account. */
export const accountAnswers = [
  answer(unlockUser, async (ctx, { user }) => {
    const account = await accountOfUser(ctx, user);
    if (!account) throw Refused.of('not.found');
    await moveAccount(ctx, account, 'unlock');
    return null;
  }),
  answer(demandPassword, async (ctx, { user }) => {
    await demandNewPassword(ctx, user);
    return null;
  }),
  answer(resetFace, async (ctx, { user }) => {
    await withdrawFace(ctx, user);
    return null;
  }),
  answer(resetFactors, async (ctx, { user }) => {
    await demandNotAbove(ctx, user, ABOVE);
    await dropFactors(ctx, user);
    await notifyUser(ctx, user, FACTORS_RESET, '/userCenter/secondFactor');
    return null;
  }),
];
