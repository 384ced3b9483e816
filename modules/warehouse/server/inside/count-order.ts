import { compareDecimal, type Decimal, fill, type Id, subtractDecimal, type Text } from '@takt/model';
import { codes, bind, compute, type Ctx, patch, patchLine, refuse } from '@takt/engine';
import { CountDiff, CountOrder, type StockStatus } from '../../defs/index.ts';
import { dropEmptyLines } from './made-lines.ts';
import { lockStock } from '../stock/lock.ts';
import type { Move } from '../stock/move.ts';
import { postStock } from '../stock/post.ts';

const NOTHING: Text = ['所选范围内没有库存', 'There is no stock in the range'];
const WIDEN: Text = ['请选择有库存的仓库、库区或物料', 'Choose a warehouse, zone or part that has stock'];
const TOO_MANY: Text = [
  '所选范围有{n}条库存，一张盘点单最多{most}条',
  'The range has {n} balances; one count takes at most {most}',
];
const NARROW: Text = ['请缩小范围，分成几张盘点单', 'Narrow the range and make several counts'];
const LOCKED: Text = ['库位 {location} 正在由 {count} 盘点', 'Location {location} is under count {count} already'];
const WAIT: Text = ['请等该盘点审核，或从范围中去掉该库位', 'Wait until that count is approved, or leave the location out'];
const MOST_LINES = 5000;

/** The locations a count is about. */
const locationsOf = (ctx: Ctx, { warehouse, area, locationGroup, locationFrom, locationTo }: CountOrder) =>
  ctx.sql<{ id: Id; code: string; countNo: string | null }>`
    select l.id, l.code, c.number as "countNo" from warehouse_location l left join warehouse_count_order c on c.id = l.count_order_id
    where l.warehouse_id = ${warehouse} and l.deleted_at is null
      and (${area}::uuid is null or l.area_id = ${area}::uuid)
      and (${locationFrom}::text is null or l.code >= ${locationFrom}::text)
      and (${locationTo}::text is null or l.code <= ${locationTo}::text)
      and (${locationGroup}::uuid is null or exists (
        select 1 from warehouse_location_group_locations m where m.parent_id = ${locationGroup}::uuid and m.location_id = l.id))
    order by l.id for no key update of l`;

/** Writes a line for each balance, and beside it what the books say; both are told apart by who may read them. */
async function snapshot(ctx: Ctx, { id, warehouse }: CountOrder, balances: readonly Id[]): Promise<void> {
  await ctx.sql`
    with scope as materialized (
      select gen_random_uuid() as line, row_number() over (order by l.code, s.part_id, s.batch, s.id) as position, s.*
      from warehouse_stock s join warehouse_location l on l.id = s.location_id where s.id = any(${balances}::uuid[])),
    lines as (
      insert into warehouse_count_order_lines (tenant_id, id, parent_id, position, location_id, part_id, batch, container, owner_id,
        stock_status, to_recount)
      select tenant_id, line, ${id}::uuid, position, location_id, part_id, batch, container, owner_id, stock_status, '0' from scope)
    insert into warehouse_count_diff (tenant_id, id, count_order_id, warehouse_id, location_id, part_id, batch, container,
      owner_id, stock_status, book_qty, different, created_by, created_at, updated_by, updated_at)
    select tenant_id, line, ${id}::uuid, ${warehouse}::uuid, location_id, part_id, batch, container, owner_id,
      stock_status, qty, '0', ${ctx.actor.userId}::uuid, ${ctx.now}::timestamptz, ${ctx.actor.userId}::uuid, ${ctx.now}::timestamptz
    from scope`;
}

interface Difference {
  readonly lineId: Id;
  readonly location: Id;
  readonly part: Id;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: Id | null;
  readonly status: StockStatus;
  readonly diff: Decimal;
}

const size = (qty: Decimal): Decimal => (compareDecimal(qty, '0') < 0 ? subtractDecimal('0', qty) : qty);

