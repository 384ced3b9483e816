import type { FastifyInstance } from 'fastify';
import { Refused } from '@takt/engine/host';
import {
  checkOwnFace,
  enrolFace,
  faceChallenge,
  faceSignin,
  faceToken,
  ownFaceChallenge,
  ownFaceState,
  takeChallenge,
  withdrawFace,
} from '@takt/identity/host';
import { success } from '../envelope.ts';
import { type Host, own, ownWriting, sendJson } from '../host.ts';
import { takeProof } from '../proof.ts';
import { nothing, texts } from './bodies.ts';
import { setSession, tokenAnswer } from './cookies.ts';
import { requestOrigin } from './request-origin.ts';

const PICTURE = { type: 'string', maxLength: 400_000 } as const;
const pictured = (body: ReturnType<typeof texts>) => ({
  ...body,
  required: [...body.required, 'image', 'image2'],
  properties: { ...body.properties, image: PICTURE, image2: PICTURE },
});
/** A picture as the browser sends it, with or without the head of a data address. */
function pictureOf(text: string): Buffer {
  const body = text.replace(/^data:image\/(?:jpeg|png);base64,/, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(body)) throw Refused.of('request');
  return Buffer.from(body, 'base64');
}

interface Shots {
  readonly nonce: string;
  readonly image: string;
  readonly image2: string;
}
const shotsOf = ({ image, image2 }: Shots): readonly [Buffer, Buffer] => [pictureOf(image), pictureOf(image2)];

/** Signing in by face, and giving or withdrawing the consent to it. */
export function faceRoutes(app: FastifyInstance, host: Host): void {
  const { signin } = host;

  app.post<{ Body: { company: string } }>(
    '/anon/faceAuth/challenge',
    { schema: { body: texts(['company'], [], 64) } },
    async (request, reply) => {
      const challenge = await faceChallenge(signin, request.body.company, requestOrigin(request));
      return sendJson(reply, success(JSON.stringify({ ...challenge, enabled: true })));
    },
  );

  app.post<{ Body: Shots & { company: string; username?: string } }>(
    '/anon/faceAuth/faceLogin',
    { schema: { body: pictured(texts(['nonce', 'company'], ['username'], 100)) } },
    async (request, reply) => {
      const { company, username = '', nonce } = request.body;
      const found = await faceSignin(signin, { company, username, nonce, shots: shotsOf(request.body) }, requestOrigin(request));
      return sendJson(reply, success(JSON.stringify(found)));
    },
  );

  app.post<{ Body: { id: string } }>(
    '/anon/faceAuth/getTokenbyfaceId',
    { schema: { body: texts(['id'], [], 100) } },
    async (request, reply) => {
      const { granted, company } = await faceToken(signin, request.body.id, requestOrigin(request));
      setSession(reply, granted);
      return sendJson(reply, success(JSON.stringify({ ...tokenAnswer(granted), company, msg: '' })));
    },
  );

  app.post('/system/sysconfig/face/state', { schema: { body: nothing } }, async (request, reply) =>
    sendJson(reply, success(JSON.stringify(await own(host, request, false, (ctx) => ownFaceState(signin, ctx))))),
  );
  app.post('/system/sysconfig/face/challenge', { schema: { body: nothing } }, async (request, reply) => {
    const { device } = requestOrigin(request).visitor;
    return sendJson(
      reply,
      success(JSON.stringify(await own(host, request, true, (ctx) => ownFaceChallenge(signin, ctx, device)))),
    );
  });
  app.post<{ Body: Shots & { consent: string; password?: string } }>(
    '/system/sysconfig/face/enrol',
    { schema: { body: pictured(texts(['consent', 'nonce'], ['password'])) } },
    async (request, reply) => {
      const { consent, password, nonce } = request.body;
      const { device } = requestOrigin(request).visitor;
      const asked = { shots: shotsOf(request.body), consent: consent === '1' };
      // Used up before anything else: a challenge is good for one attempt, also for one that fails.
      const turn = await own(host, request, true, (ctx) => takeChallenge(ctx, nonce, device));
      await takeProof(host, request, password);
      const text = await ownWriting(host, request, async (ctx, token) => {
        await enrolFace(signin, ctx, token, { ...asked, turn });
        return success('null');
      });
      return sendJson(reply, text);
    },
  );
  app.post<{ Body: Shots }>(
    '/system/sysconfig/face/check',
    { schema: { body: pictured(texts(['nonce'], [], 100)) } },
    async (request, reply) => {
      const { device, address } = requestOrigin(request).visitor;
      const result = await checkOwnFace(signin, {
        nonce: request.body.nonce,
        device,
        address,
        shots: shotsOf(request.body),
        run: (work) => own(host, request, true, work),
      });
      return sendJson(reply, success(JSON.stringify({ result })));
    },
  );
  app.post('/system/sysconfig/face/withdraw', { schema: { body: nothing } }, async (request, reply) =>
    sendJson(
      reply,
      await ownWriting(host, request, async (ctx) => {
        await withdrawFace(ctx);
        return success('null');
      }),
    ),
  );
}
