import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../files/store.ts';
import type { Ctx } from '../ctx.ts';
import { once, orEarlier } from '../actions/idempotency.ts';
import type { Cells } from '../db/cells.ts';
import { Refused } from '../refused.ts';
import type { Registry } from '../registry.ts';
import type { Sessions } from '../access/sessions.ts';

/** What the routes work with. */
export interface Host {
  readonly registry: Registry;
  readonly cells: Cells;
  readonly sessions: Sessions;
  readonly files: FileStore;
  /** Rows an export may have before it goes to the background; the product's cap when absent. */
  readonly exportCap?: number;
}

export const tokenOf = (request: FastifyRequest): string => {
  const token = request.headers['access-token'];
  if (typeof token !== 'string' || token === '') throw Refused.of('EX90001');
  return token;
};
export const langOf = (request: FastifyRequest): 'zh' | 'en' =>
  request.headers['accept-language']?.startsWith('en') ? 'en' : 'zh';

/** The caller and the request, as the sessions want them. */
const callOf = (request: FastifyRequest, writes: boolean) => ({
  token: tokenOf(request),
  lang: langOf(request),
  requestId: request.id,
  writes,
  repeatable: true,
});

/** Runs a read as the caller. */
export const reading = <T>(host: Host, request: FastifyRequest, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  host.sessions.run(callOf(request, false), work);

/** Runs a write of the server's own making as the caller: nothing a repetition could do twice to anyone's data. */
export const noting = <T>(host: Host, request: FastifyRequest, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  host.sessions.run(callOf(request, true), work);

/** Runs a write as the caller, once per Idempotency-Key; the answer is JSON text. `contents` is what the key stands for. */
export function writing(
  host: Host,
  request: FastifyRequest,
  work: (ctx: Ctx) => Promise<string>,
  contents: string = JSON.stringify(request.body ?? null),
): Promise<string> {
  const call = callOf(request, true);
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{8,255}$/.test(key)) throw Refused.of('idempotency.missing');
  const body = `${request.routeOptions.url}\n${contents}`;
  return host.sessions.run(call, (ctx) => once(ctx, { key, body }, () => work(ctx))).catch(orEarlier);
}

export const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);
