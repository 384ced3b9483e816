import type { Decimal, Id } from '@takt/model';
import { SalesOrder, SalesShipment } from '@takt/modules/sales/defs';
import { codes, type Ctx } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { componentDemandRows, plannedOutputRows } from '@takt/modules/production/server';
import {
  warehouseRows,
  openOutboundLines,
  openReplenishments,
  openTransferLines,
  sourcedOutboundLines,
} from '@takt/modules/warehouse/server';
import type { Flow } from '../../defs/shortage/shortage.ts';
import { announced, announcedByPlan, receivedByPickup } from '../source-lines.ts';
import { DeliveryNote, PurchaseOrder } from '../../defs/index.ts';

/** What is looked at: warehouses and plants in the person's reach, and the warehouse and part asked for. */
export interface View {
  readonly warehouses: readonly Id[] | null;
  readonly plants: readonly Id[] | null;
  readonly warehouse: Id | null;
  readonly part: Id | null;
}
export const valuesOf = ({ warehouses, plants, warehouse, part }: View): readonly unknown[] => [
  warehouses,
  plants,
  warehouse,
  part,
];
/** A warehouse in view; values as `valuesOf` gives them. */
export const inView = (column: string): string =>
  `($1::uuid[] is null or ${column} = any($1::uuid[])) and ($3::uuid is null or ${column} = $3::uuid)`;
const ofPlant = (column: string): string => `($2::uuid[] is null or ${column} = any($2::uuid[]))`;
export const ofPart = (column: string): string => `($4::uuid is null or ${column} = $4::uuid)`;

/** A flow as it is read, in the unit of its line. */
interface ReadFlow extends Pick<Flow, 'kind' | 'sign' | 'at' | 'certainty'> {
  readonly part: Id;
  readonly unit: Id;
  readonly qty: Decimal;
  readonly entity: string;
  readonly id: Id;
  readonly number: string;
}

const row = (part: string, unit: string, at: string, certainty: string, of: string, entity: string): string =>
  `${part} as part, ${unit} as unit, ${at} as at, ${certainty} as certainty, '${entity}' as entity, ${of}.id, ${of}.number`;
/** The moment of asking, in `$5`. */
const NOW = '$5::timestamptz';
const SURE = `'sure'`;
/** A day of a due date is there to its end. */
const endOf = (day: string): string => `(${day} + time '23:59:59')`;

/** What orders on their way out still lack; they are released, so they want it now. */
const OUTBOUND = `
  select 'outbound' as kind, 'out' as sign, o.qty - o.allocated_qty as qty,
    ${row('o.part_id', 'o.unit_id', NOW, SURE, 'o', 'warehouse.outboundOrder')}
  from ${openOutboundLines} o where ${inView('o.warehouse_id')} and ${ofPart('o.part_id')}`;

/**
 * What customers were promised and nobody has asked of the warehouse, whose orders count for themselves. An order names a plant: in view of warehouses it counts for those that
 * hold the plant's finished goods.
 */
const ASKED = `coalesce((select sum(w.asked_qty) from ${sourcedOutboundLines} w where w.source_line = x.id::text), 0)`;
const SALES = `
  select 'salesOrder', 'out', l.qty - coalesce((select sum(greatest(x.shipped_qty, ${ASKED})) from sales_sales_shipment s
      join sales_sales_shipment_lines x on x.parent_id = s.id
      where s.sales_order_id = o.id and s.status not in ${codes(SalesShipment, 'cancelled')} and s.deleted_at is null and x.order_line = l.id::text), 0),
    ${row('l.part_id', 'l.unit_id', endOf('l.due_date'), SURE, 'o', 'sales.salesOrder')}
  from sales_sales_order o join sales_sales_order_lines l on l.parent_id = o.id
  where o.status in ${codes(SalesOrder, 'locked')} and o.deleted_at is null and ${ofPlant('o.plant_id')} and ${ofPart('l.part_id')}
    and ($1::uuid[] is null and $3::uuid is null or exists (select 1 from ${warehouseRows} w
      where w.plant_id = o.plant_id and w.type = 'finished' and w.deleted_at is null and ${inView('w.id')}))`;

/** An order of production names a plant: in view of warehouses it counts for those of the plant that hold such goods. */
const atPlant = (of: string, types: string): string => `${ofPlant(`${of}.plant_id`)} and ${ofPart(`${of}.part_id`)}
    and ($1::uuid[] is null and $3::uuid is null or exists (select 1 from ${warehouseRows} w
      where w.plant_id = ${of}.plant_id and w.type in (${types}) and w.deleted_at is null and ${inView('w.id')}))`;
