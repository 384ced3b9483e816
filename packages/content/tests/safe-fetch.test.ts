import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from '../src/messages/public-address.ts';
import { type Address, Blocked, type OutboundPolicy, type Resolver, safeFetch } from '../src/messages/safe-fetch.ts';

/** Global unicast by its number, yet given back and routed nowhere: public to the rules, harmless to call. */
const NOWHERE = '3ffe:ffff::1';
const SECRET = 'secret';
const address = (text: string): Address => ({ address: text, family: text.includes(':') ? 6 : 4 });
const answering =
  (...texts: string[]): Resolver =>
  async () =>
    texts.map(address);

const servers: Server[] = [];
async function serve(listener: RequestListener, host?: string): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, host);
  await once(server, 'listening');
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : 0;
}

let canary: number;
let touched = 0;
/** Answers what the path asks for, on an address the policy lists. */
let partner: number;
beforeAll(async () => {
  // Without a host it listens on every address of the machine.
  canary = await serve((_request, reply) => reply.end('canary'));
  servers[0]?.on('connection', () => {
    touched += 1;
  });
  partner = await serve((request, reply) => {
    const path = request.url ?? '';
    const status = /^\/redirect\/(\d+)$/.exec(path)?.[1];
    if (status) reply.writeHead(Number(status), { location: `http://127.0.0.1:${canary}/` }).end();
    else if (path === '/large') reply.end(Buffer.alloc(1024 * 1024 + 1));
    else if (path === '/full') reply.end(Buffer.alloc(1024 * 1024));
    else if (path === '/drip') reply.write('.');
    else if (path === '/switch') reply.writeHead(101, { upgrade: 'other', connection: 'upgrade' }).end();
    else if (path === '/headers') reply.writeHead(200, { 'x-long': 'a'.repeat(20_000) }).end();
    else if (path !== '/silent') request.pipe(reply.writeHead(201, { 'x-method': request.method ?? '' }));
  }, '127.0.0.1');
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** As open as a policy can be without listing the target: plain http, on the canary's own port. */
const open = (resolver: Resolver = answering('127.0.0.1')): OutboundPolicy => ({
  allowHttp: true,
  ports: [canary],
  timeoutMs: 400,
  resolver,
});
const listed = (): OutboundPolicy => ({ ...open(), allow: [`127.0.0.1:${partner}`, `127.0.0.1:${canary}`] });
const at = (path: string): string => `http://127.0.0.1:${partner}${path}`;
const reasonOf = async (url: string, policy: OutboundPolicy): Promise<string> => {
  try {
    return `let through: ${(await safeFetch(url, {}, policy)).status}`;
  } catch (error) {
    return error instanceof Blocked ? error.reason : `failed: ${String(error)}`;
  }
};

/** Hosts written as numbers, in every way a browser understands. */
const NUMBERS = `
  127.0.0.1 127.1 127.0.1 127.0.0.1. 127.127.127.127 2130706433 0x7f000001 0x7f.0x0.0x0.0x1 0x7f.1 0177.0.0.1 017700000001
  0 0.0.0.0 ①②⑦.⓪.⓪.① 127。0。0。1 %31%32%37.0.0.1 [::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1]
  [0:0:0:0:0:ffff:127.0.0.1] [::127.0.0.1] [64:ff9b::127.0.0.1] [2002:7f00:1::] [2001:0:7f00:1::] [fe80::1] [fc00::1]
  [fd12:3456::1] [ff02::1] 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 224.0.0.1 255.255.255.255`
  .trim()
  .split(/\s+/);
/** What a name server under foreign control may answer. */
const NAMES: Readonly<Record<string, Resolver>> = {
  localhost: answering('127.0.0.1', '::1'),
  'localhost.': answering('127.0.0.1'),
  'inside.example': answering('10.1.2.3'),
  'mapped.example': answering('::ffff:127.0.0.1'),
  'zone.example': answering('fe80::1%lo'),
  'mixed.example': answering(NOWHERE, '127.0.0.1'),
  'mixed-first.example': answering('127.0.0.1', NOWHERE),
  'nothing.example': answering(),
  'garbage.example': answering('localhost'),
};

test('43: of 60 addresses that lead inside, by number, name, rebinding or redirect, none reaches the canary', async () => {
  const port = canary;
  const odd = [
    `http://user:${SECRET}@127.0.0.1:${port}/`,
    `http://example.com@127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}/`,
    `ftp://127.0.0.1:${port}/`,
    `gopher://127.0.0.1:${port}/_GET`,
    `http:127.0.0.1:${port}`,
    `http:\\\\127.0.0.1:${port}\\`,
    `\thttp://127.0.\n0.1:${port}/#@example.com`,
  ];
  // Checks that ask first and connect later are fooled by a name that changes in between.
  let asked = 0;
  const rebinding: Resolver = async () => {
    asked += 1;
    return [address(asked === 1 ? NOWHERE : '127.0.0.1')];
  };
  const tries: (readonly [url: string, policy: OutboundPolicy])[] = [
    ...NUMBERS.map((host) => [`http://${host}:${port}/`, open()] as const),
    ...Object.entries(NAMES).map(([host, resolver]) => [`http://${host}:${port}/`, open(resolver)] as const),
    ...odd.map((url) => [url, open()] as const),
    ...[1, 2].map(() => [`http://rebinding.example:${port}/`, open(rebinding)] as const),
    ...[301, 302, 303, 307, 308].map(
      (status) => [at(`/redirect/${status}`), { ...listed(), allow: [`127.0.0.1:${partner}`] }] as const,
    ),
  ];
  const reasons: string[] = [];
  for (const [url, policy] of tries) reasons.push(await reasonOf(url, policy));
  const through = reasons.filter((reason) => reason.startsWith('let through'));
  const count = Object.entries(Object.groupBy(reasons, (reason) => reason)).map(([reason, list]) => `${reason} ${list?.length}`);
  console.log(`test 43: ${tries.length} addresses, ${through.length} let through, canary hits ${touched} (${count.join(', ')})`);
  expect(tries.length).toBeGreaterThanOrEqual(60);
  expect(through).toEqual([]);
  expect(asked, 'one lookup per call, and it is the one that was judged').toBe(2);
  expect(reasons.at(-6), 'the second answer of the rebinding name').toBe('address');
  expect(touched).toBe(0);

  await safeFetch(`http://127.0.0.1:${port}/`, {}, listed());
  expect(touched, 'the canary does sing when it is touched').toBe(1);
});

describe('what may go out', () => {
  test('https only, unless the policy lets plain http', async () => {
    expect(await reasonOf('http://example.com/', { resolver: answering('127.0.0.1') })).toBe('scheme');
    expect(await reasonOf('https://example.com/', { resolver: answering('127.0.0.1') })).toBe('address');
    expect(await reasonOf('https://localhost/', {}), 'by the lookup of the machine').toBe('address');
    expect(await reasonOf('file:///etc/hosts', open())).toBe('scheme');
    expect(await reasonOf('not an address', open())).toBe('url');
  });

  test('ports 80, 443 and 8443, those the policy adds, and those of listed hosts', async () => {
    const policy = { allowHttp: true, resolver: answering('127.0.0.1') };
    for (const port of [80, 443, 8443]) expect(await reasonOf(`http://example.com:${port}/`, policy)).toBe('address');
    for (const port of [22, 25, 6379]) expect(await reasonOf(`http://example.com:${port}/`, policy)).toBe('port');
    expect(await reasonOf('http://example.com:9000/', { ...policy, ports: [9000] })).toBe('address');
    expect(await reasonOf(at('/'), { ...policy, allow: [`127.0.0.1:${partner}`] })).toBe('let through: 201');
    expect(await reasonOf(at('/'), { ...policy, allow: [`127.0.0.1:${partner + 1}`] })).toBe('port');
  });

  test('credentials in an address are refused even for a listed host', async () => {
    expect(await reasonOf(`http://user:${SECRET}@127.0.0.1:${partner}/`, listed())).toBe('credentials');
  });

  test('a listed name may lead to a private address; the same name on another port may not', async () => {
    const policy = { ...open(), ports: [partner, canary], allow: [`gateway.factory:${partner}`] };
    expect(await reasonOf(`http://gateway.factory:${partner}/`, policy)).toBe('let through: 201');
    expect(await reasonOf(`http://gateway.factory:${canary}/`, policy)).toBe('address');
    expect(await reasonOf(`http://gateway.factory.:${partner}/`, policy)).toBe('address');
  });

  test.each([
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['100.128.0.1', true],
    ['2606:4700::1111', true],
    ['172.16.0.1', false],
    ['100.64.0.1', false],
    ['2001:db8::1', false],
    ['::ffff:8.8.8.8', false],
    ['fe80::1%eth0', false],
    ['localhost', false],
    ['', false],
  ])('the address %s is public: %s', (text, expected) => {
    expect(isPublicAddress(text)).toBe(expected);
  });
});

describe('what may come in', () => {
  test('method, headers, body and the answer pass unchanged', async () => {
    const answer = await safeFetch(at('/'), { method: 'POST', body: '节拍', headers: { 'x-one': '1' } }, listed());
    expect(answer).toMatchObject({ status: 201, headers: { 'x-method': 'POST' } });
    expect(answer.body.toString()).toBe('节拍');
  });

  test('one mebibyte is read, one byte more is not', async () => {
    expect((await safeFetch(at('/full'), {}, { ...listed(), timeoutMs: 5000 })).body.length).toBe(1024 * 1024);
    expect(await reasonOf(at('/large'), { ...listed(), timeoutMs: 5000 })).toBe('size');
  });

  // Neither ever ends its answer: whoever waited for the end would wait for the end of the test.
  test.each(['/silent', '/drip'])('a partner that keeps us waiting is left: %s', async (path) => {
    expect(await reasonOf(at(path), { ...listed(), timeoutMs: 200 })).toBe('time');
  });

  test('no switch to another protocol, no endless headers', async () => {
    expect(await reasonOf(at('/switch'), listed())).toMatch(/^failed/);
    expect(await reasonOf(at('/headers'), listed())).toMatch(/^failed/);
  });
});
