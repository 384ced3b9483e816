import type { Id } from '@takt/model';
import { type Ctx, refuse, verbatim } from '@takt/engine';
import { demandOpenDock, dockRows, redirect } from '@takt/modules/warehouse/server';

/** A plan sends vehicles to a dock of its own warehouse where goods are taken in. */
export async function demandDock(ctx: Ctx, plan: Id): Promise<void> {
  const [foreign] = await ctx.sql`
    select 1 from purchasing_delivery_plan d join ${dockRows} k on k.id = d.dock_id
    where d.id = ${plan} and (k.warehouse_id <> d.warehouse_id or k.direction = 'outbound')`;
  if (foreign)
    refuse(
      'deliveryPlan.dock',
      ['卸货月台不属于收货仓库，或不用于收货', 'The dock is not one of the receiving warehouse, or takes no goods in'],
      ['请选择收货仓库的收货月台', 'Choose an inbound dock of the receiving warehouse'],
    );
}

interface Coming {
  readonly number: string;
  readonly at: string;
  readonly dock: Id | null;
}
/** Vehicles come while the dock is open; notes that have not arrived are expected at the dock the plan names now. */
export async function sendToDock(ctx: Ctx, plan: Id, moved: boolean): Promise<void> {
  const lines = await ctx.sql<{ dock: Id | null; at: string; field: string }>`
    select d.dock_id as dock, to_char(l.arrival_at, 'YYYY-MM-DD HH24:MI:SS') as at, 'lines.' || l.position - 1 || '.arrivalAt' as field
    from purchasing_delivery_plan d join purchasing_delivery_plan_lines l on l.parent_id = d.id
    where d.id = ${plan} and d.deleted_at is null order by l.position`;
  await demandOpenDock(ctx, lines[0]?.dock ?? null, lines);
  if (!moved) return;
  const coming = await ctx.sql<Coming>`
    select n.number, to_char(n.planned_arrival, 'YYYY-MM-DD HH24:MI:SS') as at,
      (select case when count(*) = 1 then min(k.dock_id::text) end from (${verbatim(docksOf('n'))}) k) as dock
    from purchasing_delivery_note n where n.deleted_at is null and n.gate_arrived_at is null
      and n.id in (select o.parent_id from purchasing_delivery_note_lines o where o.plan_id = ${plan}) order by n.id`;
  for (const { number, at, dock } of coming) {
    await demandOpenDock(ctx, dock, [{ at, field: 'dock' }]);
    await redirect(ctx, number, dock);
  }
}

/** The docks the plans of a note send it to. */
export const docksOf = (note: string): string => `select distinct d.dock_id from app.purchasing_delivery_note_lines o
  join app.purchasing_delivery_plan d on d.tenant_id = o.tenant_id and d.id = o.plan_id
  where o.tenant_id = ${note}.tenant_id and o.parent_id = ${note}.id and d.dock_id is not null`;

/** The dock the warehouse expects a note at; none where its plans name several. */
export async function dockOfNote(ctx: Ctx, note: Id): Promise<Id | null> {
  const docks = await ctx.sql<{ dock: Id }>`
    select k.dock_id as dock from purchasing_delivery_note n cross join lateral (${verbatim(docksOf('n'))}) k where n.id = ${note}`;
  return docks.length === 1 ? (docks[0]?.dock ?? null) : null;
}
