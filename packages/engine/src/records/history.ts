import { type Entity, withoutHidden } from '@takt/model';
import type { Ctx } from '../ctx.ts';

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

/** Notes what changed, from which state to which; who, when and in which request the transaction knows. */
export function remember(ctx: Ctx, entity: Entity<any, any>, event: Event): void {
  if (entity.audit) noteOn(ctx, entity.id, event);
}

/** The same for what no entity keeps, under a name of its own. */
export function noteOn(ctx: Ctx, entity: string, event: Event): void {
  ctx.remember({
    entity,
    rowId: event.rowId,
    action: event.action,
    fromStatus: event.fromStatus ?? null,
    toStatus: event.toStatus ?? null,
    changes: event.changes,
    reason: event.reason ?? null,
    vendorId: event.vendorId ?? ctx.actor.vendorId,
  });
}

/** The timeline of one row, newest first, as JSON text; what the definition does not show is not in it. */
export async function historyOf(ctx: Ctx, entity: Entity<any, any>, rowId: string): Promise<string> {
  // Names of colleagues are for colleagues: a supplier's role cannot read accounts, and need not.
  const name = ctx.actor.vendorId === null ? '(select username from app.account a where a.user_id = h.user_id)' : 'null';
  const [found] = await ctx.sql.run<{ list: string }>({
    text: `select coalesce(json_agg(h), '[]')::text as list from (
      select id, action, from_status as "fromStatus", to_status as "toStatus", changes, reason, user_id as "userId",
             ${name} as "userName", request_id as "requestId", left(at::text, 19) as at
      from app.history h where row_id = $1::uuid order by id desc limit 500) h`,
    values: [rowId],
  });
  const list = found?.list ?? '[]';
  if (entity.hidden.length === 0) return list;
  const entries = JSON.parse(list) as readonly Pick<Event, 'changes'>[];
  return JSON.stringify(entries.map((entry) => ({ ...entry, changes: withoutHidden(entity, entry.changes) })));
}
