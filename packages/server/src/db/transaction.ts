import { isId, type Lang, toDateTime } from '@takt/model';
import type pg from 'pg';
import type { Ctx, Happening, Person } from '../ctx.ts';
import type { Cell, Cells } from './cells.ts';
import { isMoved, isRetryable } from './errors.ts';
import { numbersOf } from './numbers.ts';
import { type Sql, sqlOver, type Statement } from './sql.ts';

export interface Asked {
  readonly tenant: number;
  readonly actor: Person;
  readonly lang: Lang;
  readonly requestId: string;
  readonly writes: boolean;
  /** Nothing is lost by running it again: a read, or a write under an idempotency key. */
  readonly repeatable: boolean;
  /** SHA-256 of the caller's token; the opener then also answers whose living session it is. */
  readonly token?: Buffer;
  readonly clock?: () => Date;
  /** Called with the opener's answer before anything of the transaction is believed. */
  readonly admit?: (session: string | null) => void;
}

const ATTEMPTS = 5;
const pause = (attempt: number) => new Promise((done) => setTimeout(done, 2 ** attempt * 20 * (0.5 + Math.random())));

/**
 * Runs `work` in one transaction of the tenant's cell. The opener sets the tenant, passes `app.enter` and travels
 * together with the first statement. Faults that kept nothing are retried as a whole; a moved tenant is followed.
 */
export async function inTenant<T>(cells: Cells, asked: Asked, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const home = await cells.ofTenant(asked.tenant);
    if (!home) throw new Error(`unknown tenant ${asked.tenant}`);
    try {
      return await once(home.cell, asked, work);
    } catch (error) {
      const moved = isMoved(error);
      if (moved) cells.directory.forget(asked.tenant);
      if (attempt >= ATTEMPTS || !(moved || (asked.repeatable && isRetryable(error)))) throw error;
      await pause(attempt);
    }
  }
}

async function once<T>(cell: Cell, asked: Asked, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const client = await cell.pool(asked.actor.vendorId === null ? 'app_rw' : 'app_vendor').connect();
  try {
    const opened = client.query<{ enter: string | null }>(opener(asked));
    const { ctx, settle } = tenantCtx(client, cell, asked, opened);
    // Nothing waits here for the opener: its failure aborts every statement behind it, and is thrown below.
    const [first, second] = await Promise.allSettled([opened.then((answer) => asked.admit?.(sessionOf(answer))), work(ctx)]);
    if (first.status === 'rejected') throw first.reason;
    if (second.status === 'rejected') throw second.reason;
    if (!asked.writes) {
      // A reader has its answer; it need not wait for the end of the transaction.
      void end(client, 'commit');
      return second.value;
    }
    await settle();
    await client.query('commit');
    client.release();
    return second.value;
  } catch (error) {
    await end(client, 'rollback');
    throw error;
  }
}

/** Ends the transaction and gives the connection back, or throws the connection away when it cannot. */
const end = (client: pg.PoolClient, how: 'commit' | 'rollback'): Promise<void> =>
  client.query(how).then(
    () => client.release(),
    (fault: unknown) => client.release(fault instanceof Error ? fault : true),
  );

const sessionOf = (answer: unknown): string | null => {
  const results = answer as readonly { readonly rows: readonly { readonly enter: string | null }[] }[];
  return results.at(-1)?.rows[0]?.enter ?? null;
};

/** The fixed opener: only an integer, a checked id and hexadecimal digits are written into its text. */
function opener({ tenant, actor, writes, token }: Asked): string {
  if (!Number.isInteger(tenant)) throw new Error('tenant must be an integer');
  const vendor = actor.vendorId === null ? '' : `set local app.vendor_id = '${checkedId(actor.vendorId)}';`;
  const hash = token ? `'\\x${token.toString('hex')}'::bytea` : 'null';
  return `begin;set local app.tenant_id = ${tenant};${vendor}select app.enter(${writes}, ${hash})`;
}
const checkedId = (id: string): string => {
  if (!isId(id)) throw new Error('not an id');
  return id;
};

/** SQL over one connection, always by the extended protocol, which takes exactly one statement. */
export const sqlOn = (client: pg.ClientBase): Sql =>
  sqlOver(async <T>({ text, values }: Statement, name?: string): Promise<T[]> => {
    const query = { text, values: values as unknown[], queryMode: 'extended', ...(name && { name }) };
    return (await client.query(query)).rows as T[];
  });

function tenantCtx(client: pg.PoolClient, cell: Cell, asked: Asked, opened: Promise<unknown>) {
  const now = asked.clock?.() ?? new Date();
  const happenings: Happening[] = [];
  const ctx: Ctx = {
    tenant: asked.tenant,
    actor: asked.actor,
    lang: asked.lang,
    requestId: asked.requestId,
    now,
    clock: toDateTime(now, cell.config.zone),
    sql: sqlOn(client),
    emit: (topic, key, payload) => void happenings.push({ topic, key, payload }),
    numbers: async (rule, count) => {
      await opened;
      return numbersOf(cell, asked.tenant, rule, count, toDateTime(now, cell.config.zone));
    },
  };
  return { ctx, settle: () => writeOutbox(ctx.sql, asked.tenant, happenings) };
}

/** Events join the transaction that caused them, in one statement. */
export async function writeOutbox(sql: Sql, tenant: number, happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0) return;
  await sql.run(
    {
      text: `insert into app.outbox (tenant_id, topic, key, payload)
             select $1, e->>'topic', e->>'key', e->'payload' from jsonb_array_elements($2::jsonb) e`,
      values: [tenant, JSON.stringify(happenings)],
    },
    'outbox',
  );
}
