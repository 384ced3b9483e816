import { type Lang, toDateTime } from '@takt/model';
import type { Ctx, Person } from '../ctx.ts';
import type { Cell } from './cells.ts';
import { takeNumbers } from './numbers.ts';
import type { Sql } from './sql.ts';
import { TransactionRecords } from './transaction-records.ts';

/** A transaction that is open in a tenant's cell, and who works in it. */
interface OpenTransaction {
  readonly cell: Cell;
  /** The company's, which the database session has as well. */
  readonly zone: string;
  readonly sql: Sql;
  readonly tenant: number;
  readonly actor: Person;
  readonly lang: Lang;
  readonly requestId: string;
  readonly epoch?: string | undefined;
  readonly now: Date;
  /** Settles once the caller is admitted: a number taken for a stranger would be lost. */
  readonly admitted: () => Promise<void>;
  /** Settles once everything sent so far has been answered. */
  readonly settled: () => Promise<void>;
}

/** The ctx services work with, and the records to be flushed before the transaction ends. */
export function tenantCtx({ cell, zone, sql, tenant, actor, lang, requestId, epoch, now, admitted, settled }: OpenTransaction): {
  readonly ctx: Ctx;
  readonly records: TransactionRecords;
} {
  const records = new TransactionRecords(sql, { tenant, userId: actor.userId, requestId, now });
  const ctx: Ctx = {
    tenant,
    actor,
    lang,
    requestId,
    epoch: epoch ?? null,
    now,
    zone,
    get clock() {
      return toDateTime(now, zone);
    },
    sql,
    emit: (topic, key, payload) => records.emit({ topic, key, payload }),
    changed: (change) => records.changed(change),
    remember: (entry) => records.remember(entry),
    keep: (answer) => records.keep(answer),
    attempt: async (work) => {
      const told = records.mark();
      await sql`savepoint attempt`;
      try {
        const done = await work();
        // A write nobody waited for belongs to the attempt as well.
        await settled();
        await sql`release savepoint attempt`;
        return done;
      } catch (error) {
        await sql`rollback to savepoint attempt`;
        told.takeBack();
        throw error;
      } finally {
        told.settle();
      }
    },
    take: async (counter, count) => {
      await admitted();
      return takeNumbers(cell, tenant, counter, count);
    },
  };
  return { ctx, records };
}
