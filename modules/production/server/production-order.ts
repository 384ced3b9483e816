import { compareDecimal, type Id } from '@takt/model';
import { append, bind, codes, type Ctx, type DocumentOps, type Fragment, patch, whenSaved } from '@takt/engine';
import { lineTime } from '@takt/modules/base/server';
import { Completion, DispatchOrder, ProductionOrder, WorkOrder } from '../defs/index.ts';
import { freeze } from './freeze.ts';
import { orderComputed } from './order-computed.ts';

type OrderState = ProductionOrder['status'];

const RELEASED = codes(WorkOrder, 'released');
const DISPATCHED = codes(WorkOrder, 'dispatched');
const RUNNING = codes(WorkOrder, 'inProduction');
const SUSPENDED = codes(WorkOrder, 'suspended');
const FINISHED = codes(WorkOrder, 'finished');
/** Work orders of an order in some states. */
const worksOf = (ctx: Ctx, order: Id, states: Fragment): Promise<readonly { readonly id: Id }[]> =>
  ctx.sql<{ id: Id }>`
    select id from production_work_order where production_order_id = ${order} and status in ${states} and deleted_at is null order by number`;

/** Consecutive operations of one line. */
interface Run {
  readonly line: Id;
  readonly first: number;
  readonly last: number;
}
function runsOf(operations: ProductionOrder['operations']): readonly Run[] {
  const runs: Run[] = [];
  for (const { seq, line, outsourced } of operations) {
    if (seq === null || line === null || outsourced === '1') continue;
    const before = runs.at(-1);
    if (before?.line === line) runs[runs.length - 1] = { ...before, last: seq };
    else runs.push({ line, first: seq, last: seq });
  }
  return runs;
}

/** One work order for each run of operations on one line. */
async function makeWorkOrders(ctx: Ctx, order: ProductionOrder, documents: DocumentOps): Promise<void> {
  for (const { line, first, last } of runsOf(order.operations)) {
    const { date, shift } = await lineTime(ctx, order.plant, line, order.plannedStart);
    const row = {
      productionOrder: order.id,
      plant: order.plant,
      line,
      firstSeq: first,
      lastSeq: last,
      plannedQty: order.plannedQty,
      plannedStart: order.plannedStart,
      plannedEnd: order.plannedEnd,
      businessOn: date,
      shift: shift?.code ?? null,
      priority: order.priority,
    };
    const { id } = await documents.make(ctx, WorkOrder, row, { doc: ProductionOrder, id: order.id });
    await documents.act(ctx, WorkOrder, id, 'release');
  }
}

/** Nobody works on them: what was dispatched of them is called back, and they are cancelled. */
async function cancelWorks(ctx: Ctx, order: Id, documents: DocumentOps): Promise<void> {
  for (const { id } of await worksOf(ctx, order, DISPATCHED)) {
    const dispatched = await ctx.sql<{ id: Id }>`
      select id from production_dispatch_order where work_order_id = ${id} and status in ${codes(DispatchOrder, 'published')}
        and deleted_at is null order by number`;
    for (const one of dispatched) await documents.act(ctx, DispatchOrder, one.id, 'cancel');
  }
  for (const { id } of await worksOf(ctx, order, RELEASED)) await documents.act(ctx, WorkOrder, id, 'cancel');
}

const each = async (ctx: Ctx, order: Id, documents: DocumentOps, from: Fragment, action: string, input = {}): Promise<void> => {
  for (const { id } of await worksOf(ctx, order, from)) await documents.act(ctx, WorkOrder, id, action, input);
};

async function noteCompletion(ctx: Ctx, order: ProductionOrder): Promise<void> {
  const { id, plant, part, plannedQty, plannedEnd, goodQty, scrapQty, receivedQty, forced, forceReason } = order;
  const { date } = await lineTime(ctx, plant, null, ctx.clock);
  await append(ctx, Completion, {
    orderNo: order.number,
    at: ctx.clock,
    businessOn: date,
    kind: 'productionOrder',
    plant,
    productionOrder: id,
    part,
    plannedQty,
    goodQty: goodQty ?? '0',
    scrapQty: scrapQty ?? '0',
    receivedQty: receivedQty ?? '0',
    plannedEnd,
    onTime: ctx.clock <= plannedEnd ? '1' : '0',
    forced,
    reason: forceReason,
    completedBy: ctx.actor.userId,
  });
}

const effects = bind(ProductionOrder, {
  async release(ctx, order, _input, documents) {
    const { bomVersion, route } = await freeze(ctx, order);
    await patch(ctx, ProductionOrder, order.id, { bomVersion, route, batch: order.batch ?? order.number });
    await makeWorkOrders(ctx, await documents.load(ctx, ProductionOrder, order.id), documents);
  },
  withdraw: (ctx, { id }, _input, documents) => cancelWorks(ctx, id, documents),

  suspend: (ctx, { id }, { reason }, documents) => each(ctx, id, documents, RUNNING, 'suspend', { reason }),
  resume: (ctx, { id }, _input, documents) => each(ctx, id, documents, SUSPENDED, 'resume'),

  /** What nobody has begun is not made any more; what was made is finished with the order. */
  async complete(ctx, order, _input, documents) {
    await cancelWorks(ctx, order.id, documents);
    await each(ctx, order.id, documents, RUNNING, 'finish');
    await noteCompletion(ctx, order);
  },
  async close(ctx, { id }, _input, documents) {
    await cancelWorks(ctx, id, documents);
    await each(ctx, id, documents, SUSPENDED, 'resume');
    await each(ctx, id, documents, RUNNING, 'finish');
    await each(ctx, id, documents, FINISHED, 'close');
  },
  cancel: (ctx, { id }, _input, documents) => cancelWorks(ctx, id, documents),
});

const NEW: OrderState = 'new';
/** What decides of what and how the order is made. */
const DECIDING = ['part', 'plant', 'plannedQty', 'plannedStart', 'bomVersion', 'route'] as const;
/** A new order shows what it would be made of. */
const saved = whenSaved(ProductionOrder, async (ctx, id, before, { documents }) => {
  const [there] = await ctx.sql`select 1 from production_production_order where id = ${id} and deleted_at is null`;
  if (!there) return;
  const order = await documents.load(ctx, ProductionOrder, id);
  const decided = before === null || DECIDING.some((name) => before[name] !== order[name]);
  if (order.status === NEW && decided && compareDecimal(order.plannedQty, '0') > 0) await freeze(ctx, order);
});

export const productionOrder = [effects, orderComputed, saved];
