import {
  blank,
  compareDecimal,
  type Decimal,
  fill,
  type Id,
  negateDecimal,
  subtractDecimal,
  sumDecimal,
  type Text,
} from '@takt/model';
import { addLine, bind, compute, type Ctx, increment, patch, refuse, Refused, codes, seenSql } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { ReplenishmentTask, rotate, takeInOrder } from '../../defs/index.ts';
import { AGAINST_ROTATION, signedQty, stock } from '../../defs/inside/replenishment-task-guards.ts';
import type { Lot } from '../../defs/rules/rotation.ts';
import { businessDay } from '../business-day.ts';
import { dropEmptyLines } from './made-lines.ts';
import { sourcesOf } from './replenishment-source.ts';
import { partTerms } from '../part-terms.ts';
import { rotationOf } from '../rule-rows.ts';
import { isLotHeld } from '../stock/lot-holds.ts';
import type { End, Move } from '../stock/move.ts';
import { postStock } from '../stock/post.ts';
import { signedFor } from './signed-for.ts';
import { transferNow } from './transfer-now.ts';
import { reserveStock } from '../stock/reserve.ts';
import { GTIN_OF_PART } from '../gtin-of-part.ts';
import { UNIT_OF_PART } from '../unit-of-part.ts';

const SHORT: Text = ['源库位可用数量不足，缺{missing}', 'The source is short by {missing}'];
const LESS: Text = ['请减少数量，或更换源库位', 'Take less, or choose another source'];
const TRANSIT = { outside: 'transit' } as const;
const causeOf = ({ number }: Pick<ReplenishmentTask, 'number'>) => ({ entity: ReplenishmentTask.id, documentNo: number });

interface Free extends Omit<Lot, 'location'> {
  readonly id: Id;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: Id | null;
  readonly receivedAt: string;
}
/** Free balances of the part at the source. What has no batch is as old as the oldest of it. */
const freeAt = (ctx: Ctx, { fromLocation, part }: ReplenishmentTask): Promise<readonly Free[]> =>
  ctx.sql<Free>`
    select s.id, coalesce(s.batch, '') as lot, s.batch, s.container, s.owner_id as owner,
      trim_scale(s.qty - s.reserved_qty)::text as qty, to_char(b.expires_on, 'YYYY-MM-DD') as "expiresOn",
      left(s.received_at::text, 19) as "receivedAt",
      to_char(coalesce(b.received_at, s.received_at), 'YYYY-MM-DD HH24:MI:SS') as "receivedOn"
    from warehouse_stock s left join warehouse_lot b on b.part_id = s.part_id and b.batch = s.batch and b.deleted_at is null
    where s.location_id = ${fromLocation} and s.part_id = ${part} and s.stock_status = 'available' and s.qty > s.reserved_qty
      and not ${isLotHeld}`;

interface Picked {
  readonly free: Free;
  readonly qty: Decimal;
}
/** What is picked: in the turn the rule says, or of the batch asked for where somebody may and says why. */
async function pickedOf(ctx: Ctx, task: ReplenishmentTask, input: { qty: Decimal; batch: string | null; reason: string | null }) {
  const { qty, batch, reason } = input;
  const lots = await freeAt(ctx, task);
  const byId = new Map(lots.map((free) => [free.id, free]));
  const against = !blank(reason) && !blank(batch);
  // A balance stands for its place here: a batch may lie in several containers.
  const all = lots.map(({ id, lot, qty: free, receivedOn, expiresOn }) => ({
    lot,
    qty: free,
    receivedOn,
    expiresOn,
    location: id,
  }));
  const { category, abc } = (await partTerms(ctx, task.warehouse, [task.part]))(task.part);
  const on = await businessDay(ctx, task.warehouse);
  const demand = { part: task.part, category, abc, qty, lot: batch, customer: null, on };
  const order = against
    ? all.filter(({ lot }) => lot === batch)
    : rotate(await rotationOf(ctx, task.warehouse, null), demand, all).order;
  const { taken, missing } = takeInOrder(order, qty);
  if (!against && !blank(batch) && taken.some(({ lot }) => lot !== batch))
    refuse(`${ReplenishmentTask.id}.pick.rot`, AGAINST_ROTATION);
  if (compareDecimal(missing, '0') > 0) refuse('replenishment.short', fill(SHORT, { missing }), LESS);
  return taken.flatMap(({ location, qty: part }): Picked[] => {
    const free = byId.get(location ?? '');
    return free ? [{ free, qty: part }] : [];
  });
}

