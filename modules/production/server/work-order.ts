import { addDecimal, compareDecimal, type Decimal, type Id, serialsIn, subtractDecimal, type Text } from '@takt/model';
import {
  advisoryLock,
  append,
  bind,
  codes,
  type Ctx,
  increment,
  incrementLine,
  patchLine,
  refuse,
  Refused,
  replaceLines,
  whenSaved,
} from '@takt/engine';
import { lineTime, routeRows } from '@takt/modules/base/server';
import { Completion, ProductionOrder, WorkOrder } from '../defs/index.ts';
import { dispatch } from './dispatching.ts';
import { bringToStock, closeBox } from './finished-goods.ts';
import { workOrderComputed } from './work-order-computed.ts';

/** Operations of the order this work order makes, with those that are reported on it and what comes before each. */
async function operationsFor(ctx: Ctx, { id, productionOrder, firstSeq, lastSeq, control }: WorkOrder) {
  const all = await ctx.sql<{
    seq: number;
    process: Id;
    station: Id | null;
    countingPoint: '0' | '1';
    firstPiece: '0' | '1';
    skill: string | null;
    runSeconds: Decimal | null;
    last: boolean;
  }>`
    select s.seq::int as seq, s.process_id as process, s.station_id as station, s.counting_point as "countingPoint",
      s.first_piece as "firstPiece", s.skill, s.run_seconds::text as "runSeconds",
      lead(s.line_id) over (order by s.seq) is distinct from s.line_id as last
    from production_production_order_operations s where s.parent_id = ${productionOrder} and s.outsourced <> '1' order by s.seq`;
  // By counting point only these are reported, and where a line ends; everything in between goes with them.
  const reported = all.filter(
    ({ seq, countingPoint, last }) => control !== 'countingPoint' || countingPoint === '1' || last || seq === lastSeq,
  );
  const mine = reported.filter(({ seq }) => seq >= firstSeq && seq <= lastSeq);
  const before = (seq: number): number | null =>
    control === 'free' ? null : (reported.filter((one) => one.seq < seq).at(-1)?.seq ?? null);
  // What is not reported by itself is passed with the next one that is, and so is its first piece.
  const since = (seq: number) =>
    all.filter((one) => one.seq <= seq && one.seq > (reported.filter(({ seq: at }) => at < seq).at(-1)?.seq ?? 0));
  const lines = mine.map(({ last: _last, ...operation }, index) => ({
    ...operation,
    firstPiece: since(operation.seq).some(({ firstPiece }) => firstPiece === '1') ? ('1' as const) : ('0' as const),
    previousSeq: before(operation.seq),
    selfFed: control === 'free' || index === 0 ? ('1' as const) : ('0' as const),
    inputQty: '0',
    goodQty: '0',
    scrapQty: '0',
    reworkQty: '0',
  }));
  return { id, lines };
}

const NO_OPERATIONS: Text = ['工单没有需要报工的工序', 'The work order has no operation that is reported'];
const TAKE_OTHERS: Text = ['请检查首工序和末工序', 'Check its first and last operation'];
const OTHER_ORDER: Text = [
  '只能并入同一生产订单、同样工序、尚未派工的工单',
  'Only a work order of the same production order and operations that is not dispatched can be taken in',
];
const CHOOSE: Text = ['请选择其他工单', 'Choose another work order'];
async function noteCompletion(ctx: Ctx, order: WorkOrder): Promise<void> {
  const { plant, part, line, plannedQty, plannedEnd, goodQty, scrapQty, offlineQty } = order;
  if (part === null) throw Refused.of('ref.missing');
  const { date } = await lineTime(ctx, plant, line, ctx.clock);
  await append(ctx, Completion, {
    orderNo: order.number,
    at: ctx.clock,
    businessOn: date,
    kind: 'workOrder',
    plant,
    productionOrder: order.productionOrder,
    workOrder: order.id,
    part,
    line,
    plannedQty,
    goodQty: goodQty ?? '0',
    scrapQty: scrapQty ?? '0',
    receivedQty: offlineQty ?? '0',
    plannedEnd,
    onTime: ctx.clock <= plannedEnd ? '1' : '0',
    forced: '0',
    completedBy: ctx.actor.userId,
  });
}

