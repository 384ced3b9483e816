import type { FastifyRequest } from 'fastify';
import { Refused } from '@takt/engine/host';
import { networkOf, type RequestOrigin } from '@takt/identity/host';
import { langOf } from '../host.ts';
import { deviceCookie } from './cookies.ts';

/** The one client that keeps cookies. */
export const BROWSER = 'takt-web';
/** Who may ask for tokens: the product's own applications. They are public, so none of them has a secret to keep. */
const CLIENTS: readonly string[] = [BROWSER, 'takt-mobile', 'takt-api'];

const headerOf = (request: FastifyRequest, name: string, longest: number): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value.replaceAll(/[^\x20-\x7e]/g, '').slice(0, longest) : '';
};

/** The client of the fixed authorization header. */
export function clientOf(request: FastifyRequest): string {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]{1,64})$/.exec(request.headers.authorization ?? '') ?? [];
  const client = CLIENTS.find((one) => encoded === Buffer.from(`${one}:`).toString('base64'));
  if (!client) throw Refused.of('client.unknown');
  return client;
}

/** Where a request comes from, before anyone is known. */
export function requestOrigin(request: FastifyRequest, client = BROWSER): RequestOrigin {
  const mac = headerOf(request, 'mac', 40);
  return {
    visitor: {
      client,
      device: [headerOf(request, 'device-fingerprint', 128), ...(mac === '' || mac === '-' ? [] : [mac])].join(' '),
      address: request.ip,
      network: networkOf(request.ip),
      agent: agentName(headerOf(request, 'user-agent', 400)),
    },
    site: `${request.protocol}://${request.host}`,
    deviceCookie: client === BROWSER ? deviceCookie(request) : null,
    lang: langOf(request),
    requestId: request.id,
  };
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/MicroMessenger/, 'WeChat'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|Chromium/, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];
/** `Chrome · Windows`: what a person needs to know their own browser again. */
function agentName(agent: string): string {
  const find = (names: typeof BROWSERS): string[] =>
    names.flatMap(([sign, name]) => (sign.test(agent) ? [name] : [])).slice(0, 1);
  const found = [...find(BROWSERS), ...find(SYSTEMS)];
  return found.length > 0 ? found.join(' · ') : agent.slice(0, 60);
}

/** The contract sends passwords in base64 of UTF-8: an alphabet every form can carry, and no secret of its own. */
export function passwordOf(encoded: string): string {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) throw Refused.of('request');
  return Buffer.from(encoded, 'base64').toString('utf8');
}
