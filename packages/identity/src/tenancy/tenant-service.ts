import { randomBytes } from 'node:crypto';
import type { Text } from '@takt/model';
import { demandNewPassword, setPassword } from '../access/accounts.ts';
import type { Passwords } from '../access/passwords.ts';
import {
  type Cells,
  type Ctx,
  type DirectoryCommand,
  inTenant,
  type ListedTenant,
  refuse,
  Refused,
  system,
} from '@takt/engine/host';
import { endSessionsOf } from '../signin/active-sessions.ts';
import { type NewTenant, zoneDecided } from './tenants.ts';

const TAKEN: Text = ['企业代码已被使用', 'The company code is taken'];
const NOT_TOLD: Text = ['这不是演示企业，不能移除', 'This company is not a demonstration and cannot be removed'];
const NO_CELL: Text = ['没有这个单元', 'There is no such cell'];

type Founding = Required<Omit<NewTenant, 'demo' | 'nameEn'>>;

/** What people of the operator's company do to companies. Each command asks the directory anew whether they are such people. */
export class TenantService {
  readonly #cells: Cells;
  readonly #passwords: Passwords;
  readonly #clock: () => Date;

  constructor(parts: { readonly cells: Cells; readonly passwords: Passwords; readonly clock: () => Date }) {
    this.#cells = parts.cells;
    this.#passwords = parts.passwords;
    this.#clock = parts.clock;
  }

  /** The cells this process serves: companies are founded in one of them. */
  cells(): readonly string[] {
    return this.#cells.all().map(({ config }) => config.name);
  }

  /** Whether a company is one that operates the product. */
  operates(tenant: number): Promise<boolean> {
    return this.#cells.directory.isOperator(tenant);
  }

  async listed(ctx: Ctx, most: number): Promise<readonly ListedTenant[]> {
    await this.#demandOperator(ctx);
    return this.#cells.directory.all(most);
  }

  /** Reads something of another company on the product's own account; null where it cannot be reached from here. */
  async glance<T>(ctx: Ctx, tenant: ListedTenant, read: (inside: Ctx) => Promise<T>): Promise<T | null> {
    await this.#demandOperator(ctx);
    if (!this.cells().includes(tenant.cell)) return null;
    return this.#inside(ctx, tenant.id, false, read).catch(() => null);
  }

  /**
   * Founds a company: the directory, its cell, and whatever `settle` puts in. What fails leaves nothing behind that would
   * hold the code.
   */
  async found<T>(ctx: Ctx, { code, name, cell, zone }: Founding, settle: (inside: Ctx) => Promise<T>): Promise<T> {
    await this.#demandOperator(ctx);
    if (!this.cells().includes(cell)) refuse('tenant.cell', NO_CELL);
    const id = await this.#cells.directory.add({ code, name, cell });
    if (id === null) throw Refused.at('code', 'tenant.code', TAKEN);
    try {
      await this.#onRow(cell, id, 'insert into app.tenant (tenant_id, code, name) values ($1, $2, $3)', [code, name]);
      const decided = zoneDecided(id, zone);
      if (decided) await this.#inside(ctx, id, true, async (inside) => void (await inside.sql.run(decided)));
      const settled = await this.#inside(ctx, id, true, settle);
      await this.#note(ctx, id, 'create');
      return settled;
    } catch (error) {
      await this.#onRow(cell, id, 'delete from app.tenant where tenant_id = $1', []).catch(() => undefined);
      await this.#cells.directory.remove(id);
      throw error;
    }
  }

  /** A password to be told once and changed at the first sign-in with it. */
  async firstPassword(inside: Ctx, user: { readonly userId: string; readonly username: string }): Promise<string> {
    const password = `Takt-${randomBytes(9).toString('base64url')}-1`;
    await setPassword(inside, this.#passwords, { ...user, vendorId: null, password });
    await demandNewPassword(inside, user.userId);
    return password;
  }

  /** Shuts a company out: its people are signed out and refused until it is resumed. Its jobs and its rows stay. */
  async suspend(ctx: Ctx, tenant: number): Promise<void> {
    await this.#demandOperator(ctx);
    await this.#move(ctx, tenant, 'suspended');
    await this.#note(ctx, tenant, 'suspend');
  }

  async resume(ctx: Ctx, tenant: number): Promise<void> {
    await this.#demandOperator(ctx);
    await this.#move(ctx, tenant, 'active');
    await this.#note(ctx, tenant, 'resume');
  }

  /** Whether a company is a story to try the product with. */
  isDemo(tenant: number): Promise<boolean> {
    return this.#cells.directory.isDemo(tenant);
  }

  /**
   * Takes the asker's own company away, if it is only told: everybody of it is signed out and its code is free at once. The
   * rows are out of reach then; history cannot be deleted from within the product, so the operator's sweep erases them.
   */
  async removeDemo(ctx: Ctx): Promise<void> {
    if (!(await this.isDemo(ctx.tenant))) refuse('tenant.real', NOT_TOLD);
    await this.#shut(ctx);
    await this.#note(ctx, ctx.tenant, 'remove');
    await this.#cells.directory.remove(ctx.tenant);
  }

  async #demandOperator({ tenant }: Ctx): Promise<void> {
    if (!(await this.#cells.directory.isOperator(tenant))) throw Refused.of('permission');
  }

  async #move(ctx: Ctx, tenant: number, state: 'active' | 'suspended'): Promise<void> {
    if (!(await this.#cells.directory.byId(tenant))) throw Refused.of('not.found');
    await this.#inside(ctx, tenant, true, async (inside) => {
      if (state === 'suspended') return this.#shut(inside);
      await inside.sql`update app.tenant set state = ${state} where tenant_id = ${tenant}`;
    });
  }

  async #shut(inside: Ctx): Promise<void> {
    await inside.sql`update app.tenant set state = 'suspended' where tenant_id = ${inside.tenant}`;
    const signedIn = await inside.sql<{ id: string }>`select distinct user_id as id from app.family`;
    for (const { id } of signedIn) await endSessionsOf(inside, id, null);
  }

  #inside<T>({ lang, requestId }: Ctx, tenant: number, writes: boolean, work: (inside: Ctx) => Promise<T>): Promise<T> {
    return inTenant(this.#cells, { tenant, actor: system, lang, requestId, writes, repeatable: false, clock: this.#clock }, work);
  }

  /** The company's own row, which must be there before anyone can enter, under the same policy as every other row of it. */
  async #onRow(cell: string, id: number, text: string, values: readonly string[]): Promise<void> {
    const client = await this.#cells.named(cell).pool('app_rw').connect();
    try {
      await client.query('begin');
      await client.query(`set local app.tenant_id = ${id}`);
      await client.query(text, [id, ...values]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  #note({ tenant: byTenant, actor, requestId }: Ctx, tenant: number, command: DirectoryCommand['command']): Promise<void> {
    return this.#cells.directory.note({ tenant, command, byTenant, byUser: actor.userId, requestId });
  }
}
