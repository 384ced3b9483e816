import { addressesIn, fill, holding, type Id, type Text } from '@takt/model';
import { answer, compute, type Ctx, type KeyBounds, Refused, whenSaved } from '@takt/engine';
import { endKey, issueKey, shortenKey, touchAccount } from '@takt/identity';
import { ApiKey, endApiKey, issueApiKey } from '../defs/index.ts';
import { demandAdministrator, notifyAdministrators } from './administrators.ts';
import { namesIn } from './granting.ts';
import { demandKnownRights } from './known-rights.ts';

const ADMINISTRATORS_ONLY: Text = [
  '只有管理员才能维护接口密钥：它以其他用户的身份工作',
  'Only administrators keep API keys: one works in the name of another user',
];
const ISSUED: Text = ['{user} 签发了接口密钥「{name}」', '{user} issued the API key “{name}”'];
const PAGE = '/system/sysconfig/apiKey';

const ofKey = (what: string): string =>
  `(select ${what} from app.family f where f.tenant_id = t.tenant_id and f.key_id = t.id limit 1)`;
export const apiKeyComputed = compute(ApiKey, {
  keyState: `coalesce(${ofKey("case when f.ends_at > now() then 'active' else 'expired' end")}, 'none')`,
  issuedAt: ofKey('f.created_at'),
  lastUsedAt: ofKey('f.seen_at'),
});

const listedIn = (
  ctx: Ctx,
  id: Id,
): Promise<{ readonly addresses: string | null; readonly permissions: readonly string[] } | null> =>
  ctx.sql.maybe`
    select k.addresses, coalesce((select json_agg(p.permission) from system_api_key_permissions p where p.parent_id = k.id), '[]')
      as permissions
    from system_api_key k where k.id = ${id} and k.deleted_at is null`;

/** What a session of this key keeps; null when the key has gone. */
export async function keyBounds(ctx: Ctx, id: Id): Promise<KeyBounds | null> {
  const key = await listedIn(ctx, id);
  return key && { can: holding(key.permissions), addresses: addressesIn(key.addresses ?? '') };
}

/** Administrators alone keep keys; what one may do holds from its next request on, and with its record it ends. */
export const apiKeySaved = whenSaved(ApiKey, async (ctx, id, before, registry) => {
  demandAdministrator(ctx.actor, ADMINISTRATORS_ONLY);
  const { user, deleted, until } = await ctx.sql.one<{ user: Id; deleted: boolean; until: string }>`
    select user_id as user, deleted_at is not null as deleted, (expires_on + 1)::timestamptz as until from system_api_key where id = ${id}`;
  const { permissions = [] } = (await listedIn(ctx, id)) ?? {};
  demandKnownRights(ctx, registry, permissions, namesIn(before, 'permissions', 'permission'));
  // A key works for the person it was issued for, and no longer than its record says.
  if (deleted || (before && before['user'] !== user)) await endKey(ctx, id);
  else await shortenKey(ctx, id, new Date(until));
  await touchAccount(ctx, user);
});

export const apiKeyAnswers = [
  answer(issueApiKey, async (ctx, { key }) => {
    demandAdministrator(ctx.actor, ADMINISTRATORS_ONLY);
    const row = await ctx.sql.maybe<{ user: Id; name: string; until: string }>`
      select user_id as user, name, (expires_on + 1)::timestamptz as until from system_api_key
      where id = ${key} and deleted_at is null for update`;
    if (!row) throw Refused.of('not.found');
    const token = await issueKey(ctx, { id: key, userId: row.user, name: row.name, until: new Date(row.until) });
    await notifyAdministrators(ctx, fill(ISSUED, { user: ctx.actor.username, name: row.name }), PAGE);
    return token;
  }),
  answer(endApiKey, async (ctx, { key }) => {
    demandAdministrator(ctx.actor, ADMINISTRATORS_ONLY);
    await endKey(ctx, key);
    return null;
  }),
];
