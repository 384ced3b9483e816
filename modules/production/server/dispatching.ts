import type { Id } from '@takt/model';
import { codes, type Ctx, type DocumentOps } from '@takt/engine';
import { deviceRows } from '@takt/modules/equipment/server';
import { DispatchOrder, WorkOrder } from '../defs/index.ts';

/** A device that stands at a station and runs. */
async function devicesAt(ctx: Ctx, stations: readonly Id[]): Promise<ReadonlyMap<Id, Id>> {
  const found = await ctx.sql<{ station: Id; device: Id }>`
    select distinct on (d.station_id) d.station_id as station, d.id as device from ${deviceRows} d
    where d.station_id = any(${stations}::uuid[]) and not d.down order by d.station_id, d.device_no`;
  return new Map(found.map(({ station, device }) => [station, device]));
}

/** A dispatch order for each operation that has none, and all of them published: all or none. */
export async function dispatch(
  ctx: Ctx,
  order: WorkOrder,
  asked: Readonly<{ operator: Id | null; team: string | null; businessOn: string | null; shift: string | null }>,
  documents: DocumentOps,
): Promise<void> {
  const there = await ctx.sql<{ id: Id; seq: number }>`
    select id, operation_seq::int as seq from production_dispatch_order
    where work_order_id = ${order.id} and status in ${codes(DispatchOrder, 'new')} and deleted_at is null order by number`;
  const stations = order.operations.flatMap(({ station }) => station ?? []);
  const devices = await devicesAt(ctx, stations);
  for (const { seq, station } of order.operations) {
    if (there.some((one) => one.seq === seq)) continue;
    const row = {
      workOrder: order.id,
      plant: order.plant,
      operationSeq: seq,
      station,
      device: (station && devices.get(station)) ?? null,
      operator: asked.operator,
      team: asked.team,
      businessOn: asked.businessOn ?? order.businessOn,
      shift: asked.shift ?? order.shift,
      plannedQty: order.plannedQty,
    };
    const { id } = await documents.make(ctx, DispatchOrder, row, { doc: WorkOrder, id: order.id });
    await documents.act(ctx, DispatchOrder, id, 'publish');
  }
  for (const { id } of there) await documents.act(ctx, DispatchOrder, id, 'publish');
}
