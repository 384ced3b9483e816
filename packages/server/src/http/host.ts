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

/** Runs a read as the caller. */
export const reading = <T>(host: Host, request: FastifyRequest, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  host.sessions.run(
    { token: tokenOf(request), lang: langOf(request), requestId: request.id, writes: false, repeatable: true },
    work,
  );

/** Runs a write as the caller, once per Idempotency-Key; the answer is JSON text. */
export function writing(host: Host, request: FastifyRequest, work: (ctx: Ctx) => Promise<string>): Promise<string> {
  const token = tokenOf(request);
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{8,255}$/.test(key)) throw Refused.of('idempotency.missing');
  const body = `${request.routeOptions.url}\n${JSON.stringify(request.body ?? null)}`;
  const call = { token, lang: langOf(request), requestId: request.id, writes: true, repeatable: true };
  return host.sessions.run(call, (ctx) => once(ctx, { key, body }, () => work(ctx))).catch(orEarlier);
}

export const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);
