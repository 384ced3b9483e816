import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { type Ctx, system } from '../ctx.ts';
import type { Cell } from '../db/cells.ts';
import { sqlOver, type Statement } from '../db/sql.ts';
import { tenantCtx } from '../db/tenant-ctx.ts';
import type { Change } from '../live/change.ts';
import { inTransaction } from './in-transaction.ts';
import { ATTEMPTS, type EventJob, DEAD, EVENTS, groupOf, orderKey } from './queue.ts';
import type { Subscription } from './subscription.ts';

interface JobParts {
  readonly cell: Cell;
  readonly boss: PgBoss;
  readonly subscriptions: ReadonlyMap<string, Subscription>;
  readonly clock: () => Date;
  readonly onError: (error: Error) => void;
}

/**
 * One job in a transaction of its own: its effects and its completion commit together, whatever becomes of others. A job that
 * fails is put back with a delay and its neighbours go on; after the last attempt it waits in the dead queue for a person.
 */
export async function runJob(parts: JobParts, job: EventJob): Promise<void> {
  const { subscription: name, tenant, payload, attempt } = job.data;
  try {
    const subscription = parts.subscriptions.get(name);
    // Of a newer version of the product, perhaps, whose worker will take it when it comes back.
    if (!subscription) throw new Error('nobody here does this');
    const changes = await inTransaction(parts.cell, 'app_worker', async (client) => {
      const changed = await inTenant(parts, client, tenant, job.id, (ctx) => subscription.run(ctx, payload));
      await complete(parts, client, job);
      return changed;
    });
    parts.cell.notifyChanges(tenant, changes);
  } catch (error) {
    const fault = error instanceof Error ? error : new Error(String(error));
    parts.onError(new Error(`${name} failed (attempt ${attempt}): ${fault.message}`, { cause: error }));
    await inTransaction(parts.cell, 'app_worker', async (client) => {
      await complete(parts, client, job);
      await putBack(parts, client, job, fault);
    });
  }
}

const over = (client: pg.PoolClient) => ({
  executeSql: async (text: string, values?: unknown[]) => client.query(text, values),
});

/** Whoever lost the job meanwhile, because nobody vouched for it, must not have done anything. */
async function complete({ boss }: JobParts, client: pg.PoolClient, job: EventJob): Promise<void> {
  const answer = await boss.complete(EVENTS, job, null, { db: over(client) });
  // The count is there, and its type forgets it.
  const { affected } = answer as { readonly affected?: number };
  if (affected !== 1) throw new Error(`job ${job.id} was given to another worker`);
}

async function putBack({ boss }: JobParts, client: pg.PoolClient, { data }: EventJob, fault: Error): Promise<void> {
  const { attempt } = data;
  const again = attempt < ATTEMPTS;
  const next = { ...data, attempt: attempt + 1, ...(!again && { error: fault.message }) };
  const when = again ? { startAfter: 2 ** attempt * 2 } : {};
  await boss.insert(again ? EVENTS : DEAD, [{ data: next, singletonKey: orderKey(data), group: groupOf(data.tenant), ...when }], {
    db: over(client),
  });
}

async function inTenant(
  { cell, clock }: JobParts,
  client: pg.PoolClient,
  tenant: number,
  requestId: string,
  run: (ctx: Ctx) => Promise<void>,
): Promise<readonly Change[]> {
  if (!Number.isInteger(tenant)) throw new Error('job without tenant');
  await client.query(`set local app.tenant_id = ${tenant}`);
  await client.query('select app.enter(true, null)');
  const { rows } = await client.query<{ zone: string }>("select current_setting('timezone') as zone");
  let last: Promise<unknown> = Promise.resolve();
  const sql = sqlOver(async <T>({ text, values }: Statement) => {
    const answer = client.query(text, [...values]);
    last = answer;
    return (await answer).rows as T[];
  });
  const { ctx, records } = tenantCtx({
    cell,
    zone: rows[0]?.zone ?? cell.zoneOf(tenant),
    sql,
    tenant,
    actor: system,
    lang: 'zh',
    requestId,
    now: clock(),
    admitted: async () => undefined,
    // Answers come in order, and whatever follows a failed statement fails.
    settled: async () => void (await last),
  });
  await run(ctx);
  await records.flush();
  return records.changes();
}
