import { isId } from '@takt/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Ctx, Refused } from '@takt/engine/host';
import {
  addPasskey,
  addTotp,
  anyPasskeyQuestion,
  type FactorAnswer,
  factorSignin,
  type DeviceGranted,
  offerPasskey,
  offerTotp,
  ownFactors,
  type PasskeyAnswer,
  type PasskeyAssertion,
  type PasskeyRegistration,
  passkeySignin,
  removeFactor,
  renewRecoveryCodes,
} from '@takt/identity/host';
import { success } from '../envelope.ts';
import { type Host, own, sendJson } from '../host.ts';
import { nothing, texts } from './bodies.ts';
import { setDevice, setSession, tokenAnswer } from './cookies.ts';
import { requestOrigin } from './request-origin.ts';

const LIMITED = { limited: true } as const;
/** What browsers write about passkeys, in parts the library reads again; `response` holds the long ones. */
const BASE64 = { type: 'string', pattern: '^[\\w-]{1,20000}$' } as const;
const inBase64 = (...names: readonly string[]) => ({
  type: 'object',
  required: [...names],
  properties: Object.fromEntries(names.map((name) => [name, BASE64])),
});
const credential = (response: object) => ({
  type: 'object',
  required: ['id', 'rawId', 'type', 'response'],
  properties: { ...inBase64('id', 'rawId').properties, type: { const: 'public-key' }, response },
});
const SIGNED = inBase64('clientDataJSON', 'authenticatorData', 'signature');
const ASSERTION = credential({ ...SIGNED, properties: { ...SIGNED.properties, userHandle: { type: 'string', maxLength: 100 } } });
const REGISTRATION = credential(inBase64('clientDataJSON', 'attestationObject'));
const withCredential = (body: ReturnType<typeof texts>, schema: object, required: boolean) => ({
  ...body,
  required: required ? [...body.required, 'response'] : body.required,
  properties: { ...body.properties, response: schema },
});

export interface FactorAnswerBody {
  readonly code?: string;
  readonly passkeyTicket?: string;
  readonly response?: PasskeyAssertion;
}
interface StepBody extends FactorAnswerBody {
  readonly ticket: string;
}
/** A code, or the answer of a passkey to the question whose ticket comes with it. */
export function factorAnswer({ code, passkeyTicket, response }: FactorAnswerBody): FactorAnswer {
  if (response && passkeyTicket !== undefined) return { passkey: { ticket: passkeyTicket, response } };
  if (code === undefined) throw Refused.of('request');
  return { code };
}
export const FACTOR_ANSWER = withCredential(texts([], ['code', 'passkeyTicket'], 2000), ASSERTION, false);

/** The second step of a sign-in, signing in by passkey alone, and what people set up for both. */
export function factorRoutes(app: FastifyInstance, host: Host): void {
  const { signin } = host;
  const signedIn = (reply: FastifyReply, granted: DeviceGranted): FastifyReply => {
    setSession(reply, granted);
    if (granted.deviceCookie !== null) setDevice(reply, granted.deviceCookie);
    return sendJson(reply, success(JSON.stringify(tokenAnswer(granted))));
  };

  app.post<{ Body: StepBody }>(
    '/anon/factor/verify',
    { schema: { body: withCredential(texts(['ticket'], ['code', 'passkeyTicket'], 2000), ASSERTION, false) } },
    async (request, reply) => {
      const { ticket, ...answer } = request.body;
      return signedIn(reply, await factorSignin(signin, { ticket, answer: factorAnswer(answer) }, requestOrigin(request)));
    },
  );
  app.post('/anon/passkey/question', { schema: { body: nothing } }, async (request, reply) =>
    sendJson(reply, success(JSON.stringify(await anyPasskeyQuestion(signin, requestOrigin(request))))),
  );
  app.post<{ Body: PasskeyAnswer & { readonly remember?: string } }>(
    '/anon/passkey/signIn',
    { schema: { body: withCredential(texts(['ticket'], ['remember'], 2000), ASSERTION, true) } },
    async (request, reply) => {
      const { remember, ...answer } = request.body;
      return signedIn(reply, await passkeySignin(signin, { ...answer, remembered: remember === '1' }, requestOrigin(request)));
    },
  );

  const path = (name: string): string => `/system/sysconfig/factor/${name}`;
  // Open also to whoever may only set one up; not under a key, which would keep secrets and codes in its answer.
  const mine = <Body>(
    name: string,
    schema: object,
    writes: boolean,
    run: (ctx: Ctx, token: string, request: FastifyRequest<{ Body: Body }>) => Promise<unknown>,
  ): void => {
    app.post<{ Body: Body }>(path(name), { schema: { body: schema }, config: LIMITED }, async (request, reply) =>
      sendJson(
        reply,
        success(JSON.stringify((await own(host, request, writes, (ctx, token) => run(ctx, token, request))) ?? null)),
      ),
    );
  };
  mine('state', nothing, false, (ctx, _token, request) => ownFactors(signin, ctx, requestOrigin(request)));
  mine('offerTotp', nothing, false, (ctx, token) => offerTotp(signin, ctx, token));
  mine<{ ticket: string; code: string }>('addTotp', texts(['ticket', 'code'], [], 2000), true, (ctx, token, { body }) =>
    addTotp(signin, ctx, token, body),
  );
  mine('offerPasskey', nothing, false, (ctx, token, request) => offerPasskey(signin, ctx, token, requestOrigin(request)));
  mine<{ ticket: string; name: string; response: PasskeyRegistration }>(
    'addPasskey',
    withCredential(texts(['ticket', 'name'], [], 2000), REGISTRATION, true),
    true,
    (ctx, token, request) => addPasskey(signin, ctx, token, request.body, requestOrigin(request)),
  );
  mine<{ id: string }>('remove', texts(['id'], [], 40), true, (ctx, token, { body: { id } }) => {
    if (!isId(id)) throw Refused.of('not.found');
    return removeFactor(signin, ctx, token, id);
  });
  mine('renewCodes', nothing, true, (ctx, token) => renewRecoveryCodes(signin, ctx, token));
}
