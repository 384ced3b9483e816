import { addDecimal, type Decimal, type Id, negateDecimal } from '@takt/model';
import { advisoryLock, append, type Ctx, type DocumentOps, increment, Refused } from '@takt/engine';
import { lineTime } from '@takt/modules/base/server';
import { countToolUse } from '@takt/modules/equipment/server';
import { DispatchOrder, WorkOrder, WorkReport } from '../defs/index.ts';
import { backflush, reverseBackflush } from './backflush.ts';
import { logNumber } from './numbers.ts';

interface Amounts {
  readonly good: Decimal;
  /** Of the good ones, those that were never in rework. */
  readonly firstGood: Decimal;
  readonly scrap: Decimal;
  readonly rework: Decimal;
}
interface Told {
  readonly at: string | null;
  readonly scrapDefect: Id | null;
  readonly reworkDefect: Id | null;
  readonly reverses?: Id;
  readonly reason?: string | null;
}

/**
 * Good pieces that pass from one work order to another are counted in both, and a report holds only its own: of two who take them, or
 * take them back, the second waits here. Tells whether any pass.
 */
async function holdPassing(ctx: Ctx, { workOrder, operationSeq }: DispatchOrder): Promise<boolean> {
  const passing = await ctx.sql<{ order: Id; seq: number }>`
    select w.production_order_id as order, n.seq::int as seq from production_work_order w
    join production_work_order_operations o on o.parent_id = w.id and o.seq = ${operationSeq}
    cross join lateral (select o.previous_seq as seq where o.self_fed = '1' union all
      select o.seq where o.seq = (select max(x.seq) from production_work_order_operations x where x.parent_id = w.id)
        and exists (select 1 from production_production_order_operations s
          where s.parent_id = w.production_order_id and s.seq > o.seq and s.outsourced <> '1')) n
    where w.id = ${workOrder} and w.control <> 'free' and n.seq is not null`;
  if (passing.length === 0) return false;
  await advisoryLock(ctx, ...passing.map(({ order, seq }) => `passing ${order} ${seq}`));
  return true;
}

/**
 * One report, in one transaction: the figures of the operation and of what follows it, those of the dispatch order, the report for good, and
 * the material it used. Tells the id of the report.
 */
async function write(ctx: Ctx, row: DispatchOrder, amounts: Amounts, told: Told, documents: DocumentOps): Promise<Id> {
  const { good, firstGood, scrap, rework } = amounts;
  const { part, plant, line, operationSeq: seq } = row;
  if (part === null) throw Refused.of('ref.missing');
  const passing = await holdPassing(ctx, row);
  // What was judged of other work orders was judged before they were waited for.
  if (passing && told.reverses && (await documents.load(ctx, DispatchOrder, row.id)).consumed !== null) throw Refused.of('stale');
  await documents.act(ctx, WorkOrder, row.workOrder, 'report', { seq, good, scrap, rework });
  await increment(ctx, DispatchOrder, row.id, { goodQty: good, scrapQty: scrap, reworkQty: rework });
  const at = told.at ?? ctx.clock;
  const [{ date, shift }, { order, batch }, number] = await Promise.all([
    lineTime(ctx, plant, line, at),
    ctx.sql.one<{ order: Id; batch: string | null }>`
      select production_order_id as order, batch from production_work_order where id = ${row.workOrder}`,
    logNumber(ctx, 'WR', 6),
  ]);
  const id = await append(ctx, WorkReport, {
    reportNo: number,
    at,
    businessOn: date,
    shift: shift?.code ?? null,
    plant,
    productionOrder: order,
    workOrder: row.workOrder,
    dispatchOrder: row.id,
    operationSeq: seq,
    process: row.process,
    part,
    batch,
    line,
    station: row.station,
    device: row.device,
    operator: row.operator,
    goodQty: good,
    firstGoodQty: firstGood,
    scrapQty: scrap,
    reworkQty: rework,
    scrapDefect: told.scrapDefect,
    reworkDefect: told.reworkDefect,
    reverses: told.reverses ?? null,
    isReversal: told.reverses ? '1' : '0',
    reason: told.reason ?? null,
    reporter: ctx.actor.userId,
  });
  // Pieces in rework have worn the tool already.
  if (row.tooling) await countToolUse(ctx, row.tooling, addDecimal(addDecimal(good, scrap), rework));
  if (!told.reverses)
    await backflush(ctx, { report: id, productionOrder: order, plant, line, station: row.station, seq, on: date });
  return id;
}

export const report = (
  ctx: Ctx,
  row: DispatchOrder,
  { good, scrap, rework, ...told }: Told & Readonly<Record<'good' | 'scrap' | 'rework', Decimal | null>>,
  documents: DocumentOps,
): Promise<Id> => {
  const amounts = { good: good ?? '0', firstGood: good ?? '0', scrap: scrap ?? '0', rework: rework ?? '0' };
  return write(ctx, row, amounts, told, documents);
};

/** What was in rework at the station is good or scrap by now. */
export const settleRework = (
  ctx: Ctx,
  row: DispatchOrder,
  { good, scrap, scrapDefect }: Readonly<{ good: Decimal | null; scrap: Decimal | null; scrapDefect: Id | null }>,
  documents: DocumentOps,
): Promise<Id> => {
  const rework = negateDecimal(addDecimal(good ?? '0', scrap ?? '0'));
  const amounts = { good: good ?? '0', firstGood: '0', scrap: scrap ?? '0', rework };
  return write(ctx, row, amounts, { at: null, scrapDefect, reworkDefect: null }, documents);
};

interface Reported extends Amounts {
  readonly id: Id;
  readonly scrapDefect: Id | null;
  readonly reworkDefect: Id | null;
}
/** Takes back the last report: the same quantities the other way, and what it took goes back to the line side. */
export async function reverseLast(ctx: Ctx, row: DispatchOrder, reason: string, documents: DocumentOps): Promise<void> {
  const last = await ctx.sql.one<Reported>`
    select id, trim_scale(good_qty)::text as good, trim_scale(first_good_qty)::text as "firstGood", trim_scale(scrap_qty)::text as scrap,
      trim_scale(rework_qty)::text as rework, scrap_defect_id as "scrapDefect", rework_defect_id as "reworkDefect"
    from production_work_report where report_no = ${row.lastReport}`;
  const { id, scrapDefect, reworkDefect } = last;
  const amounts = {
    good: negateDecimal(last.good),
    firstGood: negateDecimal(last.firstGood),
    scrap: negateDecimal(last.scrap),
    rework: negateDecimal(last.rework),
  };
  await write(ctx, row, amounts, { at: null, scrapDefect, reworkDefect, reverses: id, reason }, documents);
  await reverseBackflush(ctx, id, reason);
}
