import { say, signinWords, type Text } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import { Refused } from '@takt/engine/host';
import { asSystem, networkOf, slow } from '@takt/identity/host';
import { success } from '../envelope.ts';
import { type Host, langOf, sendJson } from '../host.ts';
import { requestOrigin } from './request-origin.ts';

const REGISTERED: Text = ['许可已注册', 'licence registered'];
const OTHER: Text = ['许可文件属于其他租户', 'The licence file belongs to another tenant'];
const PER_HOUR = 5;

/** A new licence may come from someone who cannot sign in any more; what counts is the signature. */
export function licenceRoutes(app: FastifyInstance, host: Host): void {
  app.post('/anon/ai/licenseRegist', async (request, reply) => {
    if (!request.isMultipart()) throw Refused.of('media.type');
    await slow(host.signin, `licence:${networkOf(request.ip)}`, PER_HOUR, 3600);
    let bytes: Buffer | null = null;
    let tenantCode = '';
    for await (const part of request.parts({ limits: { fileSize: 64 * 1024 + 1, files: 1, fields: 2 } })) {
      // A licence is far smaller than what other files may be.
      if (part.type === 'file') bytes = await part.toBuffer().catch(tooLarge);
      else if (part.fieldname === 'tenantCode') tenantCode = String(part.value).trim();
    }
    if (!bytes || bytes.length === 0) throw new Refused({ code: 'L12', text: signinWords.L12.text, level: 'error' });
    const file = bytes;
    const licence = host.licences.read(file);
    const tenant = licence.tenant === tenantCode ? await host.cells.directory.byCode(tenantCode) : null;
    if (!tenant) throw new Refused({ code: 'licence.tenant', text: OTHER, level: 'error' });
    await asSystem(host.signin, tenant.id, requestOrigin(request), (ctx) => host.licences.register(ctx, file));
    return sendJson(reply, success('null', say(REGISTERED, langOf(request))));
  });
}

function tooLarge(): never {
  throw Refused.of('too.large');
}
