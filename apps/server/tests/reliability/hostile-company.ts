import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { FORM } from '@takt/testing';
import { pause } from './figure.ts';
import { postTo } from './product-process.ts';

/** Whoever attacks, what they attack, and how long. */
export interface Attack {
  readonly url: string;
  readonly code: string;
  readonly tokens: readonly string[];
  readonly workbook: Uint8Array;
  readonly over: () => boolean;
  readonly random: () => number;
}
const CUSTOMER = 'base.customer';
const FIELDS = ['code', 'name', 'shortName', 'taxNo', 'remark', 'shipTo', 'markStatus'];

type Trick = (attack: Attack, token: string, sockets: Set<Socket>) => Promise<unknown>;
const ask = (url: string, token: string, body: object) => postTo(url, '/base/ai/queryPage', token, randomUUID(), body);

/** Opens a socket that is never read; the oldest are let go of, as no machine has endless ones. */
function open(url: string, sockets: Set<Socket>): Socket {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  sockets.add(socket);
  const [oldest] = sockets;
  if (sockets.size > 300 && oldest) {
    oldest.destroy();
    sockets.delete(oldest);
  }
  return socket;
}

/** What a company can try against the others of its process. */
const TRICKS: Readonly<Record<string, Trick>> = {
  unreadExport: async ({ url }, token, sockets) => {
    const body = JSON.stringify({ _entity: CUSTOMER });
    const head = ['POST /base/ai/export HTTP/1.1', 'host: localhost', `access-token: ${token}`, 'content-type: application/json'];
    open(url, sockets).write(`${[...head, `content-length: ${body.length}`].join('\r\n')}\r\n\r\n${body}`);
    await pause(200);
  },
  permutedFields: ({ url, random }, token) => {
    const fields = FIELDS.filter(() => random() < 0.7).toSorted(() => random() - 0.5);
    return ask(url, token, { _entity: CUSTOMER, _fields: fields, _params: { [`${fields[0] ?? 'code'}._prefix`]: 'C' } });
  },
  longToken: ({ url }) => ask(url, randomBytes(11_250).toString('base64url'), { _entity: CUSTOMER }),
  wrongPassword: ({ url, code }) =>
    fetch(`${url}/anon/oauth/token`, {
      method: 'POST',
      headers: { ...FORM, 'x-forwarded-for': [10, ...randomBytes(3)].join('.') },
      body: new URLSearchParams({ grant_type: 'password', username: `${randomUUID().slice(0, 8)}@${code}`, password: 'eA==' }),
      signal: AbortSignal.timeout(20_000),
    }).then((answer) => answer.text()),
  conditions: ({ url }, token) => {
    const text = randomBytes(2).toString('hex');
    return ask(url, token, { _entity: CUSTOMER, _params: { 'name._like': text, 'remark._like': text, 'code._prefix': 'C' } });
  },
  deepBody: ({ url }, token) => {
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`);
    return ask(url, token, { _entity: CUSTOMER, _params: { deep } });
  },
  largeBody: ({ url }, token) => ask(url, token, { _entity: CUSTOMER, _params: { code: 'x'.repeat(1_000_000) } }),
  manySockets: async ({ url }, _, sockets) => {
    for (let n = 0; n < 20; n += 1) open(url, sockets);
    await pause(200);
  },
  heavyImport: ({ url, workbook }, token) => {
    const form = new FormData();
    form.append('file', new Blob([Buffer.from(workbook)]), 'import.xlsx');
    return fetch(`${url}/base/ai/import?_entity=${CUSTOMER}`, {
      method: 'POST',
      headers: { 'access-token': token, 'idempotency-key': randomUUID() },
      body: form,
      signal: AbortSignal.timeout(60_000),
    }).then((answer) => answer.text());
  },
};

/** Does every trick without pause until it is over; says how often each was done. */
export async function attackAll(attack: Attack): Promise<Readonly<Record<string, number>>> {
  const done: Record<string, number> = {};
  const sockets = new Set<Socket>();
  try {
    await Promise.all(
      Object.entries(TRICKS).map(async ([name, trick], index) => {
        for (done[name] = 0; !attack.over(); done[name] += 1) {
          await trick(attack, attack.tokens[(index + done[name]) % attack.tokens.length] ?? '', sockets).catch(() => undefined);
          // Whoever is refused at once would take all of the time of the tests' own process.
          await pause(10);
        }
      }),
    );
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  return done;
}
