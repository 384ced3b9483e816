import { fill, say, type Text } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import type { Refused } from '@takt/engine/host';
import { ADDRESS_PER_MINUTE, MustWait, networkOf, searchUser, sendCode, slow, submitCode } from '@takt/identity/host';
import { asRefused, failure, success } from '../envelope.ts';
import { type Host, langOf, sendJson } from '../host.ts';
import { nothing, texts } from './bodies.ts';
import { requestOrigin, passwordOf } from './request-origin.ts';

const SENT: Text = ['验证码已发送至{tel}', 'The code was sent to {tel}'];
const UNLOCKED: Text = ['账号已解锁，请登录', 'The account is unlocked; please sign in'];
const CHANGED: Text = ['密码已重设，请用新密码登录', 'The password was set; sign in with the new one'];

type PswType = 'unlock' | 'forgert';
/** The contract spells the second one so. */
const purposeOf = (type: PswType): 'unlock' | 'forgotten' => (type === 'forgert' ? 'forgotten' : 'unlock');
const withType = (body: ReturnType<typeof texts>) => ({
  ...body,
  required: [...body.required, 'pswType'],
  properties: { ...body.properties, pswType: { enum: ['unlock', 'forgert'] } },
});

interface Submission {
  readonly company: string;
  readonly tel: string;
  readonly verification: string;
  readonly pswType: PswType;
  readonly username: string;
  readonly ticket?: string;
  readonly password?: string;
  readonly confirm?: string;
}

/** The picture or the work a sign-in may ask for, and the code by mobile phone that unlocks an account or replaces a forgotten password. */
export function verifyRoutes(app: FastifyInstance, host: Host): void {
  const { signin } = host;

  const client = {
    type: 'object',
    required: ['i-client'],
    additionalProperties: false,
    properties: { 'i-client': { type: 'string', pattern: '^[0-9a-f]{32}$' } },
  };
  app.post<{ Body: { 'i-client': string } }>('/anon/verify/verifyCode', { schema: { body: client } }, async (request, reply) => {
    await slow(signin, `captcha:${networkOf(request.ip)}`, ADDRESS_PER_MINUTE, 60);
    return reply.type('image/png').send(await signin.captchas.draw(request.body['i-client'], signin.clock()));
  });

  app.post('/anon/verify/workChallenge', { schema: { body: nothing } }, async (request, reply) => {
    await slow(signin, `work:${networkOf(request.ip)}`, ADDRESS_PER_MINUTE, 60);
    return sendJson(reply, success(JSON.stringify(signin.work.make(signin.clock()))));
  });

  app.post<{ Body: { company: string; username: string; pswType: PswType } }>(
    '/anon/verify/searchUser',
    { schema: { body: withType(texts(['company', 'username'])) } },
    async (request, reply) => {
      const { company, username, pswType } = request.body;
      const found = await searchUser(signin, { company, username, purpose: purposeOf(pswType) }, requestOrigin(request));
      return sendJson(reply, success(JSON.stringify({ ticket: found.ticket }), found.masked));
    },
  );

  app.post<{ Body: { tel: string; ticket?: string } }>(
    '/anon/verify/send',
    { schema: { body: texts(['tel'], ['ticket'], 2000) } },
    async (request, reply) => {
      const { tel, ticket = '' } = request.body;
      try {
        await sendCode(signin, tel, ticket, requestOrigin(request));
      } catch (error) {
        if (!(error instanceof MustWait)) throw error;
        const { httpStatus, body } = failure(error, langOf(request), '', request.id, { seconds: error.seconds });
        return sendJson(reply.code(httpStatus), body);
      }
      return sendJson(reply, success('null', say(fill(SENT, { tel }), langOf(request))));
    },
  );

  app.post<{ Body: Submission }>(
    '/anon/verify/submitUnlockPwd',
    {
      schema: {
        body: withType(texts(['company', 'tel', 'verification', 'username'], ['ticket', 'password', 'confirm'], 2000)),
      },
    },
    async (request, reply) => {
      const { company, username, verification, pswType, ticket = '', password = '', confirm = '' } = request.body;
      const purpose = purposeOf(pswType);
      const asked = { company, username, verification, purpose, ticket };
      try {
        const secrets = { password: passwordOf(password), confirm: passwordOf(confirm) };
        await submitCode(signin, { ...asked, ...secrets }, requestOrigin(request));
      } catch (error) {
        return minusOne(asRefused(error));
      }
      return sendJson(reply, success('null', say(purpose === 'unlock' ? UNLOCKED : CHANGED, langOf(request))));

      /** The contract wants -1 here where other calls say 0. */
      function minusOne(refused: Refused) {
        if (refused.status >= 500) throw refused;
        const { httpStatus, body } = failure(refused, langOf(request), '', request.id);
        return sendJson(reply.code(httpStatus), body.replace('{"status":0', '{"status":-1'));
      }
    },
  );
}
