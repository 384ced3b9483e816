import { type Decimal, fill, type Id, type Text } from '@takt/model';
import { kanbanCards } from '@takt/modules/base/defs';
import {
  advisoryLock,
  answer,
  codes,
  compute,
  type Ctx,
  type DocumentOps,
  type Fragment,
  fragment,
  inScope,
  patch,
  Refused,
  refuse,
  verbatim,
  whenSaved,
} from '@takt/engine';
import { deliveryUnitRows, partRows } from '@takt/modules/base/server';
import { KanbanLoop, ReplenishmentTask } from '../../defs/index.ts';
import {
  type BoxCalled,
  type CallableLoop,
  callableLoops,
  callBox,
  cardOf,
  emptyBox,
  isInLoop,
} from '../../defs/inside/kanban-card.ts';
import { tripFor } from './delivery-trips.ts';

const UNKNOWN: Text = ['没有看板卡 {card}', 'There is no kanban card {card}'];
const LOOK: Text = ['请核对卡号，或确认看板回路已启用', 'Check the number, or whether its loop is in use'];
const OPEN: Text = ['看板卡 {card} 已有补货任务 {task}', 'Card {card} has called for {task} already'];
const ALL_OPEN: Text = ['看板回路 {loop} 的 {cards} 张卡都已呼叫', 'All {cards} cards of loop {loop} have called already'];
const WAIT: Text = [
  '签收、关闭或取消该任务后才能再次扫描',
  'It can be scanned again once that task is signed for, closed or cancelled',
];
const WAIT_ANY: Text = [
  '其中一箱签收、关闭或取消后才能再次呼叫',
  'Call again once one of them is signed for, closed or cancelled',
];
const NO_KANBAN: Text = [
  '配送单元 {unit} 不是看板拉动，看板卡和按钮不起作用',
  'Delivery unit {unit} is not called by kanban; its cards and buttons call for nothing',
];
const OTHER_MODE: Text = ['请在配送单元上改为看板拉动', 'Have the delivery unit called by kanban'];

/** A task whose box has not come yet. */
const OPEN_TASKS = `o.status in ${codes(ReplenishmentTask, 'new', 'released', 'picking', 'inDelivery')} and o.deleted_at is null`;
/** Of a card of the loop `t`. */
const OF_LOOP = `o.card is not null and o.card = t.code || '-' || substring(o.card from '[0-9]+$')`;
const OPEN_CARDS = `(select count(distinct o.card) from app.warehouse_replenishment_task o where o.tenant_id = t.tenant_id and ${OPEN_TASKS}
    and ${OF_LOOP})`;

export const kanbanLoopComputed = compute(KanbanLoop, { openCards: OPEN_CARDS });

interface Sized {
  readonly id: Id;
  readonly dailyDemand: Decimal;
  readonly leadDays: Decimal;
  readonly safetyPercent: Decimal;
  readonly containerQty: Decimal;
}
/** As many cards as demand needs, whenever what it follows from is saved. */
async function countCards(ctx: Ctx, ids: readonly Id[]): Promise<void> {
  const loops = await ctx.sql<Sized>`
    select id, trim_scale(daily_demand)::text as "dailyDemand", trim_scale(lead_days)::text as "leadDays",
      trim_scale(safety_percent)::text as "safetyPercent", trim_scale(card_qty)::text as "containerQty"
    from warehouse_kanban_loop where id = any(${ids}::uuid[]) and deleted_at is null`;
  for (const { id, ...sizes } of loops) await patch(ctx, KanbanLoop, id, { cardCount: kanbanCards(sizes) });
}
export const kanbanLoopSaved = whenSaved(KanbanLoop, (ctx, id) => countCards(ctx, [id]), countCards);

