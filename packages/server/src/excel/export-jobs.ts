import type { Text } from '@takt/model';
import { type Ctx, system } from '../ctx.ts';
import type { Cells } from '../db/cells.ts';
import { newId } from '../db/ids.ts';
import { inTenant } from '../db/transaction.ts';
import type { Registry } from '../registry.ts';
import type { ExportAsked } from './export.ts';

export const EXPORT_TOPIC = 'job.export';

/** An export for the worker to make. */
export interface ExportOrder extends ExportAsked {
  readonly job: string;
  readonly entity: string;
  readonly userId: string;
}

/** Leaves an export to the worker; it is on record from now on. */
export async function orderExport(ctx: Ctx, order: ExportAsked & { readonly entity: string }): Promise<void> {
  const job = newId();
  const { userId } = ctx.actor;
  await ctx.sql`insert into app.export_job (tenant_id, id, user_id, entity, at)
    values (${ctx.tenant}, ${job}, ${userId}, ${order.entity}, ${ctx.now})`;
  ctx.emit(EXPORT_TOPIC, userId, { ...order, job, userId });
}

/** The record of an export while it is being made. What is told aside shows at once, whatever becomes of the work itself. */
export class ExportJob {
  readonly #cells: Cells;
  readonly #ctx: Ctx;
  readonly #id: string;

  constructor(cells: Cells, ctx: Ctx, id: string) {
    this.#cells = cells;
    this.#ctx = ctx;
    this.#id = id;
  }

  begin(total: number): Promise<void> {
    return this.#aside(
      (ctx) => ctx.sql`update app.export_job set state = 'running', done_rows = 0, total_rows = ${total} where id = ${this.#id}`,
    );
  }
  reach(rows: number): Promise<void> {
    return this.#aside((ctx) => ctx.sql`update app.export_job set done_rows = ${rows} where id = ${this.#id}`);
  }
  /** Told with the work itself: the file and the word of it are there together, or neither is. */
  async finish(file: string): Promise<void> {
    await this.#ctx.sql`update app.export_job set state = 'done', file_id = ${file}, done_rows = coalesce(total_rows, done_rows),
      ended_at = clock_timestamp() where id = ${this.#id}`;
  }
  async fail(reason: Text): Promise<void> {
    await this.#ctx.sql`update app.export_job set state = 'failed', reason = ${JSON.stringify(reason)}::jsonb,
      ended_at = clock_timestamp() where id = ${this.#id}`;
  }

  async #aside(work: (ctx: Ctx) => Promise<unknown>): Promise<void> {
    const { tenant, lang, requestId } = this.#ctx;
    await inTenant(this.#cells, { tenant, actor: system, lang, requestId, writes: true, repeatable: true }, work);
  }
}

/** A person's exports of the last seven days, the newest first, as JSON. */
export async function ownExports(ctx: Ctx, registry: Registry): Promise<string> {
  const rows = await ctx.sql<{
    entity: string;
  }>`select j.id, j.entity, j.state, j.done_rows as "doneRows", j.total_rows as "totalRows",
      j.file_id as "fileId", f.name as "fileName", j.reason, left(j.at::text, 19) as at, left(j.ended_at::text, 19) as "endedAt"
    from app.export_job j left join app.file f on f.tenant_id = j.tenant_id and f.id = j.file_id
    where j.user_id = ${ctx.actor.userId} and j.at > ${ctx.now}::timestamptz - interval '7 days' order by j.at desc, j.id desc limit 50`;
  return JSON.stringify(
    rows.map((row) => ({ ...row, label: registry.entities.get(row.entity)?.label ?? [row.entity, row.entity] })),
  );
}
