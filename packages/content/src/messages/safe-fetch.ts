import { lookup as systemLookup } from 'node:dns/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { isPublicAddress } from './public-address.ts';

export interface Address {
  readonly address: string;
  readonly family: number;
}
/** All addresses of a name. */
export type Resolver = (host: string) => Promise<readonly Address[]>;

/** What a caller's outside calls may reach beyond https to public addresses. */
export interface OutboundPolicy {
  readonly allowHttp?: boolean;
  /** Ports besides 80, 443 and 8443. */
  readonly ports?: readonly number[];
  /** `host:port`, exactly as it stands in the address called: may be private and on any port. */
  readonly allow?: readonly string[];
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly resolver?: Resolver;
}
interface OutboundRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}
interface OutboundAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
type BlockReason = 'url' | 'scheme' | 'credentials' | 'port' | 'address' | 'redirect' | 'size' | 'time';

/** A call the rules for outside calls do not let out, or an answer they do not let in. */
export class Blocked extends Error {
  readonly reason: BlockReason;
  constructor(reason: BlockReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

const PORTS: readonly number[] = [80, 443, 8443];
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;
const MAX_HEADER_BYTES = 16_384;

const portOf = (url: URL): number => (url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port));
/** The form in which an allow-list names where an address leads. */
export const hostAndPort = (url: URL): string => `${url.hostname}:${portOf(url)}`;

/**
 * The only way out of the server: https to public addresses, no redirects, ten seconds, one mebibyte. The address is
 * judged in the lookup the connection itself makes, so no second answer can come between the judgement and the call.
 */
export async function safeFetch(url: string | URL, init: OutboundRequest, policy: OutboundPolicy): Promise<OutboundAnswer> {
  const target = checkedUrl(url, policy);
  const timeoutMs = policy.timeoutMs ?? TIMEOUT_MS;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await send(target, init, { lookup: checkedLookup(target, policy), signal });
    const status = answer.statusCode ?? 0;
    if (status >= 300 && status < 400) {
      answer.destroy();
      throw new Blocked('redirect', `${target.hostname} answered with a redirect`);
    }
    return { status, headers: answer.headers, body: await bodyOf(answer, policy.maxBytes ?? MAX_BYTES) };
  } catch (error) {
    if (signal.aborted) throw new Blocked('time', `${target.hostname} did not answer within ${timeoutMs} ms`);
    throw error;
  }
}

/** The address, once everything that can be seen without a lookup is in order. */
function checkedUrl(url: string | URL, policy: OutboundPolicy): URL {
  const target = URL.parse(String(url));
  if (!target) throw new Blocked('url', 'the address cannot be read');
  if (target.protocol !== 'https:' && !(target.protocol === 'http:' && policy.allowHttp === true)) {
    throw new Blocked('scheme', `${target.protocol} is not allowed`);
  }
  if (target.username !== '' || target.password !== '') throw new Blocked('credentials', 'the address carries credentials');
  if (isAllowed(target, policy)) return target;
  const port = portOf(target);
  if (!PORTS.includes(port) && !policy.ports?.includes(port)) throw new Blocked('port', `port ${port} is not allowed`);
  // Node makes no lookup for a host that is an address already. The URL has brought 0x7f.1 and its like into plain form.
  const literal = target.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(literal) !== 0) demandPublic(target.hostname, [literal]);
  return target;
}

const isAllowed = (target: URL, policy: OutboundPolicy): boolean => policy.allow?.includes(hostAndPort(target)) ?? false;

function demandPublic(host: string, addresses: readonly string[]): void {
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) {
    throw new Blocked('address', `${host} does not lead to public addresses only`);
  }
}

const systemResolver: Resolver = (host) => systemLookup(host, { all: true });

/** The lookup of the connection: every answer must be public, or none is used. */
function checkedLookup(target: URL, policy: OutboundPolicy): LookupFunction {
  const resolver = policy.resolver ?? systemResolver;
  const lookup = async (host: string): Promise<Address[]> => {
    const answers = await resolver(host);
    if (!isAllowed(target, policy))
      demandPublic(
        host,
        answers.map(({ address }) => address),
      );
    return [...answers];
  };
  return callbackify((host: string, _options: object) => lookup(host));
}

type Connection = Pick<RequestOptions, 'signal' | 'lookup'>;

function send(target: URL, init: OutboundRequest, connection: Connection): Promise<IncomingMessage> {
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const body = init.body === undefined ? undefined : Buffer.from(init.body);
  const options: RequestOptions & { readonly autoSelectFamily: true } = {
    method: init.method ?? 'GET',
    headers: { ...init.headers, ...(body && { 'content-length': String(body.length) }) },
    // A socket of an earlier call was judged by another policy.
    agent: false,
    // With it the connection asks for all addresses, the only form our lookup answers in.
    autoSelectFamily: true,
    maxHeaderSize: MAX_HEADER_BYTES,
    ...connection,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(target, options);
    outgoing.on('response', resolve).on('error', reject);
    // Without this, Node would close the connection and tell nobody.
    outgoing.on('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(new Error(`${target.hostname} answered in another protocol`));
    });
    outgoing.end(body);
  });
}

async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) {
      answer.destroy();
      throw new Blocked('size', `the answer is larger than ${maxBytes} bytes`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
