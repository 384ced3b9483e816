import { randomUUID } from 'node:crypto';

type Row = Readonly<Record<string, unknown>>;
interface Answer {
  readonly status: number;
  readonly message?: string;
  readonly data: any;
  readonly errorMsg?: readonly { readonly errorCode: string }[];
}
function dataOf(path: string, answer: Answer): any {
  if (answer.status !== 1) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Calls the server without a browser, to prepare a journey and to check its results. */
export class ApiClient {
  readonly #home: string;
  readonly #token: string;
  readonly #password: string;
  private constructor(home: string, token: string, password: string) {
    this.#home = home;
    this.#token = token;
    this.#password = password;
  }

  static async signIn(
    home: string,
    who: { readonly tenant: string; readonly user: string; readonly password: string },
  ): Promise<ApiClient> {
    const answer = await fetch(`${home}anon/oauth/token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from('takt-api:').toString('base64')}`,
        'x-requested-with': 'takt',
      },
      body: new URLSearchParams({
        grant_type: 'password',
        scope: 'web',
        username: `${who.user}@${who.tenant}`,
        password: Buffer.from(who.password).toString('base64'),
      }),
    });
    const { access_token: token } = (await answer.json()) as { readonly access_token?: string };
    if (!token) throw new Error(`${who.user} cannot sign in`);
    return new ApiClient(home, token, who.password);
  }

  async call(path: string, body: unknown): Promise<any> {
    const answer = await this.#send(path, body);
    if (answer.errorMsg?.[0]?.errorCode !== 'proof.required') return dataOf(path, answer);
    await this.#send('system/sysconfig/user/confirmPassword', { password: Buffer.from(this.#password).toString('base64') });
    return dataOf(path, await this.#send(path, body));
  }
  async #send(path: string, body: unknown): Promise<Answer> {
    return (await (await this.#post(path, body)).json()) as Answer;
  }
  /** What the product prints. */
  async file(path: string, body: unknown): Promise<Uint8Array> {
    const response = await this.#post(path, body);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return new Uint8Array(await response.arrayBuffer());
  }
  #post(path: string, body: unknown): Promise<Response> {
    return fetch(`${this.#home}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'access-token': this.#token,
        'idempotency-key': randomUUID(),
        'x-requested-with': 'takt',
      },
      body: JSON.stringify(body),
    });
  }
  /** Ids of rows by what names them. */
  async find(entity: string, search: string): Promise<string> {
    const [found] = await this.call(`${moduleOf(entity)}/ai/queryArray`, { _entity: entity, search });
    if (!found) throw new Error(`${entity} has no ${search}`);
    return found.value;
  }
  async save(entity: string, row: Row): Promise<string> {
    return (await this.call(`${moduleOf(entity)}/ai/submit`, { _entity: entity, row })).id;
  }
  one(entity: string, id: string): Promise<any> {
    return this.call(`${moduleOf(entity)}/ai/queryOne`, { _entity: entity, id });
  }
  async list(entity: string, params: Row, fields: readonly string[] = []): Promise<readonly any[]> {
    const paging = { page: 1, size: 200 };
    const asked = { _entity: entity, _params: params, paging, ...(fields.length > 0 && { _fields: fields }) };
    return (await this.call(`${moduleOf(entity)}/ai/queryPage`, asked)).list;
  }
  async act(entity: string, id: string, action: string, input: Row = {}): Promise<void> {
    const { version } = await this.one(entity, id);
    const asked = { _entity: entity, action, rows: [{ id, version }], input, accepted: [] };
    await this.call(`${moduleOf(entity)}/ai/action`, asked);
  }
}
const moduleOf = (entity: string): string => entity.split('.', 1)[0] ?? '';
