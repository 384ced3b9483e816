import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type ChallengeAnswer,
  FactorMissing,
  passwordSignin,
  type PasswordSigninRequest,
  refreshSignin,
  SigninRefused,
  signOut,
} from '@takt/identity/host';
import { asRefused, failure, success } from '../envelope.ts';
import { type Host, langOf, own, sendJson } from '../host.ts';
import { demandOwnOrigin } from '../origin.ts';
import { clearSession, refreshCookie, setDevice, setSession, tokenAnswer } from './cookies.ts';
import { BROWSER, clientOf, requestOrigin, passwordOf } from './request-origin.ts';

interface Grant {
  readonly grant_type: 'password' | 'refresh_token';
  readonly username?: string;
  readonly password?: string;
  readonly refresh_token?: string;
  readonly remember?: string;
  readonly 'i-client'?: string;
  readonly code?: string;
  readonly work?: string;
  readonly nonce?: string;
}
const field = { type: 'string', maxLength: 1000 } as const;
const names = [
  'scope',
  'username',
  'password',
  'refresh_token',
  'remote_addr',
  'model',
  'remember',
  'i-client',
  'code',
  'work',
  'nonce',
];
const body = {
  type: 'object',
  required: ['grant_type'],
  additionalProperties: false,
  properties: {
    grant_type: { enum: ['password', 'refresh_token'] },
    ...Object.fromEntries(names.map((name) => [name, field])),
  },
};

/** What the form brings beside the password, where that is due. */
function answerOf({ 'i-client': client = '', code = '', work = '', nonce = '' }: Grant): ChallengeAnswer | null {
  if (work !== '') return { to: 'work', challenge: work, nonce };
  return client !== '' && code !== '' ? { to: 'picture', client, code } : null;
}

/** `user@tenant`; a user name may itself contain the sign. */
function credentials(grant: Grant): PasswordSigninRequest {
  const { username = '', password = '' } = grant;
  const at = username.lastIndexOf('@');
  return {
    company: at < 0 ? '' : username.slice(at + 1).trim(),
    username: (at < 0 ? username : username.slice(0, at)).trim(),
    password: passwordOf(password),
    remember: grant.remember === '1',
    answer: answerOf(grant),
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
          : {
              ...(await refreshSignin(host.signin, request.body.refresh_token || ownRefresh(request), origin)),
              deviceCookie: null,
            };
      if (origin.visitor.client === BROWSER) setSession(reply, granted);
      if (granted.deviceCookie !== null) setDevice(reply, granted.deviceCookie);
      return sendJson(reply, JSON.stringify(tokenAnswer(granted)));
    } catch (error) {
      // What the page needs for its next try, or for its next step.
      const next = nextOf(error);
      if (!next) throw error;
      const { httpStatus, body: text } = failure(asRefused(error), langOf(request), '', request.id, next);
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

function nextOf(error: unknown): object | null {
  if (error instanceof FactorMissing) return error.step;
  if (!(error instanceof SigninRefused)) return null;
  const { challenge } = error;
  return { captcha: challenge !== null, ...(challenge && { challenge }) };
}

/** The refresh cookie, for requests of our own pages alone. */
function ownRefresh(request: Parameters<typeof refreshCookie>[0]): string {
  const token = refreshCookie(request);
  if (token !== '') demandOwnOrigin(request);
  return token;
}
