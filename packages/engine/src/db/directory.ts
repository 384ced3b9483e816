import pg from 'pg';

export interface TenantEntry {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly cell: string;
  /** The company that operates the product. */
  readonly operator: boolean;
  /** A story told to try the product with. */
  readonly demo: boolean;
}
export interface ListedTenant extends TenantEntry {
  readonly createdAt: Date;
}
export interface DirectoryCommand {
  readonly tenant: number;
  readonly command: 'create' | 'suspend' | 'resume' | 'remove';
  readonly byTenant: number;
  readonly byUser: string;
  readonly requestId: string;
}

const COLUMNS = 'tenant_id as id, code, name, cell, operator, demo';

const FRESH_MS = 30_000;

/**
 * Tenant → cell. Answers come from memory; a stale one is corrected by the cell itself, which refuses a tenant
 * that has moved. With the directory's database down, tenants already known go on working.
 */
export class Directory {
  readonly #pool: pg.Pool;
  readonly #byId = new Map<number, { entry: TenantEntry; readAt: number }>();
  readonly #idByCode = new Map<string, number>();

  constructor(url: string, onError: (error: Error) => void) {
    this.#pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'takt:directory' });
    this.#pool.on('error', onError);
  }

  async byCode(code: string): Promise<TenantEntry | null> {
    const known = this.#idByCode.get(code);
    return known === undefined ? this.#read('code', code) : this.byId(known);
  }

  async byId(id: number): Promise<TenantEntry | null> {
    const known = this.#byId.get(id);
    if (known && Date.now() - known.readAt < FRESH_MS) return known.entry;
    try {
      return await this.#read('tenant_id', id);
    } catch (error) {
      if (known) return known.entry;
      throw error;
    }
  }

  /** Asked past the memory: who operates the product must not be a matter of half a minute. */
  async isOperator(id: number): Promise<boolean> {
    return (await this.#read('tenant_id', id))?.operator ?? false;
  }

  /** Past the memory as well: what is removed by mistake does not come back. */
  async isDemo(id: number): Promise<boolean> {
    return (await this.#read('tenant_id', id))?.demo ?? false;
  }

  async all(most: number): Promise<readonly ListedTenant[]> {
    const { rows } = await this.#pool.query<ListedTenant>({
      text: `select ${COLUMNS}, created_at as "createdAt" from directory_tenant order by code limit $1`,
      values: [most],
    });
    return rows;
  }

  /** Enters a company; null when its code is taken. */
  async add({ code, name, cell }: Pick<TenantEntry, 'code' | 'name' | 'cell'>): Promise<number | null> {
    const { rows } = await this.#pool.query<{ id: number }>({
      text: `insert into directory_tenant (code, name, cell) values ($1, $2, $3) on conflict (code) do nothing returning tenant_id as id`,
      values: [code, name, cell],
    });
    return rows[0]?.id ?? null;
  }

  /** Takes a company out: one that could not be founded, or one that was only told. Its code is free again. */
  async remove(id: number): Promise<void> {
    await this.#pool.query({ text: 'delete from directory_tenant where tenant_id = $1', values: [id] });
    this.forget(id);
  }

  async note({ tenant, command, byTenant, byUser, requestId }: DirectoryCommand): Promise<void> {
    await this.#pool.query({
      text: 'insert into directory_command (tenant_id, command, by_tenant, by_user, request_id) values ($1, $2, $3, $4, $5)',
      values: [tenant, command, byTenant, byUser, requestId],
    });
  }

  forget(id: number): void {
    this.#byId.delete(id);
  }

  async #read(column: 'tenant_id' | 'code', value: number | string): Promise<TenantEntry | null> {
    const { rows } = await this.#pool.query<TenantEntry>({
      text: `select ${COLUMNS} from directory_tenant where ${column} = $1`,
      values: [value],
    });
    const entry = rows[0] ?? null;
    if (entry) {
      this.#byId.set(entry.id, { entry, readAt: Date.now() });
      this.#idByCode.set(entry.code, entry.id);
    }
    return entry;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
