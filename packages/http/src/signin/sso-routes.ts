import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jumpBack, sessionFamilyOf, ssoSignin, tenantOf } from '@takt/identity/host';
import { success } from '../envelope.ts';
import { type Host, own, sendJson, tokenOf } from '../host.ts';
import { nothing, texts } from './bodies.ts';
import { setSession, tokenAnswer } from './cookies.ts';
import { requestOrigin } from './request-origin.ts';

interface QuickAuth {
  readonly token: string;
  readonly appCode: string;
  readonly logback?: string;
}

/** Entering from another sign-in system, and returning from where one jumped to. */
export function ssoRoutes(app: FastifyInstance, host: Host): void {
  const { signin } = host;

  app.post<{ Params: { provider: string }; Body: QuickAuth }>(
    '/auth/:provider/quickAuth',
    { schema: { body: texts(['token', 'appCode'], ['logback'], 8192) } },
    async (request, reply) => {
      const { token, appCode, logback } = request.body;
      const jumpFrom = logback === '1' ? await present(host, request) : null;
      const asked = { provider: request.params.provider, token, appCode, jumpFrom };
      const { granted, permissions } = await ssoSignin(signin, asked, requestOrigin(request));
      setSession(reply, granted);
      const codes = permissions.map((permissionCode) => ({ permissionCode }));
      return sendJson(reply, success(JSON.stringify({ token: granted.access, ...tokenAnswer(granted), permissions: codes })));
    },
  );

  app.post('/system/sysconfig/jump/back', { schema: { body: nothing } }, async (request, reply) => {
    const granted = await own(host, request, true, (ctx, token) => jumpBack(signin, ctx, token));
    setSession(reply, granted);
    return sendJson(reply, success(JSON.stringify(tokenAnswer(granted))));
  });
}

/** The session the caller has now, if any: where a jump may return to. */
async function present(
  host: Host,
  request: FastifyRequest,
): Promise<{ readonly tenant: number; readonly family: string } | null> {
  try {
    const tenant = tenantOf(tokenOf(request));
    const { family } = await own(host, request, false, sessionFamilyOf);
    return tenant === null ? null : { tenant, family };
  } catch {
    return null;
  }
}
