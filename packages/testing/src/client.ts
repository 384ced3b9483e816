import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export interface Reply<T = any> {
  readonly httpStatus: number;
  readonly status: number;
  readonly data: T;
  readonly message: string;
  readonly error: {
    readonly code: string;
    readonly zh: string;
    readonly en: string;
    readonly unblock?: readonly string[];
    readonly problems?: readonly { at: string; zh: string; en: string }[];
  } | null;
  readonly raw: string;
}

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type?: string;
  readonly key?: string;
}

/** What every application of ours sends when it asks for tokens. */
export const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  authorization: `Basic ${Buffer.from('takt-api:').toString('base64')}`,
} as const;
export const encodePassword = (password: string): string => Buffer.from(password).toString('base64');

const contextOf = (entity: string): string => entity.split('.')[0] ?? '';

export const realNameOf = (username: string): string => `用户 ${username}`;

/** A signed-in browser without the browser: every call goes through the whole HTTP stack. */
export class Client {
  readonly app: FastifyInstance;
  readonly tenant: string;
  readonly username: string;
  readonly #password: string;
  token = '';
  /** Does not give the password when it is asked for. */
  holdsBack = false;

  /** What the person is called, in both languages. */
  get called(): readonly [string, string] {
    const name = realNameOf(this.username);
    return [name, name];
  }

  constructor(app: FastifyInstance, tenant: string, username: string, password: string) {
    this.app = app;
    this.tenant = tenant;
    this.username = username;
    this.#password = password;
  }

  async signIn(password: string = this.#password): Promise<number> {
    const answer = await this.app.inject({
      method: 'POST',
      url: '/anon/oauth/token',
      headers: FORM,
      payload: new URLSearchParams({
        grant_type: 'password',
        scope: 'web',
        username: `${this.username}@${this.tenant}`,
        password: encodePassword(password),
      }).toString(),
    });
    this.token = (answer.json() as { access_token?: string }).access_token ?? '';
    return answer.statusCode;
  }

  /** Gives the password again, for what needs proof beyond the session. */
  async prove(password: string = this.#password): Promise<Reply> {
    return this.#send('/system/sysconfig/user/confirmPassword', { password: encodePassword(password) }, {});
  }

  async post<T = any>(
    url: string,
    body: unknown = {},
    options: { readonly key?: string; readonly lang?: 'zh' | 'en' } = {},
  ): Promise<Reply<T>> {
    return this.#proven(() => this.#send<T>(url, body, options));
  }

