import { randomBytes, randomUUID } from 'node:crypto';
import { save } from '@takt/engine/host';
import { setPassword } from '@takt/identity/host';
import { Client, encodePassword, type Factory, FORM, type PersonOptions } from '@takt/testing';
import { asOwner, type Company } from './company.ts';

/** A clock that stands still until a test moves it. Far ahead, because sessions are judged by the database's own clock as well. */
export interface Clock {
  readonly read: () => Date;
  readonly pass: (seconds: number) => void;
}
export function movableClock(): Clock {
  let at = Date.UTC(2096, 2, 2);
  return {
    read: () => new Date(at),
    pass: (seconds) => {
      at += seconds * 1000;
    },
  };
}
export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;

interface ErrorItem {
  readonly errorCode: string;
  readonly errorCodeDesc: string;
  readonly errorCodeDescE: string;
  readonly problems?: readonly { readonly at: string; readonly zh: string; readonly en: string; readonly rule?: string }[];
}
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly [attribute: string]: unknown;
}
export interface Answer {
  readonly httpStatus: number;
  readonly body: any;
  readonly error: ErrorItem | null;
  readonly cookies: readonly Cookie[];
  readonly raw: string;
}
type Headers = Readonly<Record<string, string>>;

/** A call as it arrives at the door: no client remembers anything for it. */
export async function callAnonymously(
  factory: Factory,
  url: string,
  payload: unknown,
  headers: Headers = {},
  remoteAddress = '127.0.0.1',
): Promise<Answer> {
  const form = headers['content-type'] === FORM['content-type'];
  const answer = await factory.http.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/json', 'accept-language': 'zh', ...headers },
    payload: form ? new URLSearchParams(payload as Record<string, string>).toString() : JSON.stringify(payload),
  });
  const body = answer.headers['content-type']?.toString().startsWith('application/json') ? answer.json() : null;
  return {
    httpStatus: answer.statusCode,
    body,
    error: body?.errorMsg?.[0] ?? null,
    cookies: answer.cookies as unknown as readonly Cookie[],
    raw: answer.body,
  };
}

/** A call of somebody who has signed in, under a key of its own. */
export const withToken = (factory: Factory, token: string, url: string, body: unknown = {}): Promise<Answer> =>
  callAnonymously(factory, url, body, { 'access-token': token, 'idempotency-key': randomUUID() });
/** The cookies of an answer, as the browser sends them back. */
export const jar = ({ cookies }: Answer): string => cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** A body sent as a form with a file. */
export const FILE = Symbol('file');
/** An id nobody has. */
export const NOBODY = '00000000-0000-7000-8000-000000000000';
/** One call at a route as the list of routes has it, parameters filled in; answers the status and the code of a refusal. */
export async function visit(factory: Factory, route: string, body: unknown, token = ''): Promise<string> {
  const [method = '', path = ''] = route.split(' ');
  const module = path.endsWith('/action') ? 'sales' : 'base';
  const values = { ':module': module, ':id': NOBODY, ':file': 'facemesh.json', ':provider': 'x.x' };
  const url = Object.entries(values).reduce((text, [name, value]) => text.replace(name, value), path);
  const form = '--x\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\nx\r\n--x--\r\n';
  const answer = await factory.http.app.inject({
    method: method as 'GET',
    url: /template|import|attach$|attachment$/.test(path) ? `${url}?_entity=base.plant` : url,
    headers: {
      authorization: FORM.authorization,
      origin: 'http://localhost:80',
      'access-token': token,
      'idempotency-key': randomUUID(),
      ...(body !== null && { 'content-type': body === FILE ? 'multipart/form-data; boundary=x' : 'application/json' }),
    },
    ...(body !== null && { payload: body === FILE ? form : JSON.stringify(body) }),
  });
  const json = answer.headers['content-type']?.toString().startsWith('application/json');
  return `${answer.statusCode} ${json ? (answer.json().errorMsg?.[0]?.errorCode ?? '') : ''}`;
}

