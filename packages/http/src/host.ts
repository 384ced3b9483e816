import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Cells,
  type Ctx,
  type FairQueue,
  type Hub,
  type JobKinds,
  once,
  type OperationLog,
  orEarlier,
  type Presence,
  Refused,
  type Registry,
  type SealKeeper,
  type Site,
} from '@takt/engine/host';
import {
  type LicenceService,
  type Passes,
  type Sessions,
  type SigninServices,
  tenantOf,
  type TenantService,
} from '@takt/identity/host';
import type { Examiner, FileStore, PdfRenderer } from '@takt/content/host';
import type { Downloads } from './downloads.ts';
import { demandOwnOrigin } from './origin.ts';
import { ACCESS_COOKIE } from './signin/cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This route takes a form; all others refuse one. */
    form?: boolean;
    /** Open to a session that must first change its password. */
    limited?: boolean;
    /** For whoever is signed in, and so for people alone: a program's key does only what it names. */
    people?: boolean;
  }
}

/** What the routes work with. */
export interface Host {
  readonly registry: Registry;
  readonly cells: Cells;
  readonly sessions: Sessions;
  readonly passes: Passes;
  readonly signin: SigninServices;
  readonly licences: LicenceService;
  readonly tenants: TenantService;
  readonly site: Site;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly files: FileStore;
  readonly examiner: Examiner;
  readonly pdf: PdfRenderer;
  readonly seals: SealKeeper;
  readonly operations: OperationLog;
  readonly downloads: Downloads;
  /** What takes much of the processor: opening files, drawing papers. */
  readonly heavyWork: FairQueue;
  /** Shows text messages in the browser instead of sending them; for development. */
  readonly inbox?: boolean;
  /** Every kind of long job there is. */
  readonly jobKinds: JobKinds;
  /** Rows an import may have before it is left to the worker; the product's bound when absent. */
  readonly importCap?: number;
  /** Rows an export may have before it goes to the background; the product's cap when absent. */
  readonly exportCap?: number;
}

/** The caller's token: applications send a header, browsers a cookie, which counts only for pages of our own. */
export const tokenOf = (request: FastifyRequest): string => {
  const header = request.headers['access-token'];
  const byHeader = typeof header === 'string' && header !== '';
  const token = byHeader ? header : (request.cookies[ACCESS_COOKIE] ?? '');
  // Nothing is counted, kept or asked for what cannot be a token.
  if (tenantOf(token) === null) throw Refused.of('EX90001');
  if (!byHeader && request.method !== 'GET') demandOwnOrigin(request);
  return token;
};
export const langOf = (request: FastifyRequest): 'zh' | 'en' =>
  request.headers['accept-language']?.startsWith('en') ? 'en' : 'zh';

/**
 * How much one person may ask of one process: programs that run wild notice, people do not. Ten pages in ten seconds are a hundred
 * calls, and a pasted block asks for a column at a time.
 */
const PACE = [
  { name: 'burst', max: 200, seconds: 10 },
  { name: 'minute', max: 900, seconds: 60 },
] as const;
function paced({ signin: { limits }, sessions }: Host, token: string): string {
  // A token nobody has met yet waits in the share of strangers; several of one person have one count.
  const holder = limits && sessions.holder(token);
  if (!holder) return token;
  const who = `${holder.tenant}:${holder.userId}`;
  const wait = Math.max(...PACE.map(({ name, max, seconds }) => limits.waitHere(`${name}:${who}`, max, seconds)));
  if (wait > 0) throw Refused.later(wait);
  return token;
}

/** The caller and the request, as the sessions want them. */
const callOf = (host: Host, request: FastifyRequest, writes: boolean) => ({
  token: paced(host, tokenOf(request)),
  address: request.ip,
  lang: langOf(request),
  requestId: request.id,
  writes,
  repeatable: true,
  limited: request.routeOptions.config.limited === true,
  people: request.routeOptions.config.people === true,
});

/** Runs a read as the caller. */
export const reading = <T>(host: Host, request: FastifyRequest, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  host.sessions.run(callOf(host, request, false), work);

/** Runs a read that takes long, on connections of its own: exports and reports. */
export const readingLong = <T>(host: Host, request: FastifyRequest, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  host.sessions.run({ ...callOf(host, request, false), lane: 'long' }, work);

/** Does what takes much of the processor, in turn with others; for callers whose session has already been read. */
export function inTurn<T>(host: Host, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const holder = host.sessions.holder(tokenOf(request));
  if (!holder) throw Refused.of('EX90001');
  return host.heavyWork.run({ company: holder.tenant, user: holder.userId }, work);
}

/** Runs a write of the server's own making as the caller: nothing a repetition could do twice to anyone's data. */
export const writeUnkeyed = <T>(host: Host, request: FastifyRequest, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  host.sessions.run({ ...callOf(host, request, true), aside: true }, work);

/** Runs something about the caller's own account; `work` also gets the token it came with. */
export const own = <T>(
  host: Host,
  request: FastifyRequest,
  writes: boolean,
  work: (ctx: Ctx, token: string) => Promise<T>,
  { aside = true }: { readonly aside?: boolean } = {},
): Promise<T> => {
  const call = callOf(host, request, writes);
  return host.sessions.run({ ...call, own: true, aside }, (ctx) => work(ctx, call.token));
};

/** The same, once per Idempotency-Key. */
export const ownWriting = (
  host: Host,
  request: FastifyRequest,
  work: (ctx: Ctx, token: string) => Promise<string>,
  contents?: string,
): Promise<string> => {
  const call = { ...callOf(host, request, true), own: true, aside: true };
  return keyed(host, request, call, (ctx) => work(ctx, call.token), contents);
};

/** Runs a write as the caller, once per Idempotency-Key; the answer is JSON text. `contents` is what the key stands for. */
export const writing = (
  host: Host,
  request: FastifyRequest,
  work: (ctx: Ctx) => Promise<string>,
  contents?: string,
): Promise<string> => keyed(host, request, callOf(host, request, true), work, contents);

/** The same for what changes no business data, so that a read-only licence does not stop it. */
export const writeAside = (host: Host, request: FastifyRequest, work: (ctx: Ctx) => Promise<string>): Promise<string> =>
  keyed(host, request, { ...callOf(host, request, true), aside: true }, work);

function keyed(
  host: Host,
  request: FastifyRequest,
  call: Parameters<Sessions['run']>[0],
  work: (ctx: Ctx) => Promise<string>,
  contents: string = JSON.stringify(request.body ?? null),
): Promise<string> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{8,255}$/.test(key)) throw Refused.of('idempotency.missing');
  const body = `${request.routeOptions.url}\n${contents}`;
  return host.sessions.run(call, (ctx) => once(ctx, { key, body }, () => work(ctx))).catch(orEarlier);
}

export const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);
