import type { FastifyInstance, FastifyReply } from 'fastify';
import { passwordSignin, type PasswordSigninRequest, refreshSignin, SigninRefused, signOut } from '@takt/identity/host';
import { failure, success } from '../envelope.ts';
import { type Host, langOf, own, sendJson } from '../host.ts';
import { demandOwnOrigin } from '../origin.ts';
import { clearSession, refreshCookie, setSession, tokenAnswer } from './cookies.ts';
import { clientOf, requestOrigin, passwordOf } from './request-origin.ts';

interface Grant {
  readonly grant_type: 'password' | 'refresh_token';
  readonly username?: string;
  readonly password?: string;
  readonly refresh_token?: string;
  readonly remember?: string;
  readonly 'i-client'?: string;
  readonly code?: string;
}
const field = { type: 'string', maxLength: 1000 } as const;
const names = ['scope', 'username', 'password', 'refresh_token', 'remote_addr', 'model', 'remember', 'i-client', 'code'];
const body = {
  type: 'object',
  required: ['grant_type'],
  additionalProperties: false,
  properties: {
    grant_type: { enum: ['password', 'refresh_token'] },
    ...Object.fromEntries(names.map((name) => [name, field])),
  },
};

/** `user@tenant`; a user name may itself contain the sign. */
function credentials(grant: Grant): PasswordSigninRequest {
  const { username = '', password = '', code = '' } = grant;
  const at = username.lastIndexOf('@');
  const client = grant['i-client'] ?? '';
  return {
    company: at < 0 ? '' : username.slice(at + 1).trim(),
    username: (at < 0 ? username : username.slice(0, at)).trim(),
    password: passwordOf(password),
    remember: grant.remember === '1',
    captcha: client !== '' && code !== '' ? { client, code } : null,
  };
}

/** Tokens: by password and by refresh, and the way out. */
export function tokenRoutes(app: FastifyInstance, host: Host): void {
  app.post<{ Body: Grant }>('/anon/oauth/token', { schema: { body }, config: { form: true } }, async (request, reply) => {
    const origin = requestOrigin(request, clientOf(request));
    try {
      const granted =
        request.body.grant_type === 'password'
          ? await passwordSignin(host.signin, credentials(request.body), origin)
          : await refreshSignin(host.signin, request.body.refresh_token || ownRefresh(request), origin);
      if (origin.visitor.client === 'takt-web') setSession(reply, granted);
      return sendJson(reply, JSON.stringify(tokenAnswer(granted)));
    } catch (error) {
      if (!(error instanceof SigninRefused)) throw error;
      const { httpStatus, body: text } = failure(error, langOf(request), '', request.id, { captcha: error.captcha });
      return sendJson(reply.code(httpStatus), text);
    }
  });

  const nothing = { type: 'object', additionalProperties: false };
  app.post(
    '/system/log/user/logout',
    { schema: { body: nothing }, config: { limited: true } },
    async (request, reply): Promise<FastifyReply> => {
      clearSession(reply);
      await own(host, request, true, (ctx, token) => signOut(host.signin, ctx, token, requestOrigin(request)));
      return sendJson(reply, success('null'));
    },
  );
}

/** The refresh cookie, for requests of our own pages alone. */
function ownRefresh(request: Parameters<typeof refreshCookie>[0]): string {
  const token = refreshCookie(request);
  if (token !== '') demandOwnOrigin(request);
  return token;
}
