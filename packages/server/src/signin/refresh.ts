import type { Text } from '@takt/model';
import { tell } from '../messages/site.ts';
import { Refused } from '../refused.ts';
import { asSystem, type Desk, type Knock, note } from './desk.ts';
import { type Granted, tenantOfRefresh } from './families.ts';

const REUSED: Text = [
  '您的登录凭证被重复使用，该登录已全部终止；如非本人操作请修改密码',
  'A sign-in of yours was used twice and has been ended; if it was not you, change your password',
];

/** The refresh grant. A token that was used before ends its sign-in, and its owner is told. */
export async function refreshSignin(desk: Desk, token: string, knock: Knock): Promise<Granted> {
  const tenant = tenantOfRefresh(token);
  if (tenant === null || !(await desk.cells.directory.byId(tenant))) throw Refused.of('EX90001');
  const granted = await asSystem(desk, tenant, knock, async (ctx) => {
    const result = await desk.families.rotate(ctx, token);
    if (typeof result === 'string' || !('reusedBy' in result)) return result;
    const userId = result.reusedBy;
    const username = (await desk.identity.profile(ctx, userId))?.username ?? '';
    await note(desk, ctx, knock, { username, userId, way: result.way, result: 'reuse' });
    await tell(ctx, userId, REUSED, '/userCenter/userInfo');
    return 'unknown' as const;
  });
  if (granted === 'unknown') throw Refused.of('EX90001');
  return granted;
}