export const countOrder = bind(CountOrder, {
  /** Balances are held while they are written down; in the frozen mode nothing moves at the locations until it is approved. */
  async release(ctx, order) {
    const locations = await locationsOf(ctx, order);
    const taken = order.mode === 'freeze' ? locations.find(({ countNo }) => countNo !== null) : undefined;
    if (taken) refuse('count.locked', fill(LOCKED, { location: taken.code, count: taken.countNo ?? '' }), WAIT);
    const ids = locations.map(({ id }) => id);
    if (order.mode === 'freeze')
      await ctx.sql`update warehouse_location set count_order_id = ${order.id}::uuid where id = any(${ids}::uuid[])`;
    const balances = await ctx.sql<{ id: Id }>`
      select s.id from warehouse_stock s
      where s.location_id = any(${ids}::uuid[]) and s.qty > 0 and (${order.part}::uuid is null or s.part_id = ${order.part}::uuid)
      order by s.location_id, s.part_id, s.stock_status, s.batch, s.container, s.owner_id for update`;
    if (balances.length === 0) refuse('count.empty', NOTHING, WIDEN);
    if (balances.length > MOST_LINES) refuse('count.most', fill(TOO_MANY, { n: balances.length, most: MOST_LINES }), NARROW);
    await dropEmptyLines(ctx, CountOrder, order.id);
    await snapshot(
      ctx,
      order,
      balances.map(({ id }) => id),
    );
    await patch(ctx, CountOrder, order.id, { snapshotAt: ctx.clock });
  },

  /**
   * The books are looked at as they are at this moment, held: what moved since the release is in them, so the difference is
   * the counter's alone. A line above the tolerance is counted again by somebody else, and that figure stands.
   */
  async count(ctx, { lines, tolerance }, { lineId, countedQty }) {
    const line = lines.find((one) => one.id === lineId);
    if (!line?.location || !line.part || !line.stockStatus) return;
    const { location, part, batch, container, owner, stockStatus: status } = line;
    const [balance] = await lockStock(ctx, [{ location, part, batch, container, owner, status }]);
    const now = balance?.before ?? '0';
    const diffQty = subtractDecimal(countedQty, now);
    const toRecount = line.toRecount === '1' || compareDecimal(size(diffQty), tolerance) > 0 ? '1' : '0';
    const [by, at] = [ctx.actor.userId, ctx.clock];
    await patchLine(
      ctx,
      CountOrder,
      'lines',
      line.id,
      line.toRecount === '1'
        ? { recountedQty: countedQty, recountedBy: by, recountedAt: at }
        : { countedQty, countedBy: by, countedAt: at, toRecount },
    );
    const { book } = await ctx.sql.one<{ book: Decimal }>`
      select trim_scale(book_qty)::text as book from warehouse_count_diff where id = ${line.id}`;
    await patch(ctx, CountDiff, line.id, {
      countedQty,
      movedQty: subtractDecimal(now, book),
      diffQty,
      different: compareDecimal(diffQty, '0') === 0 ? '0' : '1',
    });
  },

  /** Differences go to or come from the stock differences; the locations are open again. */
  async approve(ctx, { id, number }) {
    const found = await ctx.sql<Difference>`
      select id as "lineId", location_id as location, part_id as part, batch, container, owner_id as owner,
        stock_status as status, trim_scale(diff_qty)::text as diff
      from warehouse_count_diff where count_order_id = ${id} and diff_qty <> 0 order by id`;
    const moves = found.map(({ lineId, location, status, diff, ...what }): Move => {
      const [here, loss] = [{ location, status }, { outside: 'loss' } as const];
      const ends = compareDecimal(diff, '0') > 0 ? { from: loss, to: here } : { from: here, to: loss };
      return { ...what, ...ends, qty: size(diff), lineId };
    });
    if (moves.length > 0) await postStock(ctx, { entity: CountOrder.id, documentNo: number }, moves);
    await ctx.sql`update warehouse_location set count_order_id = null where count_order_id = ${id}`;
  },
});

/** Book quantities on the lines: never to whoever counts blind, until nothing can be changed any more. */
const seen = (
  column: string,
): string => `case when h.blind = '0' or h.status in ${codes(CountOrder, 'posted', 'closed')} then (select trim_scale(d.${column})::text
  from app.warehouse_count_diff d where d.tenant_id = t.tenant_id and d.id = t.id) end`;

export const countOrderComputed = compute(CountOrder, {
  lines: { bookQty: seen('book_qty'), diffQty: seen('diff_qty') },
});
