import { type Id, storedText, type Text } from '@takt/model';
import { append, bind, codes, compute, type Ctx, type DocumentOps, Refused, whenSaved } from '@takt/engine';
import { ProductionLock } from '@takt/modules/base/defs';
import { lockRows, stationRows } from '@takt/modules/base/server';
import { DispatchOrder, MaterialBinding, WorkOrder, WorkReport } from '../defs/index.ts';
import { dispatchComputed } from './dispatch-computed.ts';
import { report, reverseLast, settleRework } from './reporting.ts';

const FIRST_PIECE: Text = ['首件待检验', 'The first piece awaits its inspection'];

/** Until somebody has passed the first piece of the shift, nothing is reported. */
async function lockFirstPiece(ctx: Ctx, row: DispatchOrder, documents: DocumentOps): Promise<void> {
  const { workOrder, operationSeq, businessOn, shift, plant, line } = row;
  const [asked] = await ctx.sql`
    select 1 from production_work_order_operations o where o.parent_id = ${workOrder} and o.seq = ${operationSeq} and o.first_piece = '1'
      and not exists (select 1 from ${lockRows} k where k.kind = 'firstPiece' and k.work_order_id = o.parent_id and k.operation_seq = o.seq
        and k.business_on = ${businessOn}::date and k.shift is not distinct from ${shift})`;
  if (!asked) return;
  const reason = storedText(FIRST_PIECE, 500);
  const made = { kind: 'firstPiece', plant, line, workOrder, operationSeq, businessOn, shift, reason };
  await documents.make(ctx, ProductionLock, made, { doc: DispatchOrder, id: row.id });
}

/** The work order whose last dispatch order was called back waits to be dispatched again. */
async function callBack(ctx: Ctx, { id, workOrder }: DispatchOrder, documents: DocumentOps): Promise<void> {
  const [waiting] = await ctx.sql`
    select 1 from production_work_order w where w.id = ${workOrder} and w.status in ${codes(WorkOrder, 'dispatched')}
      and not exists (select 1 from production_dispatch_order d where d.work_order_id = w.id and d.id <> ${id} and d.deleted_at is null
        and d.status in ${codes(DispatchOrder, 'published', 'inExecution', 'finished')})`;
  if (waiting) await documents.act(ctx, WorkOrder, workOrder, 'undispatch');
}

/** A batch of a part takes the place of the one that was mounted at the station. */
async function mount(
  ctx: Ctx,
  row: DispatchOrder,
  { component, batch, container }: Readonly<{ component: Id; batch: string | null; container: string | null }>,
): Promise<void> {
  const { station, plant, workOrder, operator } = row;
  if (station === null) return;
  await ctx.sql`
    update production_material_binding set active = '0', removed_at = ${ctx.now}, updated_by = ${ctx.actor.userId}, updated_at = ${ctx.now}
    where station_id = ${station} and component_id = ${component} and active = '1'`;
  await append(ctx, MaterialBinding, {
    boundAt: ctx.clock,
    plant,
    station,
    component,
    batch,
    container,
    workOrder,
    dispatchOrder: row.id,
    operator,
    boundBy: ctx.actor.userId,
    active: '1',
  });
}

const effects = bind(DispatchOrder, {
  cancel: (ctx, row, _input, documents) => callBack(ctx, row, documents),
  async start(ctx, row, _input, documents) {
    const [waiting] = await ctx.sql`
      select 1 from production_work_order where id = ${row.workOrder} and status in ${codes(WorkOrder, 'dispatched')}`;
    if (waiting) await documents.act(ctx, WorkOrder, row.workOrder, 'start');
    await lockFirstPiece(ctx, row, documents);
  },
  async report(ctx, row, input, documents) {
    await report(ctx, row, input, documents);
  },
  async rework(ctx, row, input, documents) {
    await settleRework(ctx, row, input, documents);
  },
  mount,
  reverse: (ctx, row, { reason }, documents) => reverseLast(ctx, row, reason ?? '', documents),
});

/** What the work order says of the operation; a station nobody chose is that of the route. */
const follow = (ctx: Ctx, id: string) =>
  ctx.sql`
    update production_dispatch_order d set part_id = w.part_id, line_id = w.line_id,
      process_id = (select o.process_id from production_work_order_operations o where o.parent_id = w.id and o.seq = d.operation_seq),
      station_id = coalesce(d.station_id, (select o.station_id from production_work_order_operations o
        where o.parent_id = w.id and o.seq = d.operation_seq)),
      shift = coalesce(d.shift, w.shift)
    from production_work_order w where w.id = d.work_order_id and d.id = ${id}`;
const OTHER_PLANT: Text = ['工厂与车间工单的工厂不一致', 'The plant is not that of the work order'];
const OTHER_LINE: Text = ['工位不在车间工单的产线', 'The station is on another line than the work order'];
const saved = whenSaved(DispatchOrder, async (ctx, id) => {
  const [apart] = await ctx.sql<{ plant: boolean; station: boolean }>`
    select w.plant_id <> d.plant_id as plant, coalesce(s.line_id <> w.line_id, false) as station
    from production_dispatch_order d join production_work_order w on w.id = d.work_order_id
    left join ${stationRows} s on s.id = d.station_id where d.id = ${id} and d.deleted_at is null`;
  if (apart?.plant) throw Refused.at('plant', 'dispatchOrder.plant', OTHER_PLANT);
  if (apart?.station) throw Refused.at('station', 'dispatchOrder.station', OTHER_LINE);
  await follow(ctx, id);
});

const reversed = compute(WorkReport, {
  reversed: 'exists (select 1 from app.production_work_report v where v.tenant_id = t.tenant_id and v.reverses_id = t.id)',
});

export const dispatchOrder = [effects, dispatchComputed, saved, reversed];
