import { addDecimal, compareDecimal, type Decimal, type Id, subtractDecimal, type Text } from '@takt/model';
import { append, type Ctx, patch, Refused, refuse } from '@takt/engine';
import { boxRows, lineTime, partRows } from '@takt/modules/base/server';
import { enterLot, locationRows, type Move, postStock } from '@takt/modules/warehouse/server';
import { OfflineRecord, Pack, type WorkOrder } from '../defs/index.ts';
import { logNumber } from './numbers.ts';

const NO_SETTING: Text = ['产线没有产线设置，不知道入库到哪里', 'The line has no line setting: nobody knows where the goods go'];
const SET_LINE: Text = ['请在产线设置中维护完工库位', 'Enter the location of its goods among the line settings'];

interface Place {
  readonly location: Id;
  readonly warehouse: Id;
}
async function finishedPlace(ctx: Ctx, line: Id): Promise<Place> {
  const place = await ctx.sql.maybe<Place>`
    select s.finished_location_id as location, l.warehouse_id as warehouse from production_line_setting s
    join ${locationRows} l on l.id = s.finished_location_id where s.line_id = ${line} and s.mark_status = '1' and s.deleted_at is null`;
  return place ?? refuse('offline.place', NO_SETTING, SET_LINE);
}

/** Boxes that are not in stock yet, the oldest first, as far as they fit into the quantity. */
async function boxesWithin(
  ctx: Ctx,
  workOrder: Id,
  qty: Decimal,
): Promise<readonly { readonly id: Id; readonly number: string; readonly qty: Decimal }[]> {
  const boxes = await ctx.sql<{ id: Id; number: string; qty: Decimal }>`
    select id, box_no as number, trim_scale(qty)::text as qty from production_pack
    where work_order_id = ${workOrder} and offline_record_id is null order by at, box_no for update`;
  let left = qty;
  return boxes.filter((box) => {
    if (compareDecimal(box.qty, left) > 0) return false;
    left = subtractDecimal(left, box.qty);
    return true;
  });
}

/** Finished goods go from the line to the place of the line's goods: boxes by their numbers, the rest loose. */
export async function bringToStock(ctx: Ctx, order: WorkOrder, qty: Decimal, serials: readonly string[]): Promise<void> {
  const { id: workOrder, line, productionOrder, plant, part } = order;
  if (part === null) throw Refused.of('ref.missing');
  const [{ location, warehouse }, { date: businessOn, shift }, { tracked }, number] = await Promise.all([
    finishedPlace(ctx, line),
    lineTime(ctx, plant, line, ctx.clock),
    ctx.sql.one<{ tracked: boolean }>`select p.track_mode <> 'none' as tracked from ${partRows} p where p.id = ${part}`,
    logNumber(ctx, 'FL', 5),
  ]);
  const batch = tracked ? order.batch : null;
  if (batch) {
    const made = { part, batch, producedOn: businessOn, key: null, vendor: null, vendorLot: null, expiresOn: null };
    await enterLot(ctx, made);
  }
  const boxes = await boxesWithin(ctx, workOrder, qty);
  const loose = subtractDecimal(
    qty,
    boxes.reduce<Decimal>((sum, box) => addDecimal(sum, box.qty), '0'),
  );
  const ends = { part, batch, owner: null, from: { outside: 'wip' }, to: { location, status: 'available' } } as const;
  const moves: readonly Move[] = [
    ...boxes.map((box) => ({ ...ends, container: box.number, qty: box.qty })),
    ...(compareDecimal(loose, '0') > 0 ? [{ ...ends, container: null, qty: loose }] : []),
  ];
  const record = await append(ctx, OfflineRecord, {
    offlineNo: number,
    at: ctx.clock,
    businessOn,
    shift: shift?.code ?? null,
    plant,
    productionOrder,
    workOrder,
    line,
    part,
    batch,
    qty,
    boxes: boxes.length,
    warehouse,
    location,
    submittedBy: ctx.actor.userId,
  });
  for (const box of boxes) await patch(ctx, Pack, box.id, { offlineRecord: record });
  await postStock(ctx, { entity: OfflineRecord.id, documentNo: number }, moves, { serials });
}

/** So many good pieces lie in one box with a number of its own. */
export async function closeBox(ctx: Ctx, order: WorkOrder, qty: Decimal): Promise<void> {
  const { id: workOrder, plant, part, line, batch } = order;
  if (part === null) throw Refused.of('ref.missing');
  const [{ date: businessOn, shift }, box, number] = await Promise.all([
    lineTime(ctx, plant, line, ctx.clock),
    ctx.sql.maybe<{ package: Id; qty: Decimal }>`
      select b.package_id as package, trim_scale(b.qty)::text as qty from ${boxRows} b where b.part_id = ${part} order by b.turn, b.code limit 1`,
    logNumber(ctx, 'BX', 6),
  ]);
  await append(ctx, Pack, {
    boxNo: number,
    at: ctx.clock,
    plant,
    workOrder,
    line,
    part,
    batch,
    package: box?.package ?? null,
    qty,
    standardQty: box?.qty ?? null,
    partial: box && compareDecimal(qty, box.qty) < 0 ? '1' : '0',
    businessOn,
    shift: shift?.code ?? null,
    packedBy: ctx.actor.userId,
  });
}
