import pg from 'pg';

export interface TenantEntry {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly cell: string;
}

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

  forget(id: number): void {
    this.#byId.delete(id);
  }

  async #read(column: 'tenant_id' | 'code', value: number | string): Promise<TenantEntry | null> {
    const { rows } = await this.#pool.query<TenantEntry>({
      text: `select tenant_id as id, code, name, cell from directory_tenant where ${column} = $1`,
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
