import type { Id } from '@takt/model';
import { addLine, advisoryLock, amend, bind, codes, compute, Refused } from '@takt/engine';
import { OutboundOrder, PickTask, Wave } from '../../defs/index.ts';
import { found } from '../../defs/outbound/wave-guards.ts';
import { hasFree, stock } from '../../defs/outbound/outbound-order-guards.ts';

export const wave = bind(Wave, {
  /** Orders that nobody has put into a wave, the earliest first. An order without a time of its own leaves with the next wave. */
  async gather(ctx, { id, lines }) {
    await advisoryLock(ctx, Wave.id);
    const orders = await ctx.sql<{ id: Id }>`
      select o.id from warehouse_outbound_order o join warehouse_wave t on t.id = ${id} and t.warehouse_id = o.warehouse_id
      where o.status in ${codes(OutboundOrder, 'released', 'allocated')} and o.deleted_at is null
        and (t.dock_id is null or o.dock_id = t.dock_id)
        and (t.planned_at is null or o.planned_at is null or o.planned_at <= t.planned_at)
        and (t.route_id is null or exists (select 1 from warehouse_route_stops s where s.parent_id = t.route_id
          and (s.customer_id = o.customer_id or s.vendor_id = o.vendor_id)))
        and not exists (select 1 from warehouse_wave_lines l join warehouse_wave w on w.id = l.parent_id and w.deleted_at is null
          where l.order_id = o.id and w.status in ${codes(Wave, 'new', 'released')})
      order by o.planned_at nulls last, o.number`;
    if (orders.length === 0) throw Refused.by(Wave, 'gather', found);
    for (const [at, order] of orders.entries()) await addLine(ctx, Wave, 'lines', id, lines.length + at + 1, { order: order.id });
  },
  /**
   * Allocates what has not been allocated and puts the tasks of all orders into one walk, by the pick sequence of their
   * locations. An order nothing is there for stays behind.
   */
  async release(ctx, { id, lines }, _input, documents) {
    for (const { order } of lines) {
      const row = await documents.load(ctx, OutboundOrder, order);
      if (row.status === 'released' && hasFree(row)) await documents.act(ctx, OutboundOrder, order, 'allocate');
    }
    const tasks = await ctx.sql<{ id: Id }>`
      select id from warehouse_pick_task where order_id = any(${lines.map(({ order }) => order)}::uuid[]) and status in ${codes(PickTask, 'toPick', 'picking')}
        and deleted_at is null order by sequence nulls last, id for update`;
    if (tasks.length === 0) throw Refused.by(Wave, 'release', stock);
    for (const task of tasks) await amend(ctx, PickTask, task.id, { wave: id });
  },
});

/** An order waits in a wave until it is closed. */
const TASKS = `from app.warehouse_pick_task k where k.tenant_id = t.tenant_id and k.wave_id = t.id and k.deleted_at is null`;
export const waveComputed = compute(Wave, {
  taskCount: `(select count(*)::int ${TASKS} and k.status not in ${codes(PickTask, 'cancelled')})`,
  openTasks: `(select count(*)::int ${TASKS} and k.status in ${codes(PickTask, 'toPick', 'picking')})`,
  lines: {
    ready: `exists (select 1 from app.warehouse_outbound_order o where o.tenant_id = t.tenant_id and o.id = t.order_id
      and o.warehouse_id = h.warehouse_id and o.status in ${codes(OutboundOrder, 'released', 'allocated')} and o.deleted_at is null)`,
    elsewhere: `exists (select 1 from app.warehouse_wave_lines l join app.warehouse_wave w on w.tenant_id = l.tenant_id
      and w.id = l.parent_id and w.deleted_at is null where l.tenant_id = t.tenant_id and l.order_id = t.order_id
      and l.parent_id <> t.parent_id and w.status in ${codes(Wave, 'released')})`,
  },
});
