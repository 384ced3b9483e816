import { compareDecimal, type Decimal, type Id } from '@takt/model';
import { lineSideQty } from '@takt/modules/base/defs';
import { compute, on, advisoryLock, patch, Refused, codes } from '@takt/engine';
import { deliveryUnitRows } from '@takt/modules/base/server';
import { PickFace, ReplenishmentTask } from '../../defs/index.ts';
import { tripFor } from './delivery-trips.ts';

/** What lies at the place of `t` and may be taken, and what is on its way there. */
const stockSum = (of: string): string => `coalesce((select sum(${of}) from app.warehouse_stock s where s.tenant_id = t.tenant_id
  and s.location_id = t.location_id and s.part_id = t.part_id and s.stock_status = 'available'), 0)`;
const ON_HAND = stockSum('s.qty');
const RESERVED = stockSum('s.reserved_qty');
const ON_ORDER = `coalesce((select sum(case when o.status in ${codes(ReplenishmentTask, 'inDelivery')} then o.delivered_qty else o.qty end)
  from app.warehouse_replenishment_task o where o.tenant_id = t.tenant_id and o.to_location_id = t.location_id
  and o.part_id = t.part_id and o.status in ${codes(ReplenishmentTask, 'new', 'released', 'picking', 'inDelivery')} and o.deleted_at is null), 0)`;

export const pickFaceComputed = compute(PickFace, { onHandQty: ON_HAND, onOrderQty: ON_ORDER, reservedQty: RESERVED });

interface Low {
  readonly warehouse: Id;
  readonly fromLocation: Id | null;
  readonly toWarehouse: Id;
  readonly toLocation: Id;
  readonly part: Id;
  readonly onHand: Decimal;
  readonly onOrder: Decimal;
  readonly reserved: Decimal;
  readonly min: Decimal;
  readonly max: Decimal;
  readonly pack: Decimal;
  readonly deliveryUnit: Id | null;
}
const LOW = `
  select t.source_warehouse_id as warehouse, t.source_location_id as "fromLocation", t.warehouse_id as "toWarehouse",
    t.location_id as "toLocation", t.part_id as part, trim_scale(t.min_qty)::text as min, trim_scale(t.max_qty)::text as max,
    trim_scale(t.package_qty)::text as pack, trim_scale(${ON_HAND})::text as "onHand", trim_scale(${ON_ORDER})::text as "onOrder",
    trim_scale(${RESERVED})::text as reserved, t.delivery_unit_id as "deliveryUnit"
  from app.warehouse_pick_face t
  where t.deleted_at is null and t.mark_status = '1' and ${ON_HAND} + ${ON_ORDER} - ${RESERVED} < t.min_qty
    and not exists (select 1 from ${deliveryUnitRows} u where u.tenant_id = t.tenant_id and u.id = t.delivery_unit_id and u.call_mode <> 'minMax')
  order by t.id`;

export const fillTimer = { name: 'warehouse.fillPickFaces', topic: 'warehouse.pickFacesDue', cron: '*/10 * * * *' };

const passOver = (error: unknown): void => {
  if (!(error instanceof Refused)) throw error;
};

/**
 * Tasks for every pick face below its minimum. What is already on its way counts, so that none is filled twice; of two
 * timers at once the second waits and finds the tasks of the first.
 */
export const fillPickFaces = on(fillTimer.topic, 'warehouse.fillPickFaces', async (ctx, _payload, documents) => {
  await advisoryLock(ctx, 'fill pick faces');
  for (const { onHand, onOrder, reserved, min, max, pack, deliveryUnit, ...asked } of await ctx.sql.run<Low>({
    text: LOW,
    values: [],
  })) {
    const qty = lineSideQty({ onHand, onOrder, reserved, min, max, pack });
    if (compareDecimal(qty, '0') <= 0) continue;
    // A face whose place or part is gone since is no reason to leave the others empty.
    await ctx
      .attempt(async () => {
        const trip = await tripFor(ctx, deliveryUnit, { part: asked.part, qty });
        const { id } = await documents.make(ctx, ReplenishmentTask, { ...asked, qty, maxQty: max, origin: 'minMax' });
        await patch(ctx, ReplenishmentTask, id, trip);
      })
      .catch(passOver);
  }
});
