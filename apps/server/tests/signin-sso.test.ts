import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Client, Factory } from '@takt/testing';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';

const FAILED = ['验证失败，请返回重试或联系管理员', 'verification failed, go back and retry or contact the administrator'];
const AT = '__Host-at';
const RT = '__Secure-rt';

let server: Server;
let issuer: string;
/** Whom the provider vouches for with the next token it issues. */
let vouched = '';
/** The provider's public keys, as an administrator would copy them. */
let published: string;
let factory: Factory;
let ours: Company;
let theirs: Company;

beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const resource = {
    audience: 'takt',
    scope: 'signin',
    accessTokenTTL: 120,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'RS256' } },
  };
  const portal = { client_id: 'portal', client_secret: 'portal-secret', grant_types: ['client_credentials'] };
  const oidc = new Provider(issuer, {
    clients: [{ ...portal, redirect_uris: [], response_types: [] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: { enabled: true, getResourceServerInfo: async () => resource },
    },
    ttl: { ClientCredentials: 120 },
    extraTokenClaims: async () => ({ preferred_username: vouched }),
  });
  const answer = oidc.callback();
  server.on('request', (request, reply) => void answer(request, reply));
  published = await (await fetch(`${issuer}/jwks`)).text();

  // The provider lives in the present, and so must whoever judges its tokens.
  const outbound = { allowHttp: true, allow: [`127.0.0.1:${port}`] };
  factory = await openProduct({ clock: () => new Date(), outbound });
  [ours, theirs] = [await openCompany(factory), await openCompany(factory)];
  const named = { name: '企业门户', issuer, audience: 'takt' };
  for (const row of [
    { ...named, code: 'corp', jwksUrl: `${issuer}/jwks` },
    { ...named, code: 'pinned', jwks: published },
    { ...named, code: 'closed', jwks: published, markStatus: '0' },
    { ...named, code: 'inside', jwksUrl: 'https://127.0.0.1/jwks' },
    { ...named, code: 'elsewhere', jwks: published, issuer: 'https://sso.other.example' },
  ]) {
    const saved = await ours.admin.save('system.ssoProvider', row);
    expect(saved.httpStatus, saved.raw).toBe(200);
  }
  await theirs.admin.save('system.ssoProvider', { ...named, code: 'own', jwks: published, audience: 'theirs' });
});
afterAll(async () => {
  await factory.close();
  server.closeAllConnections();
  server.close();
});

