import { compareDecimal, type Id, serialsIn } from '@takt/model';
import { bind, compute, type Ctx, type DocumentOps, patchLine, codes } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { OutboundOrder, PickTask, ReleasePass } from '../../defs/index.ts';
import { isMeant, isPutBack, toPick } from '../../defs/outbound/outbound-order-guards.ts';
import { IS_LOT_HELD } from '../stock/lot-holds.ts';
import { mayBeOf } from '../stock/vendors.ts';
import { allocateOrder } from './allocate.ts';
import { voidPasses } from './passes.ts';
import { pickAllocations, putBack, reverseShipment, shipPicked } from './picking.ts';

const openTasks = async (ctx: Ctx, order: Id): Promise<readonly { readonly id: Id; readonly number: string }[]> =>
  ctx.sql<{ id: Id; number: string }>`
    select id, number from warehouse_pick_task where order_id = ${order} and status in ${codes(PickTask, 'toPick', 'picking')} and deleted_at is null order by id`;

/** Calls the tasks off, which gives back what they were to take; one somebody has started is refused in its own words. */
async function freeAll(ctx: Ctx, order: OutboundOrder, documents: DocumentOps): Promise<void> {
  for (const { id } of await openTasks(ctx, order.id)) await documents.act(ctx, PickTask, id, 'cancel');
  for (const { id } of order.lines) await patchLine(ctx, OutboundOrder, 'lines', id, { allocatedQty: '0', shortQty: '0' });
}

export const outboundOrder = bind(OutboundOrder, {
  allocate: allocateOrder,

  deallocate: (ctx, order, _input, documents) => freeAll(ctx, order, documents),

  /**
   * Picks what is left, of one task or of all. A task that was confirmed has picked its own already and only moves the order
   * on; the tasks of what is picked here are told in turn, and find nothing left to do.
   */
  async pick(ctx, order, input, documents) {
    const open = order.allocations.filter((one) => isMeant(one, input.task) && compareDecimal(toPick(one), '0') > 0);
    await pickAllocations(
      ctx,
      order,
      open.map((allocation) => ({ allocation, qty: toPick(allocation) })),
    );
    const numbers = open.map(({ task }) => task);
    for (const { id, number } of await openTasks(ctx, order.id)) {
      if (!numbers.includes(number)) continue;
      const { locationCode: location, partNo: part, batch, qty } = await documents.load(ctx, PickTask, id);
      await documents.act(ctx, PickTask, id, 'confirm', { location, part, batch, qty });
    }
  },

  /** A pass that was made for the goods is void: what leaves is another load. */
  async unpick(ctx, order, input, documents) {
    await voidPasses(ctx, order.id, documents);
    await putBack(
      ctx,
      order,
      order.allocations.filter((one) => isPutBack(one, input.task)),
    );
  },

  /** All of the pass is known, so it goes straight to whoever approves it. */
  async pass(ctx, order, input, documents) {
    const goods = await ctx.sql<{ said: string }>`
      select p.part_no || ' × ' || trim_scale(l.picked_qty) as said from warehouse_outbound_order_lines l
      join ${partRows} p on p.id = l.part_id where l.parent_id = ${order.id} and l.picked_qty > 0 order by l.position`;
    const row = {
      warehouse: order.warehouse,
      order: order.id,
      plate: input.plate ?? order.plate,
      driver: order.driver,
      goods:
        goods
          .map(({ said }) => said)
          .join(', ')
          .slice(0, 500) || order.number,
    };
    const { id: pass } = await documents.make(ctx, ReleasePass, row, { doc: OutboundOrder, id: order.id });
    await documents.act(ctx, ReleasePass, pass, 'submit');
  },

  ship: (ctx, order, input) => shipPicked(ctx, order, serialsIn(input.serialNos)),

  depart: (ctx, order, input) => shipPicked(ctx, order, serialsIn(input.serialNos)),

  async reverse(ctx, order, input, documents) {
    await voidPasses(ctx, order.id, documents);
    await reverseShipment(ctx, order, input.reason ?? '');
  },

  cancel: (ctx, order, _input, documents) => freeAll(ctx, order, documents),
});

export const outboundOrderComputed = compute(OutboundOrder, {
  /** Something of it was not found when it was allocated, whatever its state says. */
  short: `exists (select 1 from app.warehouse_outbound_order_lines l where l.tenant_id = t.tenant_id and l.parent_id = t.id
    and l.short_qty > 0)`,
  stagingInside: `exists (select 1 from app.warehouse_location l where l.tenant_id = t.tenant_id and l.id = t.staging_location_id
    and l.warehouse_id = t.warehouse_id and l.deleted_at is null)`,
  passLeft: `exists (select 1 from app.warehouse_release_pass p where p.tenant_id = t.tenant_id and p.order_id = t.id
    and p.status in ${codes(ReleasePass, 'left')} and p.deleted_at is null)`,
  /** Approved, or gone through the gate since. */
  passApproved: `exists (select 1 from app.warehouse_release_pass p where p.tenant_id = t.tenant_id and p.order_id = t.id
    and p.status in ${codes(ReleasePass, 'approved', 'left')} and p.deleted_at is null)`,
  lines: {
    serialised: `(select p.track_mode = 'serial' from ${partRows} p where p.tenant_id = t.tenant_id and p.id = t.part_id)`,
    availableQty: `coalesce((select sum(s.qty - s.reserved_qty) from app.warehouse_stock s
      join app.warehouse_location l on l.tenant_id = s.tenant_id and l.id = s.location_id and l.deleted_at is null
      where s.tenant_id = t.tenant_id and s.warehouse_id = h.warehouse_id and s.part_id = t.part_id and s.stock_status = t.stock_status
        and (t.batch is null or s.batch = t.batch) and (s.owner_id is null or s.owner_id = h.vendor_id)
        and (h.kind <> 'vendorReturn' or ${mayBeOf('s', 'h.vendor_id')}) and s.location_id <> h.staging_location_id and l.mark_status = '1' and (t.stock_status = 'ng'
          or l.kind = 'storage' and l.pick_locked is distinct from '1' and (h.kind = 'vendorReturn' or not ${IS_LOT_HELD}))), 0)`,
  },
});
