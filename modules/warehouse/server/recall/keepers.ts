import type { Id } from '@takt/model';
import { codes, type Ctx } from '@takt/engine';
import { OutboundOrder, ReplenishmentTask, StockHold, StockTransfer } from '../../defs/index.ts';
import type { NamedDocument } from '../../defs/recall/recall.ts';

interface Keeper {
  readonly stock: Id;
  readonly entity: string;
  readonly id: Id;
  readonly number: string;
}
const LABELS = new Map([OutboundOrder, ReplenishmentTask, StockHold, StockTransfer].map(({ id, label }) => [id, label]));

/** Rows of `k` with the key of a balance, and the document that keeps it. */
const KEPT = `
  select a.location_id, a.part_id, a.batch, a.container, a.owner_id, a.stock_status as status, '${OutboundOrder.id}' as entity, o.id, o.number
    from warehouse_outbound_order_allocations a join warehouse_outbound_order o on o.id = a.parent_id
    where o.status in ${codes(OutboundOrder, 'allocated', 'picking')} and a.qty > coalesce(a.picked_qty, 0)
  union all
  select o.staging_location_id, a.part_id, a.batch, a.container, a.owner_id, a.stock_status, '${OutboundOrder.id}', o.id, o.number
    from warehouse_outbound_order_allocations a join warehouse_outbound_order o on o.id = a.parent_id
    where o.status in ${codes(OutboundOrder, 'picking', 'picked', 'passed')} and a.picked_qty > 0
  union all
  select l.from_location_id, l.part_id, l.batch, l.container, l.owner_id, l.stock_status, '${StockTransfer.id}', t.id, t.number
    from warehouse_stock_transfer_lines l join warehouse_stock_transfer t on t.id = l.parent_id
    where t.status in ${codes(StockTransfer, 'released', 'inTransit')} and l.qty > l.out_qty
  union all
  select t.from_location_id, t.part_id, l.batch, l.container, l.owner_id, 'available', '${ReplenishmentTask.id}', t.id, t.number
    from warehouse_replenishment_task_lines l join warehouse_replenishment_task t on t.id = l.parent_id where t.status in ${codes(ReplenishmentTask, 'picking')}
  union all
  select h.location_id, h.part_id, h.batch, h.container, h.owner_id, 'hold', '${StockHold.id}', h.id, h.number
    from warehouse_stock_hold h where h.status in ${codes(StockHold, 'frozen')} and h.frozen_qty > 0 and h.deleted_at is null`;

/** The documents each balance is set aside for or frozen by. */
export async function keepersOf(ctx: Ctx, stock: readonly Id[]): Promise<ReadonlyMap<Id, readonly NamedDocument[]>> {
  const rows = await ctx.sql.run<Keeper>({
    text: `select distinct s.id as stock, k.entity, k.id, k.number from warehouse_stock s join (${KEPT}) k
        on k.location_id = s.location_id and k.part_id = s.part_id and k.status = s.stock_status and k.batch is not distinct from s.batch
        and k.container is not distinct from s.container and k.owner_id is not distinct from s.owner_id
      where s.id = any($1::uuid[]) and (s.stock_status = 'hold' or s.reserved_qty > 0) order by k.number`,
    values: [stock],
  });
  const keepers = new Map<Id, NamedDocument[]>();
  for (const { stock: of, entity, id, number } of rows)
    keepers.set(of, [...(keepers.get(of) ?? []), { entity, label: LABELS.get(entity) ?? [entity, entity], id, number }]);
  return keepers;
}
