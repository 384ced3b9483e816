import { type Decimal, fill, type Id, scaleOf, type Text } from '@takt/model';
import { type Ctx, newId, patchLine, Refused, refuse } from '@takt/engine';
import { partRows, unitRows } from '@takt/modules/base/server';
import { whole } from '../../defs/inside/count-order-guards.ts';
import { CountOrder, type StockStatus } from '../../defs/index.ts';
import { balancesThen } from '../stock/balances-then.ts';
import type { StockKey } from '../stock/move.ts';
import { bookOf, noteFigure } from './count-figure.ts';
import { comparePieces } from './count-pieces.ts';
import { locationIn } from './count-scope.ts';

const NOT_THERE: Text = ['库位 {location} 不在盘点范围内', 'Location {location} is not within the count'];
const OTHER_PLACE: Text = ['请核对库位，或另开盘点单', 'Check the location, or make another count of it'];
const NO_PART: Text = ['没有物料 {part}', 'There is no part {part}'];
const NOT_OF_IT: Text = ['物料 {part} 不在盘点范围内', 'Part {part} is not within the count'];
const CHECK_LABEL: Text = ['请核对标签', 'Check the label'];
const NEEDS_BATCH: Text = ['物料 {part} 按批次管理，请填写批次', 'Part {part} is kept by batches: enter the batch'];
const NO_BATCH: Text = ['物料 {part} 没有批次 {batch}', 'Part {part} has no batch {batch}'];
const ENTER_BATCH: Text = [
  '请核对标签；新批次请先在批次中登记',
  'Check the label; a new batch is entered among the batches first',
];
const HAS_LINE: Text = ['{part} 在库位 {location} 已有盘点明细', '{part} has a line at location {location} already'];
const COUNT_IT: Text = ['请在该明细录入数量', 'Enter the quantity on that line'];

/** Goods as they were told: by what stands on labels. */
interface Find {
  readonly location: string;
  readonly part: string;
  readonly batch: string | null;
  readonly countedQty: Decimal;
}

interface Identified {
  readonly id: Id;
  readonly decimals: number;
  readonly lots: boolean;
  /** Whether the batch was ever heard of; an invented one would have no days and no origin. */
  readonly known: boolean;
}

/** Refuses what is outside of the count, and what nobody could tell the identity of later. */
async function identify(
  ctx: Ctx,
  order: CountOrder,
  { location, part, batch, countedQty }: Find,
): Promise<{ readonly place: Id; readonly id: Id }> {
  const place = await locationIn(ctx, order, location);
  if (!place) return refuse('count.place', fill(NOT_THERE, { location }), OTHER_PLACE);
  const [known] = await ctx.sql<Identified>`
    select p.id, u.precision::int as decimals, p.track_mode = 'lot' as lots, exists (
      select 1 from warehouse_lot o where o.part_id = p.id and o.batch = ${batch} and o.deleted_at is null
      union all select 1 from warehouse_stock s where s.part_id = p.id and s.batch = ${batch}) as known
    from ${partRows} p join ${unitRows} u on u.id = p.unit_id where p.part_no = ${part} and p.deleted_at is null`;
  if (!known) return refuse('count.part', fill(NO_PART, { part }), CHECK_LABEL);
  if (order.part && order.part !== known.id) refuse('count.part', fill(NOT_OF_IT, { part }), OTHER_PLACE);
  if (known.lots && !batch) refuse('count.batch', fill(NEEDS_BATCH, { part }), CHECK_LABEL);
  if (batch && !known.known) refuse('count.batch', fill(NO_BATCH, { part, batch }), ENTER_BATCH);
  if (scaleOf(countedQty) > known.decimals) throw Refused.by(CountOrder, 'count', whole);
  return { place, id: known.id };
}

/**
 * Which stock a find is of. Goods that came after the release are in the books with a status and an owner of their own; what the
 * books do not have at all is ours and available.
 */
