import { shippedValue, TIME_ZONE } from '@takt/model';
import type pg from 'pg';
import { FairQueue, type Shares, type WorkOwner } from '../fair-queue.ts';
import type { Change } from '../live/change.ts';
import { Directory, type TenantEntry } from './directory.ts';
import { type CellConfig, type LoginRole, openPool } from './pools.ts';

/** What a transaction is for: most are short; exports and reports read long, on connections of their own. */
export type Lane = 'short' | 'long';

/** A connection out of somebody's share, until it is given back. */
export interface Lease {
  readonly client: pg.PoolClient;
  readonly release: (error?: Error | true) => void;
}

/** No company ever holds more than about half of what there is, and no user all of that. */
const shortShares = (atOnce: number): Shares => {
  const perCompany = Math.max(1, Math.ceil(atOnce / 2));
  return { atOnce, perCompany, perUser: Math.max(1, Math.ceil(perCompany * 0.7)), waiting: 1000, waitMs: 10_000 };
};
/** One long read of a person at a time; whoever asks for one can wait for it. */
const LONG_SHARES: Shares = { atOnce: 4, perCompany: 2, perUser: 1, waiting: 100, waitMs: 60_000 };

/** Connections of a login for one lane, and who waits for them. */
interface SharedPool {
  readonly pool: pg.Pool;
  readonly queue: FairQueue;
}

/** One PostgreSQL database with everything of its tenants. Pools open on first use. */
export class Cell {
  readonly config: CellConfig;
  readonly #pools = new Map<string, pg.Pool>();
  readonly #shared = new Map<string, SharedPool>();
  readonly #zones = new Map<number, string>();
  readonly #onError: (error: Error) => void;
  #onChanges: ((tenant: number, changes: readonly Change[]) => void) | null = null;

  constructor(config: CellConfig, onError: (error: Error) => void) {
    this.config = config;
    this.#onError = onError;
  }

  pool(role: LoginRole): pg.Pool {
    return this.#pool(role, role, this.config.poolSize);
  }

  /** A connection for work of somebody, as soon as their share allows it. */
  async lease(role: LoginRole, lane: Lane, owner: WorkOwner): Promise<Lease> {
    const { pool, queue } = this.#shared.get(`${role}:${lane}`) ?? this.#share(role, lane);
    const entering = queue.enter(owner);
    if (entering) await entering;
    try {
      const client = await pool.connect();
      const release = (error?: Error | true): void => {
        client.release(error);
        queue.leave(owner);
      };
      return { client, release };
    } catch (error) {
      queue.leave(owner);
      throw error;
    }
  }

  /** How many transactions wait for their share. */
  get waiting(): number {
    return this.#shared.values().reduce((sum, { queue }) => sum + queue.waiting, 0);
  }

  /**
   * Connections for document numbers alone. A business transaction asks for a number while it holds a connection;
   * were both from one pool, enough of them at once would wait for each other for ever.
   */
  numbers(): pg.Pool {
    return this.#pool('numbers', 'app_rw', 2);
  }

  /** For the question whether the database answers: it must not wait for those who use it. */
  readiness(): pg.Pool {
    return this.#pool('readiness', 'app_rw', 1);
  }

  #pool(key: string, role: LoginRole, poolSize: number): pg.Pool {
    const open = this.#pools.get(key) ?? openPool({ ...this.config, poolSize }, role, this.#onError);
    this.#pools.set(key, open);
    return open;
  }
  #share(role: LoginRole, lane: Lane): SharedPool {
    const shares = lane === 'short' ? shortShares(this.config.poolSize) : LONG_SHARES;
    const pool = lane === 'short' ? this.pool(role) : this.#pool(`${role}:long`, role, shares.atOnce);
    const made = { pool, queue: new FairQueue(shares) };
    this.#shared.set(`${role}:${lane}`, made);
    return made;
  }

  /** The zone a company was last known to have. The opener of each transaction corrects what is wrong. */
  zoneOf(tenant: number): string {
    return this.#zones.get(tenant) ?? shippedValue(TIME_ZONE);
  }
  learnZone(tenant: number, zone: string): void {
    this.#zones.set(tenant, zone);
  }

  /** Who hears what was committed here. */
  onChanges(listener: (tenant: number, changes: readonly Change[]) => void): void {
    this.#onChanges = listener;
  }
  notifyChanges(tenant: number, changes: readonly Change[]): void {
    if (changes.length > 0) this.#onChanges?.(tenant, changes);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.end()));
    this.#pools.clear();
    this.#shared.clear();
  }
}

/** All cells this process serves, and the way from a tenant to its own. */
export class Cells {
  readonly directory: Directory;
  readonly #cells: ReadonlyMap<string, Cell>;

  constructor(directoryUrl: string, configs: readonly CellConfig[], onError: (error: Error) => void) {
    this.directory = new Directory(directoryUrl, onError);
    this.#cells = new Map(configs.map((config) => [config.name, new Cell(config, onError)]));
  }

  all(): readonly Cell[] {
    return [...this.#cells.values()];
  }

  named(name: string): Cell {
    const cell = this.#cells.get(name);
    if (!cell) throw new Error(`this process does not serve cell ${name}`);
    return cell;
  }

  async ofTenant(tenant: number): Promise<{ readonly cell: Cell; readonly entry: TenantEntry } | null> {
    const entry = await this.directory.byId(tenant);
    return entry && { cell: this.named(entry.cell), entry };
  }

  async close(): Promise<void> {
    await Promise.all([this.directory.close(), ...this.all().map((cell) => cell.close())]);
  }
}
