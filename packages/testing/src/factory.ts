import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ctx, type Identity, type Person, type ServerModule, system } from '@takt/engine';
import {
  type Broken,
  brokenInvariants,
  type CellConfig,
  Cells,
  configFrom,
  diskSeals,
  Keys,
  inTenant,
  onDatabase,
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
  /** Invariants the test itself breaks, by name or all of them: it writes rows past the product. */
  readonly exempt?: readonly string[] | 'all';
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
  readonly #tenants: Tenant[] = [];
  readonly #exempt: readonly string[] | 'all';

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
    exempt: readonly string[] | 'all';
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
    this.#exempt = parts.exempt;
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
      exempt: options.exempt ?? [],
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
    const code = `t${this.#tenants.length + 1}-${randomUUID().slice(0, 6)}`;
    const id = await createTenant(this.operator, {
      code,
      name: options.name ?? `公司 ${code}`,
      cell: options.cell ?? this.cellConfigs[0]?.name ?? 'c1',
    });
    const tenant = new Tenant(this, id, code);
    this.#tenants.push(tenant);
    return tenant;
  }

  /** At a moment of the test's own, where it says one. */
  asSystem<T>(tenant: number, work: (ctx: Ctx) => Promise<T>, at?: Date): Promise<T> {
    return this.as(system, tenant, work, at);
  }
  as<T>(actor: Person, tenant: number, work: (ctx: Ctx) => Promise<T>, at?: Date): Promise<T> {
    const clock = at ? () => at : this.#clock;
    return inTenant(
      this.cells,
      {
        tenant,
        actor,
        lang: 'zh',
        requestId: randomUUID(),
        writes: true,
        repeatable: true,
        ...(clock && { clock }),
      },
      work,
    );
  }

  /** What of the invariants does not hold: of what follows from events, where a company has heard all of them. */
  async broken(): Promise<readonly Broken[]> {
    const exempt = this.#exempt;
    if (exempt === 'all') return [];
    const judged = this.registry.invariants.filter(({ name, when }) => when !== 'running' && !exempt.includes(name));
    const found: Broken[] = [];
    for (const database of Object.values(this.operator.cells))
      await onDatabase({ adminUrl: adminUrl(), database }, async (client) => {
        const ask = async <R>(sql: string): Promise<R[]> => (await client.query(sql)).rows as R[];
        const [always, settled] = [
          judged.filter(({ when }) => when !== 'settled'),
          judged.filter(({ when }) => when === 'settled'),
        ];
        // Goods a test posts by hand are of a document nobody has defined.
        const meant = ({ rows }: Broken): boolean =>
          rows.some(({ entity = null }) => entity === null || this.registry.entities.has(String(entity)));
        found.push(...(await brokenInvariants(ask, always)).filter(meant));
        const last = new Map(
          (
            await ask<{ tenant: number; id: string }>(
              'select tenant_id as tenant, max(id)::text as id from app.outbox group by 1',
            )
          ).map(({ tenant, id }) => [tenant, id]),
        );
        const quiet = this.#tenants.filter((one) => one.hasHeard(last.get(one.id) ?? '0')).map(({ id }) => id);
        found.push(
          ...(await brokenInvariants(ask, settled)).filter(({ rows }) =>
            rows.some((row) => quiet.includes(Number(row['tenant_id']))),
          ),
        );
      });
    return found;
  }

  /** Everything a test did must have left rows that are what they must be. */
  async close(): Promise<void> {
    let broken: readonly Broken[] = [];
    try {
      broken = await this.broken();
    } finally {
      await this.http.app.close();
      await this.#close();
      await this.owner.close();
      await dropDatabases(this.#databases);
      await rm(this.#files, { recursive: true, force: true });
    }
    if (broken.length > 0) throw new Error(`invariants do not hold: ${JSON.stringify(broken, null, 1)}`);
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

  /** Whether everything up to an event was settled. */
  hasHeard(event: string): boolean {
    return BigInt(this.#told) >= BigInt(event);
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
