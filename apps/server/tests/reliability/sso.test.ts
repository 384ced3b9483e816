import { randomUUID } from 'node:crypto';
import type { Factory } from '@takt/testing';
import { CompactEncrypt, type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from '../company.ts';
import { figure } from './figure.ts';

const NOW = new Date('2096-03-02T00:00:00Z');
const AT = NOW.getTime() / 1000;
const ISSUER = 'https://sso.corp.example';
const SECRET = 'a secret everybody knows by now!';

let factory: Factory;
let ours: Company;
let theirs: Company;
let signer: CryptoKey;
let theirSigner: CryptoKey;
let stranger: CryptoKey;
let publicPem: string;
let publicJwk: object;
beforeAll(async () => {
  factory = await openProduct({ clock: () => NOW });
  [ours, theirs] = [await openCompany(factory), await openCompany(factory)];
  const [mine, other] = [
    await generateKeyPair('RS256', { extractable: true }),
    await generateKeyPair('RS256', { extractable: true }),
  ];
  [signer, theirSigner] = [mine.privateKey, other.privateKey];
  stranger = (await generateKeyPair('RS256')).privateKey;
  publicPem = await exportSPKI(mine.publicKey);
  publicJwk = await exportJWK(mine.publicKey);
  const shared = { kty: 'oct', k: Buffer.from(SECRET).toString('base64url'), kid: 'shared' };
  const named = { code: 'corp', name: '门户', issuer: ISSUER, audience: 'takt' };
  const jwks = JSON.stringify({ keys: [{ ...publicJwk, kid: 'k1', use: 'sig', alg: 'RS256' }, shared] });
  await ours.admin.save('system.ssoProvider', { ...named, jwks });
  const theirKey = { ...(await exportJWK(other.publicKey)), kid: 'k1', use: 'sig', alg: 'RS256' };
  await theirs.admin.save('system.ssoProvider', { ...named, jwks: JSON.stringify({ keys: [theirKey] }) });
});
afterAll(() => factory.close());

const claims = (): JWTPayload => ({
  iss: ISSUER,
  aud: 'takt',
  sub: 'u-17',
  preferred_username: ours.admin.username,
  jti: randomUUID(),
  iat: AT - 10,
  exp: AT + 120,
});
type Loose = Readonly<Record<string, unknown>>;
const token = (changes: Loose = {}, header: Loose = {}, key: CryptoKey | Uint8Array = signer): Promise<string> =>
  new SignJWT({ ...claims(), ...changes })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ: 'JWT', ...header })
    .sign(key, { crit: { 'x-must': true } });
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const forged = (header: Loose, signature = '', changes: Loose = {}): string =>
  `${part({ kid: 'k1', ...header })}.${part({ ...claims(), ...changes })}.${signature}`;