type Line = ReplenishmentTask['lines'][number];
const whatOf = ({ part }: ReplenishmentTask, { batch, container, owner }: Line) => ({ part, batch, container, owner });
const inside = (location: Id): End => ({ location, status: 'available' });
/** Chosen when it was released. */
function sourceOf({ fromLocation }: ReplenishmentTask): Id {
  if (fromLocation === null) throw Refused.by(ReplenishmentTask, 'release', stock);
  return fromLocation;
}

/** The moves of so much of what was picked, line by line in the order it was picked; tells what is left of each. */
function movesOf(task: ReplenishmentTask, qty: Decimal, from: End, to: End, skip: Decimal = '0'): readonly Move[] {
  let [passed, left] = [skip, qty];
  return task.lines.flatMap((line): Move[] => {
    const whole = line.qty ?? '0';
    const gone = compareDecimal(passed, whole) < 0 ? passed : whole;
    const here = subtractDecimal(whole, gone);
    const part = compareDecimal(left, here) < 0 ? left : here;
    [passed, left] = [subtractDecimal(passed, gone), subtractDecimal(left, part)];
    return compareDecimal(part, '0') > 0
      ? [{ ...whatOf(task, line), qty: part, from, to, lineId: line.id, receivedAt: line.receivedAt }]
      : [];
  });
}

const NOTHING_SIGNED: Text = ['没有签收数量，无需冲销', 'Nothing was signed for; there is nothing to reverse'];
const CLOSE_IT: Text = ['请关闭该任务', 'Close the task'];

export const replenishmentTask = bind(ReplenishmentTask, {
  /** The source is chosen now; what one place does not have is asked of the next by a task of its own. */
  async release(ctx, task, _input, documents) {
    await dropEmptyLines(ctx, ReplenishmentTask, task.id);
    const [first, ...more] = await sourcesOf(ctx, task);
    if (!first) throw Refused.by(ReplenishmentTask, 'release', stock);
    await patch(ctx, ReplenishmentTask, task.id, { fromLocation: first.location, zone: first.zone, qty: first.qty });
    const { warehouse, toWarehouse, toLocation, part, maxQty, origin, priority, remark, card, deliveryUnit, dueAt } = task;
    const asked = { warehouse, toWarehouse, toLocation, part, maxQty, origin, priority, remark };
    for (const { location, qty } of more) {
      const row = { ...asked, fromLocation: location, qty };
      const made = await documents.make(ctx, ReplenishmentTask, row, { doc: ReplenishmentTask, id: task.id });
      if (card ?? deliveryUnit) await patch(ctx, ReplenishmentTask, made.id, { card, deliveryUnit, dueAt });
      await documents.act(ctx, ReplenishmentTask, made.id, 'release');
    }
  },

  async pick(ctx, task, input) {
    const picked = await pickedOf(ctx, task, input);
    await reserveStock(
      ctx,
      picked.map(({ free: { batch, container, owner }, qty }) => ({
        location: sourceOf(task),
        part: task.part,
        batch,
        container,
        owner,
        qty,
      })),
    );
    for (const [index, { free, qty }] of picked.entries()) {
      const { batch, container, owner, receivedAt } = free;
      const values = { batch, container, owner, receivedAt, qty, reason: input.reason };
      await addLine(ctx, ReplenishmentTask, 'lines', task.id, task.lines.length + index + 1, values);
    }
    await increment(ctx, ReplenishmentTask, task.id, { pickedQty: input.qty });
  },

  async deliver(ctx, task) {
    const qty = sumDecimal(task.lines.map((line) => line.qty));
    const moves = movesOf(task, qty, inside(sourceOf(task)), TRANSIT);
    await postStock(
      ctx,
      causeOf(task),
      moves.map((move) => ({ ...move, reserved: move.qty })),
    );
    await patch(ctx, ReplenishmentTask, task.id, { deliveredQty: qty });
  },

  /** What is not signed for goes back to where it came from. */
  async sign(ctx, task, input) {
    const qty = signedQty(task, input.qty);
    const back = subtractDecimal(task.deliveredQty ?? '0', qty);
    const moves = [
      ...movesOf(task, qty, TRANSIT, inside(task.toLocation)),
      ...movesOf(task, back, TRANSIT, inside(sourceOf(task)), qty),
    ];
    if (moves.length > 0) await postStock(ctx, causeOf(task), moves);
    await patch(ctx, ReplenishmentTask, task.id, { signedQty: qty });
  },

  /** The goods go back to where they came from, by a transfer that names this task. */
  async reverse(ctx, task, { reason }, documents) {
    const { id, warehouse, toWarehouse, toLocation } = task;
    const signed = await signedFor(ctx, task);
    if (signed.length === 0) refuse(`${ReplenishmentTask.id}.reverse.signed`, NOTHING_SIGNED, CLOSE_IT);
    const lines = signed.map(({ part, batch, container, owner, qty }) => ({
      part,
      batch,
      container,
      owner,
      qty,
      stockStatus: 'available' as const,
      fromLocation: toLocation,
      toLocation: sourceOf(task),
    }));
    const asked = { warehouse: toWarehouse, toWarehouse: warehouse, remark: reason, lines };
    await transferNow(ctx, documents, asked, { reversesTask: id });
  },

  /** Closed while picking, what was set aside is everybody's again. */
  async close(ctx, task) {
    if (task.status !== 'picking' || task.lines.length === 0) return;
    await reserveStock(
      ctx,
      task.lines.map((line) => ({
        ...whatOf(task, line),
        location: sourceOf(task),
        qty: negateDecimal(line.qty ?? '0'),
      })),
    );
  },
});