async function issued(username: string): Promise<string> {
  vouched = username;
  const reply = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('portal:portal-secret').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', resource: 'urn:takt:app', scope: 'signin' }),
  });
  return ((await reply.json()) as { readonly access_token: string }).access_token;
}
const HOST = { host: 'takt.example', origin: 'http://takt.example', 'x-requested-with': 'takt' };
/** What a browser does: it keeps and sends cookies, and never sees more than the answers. */
class Browser {
  cookies: Record<string, string> = {};
  async post(url: string, body: object) {
    const answer = await factory.http.app.inject({
      method: 'POST',
      url,
      headers: { ...HOST, 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
      // The refresh cookie is bound to the path of the token call.
      cookies: Object.fromEntries(Object.entries(this.cookies).filter(([name]) => name !== RT)),
      payload: JSON.stringify(body),
    });
    for (const { name, value } of answer.cookies) this.cookies[name] = value;
    return answer;
  }
}
const enter = (provider: string, token: string, appCode = 'takt', more: object = {}) =>
  new Browser().post(`/auth/${provider}/quickAuth`, { token, appCode, ...more });
const families = async (): Promise<number> =>
  (await asOwner<{ n: number }>(factory, 'select count(*)::int as n from app.family'))[0]?.n ?? 0;
const corp = (code = 'corp'): string => `${ours.tenant.code}.${code}`;
const bare = (body: string): unknown => {
  const { errorMsg = [], ...rest } = JSON.parse(body);
  return { ...rest, errorMsg: errorMsg.map((item: object) => ({ ...item, requestId: '' })) };
};

describe('a real provider', () => {
  test.each(['corp', 'pinned'])('lets in whom it vouches for, with keys by %s', async (code) => {
    const person = await ours.tenant.person({ permissions: ['base.plant.read', 'sales.salesOrder.*'] });
    const browser = new Browser();
    const answer = await browser.post(`/auth/${corp(code)}/quickAuth`, {
      token: await issued(person.username),
      appCode: 'takt',
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = answer.json();
    expect(data.permissions).toEqual([{ permissionCode: 'base.plant.read' }, { permissionCode: 'sales.salesOrder.*' }]);
    expect(data.token).toBe(browser.cookies[AT]);
    const set = Object.fromEntries(answer.cookies.map(({ name, ...rest }) => [name, rest]));
    expect(set[AT]).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect(set[RT]).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/anon/oauth/token' });
    expect(set[AT]).not.toHaveProperty('maxAge');

    const told = (await browser.post('/base/ai/queryTenancyName', {})).json().data;
    expect(told).toMatchObject({ tenant: ours.tenant.code, userName: person.username, way: 'sso', jumped: false });
    expect((await browser.post('/base/ai/queryPage', { _entity: 'base.plant' })).statusCode).toBe(200);
    expect((await browser.post('/system/ai/queryPage', { _entity: 'system.user' })).statusCode).toBe(403);
    const log = await ours.admin.page('system.loginLog', { _params: { way: 'sso', 'username._eq': person.username } });
    expect(log.data.list[0]).toMatchObject({ username: person.username, way: 'sso', result: 'success' });
  });

  test('an administrator holds everything', async () => {
    const answer = await enter(corp(), await issued(ours.admin.username));
    expect(answer.json().data.permissions).toEqual([{ permissionCode: '*' }]);
  });
});

test('whatever is wrong, the answer is one and the same, and there is no session', async () => {
  const { username } = await ours.tenant.person({ admin: true });
  const disabled = await ours.tenant.person({});
  const [row] = (await ours.admin.page('system.user', { _params: { 'username._eq': disabled.username } })).data.list;
  await ours.admin.save('system.user', { id: row.id, version: row.version, markStatus: '0' });
  const locked = await ours.tenant.person({});
  await asOwner(factory, "update app.account set status = '2' where tenant_id = $1 and username = $2", [
    ours.tenant.id,
    locked.username,
  ]);
  const local = await ours.tenant.person({});
  const [own] = (await ours.admin.page('system.user', { _params: { 'username._eq': local.username } })).data.list;
  await ours.admin.save('system.user', { id: own.id, version: own.version, authType: 'local' });
  const replayed = await issued(username);
  expect((await enter(corp(), replayed)).statusCode).toBe(200);
  const before = await families();
  const answers = {
    'a token used before': await enter(corp(), replayed),
    'a company that does not exist': await enter('nowhere.corp', await issued(username)),
    'a provider that does not exist': await enter(corp('nothing'), await issued(username)),
    'a provider of another company': await enter(corp('own'), await issued(username), 'theirs'),
    'another company’s door': await enter(`${theirs.tenant.code}.corp`, await issued(username)),
    'a token for another application': await enter(`${theirs.tenant.code}.own`, await issued(username), 'theirs'),
    'a disabled provider': await enter(corp('closed'), await issued(username)),
    'keys at an address inside': await enter(corp('inside'), await issued(username)),
    'another issuer': await enter(corp('elsewhere'), await issued(username)),
    'a wrong appCode': await enter(corp(), await issued(username), 'other'),
    'an unknown user': await enter(corp(), await issued('nobody')),
    'a disabled user': await enter(corp(), await issued(disabled.username)),
    'a user of this system alone': await enter(corp(), await issued(local.username)),
    'a locked user': await enter(corp(), await issued(locked.username)),
    'no token': await enter(corp(), ''),
    'a long text': await enter(corp(), 'a'.repeat(40)),
    'an address without a provider': await enter(ours.tenant.code, await issued(username)),
    'an address that climbs': await enter('..%2f..%2fcorp', await issued(username)),
  };
  const shapes = new Map<string, string[]>();
  for (const [name, answer] of Object.entries(answers)) {
    const shape = JSON.stringify([answer.statusCode, bare(answer.body), answer.cookies]);
    shapes.set(shape, [...(shapes.get(shape) ?? []), name]);
  }
  expect([...shapes.values()]).toEqual([Object.keys(answers)]);
  const [only] = Object.values(answers);
  expect(only?.statusCode).toBe(401);
  expect(only?.json()).toMatchObject({
    status: 0,
    message: FAILED[0],
    errorMsg: [{ errorCode: 'sso.failed', errorCodeDesc: FAILED[0], errorCodeDescE: FAILED[1] }],
  });
  expect(await families()).toBe(before);
  expect(factory.faults).toEqual([]);
});

test('a try that failed is in the login log like any other', async () => {
  const disabled = await ours.tenant.person({});
  const [row] = (await ours.admin.page('system.user', { _params: { 'username._eq': disabled.username } })).data.list;
  await ours.admin.save('system.user', { id: row.id, version: row.version, markStatus: '0' });
  await enter(corp(), await issued(disabled.username));
  const log = await ours.admin.page('system.loginLog', { _params: { way: 'sso', 'username._eq': disabled.username } });
  expect(log.data.list).toEqual([expect.objectContaining({ way: 'sso', username: disabled.username })]);
});

describe('setting a provider up', () => {
  const named = { name: '门户', issuer: 'https://sso.example', audience: 'takt' };
  test('it needs its keys or the address of them, and a code that fits into an address', async () => {
    const answers = [
      await ours.admin.save('system.ssoProvider', { ...named, code: 'nokeys' }),
      await ours.admin.save('system.ssoProvider', { ...named, code: 'Big.Name', jwks: published }),
    ];
    expect(answers.map(({ httpStatus, error }) => [httpStatus, error?.problems?.map(({ at, zh, en }) => [at, zh, en])])).toEqual([
      [422, [['jwksUrl', '请填写公钥地址或公钥', 'Give its keys or the address of its keys']]],
      [422, [['code', '编码只能包含小写字母、数字、_和-', 'The code takes small letters, digits, _ and - only']]],
    ]);
  });

  test('a text that is no key set is refused when it is saved, and never a fault when somebody enters', async () => {
    for (const jwks of ['no keys at all', '{"keys":', '[]', 'null', '{"keys":"none"}']) {
      const saved = await ours.admin.save('system.ssoProvider', { ...named, code: 'garbage', jwks });
      expect([saved.httpStatus, saved.error?.zh, saved.error?.en], jwks).toEqual([
        422,
        '公钥不是有效的 JWKS 文本',
        'The keys are no key set in JSON',
      ]);
    }
    const entered = await enter(corp('garbage'), await issued(ours.admin.username));
    expect([entered.statusCode, entered.json().errorMsg[0].errorCode]).toEqual([401, 'sso.failed']);
  });

  test('only who may change settings sets one up', async () => {
    const person = await ours.tenant.person({ permissions: ['system.ssoProvider.read'] });
    expect((await person.save('system.ssoProvider', { ...named, code: 'mine', jwks: published })).httpStatus).toBe(403);
  });
});

describe('jumping over and back', () => {
  /** A browser in which somebody is signed in already. */
  async function signedIn({ username }: Client): Promise<Browser> {
    const browser = new Browser();
    const token = await issued(username);
    expect((await browser.post(`/auth/${corp('pinned')}/quickAuth`, { token, appCode: 'takt' })).statusCode).toBe(200);
    return browser;
  }
  const who = async (browser: Browser) => (await browser.post('/base/ai/queryTenancyName', {})).json().data;

  test('the first session is kept, out of the browser’s reach, and taken up again', async () => {
    const first = await ours.tenant.person({ admin: true });
    const second = await ours.tenant.person({ admin: true });
    const browser = await signedIn(first);
    const { [AT]: firstAccess = '', [RT]: firstRefresh = '' } = browser.cookies;
    const before = await families();
    const jumped = await browser.post(`/auth/${corp()}/quickAuth`, {
      token: await issued(second.username),
      appCode: 'takt',
      logback: '1',
    });
    expect(jumped.statusCode).toBe(200);
    expect(await families()).toBe(before + 1);
    expect(await who(browser)).toMatchObject({ userName: second.username, way: 'sso', jumped: true });
    const { [AT]: secondAccess = '', [RT]: secondRefresh = '' } = browser.cookies;
    expect([firstAccess, firstRefresh]).not.toContain(secondAccess);
    for (const secret of [firstAccess, firstRefresh])
      expect(`${jumped.body}${JSON.stringify(jumped.headers)}`).not.toContain(secret);
    const meanwhile = await browser.post('/system/sysconfig/user/getMySessions', {});
    expect(meanwhile.body).not.toContain(firstRefresh);

    const back = await browser.post('/system/sysconfig/jump/back', {});
    expect(back.statusCode, back.body).toBe(200);
    expect(await who(browser)).toMatchObject({ userName: first.username, jumped: false });
    expect(await families()).toBe(before);
    expect(browser.cookies[RT]).not.toBe(firstRefresh);
    second.token = secondAccess;
    expect((await second.page('base.plant')).httpStatus, 'the second session has ended').toBe(401);
    const renewed = await factory.http.app.inject({
      method: 'POST',
      url: '/anon/oauth/token',
      headers: {
        ...HOST,
        authorization: `Basic ${Buffer.from('takt-web:').toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `grant_type=refresh_token&refresh_token=${secondRefresh}`,
    });
    expect(renewed.statusCode).toBe(401);
    expect((await browser.post('/system/sysconfig/jump/back', {})).json().errorMsg[0]).toMatchObject({
      errorCode: 'jump.none',
      errorCodeDesc: '没有可返回的会话',
      errorCodeDescE: 'There is no session to return to',
    });
  });

  test('without logback, from nowhere, or from another company there is nothing to return to', async () => {
    const second = await ours.tenant.person({ admin: true });
    const jump = async (browser: Browser, logback?: string) =>
      browser.post(`/auth/${corp()}/quickAuth`, {
        token: await issued(second.username),
        appCode: 'takt',
        ...(logback && { logback }),
      });
    const stay = await signedIn(await ours.tenant.person({ admin: true }));
    await jump(stay);
    const fresh = new Browser();
    await jump(fresh, '1');
    const forged = new Browser();
    forged.cookies = { [AT]: `${ours.tenant.id.toString(36)}.${'A'.repeat(43)}` };
    await jump(forged, '1');
    const abroad = new Browser();
    abroad.cookies = { [AT]: theirs.admin.token };
    await jump(abroad, '1');
    for (const browser of [stay, fresh, forged, abroad]) {
      expect(await who(browser)).toMatchObject({ userName: second.username, jumped: false });
      const back = await browser.post('/system/sysconfig/jump/back', {});
      expect([back.statusCode, back.json().errorMsg[0].errorCode]).toEqual([422, 'jump.none']);
      expect(await who(browser)).toMatchObject({ userName: second.username });
    }
  });

  test('signing out after a jump ends both', async () => {
    const first = await ours.tenant.person({ admin: true });
    const browser = await signedIn(first);
    const { [AT]: firstAccess = '' } = browser.cookies;
    await browser.post(`/auth/${corp()}/quickAuth`, { token: await issued(ours.admin.username), appCode: 'takt', logback: '1' });
    expect((await browser.post('/system/log/user/logout', {})).statusCode).toBe(200);
    first.token = firstAccess;
    expect((await first.page('base.plant')).httpStatus).toBe(401);
  });

  test('who was disabled meanwhile is not returned to', async () => {
    const first = await ours.tenant.person({ admin: true });
    const browser = await signedIn(first);
    await browser.post(`/auth/${corp()}/quickAuth`, { token: await issued(ours.admin.username), appCode: 'takt', logback: '1' });
    const [row] = (await ours.admin.page('system.user', { _params: { 'username._eq': first.username } })).data.list;
    await ours.admin.save('system.user', { id: row.id, version: row.version, markStatus: '0' });
    const back = await browser.post('/system/sysconfig/jump/back', {});
    expect(back.json().errorMsg[0].errorCode).toBe('jump.none');
  });
});