export interface SigninForm {
  /** `user@tenant` */
  readonly name: string;
  readonly password: string;
  readonly captcha?: Captcha | null;
  readonly fields?: Headers;
  readonly headers?: Headers;
  readonly address?: string;
}
/** The token form with a password. */
export const signin = (factory: Factory, { name, password, captcha, fields, headers, address }: SigninForm): Promise<Answer> =>
  callAnonymously(
    factory,
    '/anon/oauth/token',
    {
      grant_type: 'password',
      scope: 'web',
      username: name,
      password: encodePassword(password),
      ...(captcha && { 'i-client': captcha.client, code: captcha.code }),
      ...fields,
    },
    { ...FORM, ...headers },
    address,
  );

/** The token form with a refresh token. */
export const refresh = (factory: Factory, token: string, headers: Headers = {}): Promise<Answer> =>
  callAnonymously(factory, '/anon/oauth/token', { grant_type: 'refresh_token', refresh_token: token }, { ...FORM, ...headers });

export interface Captcha {
  readonly client: string;
  readonly code: string;
}
/** Draws a picture and reads it in the developer's inbox. */
export async function readCaptcha(factory: Factory, client: string = randomBytes(16).toString('hex')): Promise<Captcha> {
  const drawn = await callAnonymously(factory, '/anon/verify/verifyCode', { 'i-client': client });
  if (drawn.httpStatus !== 200) throw new Error(`no picture was drawn: ${drawn.raw}`);
  const messages = await factory.host.signin.preAuth.messages();
  const found = messages.find(({ to }) => to === `i-client ${client}`);
  if (!found) throw new Error('the picture is not in the inbox');
  return { client, code: found.text };
}

/** Signs in with the picture's code where one is due, as a person at a browser would. */
export async function signinReading(factory: Factory, form: Omit<SigninForm, 'captcha'>): Promise<Answer> {
  return signin(factory, { ...form, captcha: await readCaptcha(factory) });
}

/** The newest code sent to a number, out of the sealed message. */
export async function latestCode(factory: Factory, mobile: string): Promise<string> {
  const text = (await textsTo(factory, mobile)).at(-1) ?? '';
  const code = /\d{6}/.exec(text)?.[0];
  if (!code) throw new Error(`no code was sent to ${mobile}`);
  return code;
}
/** Every message that waits to be sent to a number, oldest first. */
export async function textsTo(factory: Factory, mobile: string): Promise<string[]> {
  const rows = await asOwner<{ sealed: string }>(
    factory,
    "select payload->>'sealed' as sealed from app.outbox where topic = 'job.sms' order by id",
  );
  return rows
    .map(({ sealed }) => JSON.parse(factory.host.signin.keys.unseal('sms', sealed) ?? '{}') as { to: string; text: string })
    .filter(({ to }) => to === mobile)
    .map(({ text }) => text);
}

export interface Someone {
  readonly client: Client;
  readonly userId: string;
  readonly username: string;
  readonly password: string;
  /** `user@tenant`, as it is typed. */
  readonly name: string;
  readonly mobile: string;
}
let mobiles = 0;
/** A number nobody else has. */
export const newMobile = (): string => `138${String((mobiles += 1)).padStart(8, '0')}`;

/** Somebody of the company with a password the test knows and a mobile number on file. */
export async function someone(factory: Factory, { tenant }: Company, options: PersonOptions = {}): Promise<Someone> {
  const first = await tenant.person(options);
  const { username } = first;
  const password = `Pa-${randomBytes(9).toString('base64url')}#7x`;
  const mobile = newMobile();
  const [account] = await asOwner<{ id: string }>(
    factory,
    'select user_id as id from app.account where tenant_id = $1 and username = $2',
    [tenant.id, username],
  );
  const userId = account?.id ?? '';
  await factory.asSystem(tenant.id, async (ctx) => {
    const { registry } = factory;
    await save(ctx, registry, registry.entities.get('system.user') as never, { id: userId, version: 1, telephone: mobile });
    const known = { userId, username, vendorId: options.vendor ?? null, password };
    await setPassword(ctx, factory.host.signin.passwords, known);
  });
  const client = new Client(first.app, first.tenant, username, password);
  client.token = first.token;
  return { client, userId, username, password, name: `${username}@${tenant.code}`, mobile };
}