async function stockOf(ctx: Ctx, location: Id, part: Id, batch: string | null): Promise<StockKey> {
  const [balance] = await ctx.sql<{ status: StockStatus; owner: Id | null }>`
    select stock_status as status, owner_id as owner from warehouse_stock
    where location_id = ${location} and part_id = ${part} and batch is not distinct from ${batch} and container is null
    order by qty desc, id limit 1`;
  return { location, part, batch, container: null, status: balance?.status ?? 'available', owner: balance?.owner ?? null };
}

/** The stock a find is of, where the count has no line for it. */
export async function findStock(ctx: Ctx, order: CountOrder, find: Find): Promise<StockKey> {
  const { place, id: part } = await identify(ctx, order, find);
  const { batch } = find;
  const same = order.lines.some(
    (one) => one.location === place && one.part === part && one.batch === batch && one.container === null,
  );
  if (same) refuse('count.line', fill(HAS_LINE, { ...find }), COUNT_IT);
  return stockOf(ctx, place, part, batch);
}

interface Counted {
  readonly countedQty: Decimal;
  readonly at: string | null;
  readonly serialNos: string | null;
}

/**
 * Makes a line of goods the count has none for, and beside it what the books say of them; then they are counted like any other. At a
 * place that was to be empty, its line becomes theirs.
 */
export async function addFound(ctx: Ctx, order: CountOrder, key: StockKey, counted: Counted): Promise<void> {
  const empty = order.lines.find((one) => one.location === key.location && one.part === null);
  await addLine(ctx, order, key, counted, empty?.id ?? newId());
}

async function addLine(
  ctx: Ctx,
  order: CountOrder,
  key: StockKey,
  { countedQty, at, serialNos }: Counted,
  id: Id,
): Promise<void> {
  const { location, part, batch, container, owner, status } = key;
  const bookThen = await bookOf(ctx, key, at);
  await ctx.sql`
    with line as (
      insert into warehouse_count_order_lines (tenant_id, id, parent_id, position, location_id, part_id, batch, container, owner_id,
        stock_status, found, to_recount)
      select ${ctx.tenant}::int, ${id}::uuid, ${order.id}::uuid, coalesce(max(position), 0) + 1, ${location}::uuid, ${part}::uuid,
        ${batch}::text, ${container}::text, ${owner}::uuid, ${status}::text, '1', '0'
      from warehouse_count_order_lines where parent_id = ${order.id}::uuid
      on conflict (tenant_id, id) do update set part_id = excluded.part_id, batch = excluded.batch, container = excluded.container,
        owner_id = excluded.owner_id, stock_status = excluded.stock_status, found = '1'
      returning tenant_id, id, location_id, part_id, batch, container, owner_id, stock_status)
    insert into warehouse_count_diff (tenant_id, id, count_order_id, warehouse_id, location_id, part_id, batch, container, owner_id,
      stock_status, book_qty, different, created_by, created_at, updated_by, updated_at)
    select tenant_id, id, ${order.id}::uuid, ${order.warehouse}::uuid, location_id, part_id, batch, container, owner_id, stock_status,
      ${bookThen}::numeric, '0', ${ctx.actor.userId}::uuid, ${ctx.now}::timestamptz, ${ctx.actor.userId}::uuid, ${ctx.now}::timestamptz
    from line`;
  const compared = await comparePieces(ctx, order, key, { countedQty, at, serialNos, bookThen });
  const line = { id, part, toRecount: '0', countedBy: null } as const;
  await noteFigure(ctx, order, line, { countedQty, bookThen, at, serialNos, compared });
}

/** Nothing lies there. What the books had put there since the release is missing then, each stock with a line of its own. */
export async function confirmEmpty(
  ctx: Ctx,
  order: CountOrder,
  { id, location, at }: { readonly id: Id; readonly location: Id; readonly at: string | null },
): Promise<void> {
  const missing = await balancesThen(ctx, { location, part: null, at });
  for (const [nth, key] of missing.entries())
    await addLine(ctx, order, key, { countedQty: '0', at, serialNos: null }, nth === 0 ? id : newId());
  if (missing.length === 0)
    await patchLine(ctx, CountOrder, 'lines', id, { countedQty: '0', countedBy: ctx.actor.userId, countedAt: at ?? ctx.clock });
}
