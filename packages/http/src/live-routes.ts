import { randomUUID } from 'node:crypto';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asSystem, endStale, putTicket, sessionFamilyOf, takeTicket, tenantOf } from '@takt/identity/host';
import { CLOSE, type LiveMessage, type Member, Refused, watchedIn } from '@takt/engine/host';
import { scrollingNotices } from '@takt/content/host';
import { success } from './envelope.ts';
import { type Host, own, sendJson } from './host.ts';
import { nothing } from './signin/bodies.ts';
import { requestOrigin } from './signin/request-origin.ts';

const TICKET_SECONDS = 30;
const LARGEST = 64 * 1024;
const PER_SECOND = 20;
const PROTOCOL = 'takt';

declare module 'fastify' {
  interface FastifyRequest {
    member?: Omit<Member, 'wire'>;
  }
}

interface LiveOptions {
  /** How often sockets are asked whether their sign-in still lives. */
  readonly watchMs: number;
  /** How often this process says that its people are still here. */
  readonly beatMs: number;
}

/**
 * Messages the server sends of its own accord. The ticket comes as a WebSocket protocol, beside `takt`: an address would
 * end up in logs. It is good for one socket within half a minute, and the socket hears what its owner may hear.
 */
export async function liveRoutes(app: FastifyInstance, host: Host, { watchMs, beatMs }: LiveOptions): Promise<void> {
  const { hub, presence, signin } = host;
  await app.register(websocket, {
    options: { maxPayload: LARGEST, handleProtocols: (offered) => offered.has(PROTOCOL) && PROTOCOL },
  });

  app.post('/system/message/live/ticket', { schema: { body: nothing } }, async (request, reply) => {
    const ticket = await own(host, request, true, async (ctx, token) => {
      const { family } = await sessionFamilyOf(ctx, token);
      return putTicket(ctx, 'ws', { userId: ctx.actor.userId, family }, TICKET_SECONDS);
    });
    return sendJson(reply, success(JSON.stringify({ ticket })));
  });

  app.get(
    '/ws',
    {
      websocket: true,
      preValidation: async (request) => {
        request.member = await owner(host, request);
      },
    },
    (socket, request) => {
      const { member } = request;
      if (!member) socket.close(CLOSE.ended, 'no ticket');
      else if (welcome(host, socket, member))
        void sendNotices(host, request, member, socket).catch((error: unknown) => app.log.error(error));
    },
  );

  const watching = setInterval(() => void endStale(signin, hub).catch((error: unknown) => app.log.error(error)), watchMs);
  watching.unref();
  presence.start(beatMs);
  app.addHook('preClose', async () => {
    clearInterval(watching);
    await presence.close();
    hub.close();
  });
}

/** Whose ticket it is; used up, and only from a page of our own. */
async function owner(host: Host, request: FastifyRequest): Promise<Omit<Member, 'wire'>> {
  const { origin } = request.headers;
  if (origin !== `${request.protocol}://${request.host}`) throw Refused.of('origin.foreign');
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
  const ticket = offered.find((one) => one !== PROTOCOL) ?? '';
  const tenant = tenantOf(ticket);
  if (tenant === null || !(await host.cells.directory.byId(tenant))) throw Refused.of('EX90001');
  const given = await asSystem(host.signin, tenant, requestOrigin(request), (ctx) =>
    takeTicket<{ userId: string; family: string }>(ctx, 'ws', ticket),
  );
  if (!given) throw Refused.of('EX90001');
  return { tenant, ...given };
}

/** What runs through the header, for whoever has just come; asked after joining, so that no change falls between. */
async function sendNotices(
  host: Host,
  request: FastifyRequest,
  { tenant }: Omit<Member, 'wire'>,
  socket: WebSocket,
): Promise<void> {
  const notices = await asSystem(host.signin, tenant, requestOrigin(request), scrollingNotices);
  const message: LiveMessage = { type: 'scroll', data: notices.map(({ text }) => text) };
  socket.send(JSON.stringify(message));
}

/** The browser says what its pages show; whose they are and what they may hear is read here. */
async function watch({ sessions, hub }: Host, member: Member, said: string): Promise<void> {
  const entities = watchedIn(said);
  if (!entities) return;
  // Read once: a change of rights takes the watch away, and the end of the sign-in the socket.
  const person = hub.watching(member)?.person ?? (await sessions.personOf(member.tenant, member.family, randomUUID()));
  if (person) hub.watch(member, { person, entities: new Set(entities) });
}

/** False when the person has as many sockets as anyone may have. */
function welcome(host: Host, socket: WebSocket, owned: Omit<Member, 'wire'>): boolean {
  const { hub, presence } = host;
  const member: Member = { ...owned, wire: socket };
  if (!hub.join(member)) {
    socket.close(CLOSE.tooMany, 'too many');
    return false;
  }
  presence.came(owned.tenant);
  let heard = 0;
  const second = setInterval(() => {
    heard = 0;
  }, 1000);
  second.unref();
  socket.on('message', (said: Buffer) => {
    heard += 1;
    // What it says is counted, so that saying it often ends the talk.
    if (heard > PER_SECOND) socket.close(CLOSE.tooMany, 'too many');
    else void watch(host, member, said.toString()).catch(() => socket.close(CLOSE.ended, 'not known'));
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(second);
    hub.leave(member);
    presence.left(owned.tenant);
  });
  return true;
}
