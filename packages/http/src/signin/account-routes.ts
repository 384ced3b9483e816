import { isId } from '@takt/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Ctx, Refused } from '@takt/engine/host';
import {
  changePassword,
  endOwnSession,
  forgetOwnDevice,
  ownDevices,
  ownSessions,
  passwordOwner,
  passwordState,
  proofGiver,
  proveFactor,
  resetOwnPassword,
  sendOwnCode,
  verifyOwnPassword,
} from '@takt/identity/host';
import { success } from '../envelope.ts';
import { type Host, own, ownWriting, sendJson } from '../host.ts';
import { firstOpen } from '../menu.ts';
import { demandProof, takeProof } from '../proof.ts';
import { nothing, texts } from './bodies.ts';
import { FACTOR_ANSWER, factorAnswer, type FactorAnswerBody } from './factor-routes.ts';
import { requestOrigin, passwordOf } from './request-origin.ts';

const LIMITED = { limited: true } as const;
const DEVICE = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string', pattern: '^[0-9a-f]{64}$' } },
} as const;

/** What people do about their own account once they are in. */
export function accountRoutes(app: FastifyInstance, host: Host): void {
  const { signin } = host;
  const path = (name: string): string => `/system/sysconfig/user/${name}`;
  const asked = (name: string, config: { limited?: boolean }, run: (ctx: Ctx, token: string) => Promise<unknown>): void => {
    app.post(path(name), { schema: { body: nothing }, config }, async (request, reply) =>
      sendJson(reply, success(JSON.stringify((await own(host, request, false, run)) ?? null))),
    );
  };
  const done = async (request: FastifyRequest, work: (ctx: Ctx, token: string) => Promise<void>): Promise<string> =>
    ownWriting(host, request, async (ctx, token) => {
      await work(ctx, token);
      return success('null');
    });

  asked('validatePwdTime', LIMITED, passwordState);
  asked('getMySessions', {}, ownSessions);
  asked('getUserWebMain', {}, async (ctx) => ({
    webMainPath: await firstOpen(ctx, host.registry, await signin.identity.mainPaths(ctx, ctx.actor.userId)),
  }));
  asked('getUserLoginFlag', LIMITED, passwordState);

  app.post(path('getMyDevices'), { schema: { body: nothing } }, async (request, reply) => {
    const { deviceCookie: cookie } = requestOrigin(request);
    return sendJson(
      reply,
      success(JSON.stringify(await own(host, request, false, (ctx) => ownDevices(ctx, signin.keys, cookie)))),
    );
  });
  app.post<{ Body: { id: string } }>(path('forgetDevice'), { schema: { body: DEVICE } }, async (request, reply) =>
    sendJson(reply, await done(request, (ctx) => forgetOwnDevice(ctx, request.body.id))),
  );

  app.post<{ Body: { id: string } }>(path('endSession'), { schema: { body: texts(['id'], [], 40) } }, async (request, reply) => {
    if (!isId(request.body.id)) throw Refused.of('not.found');
    return sendJson(reply, await done(request, (ctx) => endOwnSession(ctx, request.body.id)));
  });

  // Not under a key: a wrong password must be counted each time it is tried, and passwords leave no trace with the answer.
  app.post<{ Body: { old: string; new: string; confirm: string } }>(
    path('updatePassword'),
    { schema: { body: texts(['old', 'new', 'confirm'], [], 2000) }, config: LIMITED },
    async (request, reply) => {
      const { old, new: next, confirm } = request.body;
      const owner = await own(host, request, false, passwordOwner);
      const change = { old: passwordOf(old), password: passwordOf(next), confirm: passwordOf(confirm) };
      await verifyOwnPassword(signin, owner, change.old, requestOrigin(request));
      await own(host, request, true, (ctx, token) => changePassword(signin, ctx, token, change));
      return sendJson(reply, success('null'));
    },
  );

  app.post<{ Body: { password: string } }>(
    path('confirmPassword'),
    { schema: { body: texts(['password'], [], 2000) }, config: LIMITED },
    async (request, reply) => {
      await takeProof(host, request, request.body.password);
      // An empty one proves nothing.
      await demandProof(host, request);
      return sendJson(reply, success('null'));
    },
  );

  app.post<{ Body: FactorAnswerBody }>(
    path('confirmFactor'),
    { schema: { body: FACTOR_ANSWER }, config: LIMITED },
    async (request, reply) => {
      const giver = await own(host, request, false, proofGiver);
      await proveFactor(signin, giver, factorAnswer(request.body), requestOrigin(request));
      return sendJson(reply, success('null'));
    },
  );

  app.post<{ Body: { password?: string } }>(
    path('getMSGmessage'),
    { schema: { body: texts([], ['password'], 2000) }, config: LIMITED },
    async (request, reply) => {
      await takeProof(host, request, request.body.password);
      const masked = await own(host, request, true, (ctx, token) => sendOwnCode(signin, ctx, token, requestOrigin(request)));
      return sendJson(reply, success('null', masked));
    },
  );

  app.post<{ Body: { code: string; new: string; confirm: string; password?: string } }>(
    path('resetPassword'),
    { schema: { body: texts(['code', 'new', 'confirm'], ['password'], 2000) }, config: LIMITED },
    async (request, reply) => {
      const { code, new: next, confirm } = request.body;
      await takeProof(host, request, request.body.password);
      const reset = { code, password: passwordOf(next), confirm: passwordOf(confirm) };
      // Not under a key: a wrong code must be counted each time it is tried, and a right one works once.
      const refused = await own(host, request, true, (ctx, token) => resetOwnPassword(signin, ctx, token, reset));
      if (refused) throw refused;
      return sendJson(reply, success('null'));
    },
  );
}