/** Sets what the company has decided about signing in. */
export async function decide({ admin }: Company, values: Readonly<Record<string, unknown>>): Promise<void> {
  await admin.signIn();
  const answer = await admin.save('system.securityConfig', {
    code: 'main',
    lockCount: 10,
    passwordDays: 180,
    graceDays: 30,
    ...values,
  });
  if (answer.httpStatus !== 200) throw new Error(answer.raw);
}

/** What the login log says of a name, oldest first. */
export async function loginLog(factory: Factory, { tenant }: Company, username: string): Promise<string[]> {
  const rows = await asOwner<{ result: string }>(
    factory,
    'select result from app.system_login_log where tenant_id = $1 and username = $2 order by at, id',
    [tenant.id, username],
  );
  return rows.map(({ result }) => result);
}

/** A refusal's code and both its sentences, for comparing at once. */
export const errorOf = ({ httpStatus, error }: Answer): readonly unknown[] => [
  httpStatus,
  error?.errorCode,
  error?.errorCodeDesc,
  error?.errorCodeDescE,
];

/** Puts the count of wrong passwords under a name where so many tries would have brought it. */
export const countedAs = (factory: Factory, { tenant }: Company, username: string, failures: number): Promise<unknown> =>
  asOwner(
    factory,
    `insert into app.attempt (tenant_id, username, failures, at) values ($1, $2, $3, $4)
     on conflict (tenant_id, username) do update set failures = excluded.failures, locked_until = null`,
    [tenant.id, username, failures, factory.host.signin.clock()],
  );

export const stateOfAccount = async (factory: Factory, { userId }: Someone): Promise<string | undefined> =>
  (await asOwner<{ status: string }>(factory, 'select status from app.account where user_id = $1', [userId]))[0]?.status;

/** A browser that shows a QR code. */
export interface Screen {
  readonly loginId: string;
  readonly cookie: string;
  readonly answer: Answer;
}
export async function showQr(factory: Factory, headers: Headers = {}): Promise<Screen> {
  const answer = await callAnonymously(factory, '/anon/qr/login/getQrCode', {}, headers);
  return { loginId: answer.body.data.loginId, cookie: jar(answer), answer };
}
export const pollQr = (factory: Factory, { loginId, cookie }: Screen): Promise<Answer> =>
  callAnonymously(factory, '/anon/qr/login/checkStatus', { loginId }, { cookie });
export const onPhone = (
  factory: Factory,
  { client }: Someone,
  what: 'scan' | 'confirm' | 'refuse',
  loginId: string,
): Promise<Answer> => withToken(factory, client.token, `/system/sysconfig/qrLogin/${what}`, { loginId });

/** The page for locked accounts and forgotten passwords, opened for one name. */
export function verifyPage(
  factory: Factory,
  company: string,
  username: string,
  pswType: 'unlock' | 'forgert',
  tel = '138****0000',
) {
  const known = { company, username, pswType };
  return {
    search: async (): Promise<string> => (await callAnonymously(factory, '/anon/verify/searchUser', known)).body.data.ticket,
    send: (ticket: string): Promise<Answer> => callAnonymously(factory, '/anon/verify/send', { tel, ticket }),
    submit: (ticket: string, verification: string): Promise<Answer> =>
      callAnonymously(factory, '/anon/verify/submitUnlockPwd', { ...known, tel, ticket, verification }),
  };
}
