import { createHash } from 'node:crypto';
import { AVATAR } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { keepFile } from '@takt/content/host';
import { Refused } from '@takt/engine/host';
import { saveOwnCard } from '@takt/identity/host';
import { success } from '../envelope.ts';
import { type Host, inTurn, own, ownWriting, sendJson } from '../host.ts';
import { takeProof } from '../proof.ts';
import { nothing } from './bodies.ts';

const SIDE = 256;

/** A picture drawn anew from its pixels: what else was in the file does not get in. */
async function avatarOf(name: string, bytes: Buffer): Promise<Buffer> {
  const refused = Refused.at('avatar', AVATAR.rule, AVATAR.words);
  if (!AVATAR.pattern.test(name)) throw refused;
  try {
    const picture = sharp(bytes, { limitInputPixels: 6_000_000 });
    const { format } = await picture.metadata();
    if (format !== 'jpeg' && format !== 'png') throw refused;
    return await picture.rotate().resize(SIDE, SIDE, { fit: 'cover' }).png().toBuffer();
  } catch {
    throw refused;
  }
}

/** What people say about themselves. */
export function profileRoutes(app: FastifyInstance, host: Host): void {
  const { identity } = host.signin;

  app.post('/system/sysconfig/user/getUserInfo', { schema: { body: nothing } }, async (request, reply) =>
    sendJson(reply, success(JSON.stringify(await own(host, request, false, (ctx) => identity.card(ctx, ctx.actor.userId))))),
  );

  app.post('/system/sysconfig/user/saveUserInfo', async (request, reply) => {
    // Nobody's bytes are read before they have shown who they are.
    await own(host, request, false, async () => null);
    if (!request.isMultipart()) throw Refused.of('media.type');
    let [profile, password] = ['', ''];
    let avatar: Buffer | null = null;
    for await (const part of request.parts({ limits: { fileSize: 1024 * 1024, files: 1, fields: 2 } })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        avatar = await inTurn(host, request, () => avatarOf(part.filename, bytes));
      } else if (part.fieldname === 'profile') profile = String(part.value);
      else if (part.fieldname === 'password') password = String(part.value);
    }
    const given = parsed(profile);
    const contents = `${profile}|${avatar ? createHash('sha256').update(avatar).digest('hex') : ''}`;
    await takeProof(host, request, password);
    const text = await ownWriting(
      host,
      request,
      async (ctx, token) => {
        const file = avatar && (await keepFile(ctx, host.files, 'avatar.png', avatar, 'image/png'));
        await saveOwnCard(host.signin, ctx, token, given, file);
        return success('null');
      },
      contents,
    );
    return sendJson(reply, text);
  });
}

function parsed(profile: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(profile);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Readonly<Record<string, unknown>>;
  } catch {
    // Not JSON; refused below like any other malformed body.
  }
  throw Refused.of('request');
}
