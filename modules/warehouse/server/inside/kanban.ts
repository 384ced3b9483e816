import { type Decimal, fill, type Id, type Text } from '@takt/model';
import { kanbanCards } from '@takt/modules/base/defs';
import { advisoryLock, answer, codes, compute, type Ctx, inScope, patch, refuse, whenSaved } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { KanbanLoop, ReplenishmentTask } from '../../defs/index.ts';
import { cardOf, emptyBox, isInLoop } from '../../defs/inside/kanban-card.ts';

const UNKNOWN: Text = ['没有看板卡 {card}', 'There is no kanban card {card}'];
const LOOK: Text = ['请核对卡号，或确认看板回路已启用', 'Check the number, or whether its loop is in use'];
const OPEN: Text = ['看板卡 {card} 已有补货任务 {task}', 'Card {card} has called for {task} already'];
const WAIT: Text = [
  '签收、关闭或取消该任务后才能再次扫描',
  'It can be scanned again once that task is signed for, closed or cancelled',
];

/** A task whose box has not come yet. */
const OPEN_TASKS = `o.status in ${codes(ReplenishmentTask, 'new', 'released', 'picking', 'inDelivery')} and o.deleted_at is null`;

export const kanbanLoopComputed = compute(KanbanLoop, {
  openCards: `(select count(distinct o.card) from app.warehouse_replenishment_task o where o.tenant_id = t.tenant_id and ${OPEN_TASKS}
    and o.card is not null and o.card = t.code || '-' || substring(o.card from '[0-9]+$'))`,
});

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

interface Loop extends Pick<ReplenishmentTask, 'warehouse' | 'fromLocation' | 'toWarehouse' | 'toLocation' | 'part'> {
  readonly qty: Decimal;
  readonly cardCount: Decimal | null;
  readonly partNo: string;
}
async function loopOf(ctx: Ctx, scanned: string): Promise<Omit<Loop, 'cardCount'>> {
  const card = cardOf(scanned);
  const loop = await ctx.sql.maybe<Loop>`
    select k.source_warehouse_id as warehouse, k.source_location_id as "fromLocation", k.warehouse_id as "toWarehouse",
      k.location_id as "toLocation", k.part_id as part, trim_scale(k.card_qty)::text as qty, trim_scale(k.card_count)::text as "cardCount",
      p.part_no as "partNo"
    from warehouse_kanban_loop k join ${partRows} p on p.id = k.part_id
    where k.code = ${card?.loop ?? null}::text and k.mark_status = '1' and ${inScope(ctx, KanbanLoop, 'k')}`;
  if (!card || !loop || !isInLoop(card, loop.cardCount)) return refuse('kanban.unknown', fill(UNKNOWN, { card: scanned }), LOOK);
  const { cardCount: _cardCount, ...asked } = loop;
  return asked;
}

/** One open task for each card: whoever scans it again is told which. */
export const emptyBoxAnswer = answer(emptyBox, async (ctx, asked, { documents }) => {
  const card = asked.card.trim();
  const { partNo, ...task } = await loopOf(ctx, card);
  await advisoryLock(ctx, `kanban card ${card}`);
  const [open] = await ctx.sql.run<{ number: string }>({
    text: `select o.number from warehouse_replenishment_task o where o.card = $1 and ${OPEN_TASKS}`,
    values: [card],
  });
  if (open) refuse('kanban.open', fill(OPEN, { card, task: open.number }), WAIT);
  const made = await documents.make(ctx, ReplenishmentTask, { ...task, origin: 'kanban' });
  await patch(ctx, ReplenishmentTask, made.id, { card });
  return { ...made, part: partNo, qty: task.qty };
});
