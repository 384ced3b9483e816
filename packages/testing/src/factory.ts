import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ctx, type Identity, type Person, type ServerModule, system } from '@takt/engine';
import {
  type CellConfig,
  Cells,
  configFrom,
  diskSeals,
  Keys,
  inTenant,
  openRedis,
  reactTo,
  type Registry,
  save,
  Site,
  type Waiting,
} from '@takt/engine/host';
import { diskStore, type Examiner } from '@takt/content/host';
import { createTenant, type Operator, type Sessions, setPassword } from '@takt/identity/host';
import { buildHttp, type Host, type HostParts, type HttpApp, openHost } from '@takt/http';
import { Client, realNameOf } from './client.ts';
import { adminUrl, copyDatabases, dropDatabases } from './databases.ts';
import { OwnerConnection } from './owner-connection.ts';

export interface FactoryOptions {
  readonly modules: readonly ServerModule[];
  readonly identity: Identity;
  readonly cells?: readonly string[];
  readonly clock?: () => Date;
  readonly poolSize?: number;
  readonly exportCap?: number;
  readonly importCap?: number;
  /** Opens files people brought with limits of the test's own. */
  readonly examiner?: Examiner;
  readonly limits?: { readonly requestTimeout: number; readonly headersTimeout: number };
  /** Limits by address, counted in Redis under names of this factory's own. */
  readonly throttle?: boolean;
  readonly watchMs?: number;
  readonly licenceKeys?: ReturnType<HostParts['licenceKeys']>;
  readonly outbound?: HostParts['outbound'];
  readonly site?: Site;
}

/** A whole product on fresh databases: cells, HTTP, tenants and people to try it with. Close it when done. */
export class Factory {
  readonly cells: Cells;
  readonly registry: Registry;
  readonly sessions: Sessions;
  readonly http: HttpApp;
  readonly operator: Operator;
  readonly host: Host;
  readonly cellConfigs: readonly CellConfig[];
  /** Of the first cell. */
  readonly owner: OwnerConnection;
  readonly directoryUrl: string;
  readonly faults: Error[];
  /** As a process of the product wants them in its environment. */
  readonly keys: string;
  readonly #databases: readonly string[];
  readonly #files: string;
  readonly #clock: (() => Date) | undefined;
  readonly #close: () => Promise<void>;
  #tenants = 0;

  private constructor(parts: {
    cells: Cells;
    registry: Registry;
    sessions: Sessions;
    http: HttpApp;
    operator: Operator;
    host: Host;
    configs: readonly CellConfig[];
    databases: readonly string[];
    files: string;
    directoryUrl: string;
    clock: (() => Date) | undefined;
    faults: Error[];
    close: () => Promise<void>;
    keys: string;
  }) {
    this.cells = parts.cells;
    this.registry = parts.registry;
    this.sessions = parts.sessions;
    this.http = parts.http;
    this.operator = parts.operator;
    this.host = parts.host;
    this.cellConfigs = parts.configs;
    this.directoryUrl = parts.directoryUrl;
    this.faults = parts.faults;
    this.#databases = parts.databases;
    this.#files = parts.files;
    this.#clock = parts.clock;
    this.#close = parts.close;
    this.keys = parts.keys;
    const [first = ''] = Object.values(parts.operator.cells);
    this.owner = new OwnerConnection({ adminUrl: parts.operator.adminUrl, database: first });
  }

  static async open(options: FactoryOptions): Promise<Factory> {
    const prefix = `takt_t${randomUUID().slice(0, 8)}`;
    const made = await copyDatabases(prefix, options.cells ?? ['c1']);
    const url = (database: string): string =>
      Object.assign(new URL(adminUrl()), { pathname: `/${database}`, username: '', password: '' }).toString();
    const configs = Object.entries(made.cells).map(
      ([name, database]): CellConfig => ({
        name,
        url: url(database),
        passwords: {},
        zone: 'Asia/Shanghai',
        poolSize: options.poolSize ?? 8,
      }),
    );
    const directoryUrl = Object.assign(new URL(adminUrl()), { pathname: `/${made.directory}` }).toString();
    const faults: Error[] = [];
    const cells = new Cells(directoryUrl, configs, (error) => faults.push(error));
    const files = await mkdtemp(join(tmpdir(), 'takt-files-'));
    const { redisUrl } = configFrom(process.env);
    const redis = options.throttle ? openRedis({ redisUrl, directory: made.directory }, () => undefined) : null;
    // A machine busy with other tests answers late and is none the less there; the product would count for itself after 50 ms.
    if (redis) Object.assign(redis.options, { commandTimeout: 60_000, connectTimeout: 60_000 });
    // Until it has answered once, or cannot be reached, a process counts for itself as well.
    if (redis) await new Promise((met) => redis.once('ready', met).once('error', met));
    const keys = `k1=${randomBytes(32).toString('hex')}`;
    const { host, close } = openHost({
      modules: options.modules,
      identity: options.identity,
      cells,
      directoryUrl,
      keys: new Keys(keys),
      licenceKeys: () => options.licenceKeys ?? {},
      site: options.site ?? new Site(),
      files: diskStore(files),
      seals: diskSeals(join(files, 'seals')),
      redis,
      throttle: options.throttle ?? false,
      inbox: true,
      outbound: options.outbound ?? {},
      clock: options.clock ?? (() => new Date()),
      ...(options.exportCap && { exportCap: options.exportCap }),
      ...(options.importCap && { importCap: options.importCap }),
      ...(options.examiner && { examiner: options.examiner }),
      onError: (error) => faults.push(error),
    });
    const { registry, sessions } = host;
    const http = await buildHttp(host, {
      log: false,
      trustProxy: false,
      ...(options.limits && { limits: options.limits }),
      ...(options.watchMs && { watchMs: options.watchMs }),
    });
    const operator = { adminUrl: adminUrl(), directory: made.directory, cells: made.cells };
    return new Factory({
      cells,
      registry,
      sessions,
      http,
      operator,
      host,
      configs,
      databases: [made.directory, ...Object.values(made.cells)],
      files,
      directoryUrl,
      clock: options.clock,
      faults,
      keys,
      close: async () => {
        redis?.disconnect();
        await close();
      },
    });
  }

