import { fill, type Id, type Text } from '@takt/model';
import { type Ctx, refuse } from '@takt/engine';
import { CountOrder } from '../../defs/index.ts';
import { isDue, isEmptyDue } from './count-due.ts';
import { locationsOf } from './count-scope.ts';
import { dropEmptyLines } from './made-lines.ts';

const NOTHING: Text = ['所选范围内没有库存', 'There is no stock in the range'];
const WIDEN: Text = ['请选择有库存的仓库、库区或物料', 'Choose a warehouse, zone or part that has stock'];
const NOT_DUE: Text = ['所选范围内没有到期的盘点', 'Nothing in the range is due to be counted'];
const COUNT_ALL: Text = ['请扩大范围，或不勾选「仅盘到期」', 'Widen the range, or count what is not due as well'];
const TOO_MANY: Text = ['所选范围有{n}条明细，一张盘点单最多{most}条', 'The range has {n} lines; one count takes at most {most}'];
const NARROW: Text = ['请缩小范围，分成几张盘点单', 'Narrow the range and make several counts'];
const LOCKED: Text = ['库位 {location} 正在由 {count} 盘点', 'Location {location} is under count {count} already'];
const WAIT: Text = ['请等该盘点审核，或从范围中去掉该库位', 'Wait until that count is approved, or leave the location out'];
const MOST_LINES = 5000;

interface Scope {
  readonly balances: readonly Id[];
  readonly empty: readonly Id[];
}

/**
 * Writes a line for each balance, and beside it what the books say; both are told apart by who may read them. An empty place has a
 * line without a part, and nothing stands beside it.
 */
async function snapshot(ctx: Ctx, { id, warehouse }: CountOrder, { balances, empty }: Scope): Promise<void> {
  await ctx.sql`
    with scope as materialized (
      select gen_random_uuid() as line, row_number() over (order by l.code, s.part_id, s.batch, s.id) as position, l.id as location_id,
        s.part_id, s.batch, s.container, s.owner_id, s.stock_status, s.qty
      from warehouse_location l left join warehouse_stock s on s.location_id = l.id and s.id = any(${balances}::uuid[])
      where l.warehouse_id = ${warehouse}::uuid and (s.id is not null or l.id = any(${empty}::uuid[]))),
    lines as (
      insert into warehouse_count_order_lines (tenant_id, id, parent_id, position, location_id, part_id, batch, container, owner_id,
        stock_status, found, to_recount)
      select ${ctx.tenant}::int, line, ${id}::uuid, position, location_id, part_id, batch, container, owner_id, stock_status, '0', '0'
      from scope)
    insert into warehouse_count_diff (tenant_id, id, count_order_id, warehouse_id, location_id, part_id, batch, container,
      owner_id, stock_status, book_qty, different, created_by, created_at, updated_by, updated_at)
    select ${ctx.tenant}::int, line, ${id}::uuid, ${warehouse}::uuid, location_id, part_id, batch, container, owner_id,
      stock_status, qty, '0', ${ctx.actor.userId}::uuid, ${ctx.now}::timestamptz, ${ctx.actor.userId}::uuid, ${ctx.now}::timestamptz
    from scope where part_id is not null`;
}

/** Balances are held while they are written down; in the frozen mode nothing moves at the locations until it is approved. */
export async function releaseCount(ctx: Ctx, order: CountOrder): Promise<void> {
  const range = (await locationsOf(ctx, order)).map(({ id }) => id);
  const balances = await balancesOf(ctx, order, range);
  // Where one part is counted, a place without it is no news.
  const empty = order.emptyPlaces === '1' && !order.part ? await emptyOf(ctx, order, range) : [];
  const n = balances.length + empty.length;
  if (n === 0 && order.dueOnly === '1') refuse('count.due', NOT_DUE, COUNT_ALL);
  if (n === 0) refuse('count.empty', NOTHING, WIDEN);
  if (n > MOST_LINES) refuse('count.most', fill(TOO_MANY, { n, most: MOST_LINES }), NARROW);
  const due = new Set([...balances.map(({ location }) => location), ...empty]);
  if (order.mode === 'freeze') await freeze(ctx, order, order.dueOnly === '1' ? [...due] : range);
  await dropEmptyLines(ctx, CountOrder, order.id);
  await snapshot(ctx, order, { balances: balances.map(({ id }) => id), empty });
}

const balancesOf = (ctx: Ctx, { part, dueOnly }: CountOrder, range: readonly Id[]) =>
  ctx.sql<{ id: Id; location: Id }>`
    select s.id, s.location_id as location from warehouse_stock s
    where s.location_id = any(${range}::uuid[]) and s.qty > 0 and (${part}::uuid is null or s.part_id = ${part}::uuid)
      and (${dueOnly}::text is distinct from '1' or ${isDue(ctx)})
    order by s.location_id, s.part_id, s.stock_status, s.batch, s.container, s.owner_id for update of s`;

/** Those in use where the books have nothing. */
async function emptyOf(ctx: Ctx, { dueOnly }: CountOrder, range: readonly Id[]): Promise<readonly Id[]> {
  const found = await ctx.sql<{ id: Id }>`
    select l.id from warehouse_location l where l.id = any(${range}::uuid[]) and l.mark_status = '1'
      and not exists (select 1 from warehouse_stock s where s.location_id = l.id and s.qty > 0)
      and (${dueOnly}::text is distinct from '1' or ${isEmptyDue(ctx)})`;
  return found.map(({ id }) => id);
}

async function freeze(ctx: Ctx, { id }: CountOrder, locations: readonly Id[]): Promise<void> {
  const [taken] = await ctx.sql<{ location: string; count: string }>`
    select l.code as location, c.number as count from warehouse_location l join warehouse_count_order c on c.id = l.count_order_id
    where l.id = any(${locations}::uuid[]) order by l.code limit 1`;
  if (taken) refuse('count.locked', fill(LOCKED, { ...taken }), WAIT);
  await ctx.sql`update warehouse_location set count_order_id = ${id}::uuid where id = any(${locations}::uuid[])`;
}
