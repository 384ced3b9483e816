import type { Entity } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { newId } from '../db/ids.ts';

/** Field → [before, after]. */
export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

export interface Event {
  readonly rowId: string;
  readonly action: string;
  readonly fromStatus?: string | null;
  readonly toStatus?: string | null;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly reason?: string | null;
  readonly vendorId?: string | null;
}

const INSERT = `insert into app.history (tenant_id, id, entity, row_id, action, from_status, to_status, changes, reason, vendor_id, user_id, request_id, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

/** The only writer of history: what changed, from which state to which, by whom, in which request. */
export async function remember(ctx: Ctx, entity: Entity<any, any>, event: Event): Promise<void> {
  if (!entity.audit) return;
  await ctx.sql.run(
    {
      text: INSERT,
      values: [
        ctx.tenant,
        newId(),
        entity.id,
        event.rowId,
        event.action,
        event.fromStatus ?? null,
        event.toStatus ?? null,
        JSON.stringify(event.changes),
        event.reason ?? null,
        event.vendorId ?? ctx.actor.vendorId,
        ctx.actor.userId,
        ctx.requestId,
        ctx.now,
      ],
    },
    'remember',
  );
}

/** The timeline of one row, newest first, as JSON text. */
export async function historyOf(ctx: Ctx, rowId: string): Promise<string> {
  const { list } = await ctx.sql.one<{ list: string }>`
    select coalesce(json_agg(h), '[]')::text as list from (
      select id, action, from_status as "fromStatus", to_status as "toStatus", changes, reason, user_id as "userId",
             request_id as "requestId", left(at::text, 19) as at
      from app.history where row_id = ${rowId}::uuid order by id desc limit 500) h`;
  return list;
}
