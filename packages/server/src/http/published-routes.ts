import { isId, type Text } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../ctx.ts';
import { newId } from '../db/ids.ts';
import { Refused, refuse } from '../refused.ts';
import { success } from './envelope.ts';
import { type Host, noting, own, sendJson } from './host.ts';
import { KEY, keptText } from './preference-routes.ts';

const PUBLISH = 'system.layout.publish';
const NO_ROLE: Text = ['没有这个角色', 'There is no such role'];
const ROLE = { type: ['string', 'null'], maxLength: 36 } as const;

interface Asked {
  readonly key: string;
  readonly role?: string | null;
}
interface Standing {
  readonly role: string | null;
  readonly value: unknown;
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

  app.post<{ Body: Asked }>('/system/preference/published', body(['key'], { key: KEY }), async (request, reply) => {
    const found = await own(host, request, false, async (ctx) => ({
      ...(await standingFor(ctx, request.body.key, await host.desk.identity.roles(ctx, ctx.actor.userId))),
      mayPublish: ctx.actor.can(PUBLISH),
    }));
    return sendJson(reply, success(JSON.stringify(found)));
  });

  app.post<{ Body: Asked }>(
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

  app.post<{ Body: Asked & { readonly value: unknown } }>(
    '/system/preference/publish',
    body(['key', 'role', 'value'], { key: KEY, role: ROLE, value: {} }),
    async (request, reply) => {
      await noting(host, request, (ctx) => publish(ctx, request.body));
      return sendJson(reply, success('null'));
    },
  );
}

/** Of several roles the one published for last has the say. */
async function standingFor(ctx: Ctx, key: string, roles: readonly string[]) {
  const rows = await ctx.sql<Standing>`select role_id as role, value from app.published
    where key = ${key} and (role_id is null or role_id = any(${roles}::uuid[])) order by at desc, role_id`;
  return {
    forAll: rows.find(({ role }) => role === null)?.value ?? null,
    forRole: rows.find(({ role }) => role !== null) ?? null,
  };
}

/** The last word counts; null takes it back. */
async function publish(ctx: Ctx, { key, role, value }: Asked & { readonly value: unknown }): Promise<void> {
  if (!ctx.actor.can(PUBLISH)) throw Refused.of('permission');
  const roleId = roleOf(role);
  if (value === null) {
    await ctx.sql`delete from app.published where key = ${key} and role_id is not distinct from ${roleId}::uuid`;
    return;
  }
  await ctx.sql`insert into app.published (tenant_id, id, key, role_id, value, by, at)
    values (${ctx.tenant}, ${newId()}, ${key}, ${roleId}, ${keptText(value)}::jsonb, ${ctx.actor.userId}, ${ctx.now})
    on conflict (tenant_id, key, role_id) do update set value = excluded.value, by = excluded.by, at = excluded.at`;
}
