import { type ChangesRequest, fill, isId, type Lang, say, type Text } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import { changesCount, refuse, Refused } from '@takt/engine/host';
import { AUDIT, changesWorkbook } from '@takt/content/host';
import { type Host, langOf } from './host.ts';
import { exportCap } from './sheet-routes.ts';
import { sendWorkbook } from './send-workbook.ts';

const TOO_MANY: Text = [
  '结果超过 {cap} 条，请缩小查询范围后再导出',
  'More than {cap} changes were found; narrow the query before exporting',
];

const text = { type: ['string', 'null'], maxLength: 200 } as const;
const day = { type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;
const body = {
  type: 'object',
  additionalProperties: false,
  properties: {
    entity: text,
    action: text,
    user: text,
    from: day,
    to: day,
    row: text,
    field: text,
    lang: { enum: ['zh', 'en'] },
  },
};

/** The changes of a company's data as a workbook. */
export function auditRoutes(app: FastifyInstance, host: Host): void {
  app.post<{ Body: Partial<ChangesRequest> & { readonly lang?: Lang } }>(
    '/system/log/audit/export',
    { schema: { body } },
    async (request, reply) => {
      const { entity = null, action = null, user = null, from = null, to = null, row = null, field = null } = request.body;
      const { lang = langOf(request) } = request.body;
      if (user !== null && !isId(user)) throw Refused.of('not.found');
      const asked: ChangesRequest = { entity, action, user, from, to, row, field };
      await sendWorkbook(host, request, reply, async (ctx) => {
        if (!ctx.actor.can('system.audit.export')) throw Refused.of('permission');
        const cap = await exportCap(host, ctx);
        if ((await changesCount(ctx, host.registry, asked, cap)) > cap) refuse('B004', fill(TOO_MANY, { cap }));
        return { name: `${say(AUDIT, lang)}.xlsx`, stream: await changesWorkbook(ctx, host.registry, asked, lang) };
      });
      return reply;
    },
  );
}
