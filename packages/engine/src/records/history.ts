import { type Entity, type HistoryEntry, type Text, withoutHidden } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { Registry } from '../registry.ts';

interface Event {
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

type Stored = Omit<HistoryEntry, 'userName'>;

/** The timeline of one row, newest first; what the definition does not show is not in it. */
export async function historyOf(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  rowId: string,
): Promise<readonly HistoryEntry[]> {
  const entries = await ctx.sql<Stored>`
    select id, action, from_status as "fromStatus", to_status as "toStatus", changes, reason, user_id as "userId",
      request_id as "requestId", left(at::text, 19) as at
    from app.history where row_id = ${rowId} order by id desc limit 500`;
  const names = await namesFor(ctx, registry, entries);
  return entries.map((entry) => ({
    ...entry,
    userName: names.get(entry.userId ?? '') ?? null,
    changes: withoutHidden(entity, entry.changes),
  }));
}

/** Names of colleagues are for colleagues: a supplier's role cannot read accounts, and need not. */
async function namesFor(ctx: Ctx, registry: Registry, entries: readonly Stored[]): Promise<ReadonlyMap<string, Text>> {
  const users = new Set(entries.flatMap(({ userId }) => userId ?? []));
  return ctx.actor.vendorId !== null || users.size === 0 ? new Map() : registry.peopleNames(ctx, [...users]);
}
