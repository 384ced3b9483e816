import { isId, type Text } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import { publishedValues } from '@takt/identity/host';
import { type Ctx, newId, refuse, Refused, visibleTo } from '@takt/engine/host';
import { success } from './envelope.ts';
import { type Host, writeUnkeyed, own, sendJson } from './host.ts';
import { KEY, preferenceText } from './preference-routes.ts';
import { screenParts } from './screen-parts.ts';

const PUBLISH = 'system.layout.publish';
const NO_ROLE: Text = ['没有这个角色', 'There is no such role'];
const MOST_KEYS = 20;
const ROLE = { type: ['string', 'null'], maxLength: 36 } as const;

interface PublishedRequest {
  readonly key: string;
  readonly role?: string | null;
}
const roleOf = (role: string | null | undefined): string | null => {
  if (role === null || role === undefined) return null;
  return isId(role) ? role : refuse('published.role', NO_ROLE);
};

/** What administrators arrange for a role or for everyone; what people arrange themselves stands above it. */
export function publishedRoutes(app: FastifyInstance, host: Host): void {
  const body = (required: readonly string[], properties: object) => ({
    schema: { body: { type: 'object', required, additionalProperties: false, properties } },
  });

  /** What the caller and administrators have arranged under some keys: all a screen asks when it opens. */
  app.post<{ Body: { readonly keys: readonly string[] } }>(
    '/system/preference/desk',
    body(['keys'], { keys: { type: 'array', maxItems: MOST_KEYS, items: KEY } }),
    async (request, reply) => {
      const { keys } = request.body;
      const found = await own(host, request, false, async (ctx) => {
        const kept = await ctx.sql<{ key: string; value: unknown }>`select key, value from app.preference
          where user_id = ${ctx.actor.userId} and key = any(${keys})`;
        const published = await publishedValues(ctx, keys, await host.signin.identity.roles(ctx, ctx.actor.userId));
        const mine = new Map(kept.map(({ key, value }) => [key, value]));
        return {
          mayPublish: ctx.actor.can(PUBLISH),
          preferences: Object.fromEntries(keys.map((key) => [key, { own: mine.get(key) ?? null, ...published.get(key) }])),
        };
      });
      return sendJson(reply, success(JSON.stringify(found)));
    },
  );

  /** What a screen is made of before anybody arranges it, for whoever does. */
  app.post<{ Body: { readonly pathNo: string } }>(
    '/system/preference/shipped',
    body(['pathNo'], { pathNo: { type: 'string', maxLength: 200 } }),
    async (request, reply) => {
      const parts = await own(host, request, false, async (ctx) => {
        if (!ctx.actor.can(PUBLISH)) throw Refused.of('permission');
        const screens = host.registry.modules.flatMap(({ menu }) => menu.flatMap((group) => group.screens));
        const { entity: id = '' } = screens.find(({ route }) => route === request.body.pathNo) ?? {};
        const entity = host.registry.entities.get(id);
        if (!entity) throw Refused.of('not.found');
        return screenParts(ctx, host.registry, visibleTo(ctx, entity));
      });
      return sendJson(reply, success(JSON.stringify(parts)));
    },
  );

  app.post<{ Body: PublishedRequest }>(
    '/system/preference/publishedFor',
    body(['key', 'role'], { key: KEY, role: ROLE }),
    async (request, reply) => {
      const row = await own(host, request, false, async (ctx) => {
        if (!ctx.actor.can(PUBLISH)) throw Refused.of('permission');
        return ctx.sql.maybe<{ value: string }>`select value::text from app.published
          where key = ${request.body.key} and role_id is not distinct from ${roleOf(request.body.role)}::uuid`;
      });
      return sendJson(reply, success(row?.value ?? 'null'));
    },
  );

  app.post<{ Body: PublishedRequest & { readonly value: unknown } }>(
    '/system/preference/publish',
    body(['key', 'role', 'value'], { key: KEY, role: ROLE, value: {} }),
    async (request, reply) => {
      await writeUnkeyed(host, request, (ctx) => publish(ctx, request.body));
      return sendJson(reply, success('null'));
    },
  );
}

/** The last word counts; null takes it back. */
async function publish(ctx: Ctx, { key, role, value }: PublishedRequest & { readonly value: unknown }): Promise<void> {
  if (!ctx.actor.can(PUBLISH)) throw Refused.of('permission');
  const roleId = roleOf(role);
  if (value === null) {
    await ctx.sql`delete from app.published where key = ${key} and role_id is not distinct from ${roleId}::uuid`;
    return;
  }
  await ctx.sql`insert into app.published (tenant_id, id, key, role_id, value, by, at)
    values (${ctx.tenant}, ${newId()}, ${key}, ${roleId}, ${preferenceText(value)}::jsonb, ${ctx.actor.userId}, ${ctx.now})
    on conflict (tenant_id, key, role_id) do update set value = excluded.value, by = excluded.by, at = excluded.at`;
}