async function badTokens(): Promise<Readonly<Record<string, string>>> {
  const good = await token();
  const [head = '', body = '', signature = ''] = good.split('.');
  const secret = (key: string, header: Loose = {}) => token({}, { alg: 'HS256', ...header }, Buffer.from(key));
  const ps256 = await generateKeyPair('PS256', { extractable: true });
  const encrypted = new CompactEncrypt(Buffer.from(JSON.stringify(claims()))).setProtectedHeader({
    alg: 'dir',
    enc: 'A128CBC-HS256',
  });
  return {
    'alg none': forged({ alg: 'none' }),
    'alg None': forged({ alg: 'None' }),
    'alg nOnE with a signature': forged({ alg: 'nOnE' }, signature),
    'no alg': forged({}, signature),
    'alg as list': forged({ alg: ['RS256'] }, signature),
    'HS256 with the public key as text': await secret(publicPem),
    'HS256 with the public key, trimmed': await secret(publicPem.trim()),
    'HS256 with the public key as JSON': await secret(JSON.stringify(publicJwk)),
    'HS256 with a shared key of the set': await secret(SECRET, { kid: 'shared' }),
    'PS256 with a key of its own': await token({}, { alg: 'PS256' }, ps256.privateKey),
    'other audience': await token({ aud: 'other' }),
    'audience in capitals': await token({ aud: 'TAKT' }),
    'several audiences': await token({ aud: ['takt', 'other'] }),
    'no audience': await token({ aud: undefined }),
    'other issuer': await token({ iss: 'https://sso.other.example' }),
    'issuer with a slash': await token({ iss: `${ISSUER}/` }),
    'no issuer': await token({ iss: undefined }),
    expired: await token({ iat: AT - 200, exp: AT - 1 }),
    'expires now': await token({ exp: AT }),
    'no expiry': await token({ exp: undefined }),
    'expiry as text': await token({ exp: String(AT + 60) }),
    'lives six minutes': await token({ iat: AT, exp: AT + 360 }),
    'lives a day': await token({ exp: AT + 86_400 }),
    'no time of issue': await token({ iat: undefined }),
    'issued in the future': await token({ iat: AT + 60 }),
    'not valid yet': await token({ nbf: AT + 60 }),
    'no jti': await token({ jti: undefined }),
    'jti as number': await token({ jti: 7 }),
    'no subject': await token({ sub: undefined }),
    'user name as list': await token({ preferred_username: [ours.admin.username] }),
    'a user who does not exist': await token({ preferred_username: 'nobody' }),
    'unknown kid': await token({}, { kid: 'k9' }),
    'no kid': await token({}, { kid: undefined }),
    'kid as path': await token({}, { kid: '../../dev/null' }),
    'kid as SQL': await token({}, { kid: "' or '1'='1" }),
    'a stranger’s key': await token({}, {}, stranger),
    'the other company’s key': await token({}, {}, theirSigner),
    'brings its key': await token({}, { jwk: publicJwk }, stranger),
    'points to its key': await token({}, { jku: 'https://evil.example/jwks' }, stranger),
    'brings a certificate': await token({}, { x5c: ['MIIB'] }, stranger),
    'an unknown demand': await token({}, { crit: ['x-must'], 'x-must': true }),
    'a logout token': await token({}, { typ: 'logout+jwt' }),
    'other claims under an old signature': `${head}.${part({ ...claims(), sub: 'admin' })}.${signature}`,
    'a changed signature': `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    encrypted: await encrypted.encrypt(Buffer.from(SECRET)),
    'a line end behind it': `${good}\n`,
    'long enough for the page': 'a'.repeat(21),
    nothing: '',
  };
}

const enter = (text: string, company: Company = ours) =>
  factory.http.app.inject({
    method: 'POST',
    url: `/auth/${company.tenant.code}.corp/quickAuth`,
    payload: { token: text, appCode: 'takt' },
  });
const sessions = async (): Promise<number> =>
  (await asOwner<{ n: number }>(factory, 'select count(*)::int as n from app.family'))[0]?.n ?? 0;

test('35: forged, stale, foreign and replayed tokens open no session over HTTP', async () => {
  const bad = await badTokens();
  const before = await sessions();
  const answers = new Map<string, string[]>();
  const heard = (name: string, { statusCode, body, cookies }: Awaited<ReturnType<typeof enter>>): void => {
    const shape = JSON.stringify([statusCode, body.replace(/"requestId":"[^"]*"/, ''), cookies.length]);
    answers.set(shape, [...(answers.get(shape) ?? []), name]);
  };
  for (const [name, text] of Object.entries(bad)) heard(name, await enter(text));
  heard('our token at the other company', await enter(await token(), theirs));
  expect(await sessions()).toBe(before);

  // The control: the same call with nothing wrong lets in, once; of twenty at a time too.
  const good = await token();
  const crowd = await Promise.all(Array.from({ length: 20 }, () => enter(good)));
  expect(crowd.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const answer of crowd.filter(({ statusCode }) => statusCode !== 200)) heard('replayed', answer);
  heard('replayed later', await enter(good));
  expect(await sessions()).toBe(before + 1);

  expect(Object.keys(bad).length).toBeGreaterThanOrEqual(40);
  expect([...answers.keys()].map((shape) => JSON.parse(shape)[0])).toEqual([401]);
  expect(factory.faults).toEqual([]);
  const count = [...answers.values()].flat().length;
  figure('35', `${count} bad tokens over HTTP, 20 of them replays: 0 sessions, ${answers.size} kind of answer`);
});