  /** A new company with an administrator; its people sign in through HTTP like anyone. */
  async tenant(options: { readonly cell?: string; readonly name?: string } = {}): Promise<Tenant> {
    const code = `t${(this.#tenants += 1)}-${randomUUID().slice(0, 6)}`;
    const id = await createTenant(this.operator, {
      code,
      name: options.name ?? `公司 ${code}`,
      cell: options.cell ?? this.cellConfigs[0]?.name ?? 'c1',
    });
    return new Tenant(this, id, code);
  }

  asSystem<T>(tenant: number, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return this.as(system, tenant, work);
  }
  as<T>(actor: Person, tenant: number, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return inTenant(
      this.cells,
      {
        tenant,
        actor,
        lang: 'zh',
        requestId: randomUUID(),
        writes: true,
        repeatable: true,
        ...(this.#clock && { clock: this.#clock }),
      },
      work,
    );
  }

  async close(): Promise<void> {
    await this.http.app.close();
    await this.#close();
    await this.owner.close();
    await dropDatabases(this.#databases);
    await rm(this.#files, { recursive: true, force: true });
  }
}

export interface PersonOptions {
  readonly permissions?: readonly string[];
  readonly admin?: boolean;
  readonly vendor?: string;
  readonly scopes?: readonly { readonly dimension: string; readonly value: string }[];
}

export class Tenant {
  readonly id: number;
  readonly code: string;
  readonly factory: Factory;
  #people = 0;
  /** The last event that was settled. */
  #told = '0';

  constructor(factory: Factory, id: number, code: string) {
    this.factory = factory;
    this.id = id;
    this.code = code;
  }

  /** Does what the worker would with the events that wait, in their order, and with those that come of it. */
  async settle(): Promise<void> {
    const { registry } = this.factory;
    for (;;) {
      const waiting = await this.factory.asSystem(
        this.id,
        (ctx) => ctx.sql<Waiting>`
          select id, topic, payload from app.outbox where id > ${this.#told}::bigint order by id`,
      );
      if (waiting.length === 0) return;
      for (const event of waiting) {
        this.#told = event.id;
        await reactTo(event, registry.subscriptions, (work) => this.factory.asSystem(this.id, work));
      }
    }
  }

  /** Someone who can sign in, with a role of their own. */
  async person(options: PersonOptions = {}): Promise<Client> {
    const username = `u${(this.#people += 1)}`;
    const password = `Pw-${randomUUID()}`;
    await this.factory.asSystem(this.id, async (ctx) => {
      const { registry } = this.factory;
      const role = await save(ctx, registry, registry.entities.get('system.role') as never, {
        code: `r-${username}`,
        name: `角色 ${username}`,
        isAdmin: options.admin ? '1' : '0',
        permissions: (options.permissions ?? []).map((permission) => ({ permission })),
      });
      const user = await save(ctx, registry, registry.entities.get('system.user') as never, {
        username,
        realName: realNameOf(username),
        vendor: options.vendor ?? null,
        roles: [{ role: role.id }],
        scopes: options.scopes ?? [],
      });
      await setPassword(ctx, this.factory.host.signin.passwords, {
        userId: user.id,
        username,
        vendorId: options.vendor ?? null,
        password,
      });
    });
    const client = new Client(this.factory.http.app, this.code, username, password);
    const status = await client.signIn();
    if (status !== 200) throw new Error(`${username} cannot sign in: ${status} ${this.factory.faults.map(String).join()}`);
    return client;
  }
}
