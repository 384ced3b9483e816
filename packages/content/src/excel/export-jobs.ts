import type { Text } from '@takt/model';
import { type Cells, type Ctx, inTenant, newId, system } from '@takt/engine/host';
import { dropFile } from '../files/removal.ts';
import type { ExportRequest } from './export.ts';

export const EXPORT_TOPIC = 'job.export';
/** How long the file of an export can be fetched, and how long the export is on record. */
export const FILE_DAYS = 7;
const RECORD_DAYS = 30;

/** An export for the worker to make. */
export interface ExportOrder extends ExportRequest {
  readonly job: string;
  readonly entity: string;
  readonly userId: string;
}

/** Leaves an export to the worker; it is on record from now on. */
export async function orderExport(ctx: Ctx, { entity, ...asked }: ExportRequest & { readonly entity: string }): Promise<void> {
  const job = newId();
  const { userId } = ctx.actor;
  await ctx.sql`insert into app.export_job (tenant_id, id, user_id, entity, asked, at)
    values (${ctx.tenant}, ${job}, ${userId}, ${entity}, ${JSON.stringify(asked)}::jsonb, ${ctx.now})`;
  ctx.emit(EXPORT_TOPIC, userId, { ...asked, entity, job, userId });
}

/** Thrown into the making of an export that nobody waits for any more. */
export class Cancelled extends Error {}

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
      (ctx) => ctx.sql`update app.export_job set state = 'running', done_rows = 0, total_rows = ${total}
        where id = ${this.#id} and state in ('queued', 'running') returning 1`,
    );
  }
  reach(rows: number): Promise<void> {
    return this.#aside(
      (ctx) => ctx.sql`update app.export_job set done_rows = ${rows} where id = ${this.#id} and state = 'running' returning 1`,
    );
  }
  /** Told with the work itself: the file and the word of it are there together, or neither is. */
  async finish(file: string): Promise<void> {
    const told = await this.#ctx.sql`update app.export_job set state = 'done', file_id = ${file},
      done_rows = coalesce(total_rows, done_rows), ended_at = clock_timestamp()
      where id = ${this.#id} and state = 'running' returning 1`;
    if (told.length === 0) throw new Cancelled();
  }
  async fail(reason: Text): Promise<void> {
    await this.#ctx.sql`update app.export_job set state = 'failed', reason = ${JSON.stringify(reason)}::jsonb,
      ended_at = clock_timestamp() where id = ${this.#id} and state <> 'cancelled'`;
  }

  /** A record that is not there to be told was called off meanwhile. */
  async #aside(work: (ctx: Ctx) => Promise<readonly unknown[]>): Promise<void> {
    const { tenant, lang, requestId } = this.#ctx;
    const asked = { tenant, actor: system, lang, requestId, writes: true, repeatable: true } as const;
    const told = await inTenant(this.#cells, asked, work);
    if (told.length === 0) throw new Cancelled();
  }
}

/** Takes away the files that are past their time, and later the record of them. */
export async function expireExports(ctx: Ctx): Promise<void> {
  const past = await ctx.sql<{ fileId: string }>`
    update app.export_job j set file_id = null from (
      select id, file_id from app.export_job where file_id is not null
        and ended_at < now() - ${FILE_DAYS}::int * interval '1 day' for update) old
    where j.id = old.id returning old.file_id as "fileId"`;
  for (const { fileId } of past) await dropFile(ctx, fileId);
  await ctx.sql`delete from app.export_job where file_id is null and at < ${ctx.now}::timestamptz - ${RECORD_DAYS}::int * interval '1 day'`;
}