  /** As the browser's dialog does: who is asked for the password gives it, and the same request goes again. */
  async #proven<T>(send: () => Promise<Reply<T>>): Promise<Reply<T>> {
    const reply = await send();
    const proves = reply.error?.code === 'proof.required' && !this.holdsBack && (await this.prove()).httpStatus === 200;
    return proves ? send() : reply;
  }

  async #send<T>(url: string, body: unknown, options: { readonly key?: string; readonly lang?: 'zh' | 'en' }): Promise<Reply<T>> {
    const answer = await this.app.inject({
      method: 'POST',
      url,
      headers: {
        'access-token': this.token,
        'idempotency-key': options.key ?? randomUUID(),
        'accept-language': options.lang ?? 'zh',
        'content-type': 'application/json',
      },
      payload: JSON.stringify(body),
    });
    return readReply<T>(answer.statusCode, answer.body);
  }

  /** The same for what is answered with a file. */
  async fetch(
    url: string,
    body: unknown = {},
    options: { readonly key?: string } = {},
  ): Promise<{ readonly httpStatus: number; readonly type: string; readonly bytes: Buffer; readonly reply: Reply | null }> {
    const answer = await this.app.inject({
      method: 'POST',
      url,
      headers: {
        'access-token': this.token,
        'idempotency-key': options.key ?? randomUUID(),
        'content-type': 'application/json',
      },
      payload: JSON.stringify(body),
    });
    const reply = answer.statusCode === 200 ? null : readReply(answer.statusCode, answer.body);
    return { httpStatus: answer.statusCode, type: String(answer.headers['content-type']), bytes: answer.rawPayload, reply };
  }

  async get(url: string): Promise<{ readonly httpStatus: number; readonly bytes: Buffer }> {
    const answer = await this.app.inject({ method: 'GET', url, headers: { 'access-token': this.token } });
    return { httpStatus: answer.statusCode, bytes: answer.rawPayload };
  }

  page<T = any>(
    entity: string,
    body: Record<string, unknown> = {},
  ): Promise<Reply<{ list: T[]; total: number; page: number; totalCapped: boolean; totals?: Record<string, string> }>> {
    return this.post(`/${contextOf(entity)}/ai/queryPage`, { _entity: entity, ...body });
  }
  one<T = any>(entity: string, id: string): Promise<Reply<T>> {
    return this.post(`/${contextOf(entity)}/ai/queryOne`, { _entity: entity, id });
  }
  options(entity: string, body: Record<string, unknown> = {}): Promise<Reply<{ value: string; label: string }[]>> {
    return this.post(`/${contextOf(entity)}/ai/queryArray`, { _entity: entity, ...body });
  }
  history(entity: string, id: string): Promise<Reply<any[]>> {
    return this.post(`/${contextOf(entity)}/ai/queryHistory`, { _entity: entity, id });
  }
  save(
    entity: string,
    row: Record<string, unknown>,
    options: { readonly operation?: string; readonly key?: string; readonly accepted?: readonly string[] } = {},
  ): Promise<Reply<{ id: string; version: number; number?: string }>> {
    const { operation, key, accepted } = options;
    return this.post(
      `/${contextOf(entity)}/ai/submit`,
      { _entity: entity, row, ...(operation && { _opNo: operation }), ...(accepted && { accepted }) },
      { ...(key && { key }) },
    );
  }
  delete(
    entity: string,
    targets: readonly { readonly id: string; readonly version?: number }[],
    options: { readonly key?: string } = {},
  ): Promise<Reply> {
    return this.post(`/${contextOf(entity)}/ai/delete`, { _entity: entity, _paramsLot: targets }, options);
  }
  act(
    entity: string,
    action: string,
    rows: readonly { readonly id: string; readonly version: number | null }[],
    options: { readonly input?: object; readonly accepted?: readonly string[]; readonly key?: string } = {},
  ): Promise<Reply> {
    const { input = {}, accepted = [], key } = options;
    return this.post(
      `/${contextOf(entity)}/ai/action`,
      { _entity: entity, action, rows, input, accepted },
      { ...(key && { key }) },
    );
  }

  async download(url: string, body: unknown): Promise<{ readonly httpStatus: number; readonly bytes: Buffer }> {
    const answer = await this.app.inject({
      method: 'POST',
      url,
      headers: { 'access-token': this.token, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    return { httpStatus: answer.statusCode, bytes: answer.rawPayload };
  }

  upload(entity: string, bytes: Uint8Array, key: string = randomUUID()): Promise<Reply> {
    return this.sendFile(`/${contextOf(entity)}/ai/import?_entity=${entity}`, { name: 'import.xlsx', bytes, key });
  }

  /** Sends a file as a browser does, under the name and the type its sender claims. */
  sendFile(url: string, file: SentFile): Promise<Reply> {
    const { name, bytes, type = 'application/octet-stream', key = randomUUID() } = file;
    const boundary = `----takt${randomUUID()}`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
    const send = async (): Promise<Reply> => {
      const answer = await this.app.inject({
        method: 'POST',
        url,
        headers: {
          'access-token': this.token,
          'idempotency-key': key,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      });
      return readReply(answer.statusCode, answer.body);
    };
    return this.#proven(send);
  }
}

function readReply<T>(httpStatus: number, raw: string): Reply<T> {
  const body = JSON.parse(raw) as { status: number; data: T; message: string; errorMsg?: Record<string, any>[] };
  const item = body.errorMsg?.[0];
  return {
    httpStatus,
    status: body.status,
    data: body.data,
    message: body.message,
    raw,
    error: item
      ? {
          code: item['errorCode'],
          zh: item['errorCodeDesc'],
          en: item['errorCodeDescE'],
          unblock: item['unblock'],
          problems: item['problems'],
        }
      : null,
  };
}
