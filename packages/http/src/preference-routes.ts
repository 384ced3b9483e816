import type { FastifyInstance } from 'fastify';
import { fill, type Text } from '@takt/model';
import { refuse, Refused } from '@takt/engine/host';
import { success } from './envelope.ts';
import { type Host, own, sendJson } from './host.ts';

export const KEY = { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\w:/.@-]+$' } as const;
const LARGEST = 64 * 1024;
/** Lists, pages and tables of a busy person come to about a hundred. */
const PER_PERSON = 500;
const TOO_MANY: Text = ['保存的个人设置过多（最多 {most} 项）', 'Too many personal settings are kept (at most {most})'];
/** What is kept travels as text; the browser alone reads it. */
export function preferenceText(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  if (text.length > LARGEST) throw Refused.of('too.large');
  return text;
}

interface StoredPreference {
  readonly key: string;
  readonly value: unknown;
}

/** What a person has arranged for themselves: columns, views, the shell. The browser gives it its form. */
export function preferenceRoutes(app: FastifyInstance, host: Host): void {
  const kept = {
    type: 'object',
    required: ['key', 'value'],
    additionalProperties: false,
    properties: { key: KEY, value: {} },
  };
  app.post<{ Body: StoredPreference }>('/system/preference/save', { schema: { body: kept } }, async (request, reply) => {
    const { key, value } = request.body;
    const text = preferenceText(value);
    // The last one counts, and saying it twice changes nothing, so no key is asked for.
    await own(host, request, true, async (ctx) => {
      const { n } = await ctx.sql.one<{ n: number }>`select count(*) as n from app.preference
          where user_id = ${ctx.actor.userId} and key <> ${key}`;
      if (n >= PER_PERSON) refuse('preference.many', fill(TOO_MANY, { most: PER_PERSON }));
      await ctx.sql`insert into app.preference (tenant_id, user_id, key, value, at)
        values (${ctx.tenant}, ${ctx.actor.userId}, ${key}, ${text}::jsonb, ${ctx.now})
        on conflict (tenant_id, user_id, key) do update set value = excluded.value, at = excluded.at`;
    });
    return sendJson(reply, success('null'));
  });
}
