import { SIGNIN, toDateTime } from '@takt/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '@takt/engine/host';
import { answerQr, newQr, qrScanned, qrStatus, scanQr, sessionFamilyOf } from '@takt/identity/host';
import { success } from '../envelope.ts';
import { type Host, ownWriting, sendJson } from '../host.ts';
import { nothing, texts } from './bodies.ts';
import { qrSecret, setQrSecret, setSession, tokenAnswer } from './cookies.ts';
import { requestOrigin } from './request-origin.ts';

type QrRequest = { Body: { loginId: string } };
const body = texts(['loginId'], [], 64);

/** Signing in by a phone that is signed in already. */
export function qrRoutes(app: FastifyInstance, host: Host): void {
  const { signin } = host;

  app.post('/anon/qr/login/getQrCode', { schema: { body: nothing } }, async (request, reply) => {
    const origin = `${request.protocol}://${request.host}`;
    const { secret, ...code } = await newQr(signin, origin, requestOrigin(request));
    setQrSecret(reply, secret, SIGNIN.qrSeconds);
    return sendJson(reply, success(JSON.stringify(code)));
  });

  app.post<QrRequest>('/anon/qr/login/getResponse', { schema: { body } }, async (request, reply) => {
    const scanned = await qrScanned(signin, request.body.loginId, qrSecret(request), requestOrigin(request));
    return sendJson(reply, success(JSON.stringify({ success: scanned })));
  });

  app.post<QrRequest>('/anon/qr/login/checkStatus', { schema: { body } }, async (request, reply) => {
    const { status, granted } = await qrStatus(signin, request.body.loginId, qrSecret(request), requestOrigin(request));
    if (granted) setSession(reply, granted);
    const tokens = granted && { token: granted.access, ...tokenAnswer(granted) };
    return sendJson(reply, success(JSON.stringify({ success: granted !== null, status: Number(status), ...tokens })));
  });

  const onPhone = (path: string, run: (request: FastifyRequest<QrRequest>, holder: Holder) => Promise<unknown>): void => {
    app.post<QrRequest>(`/system/sysconfig/qrLogin/${path}`, { schema: { body } }, async (request, reply) =>
      sendJson(
        reply,
        await ownWriting(host, request, async (ctx, token) => {
          // A face opens little here; the computer it let in would open everything. What a code let in lets in nobody else.
          if (['face', 'qr'].includes((await sessionFamilyOf(ctx, token)).way)) throw Refused.of('permission');
          const holder = { tenant: ctx.tenant, userId: ctx.actor.userId };
          return success(JSON.stringify((await run(request, holder)) ?? null));
        }),
      ),
    );
  };
  onPhone('scan', async ({ body: { loginId } }, holder) => {
    const { browser, address, at } = await scanQr(signin, loginId, holder);
    return { browser, address, at: toDateTime(at, host.cells.all()[0]?.config.zone ?? 'Asia/Shanghai') };
  });
  onPhone('confirm', ({ body: { loginId } }, holder) => answerQr(signin, loginId, holder, 'confirm'));
  onPhone('refuse', ({ body: { loginId } }, holder) => answerQr(signin, loginId, holder, 'expire'));
}
type Holder = { readonly tenant: number; readonly userId: string };