interface Loop {
  readonly code: string;
  readonly cards: number;
  readonly partNo: string;
  readonly deliveryUnit: Id | null;
  /** The unit's code where it is not called by kanban. */
  readonly otherMode: string | null;
  readonly task: Pick<ReplenishmentTask, 'warehouse' | 'fromLocation' | 'toWarehouse' | 'toLocation' | 'part' | 'qty'>;
}
/** A loop in use, of those somebody may reach. */
const loopOf = (ctx: Ctx, which: Fragment): Promise<Loop | null> =>
  ctx.sql.maybe<Loop>`
    select t.code, coalesce(t.card_count, 0)::int as cards, p.part_no as "partNo", t.delivery_unit_id as "deliveryUnit",
      (select u.code from ${deliveryUnitRows} u where u.id = t.delivery_unit_id and u.call_mode <> 'kanban') as "otherMode",
      json_build_object('warehouse', t.source_warehouse_id, 'fromLocation', t.source_location_id, 'toWarehouse', t.warehouse_id,
        'toLocation', t.location_id, 'part', t.part_id, 'qty', trim_scale(t.card_qty)::text) as task
    from warehouse_kanban_loop t join ${partRows} p on p.id = t.part_id
    where ${which} and t.mark_status = '1' and t.deleted_at is null and ${inScope(ctx, KanbanLoop, 't')}`;

/** The cards of a loop that have called, and for what; nobody else calls by them until this transaction ends. */
async function openCards(ctx: Ctx, { code, otherMode }: Loop): Promise<ReadonlyMap<string, string>> {
  if (otherMode) refuse('kanban.mode', fill(NO_KANBAN, { unit: otherMode }), OTHER_MODE);
  await advisoryLock(ctx, `kanban loop ${code}`);
  const open = await ctx.sql<{ card: string; number: string }>`
    select o.card, o.number from warehouse_replenishment_task o, (select ${code}::text as code) t
    where ${verbatim(OF_LOOP)} and ${verbatim(OPEN_TASKS)}`;
  return new Map(open.map(({ card, number }) => [card, number]));
}

async function call(
  ctx: Ctx,
  documents: DocumentOps,
  { task, partNo, deliveryUnit }: Loop,
  by: Pick<ReplenishmentTask, 'origin'> & { readonly card: string },
): Promise<BoxCalled> {
  const trip = await tripFor(ctx, deliveryUnit, task);
  const made = await documents.make(ctx, ReplenishmentTask, { ...task, origin: by.origin });
  await patch(ctx, ReplenishmentTask, made.id, { card: by.card, ...trip });
  return { ...made, part: partNo, qty: task.qty, card: by.card, dueAt: trip.dueAt };
}

/** One open task for each card: whoever scans it again is told which. */
export const emptyBoxAnswer = answer(emptyBox, async (ctx, asked, { documents }) => {
  const scanned = asked.card.trim();
  const card = cardOf(scanned);
  const loop = await loopOf(ctx, fragment`t.code = ${card?.loop ?? null}::text`);
  if (!card || !loop || !isInLoop(card, String(loop.cards)))
    return refuse('kanban.unknown', fill(UNKNOWN, { card: scanned }), LOOK);
  const task = (await openCards(ctx, loop)).get(scanned);
  if (task) refuse('kanban.open', fill(OPEN, { card: scanned, task }), WAIT);
  return call(ctx, documents, loop, { origin: 'kanban', card: scanned });
});

/** The first card that has not called does, as if it had been scanned. */
export const callBoxAnswer = answer(callBox, async (ctx, asked, { documents }) => {
  const loop = await loopOf(ctx, fragment`t.id = ${asked.loop}::uuid`);
  if (!loop) throw Refused.of('not.found');
  const open = await openCards(ctx, loop);
  for (let n = 1; n <= loop.cards; n += 1) {
    const card = `${loop.code}-${n}`;
    if (!open.has(card)) return call(ctx, documents, loop, { origin: 'button', card });
  }
  return refuse('kanban.allOpen', fill(ALL_OPEN, { loop: loop.code, cards: String(loop.cards) }), WAIT_ANY);
});

export const callableLoopsAnswer = answer(
  callableLoops,
  (ctx) =>
    ctx.sql<CallableLoop>`
      select t.id, t.code, p.part_no as part, json_build_array(p.name, coalesce(p.name_en, p.name)) as "partName", l.code as location,
        trim_scale(t.card_qty)::text as qty, coalesce(t.card_count, 0)::int as cards, ${verbatim(OPEN_CARDS)}::int as open
      from warehouse_kanban_loop t join ${partRows} p on p.id = t.part_id join warehouse_location l on l.id = t.location_id
      where t.mark_status = '1' and t.deleted_at is null and ${inScope(ctx, KanbanLoop, 't')}
        and not exists (select 1 from ${deliveryUnitRows} u where u.id = t.delivery_unit_id and u.call_mode <> 'kanban')
      order by l.code, t.code`,
);
