import type { Text } from '@takt/model';
import { notifyUser } from '@takt/content/host';
import { Refused } from '@takt/engine/host';
import { asSystem, type SigninServices, type RequestOrigin, note } from './signin-services.ts';
import { type Granted, tenantOfRefresh } from './families.ts';

const REUSED: Text = [
  '您的登录凭证被重复使用，该登录已全部终止；如非本人操作请修改密码',
  'A sign-in of yours was used twice and has been ended; if it was not you, change your password',
];

/** The refresh grant. A token that was used before ends its sign-in, and its owner is told. */
export async function refreshSignin(services: SigninServices, token: string, origin: RequestOrigin): Promise<Granted> {
  const tenant = tenantOfRefresh(token);
  if (tenant === null || !(await services.cells.directory.byId(tenant))) throw Refused.of('EX90001');
  const granted = await asSystem(services, tenant, origin, async (ctx) => {
    const result = await services.families.rotate(ctx, token);
    if (typeof result === 'string' || !('reusedBy' in result)) return result;
    const userId = result.reusedBy;
    const username = (await services.identity.profile(ctx, userId))?.username ?? '';
    await note(services, ctx, origin, { username, userId, way: result.way, result: 'reuse' });
    await notifyUser(ctx, userId, REUSED, '/userCenter/userInfo');
    return 'unknown' as const;
  });
  if (granted === 'unknown') throw Refused.of('EX90001');
  return granted;
}