/** What released orders still need of their components, and what they will bring. */
const COMPONENTS = `
  select 'production', 'out', d.qty, ${row('d.part_id', 'p.unit_id', 'd.at', SURE, 'd', 'production.productionOrder')}
  from ${componentDemandRows} d join ${partRows} p on p.id = d.part_id where ${atPlant('d', "'raw', 'semiFinished'")}`;
const OUTPUT = `
  select 'production', 'in', d.qty, ${row('d.part_id', 'p.unit_id', 'd.at', SURE, 'd', 'production.productionOrder')}
  from ${plannedOutputRows} d join ${partRows} p on p.id = d.part_id where ${atPlant('d', "'finished', 'semiFinished'")}`;

/** Goods asked for at the line leave one warehouse and come to another; seen together the two cancel out. */
const REPLENISHMENT = (['out', 'in'] as const).map(
  (sign) => `
  select 'replenishment', '${sign}', ${sign === 'out' ? 't.leaving_qty' : 't.coming_qty'},
    ${row('t.part_id', 'p.unit_id', NOW, SURE, 't', 'warehouse.replenishmentTask')}
  from ${openReplenishments} t join ${partRows} p on p.id = t.part_id
  where ${inView(sign === 'out' ? 't.warehouse_id' : 't.to_warehouse_id')} and ${ofPart('t.part_id')}`,
);

/** What was set aside or has left for a place in view. */
const TRANSFERS = `
  select 'transfer', 'in', t.coming_qty, ${row('t.part_id', 'p.unit_id', NOW, SURE, 't', 'warehouse.stockTransfer')}
  from ${openTransferLines} t join ${partRows} p on p.id = t.part_id
  where ${inView('t.to_warehouse_id')} and ${ofPart('t.part_id')}`;

const NOTES = `
  select 'note', 'in', l.qty - l.received_qty - l.rejected_qty,
    ${row('l.part_id', 'l.unit_id', 'n.planned_arrival', `case when n.status in ${codes(DeliveryNote, 'control')} then 'control' else 'sure' end`, 'n', 'purchasing.deliveryNote')}
  from purchasing_delivery_note n join purchasing_delivery_note_lines l on l.parent_id = n.id
  where n.status in ${codes(DeliveryNote, 'published', 'control', 'shipped', 'partlyReceived')} and n.deleted_at is null and ${inView('n.warehouse_id')} and ${ofPart('l.part_id')}`;

/** What is ordered beyond what notes have announced and pickups have brought, by the day it was promised for. */
const ORDERS = `
  select 'order', 'in', coalesce(t.confirmed_qty, t.qty) - ${announced('order')} - ${announcedByPlan} - ${receivedByPickup},
    ${row('t.part_id', 't.unit_id', endOf('coalesce(t.confirmed_date, t.due_date)'), `case when h.status in ${codes(PurchaseOrder, 'confirmed', 'partlyDelivered')} then 'sure' else 'unconfirmed' end`, 'h', 'purchasing.purchaseOrder')}
  from purchasing_purchase_order h join purchasing_purchase_order_lines t on t.parent_id = h.id
  where h.status in ${codes(PurchaseOrder, 'published', 'replied', 'confirmed', 'partlyDelivered')} and h.deleted_at is null and ${ofPlant('h.plant_id')} and ${inView('h.warehouse_id')}
    and ${ofPart('t.part_id')}`;

const DEMAND = [OUTBOUND, SALES, COMPONENTS, REPLENISHMENT[0]].join(' union all ');
const SUPPLY = [REPLENISHMENT[1], OUTPUT, TRANSFERS, NOTES, ORDERS].join(' union all ');

/** Everything that goes and comes of parts something is wanted of. */
export const flowsOf = (ctx: Ctx, view: View): Promise<readonly ReadFlow[]> =>
  ctx.sql.run<ReadFlow>({
    text: `
      with demand as (${DEMAND}),
      supply (kind, sign, qty, part, unit, at, certainty, entity, id, number) as (${SUPPLY})
      select kind, sign, trim_scale(sum(qty))::text as qty, part, unit, to_char(at, 'YYYY-MM-DD HH24:MI:SS') as at, certainty, entity, id, number
      from (select * from demand union all select * from supply) f
      where qty > 0 and exists (select 1 from demand d where d.part = f.part and d.qty > 0)
      group by kind, sign, part, unit, at, certainty, entity, id, number
      order by at, sign, number`,
    values: [...valuesOf(view), ctx.now],
  });
