import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This route takes a form; all others refuse one. */
    form?: boolean;
  }
}

import { Refused } from '../refused.ts';
import { type Host, sendJson, tokenOf } from './host.ts';

interface Grant {
  readonly grant_type: string;
  readonly username: string;
  readonly password: string;
}

/** The password grant of the contract. The full sign-in (captcha, refresh, face, QR, SSO) extends this file only. */
export function signinRoutes(app: FastifyInstance, host: Host): void {
  const field = { type: 'string', maxLength: 1000 } as const;
  const body = {
    type: 'object',
    required: ['grant_type', 'username', 'password'],
    additionalProperties: false,
    properties: {
      scope: field,
      grant_type: { enum: ['password'] },
      username: field,
      password: field,
      remote_addr: field,
      model: field,
    },
  };
  const rateLimit = { max: 10, timeWindow: '1 minute' };
  app.post<{ Body: Grant }>(
    '/anon/oauth/token',
    { schema: { body }, config: { rateLimit, form: true } },
    async (request, reply) => {
      const at = request.body.username.lastIndexOf('@');
      if (at < 1) throw Refused.of('login.failed');
      const [user, tenant] = [request.body.username.slice(0, at), request.body.username.slice(at + 1)];
      const { token, expiresIn } = await host.sessions.signIn(tenant, user, request.body.password, request.id);
      return sendJson(reply, JSON.stringify({ access_token: token, token_type: 'opaque', expires_in: expiresIn }));
    },
  );

  app.post(
    '/system/log/user/logout',
    { schema: { body: { type: 'object', additionalProperties: false } } },
    async (request, reply) => {
      await host.sessions.signOut(tokenOf(request), request.id);
      return sendJson(reply, '{"status":1,"data":null,"message":""}');
    },
  );
}
