import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '@takt/engine/host';
import { success } from './envelope.ts';
import { type Host, own, sendJson } from './host.ts';

const MOST = 40;
/** What accompanies a page: counts, names, what is known of a record, what has come for the person. */
const ACCOMPANIES = new RegExp(
  `^/(?:[a-z]+/ai/(?:${['queryPage', 'queryArray', 'queryHistory', 'queryRelated', 'queryAttachments'].join('|')})` +
    `|system/message/(?:mail/getMyNewMail|notice/getMyNewNotice|task/getMyNewTask|pending|scroll/list)|system/export/mine)$`,
);
/** Of the call itself, not of the questions in it. */
const ITS_OWN: ReadonlySet<string> = new Set([
  'content-length',
  'content-type',
  'transfer-encoding',
  'accept-encoding',
  'connection',
]);

interface Ask {
  readonly path: string;
  readonly body: object;
}
const body = {
  type: 'object',
  required: ['asks'],
  additionalProperties: false,
  properties: {
    asks: {
      type: 'array',
      minItems: 1,
      maxItems: MOST,
      items: {
        type: 'object',
        required: ['path', 'body'],
        additionalProperties: false,
        properties: { path: { type: 'string', maxLength: 100 }, body: { type: 'object' } },
      },
    },
  },
};

/**
 * Several small questions in one call. Each is asked inside as if it had come alone, with its own rights, share and bounds, so there is
 * nothing here to get wrong about who may know what; what is saved is the way.
 */
export function togetherRoutes(app: FastifyInstance, host: Host): void {
  const asked = async (request: FastifyRequest, { path, body: payload }: Ask) => {
    if (!ACCOMPANIES.test(path)) throw Refused.of('not.found');
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !ITS_OWN.has(name)));
    const remoteAddress = request.socket.remoteAddress ?? request.ip;
    return app.inject({ method: 'POST', url: path, payload, headers, remoteAddress });
  };
  app.post<{ Body: { asks: readonly Ask[] } }>('/base/ai/queryTogether', { schema: { body } }, async (request, reply) => {
    // For people at a page: what a program asks, it asks one by one.
    await own(host, request, false, async () => null);
    const answers = await Promise.all(request.body.asks.map((one) => asked(request, one)));
    const list = answers.map(({ statusCode, headers, payload }) => {
      const retryAfter = headers['retry-after'] === undefined ? null : Number(headers['retry-after']);
      return `{"http":${statusCode},"retryAfter":${retryAfter},"answer":${payload}}`;
    });
    return sendJson(reply, success(`[${list.join(',')}]`));
  });
}