const lineSide = `coalesce((select sum(s.qty) from app.warehouse_stock s where s.tenant_id = t.tenant_id
  and s.location_id = t.to_location_id and s.part_id = t.part_id and s.stock_status = 'available'), 0)`;
/** Anywhere in the warehouse it comes from, but not where it goes. */
const source = `coalesce((select sum(s.qty - s.reserved_qty) from app.warehouse_stock s
  join app.warehouse_location l on l.tenant_id = s.tenant_id and l.id = s.location_id and l.deleted_at is null and l.mark_status = '1'
    and l.kind = 'storage' and l.pick_locked is distinct from '1'
  where s.tenant_id = t.tenant_id and s.warehouse_id = t.warehouse_id and s.location_id <> t.to_location_id and s.part_id = t.part_id
    and s.stock_status = 'available' and s.owner_id is null), 0)`;
/** Other tasks on their way to the same place. */
const inProcess = `coalesce((select sum(o.qty) from app.warehouse_replenishment_task o where o.tenant_id = t.tenant_id
  and o.to_location_id = t.to_location_id and o.part_id = t.part_id and o.id <> t.id and o.status in ${codes(ReplenishmentTask, 'released', 'picking', 'inDelivery')}
  and o.deleted_at is null), 0)`;

/** A task may go where its reader sees nothing else. */
const SEES_LINE_SIDE = seenSql('warehouse', 't.to_warehouse_id');

export const replenishmentTaskComputed = compute(ReplenishmentTask, {
  unit: UNIT_OF_PART,
  gtin: GTIN_OF_PART,
  sourceQty: source,
  lineSideQty: `case when ${SEES_LINE_SIDE} then ${lineSide} end`,
  inProcessQty: `case when ${SEES_LINE_SIDE} then ${inProcess} end`,
  /** Without a maximum nothing is too much. */
  overMax: `coalesce(${lineSide} + ${inProcess} + t.qty > coalesce(t.max_qty, (select p.max_stock from ${partRows} p
    where p.tenant_id = t.tenant_id and p.id = t.part_id)), false)`,
});
