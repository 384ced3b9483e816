import { shippedValue, TIME_ZONE } from '@takt/model';
import type pg from 'pg';
import type { Change } from '../live/change.ts';
import { Directory, type TenantEntry } from './directory.ts';
import { type CellConfig, type LoginRole, openPool } from './pools.ts';

/** One PostgreSQL database with everything of its tenants. Pools open on first use. */
export class Cell {
  readonly config: CellConfig;
  readonly #pools = new Map<LoginRole | 'numbers', pg.Pool>();
  readonly #zones = new Map<number, string>();
  readonly #onError: (error: Error) => void;
  #onChanges: ((tenant: number, changes: readonly Change[]) => void) | null = null;

  constructor(config: CellConfig, onError: (error: Error) => void) {
    this.config = config;
    this.#onError = onError;
  }

  pool(role: LoginRole): pg.Pool {
    const open = this.#pools.get(role) ?? openPool(this.config, role, this.#onError);
    this.#pools.set(role, open);
    return open;
  }

  /**
   * Connections for document numbers alone. A business transaction asks for a number while it holds a connection;
   * were both from one pool, enough of them at once would wait for each other for ever.
   */
  numbers(): pg.Pool {
    const open = this.#pools.get('numbers') ?? openPool({ ...this.config, poolSize: 2 }, 'app_rw', this.#onError);
    this.#pools.set('numbers', open);
    return open;
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
  tellChanges(tenant: number, changes: readonly Change[]): void {
    if (changes.length > 0) this.#onChanges?.(tenant, changes);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.end()));
    this.#pools.clear();
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