const effects = bind(WorkOrder, {
  async release(ctx, order, _input, documents) {
    // Of two that are released at once, each was judged without the other.
    await advisoryLock(ctx, `plan ${order.productionOrder}`);
    const { leftToPlan } = await documents.load(ctx, WorkOrder, order.id);
    if (compareDecimal(order.plannedQty, leftToPlan ?? '0') > 0) throw Refused.of('stale');
    const { id, lines } = await operationsFor(ctx, order);
    if (lines.length === 0) refuse('workOrder.operations', NO_OPERATIONS, TAKE_OTHERS);
    await replaceLines(ctx, WorkOrder, 'operations', { id, lines: order.operations }, lines);
  },
  dispatch,

  async start(ctx, { productionOrder }, _input, documents) {
    // Of two work orders that begin at once, the second waits and finds it begun.
    const [waiting] = await ctx.sql`
      select 1 from production_production_order where id = ${productionOrder} and status in ${codes(ProductionOrder, 'released')} for update`;
    if (waiting) await documents.act(ctx, ProductionOrder, productionOrder, 'start');
  },

  /** What was reported of an operation goes to the next one of the work order; what failed stays in its figures. */
  async report(ctx, order, { seq, good, scrap, rework }) {
    const operation = order.operations.find((one) => one.seq === seq);
    if (!operation) return;
    const total = addDecimal(addDecimal(good, scrap), rework);
    const input = operation.selfFed === '1' ? total : '0';
    await incrementLine(ctx, WorkOrder, 'operations', operation.id, {
      inputQty: input,
      goodQty: good,
      scrapQty: scrap,
      reworkQty: rework,
    });
    await patchLine(ctx, WorkOrder, 'operations', operation.id, { lastAt: ctx.clock });
    const next = order.operations.find(({ previousSeq, selfFed }) => previousSeq === seq && selfFed !== '1');
    if (next) await incrementLine(ctx, WorkOrder, 'operations', next.id, { inputQty: good });
  },

  pack: (ctx, order, { qty }) => closeBox(ctx, order, qty ?? '0'),
  offline: (ctx, order, { qty, serialNos }) => bringToStock(ctx, order, qty ?? '0', serialsIn(serialNos)),
  finish: noteCompletion,

  async split(ctx, order, { qty, businessOn, shift }, documents) {
    const { id, productionOrder, plant, line, firstSeq, lastSeq, plannedStart, plannedEnd, priority } = order;
    const part = qty ?? '0';
    await increment(ctx, WorkOrder, id, { plannedQty: subtractDecimal('0', part) });
    const row = {
      productionOrder,
      plant,
      line,
      firstSeq,
      lastSeq,
      plannedQty: part,
      plannedStart,
      plannedEnd,
      businessOn,
      shift,
      priority,
    };
    const made = await documents.make(ctx, WorkOrder, row, { doc: ProductionOrder, id: productionOrder });
    await documents.act(ctx, WorkOrder, made.id, 'release');
  },
  async merge(ctx, order, { other: otherId }, documents) {
    const other = await documents.load(ctx, WorkOrder, otherId);
    const same =
      other.id !== order.id &&
      other.productionOrder === order.productionOrder &&
      other.line === order.line &&
      other.firstSeq === order.firstSeq &&
      other.lastSeq === order.lastSeq;
    if (!same) refuse('workOrder.merge', OTHER_ORDER, CHOOSE);
    // Refused where it has gone on already.
    await documents.act(ctx, WorkOrder, other.id, 'cancel');
    await increment(ctx, WorkOrder, order.id, { plannedQty: other.plannedQty });
  },
});

/** Part, batch and control are those of the order. */
const follow = (ctx: Ctx, id: string) =>
  ctx.sql`
    update production_work_order w set part_id = p.part_id, batch = coalesce(p.batch, p.number),
      control = (select r.control from ${routeRows} r where r.id = p.route_id)
    from production_production_order p where p.id = w.production_order_id and w.id = ${id}`;
const OTHER_PLANT: Text = ['工厂与生产订单的工厂不一致', 'The plant is not that of the production order'];
const saved = whenSaved(WorkOrder, async (ctx, id) => {
  const [apart] = await ctx.sql`
    select 1 from production_work_order w join production_production_order p on p.id = w.production_order_id
    where w.id = ${id} and w.deleted_at is null and p.plant_id <> w.plant_id`;
  if (apart) throw Refused.at('plant', 'workOrder.plant', OTHER_PLANT);
  await follow(ctx, id);
});

export const workOrder = [effects, workOrderComputed, saved];
