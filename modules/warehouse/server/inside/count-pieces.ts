import { compareDecimal, type Decimal, fill, serialsIn, type Text } from '@takt/model';
import { type Ctx, refuse } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import type { CountOrder } from '../../defs/index.ts';
import type { CountedPieces } from './count-figure.ts';
import type { StockKey } from '../stock/move.ts';
import { lockPieces, mayCome, type Piece } from '../stock/piece-register.ts';

const EACH: Text = [
  '盘点数量为 {qty}，序列号为 {told} 个；每件一个，不能重复',
  '{qty} are counted, and {told} serial numbers told: one for each piece, none twice',
];
const FOREIGN: Text = ['序列号 {serialNo} 是物料 {part} 的一件', 'Serial number {serialNo} is a piece of part {part}'];
const ITS_LINE: Text = ['请在该物料的明细中扫描', 'Scan it on the line of that part'];
const ELSEWHERE: Text = [
  '序列号 {serialNo} 的账面位置或状态不同：{where}',
  'By the books serial number {serialNo} is elsewhere or in another state: {where}',
];
const MOVE_IT: Text = ['请先转移入账，或一并盘点该处', 'Move it in the books first, or count it there as well'];
const ON_ITS_WAY: Text = ['在途或已装配', 'on its way, or built in'];

/** What tells whether a piece lies where it is counted by the books. */
export const isHere = (key: StockKey, piece: Piece): boolean =>
  piece.status === 'inStock' &&
  piece.location === key.location &&
  piece.part === key.part &&
  piece.stockStatus === key.status &&
  piece.batch === key.batch &&
  piece.container === key.container;

/** Pieces that lay there at a moment: those that lie there now, but for what came since, and with what left since. */
async function bookedThen(ctx: Ctx, { location, part, status, batch, container }: StockKey, at: string | null) {
  const rows = await ctx.sql<{ serialNo: string }>`
    with since as (
      select distinct on (c.serial_no) c.serial_no, m.from_location_id = ${location} and m.from_status = ${status} as was_here
      from warehouse_stock_move m cross join lateral unnest(string_to_array(m.serial_nos, ' ')) as c (serial_no)
      where ${at}::timestamptz is not null and m.at >= ${at}::timestamptz + interval '1 second' and m.part_id = ${part}
        and m.batch is not distinct from ${batch} and m.container is not distinct from ${container} and m.serial_nos is not null
        and (m.from_location_id = ${location} and m.from_status = ${status} or m.to_location_id = ${location} and m.to_status = ${status})
      order by c.serial_no, m.at, m.id)
    select serial_no as "serialNo" from warehouse_serial_no where deleted_at is null and serial_status = 'inStock'
      and location_id = ${location} and part_id = ${part} and stock_status = ${status} and batch is not distinct from ${batch}
      and container is not distinct from ${container} and serial_no not in (select serial_no from since)
    union select serial_no from since where was_here order by 1`;
  return rows.map(({ serialNo }) => serialNo);
}

/** Refuses what cannot be a piece of this stock: of another part, or in the books at a place this count is not about. */
export async function demandOfIt(ctx: Ctx, order: CountOrder, key: StockKey, { serialNo, part, ...piece }: Piece): Promise<void> {
  if (part !== key.part) {
    const { partNo } = await ctx.sql.one<{ partNo: string }>`select part_no as "partNo" from ${partRows} p where id = ${part}`;
    refuse('count.foreign', fill(FOREIGN, { serialNo, part: partNo }), ITS_LINE);
  }
  if (mayCome(piece)) return;
  const isCounted = order.lines.some(
    (one) => one.location === piece.location && one.part === part && one.stockStatus === key.status,
  );
  if (piece.status === 'inStock' && isCounted && piece.stockStatus === key.status) return;
  const place = await ctx.sql.maybe<{ code: string }>`
    select l.code from warehouse_location l where l.id = ${piece.location} and l.warehouse_id = ${order.warehouse}`;
  const where = place?.code ?? ON_ITS_WAY;
  refuse('count.elsewhere', fill(ELSEWHERE, { serialNo, where }), MOVE_IT);
}

interface Counted {
  readonly countedQty: Decimal;
  readonly at: string | null;
  readonly serialNos: string | null;
  /** What the books said of them when they were counted. */
  readonly bookThen: Decimal;
}
/** Compares the pieces that were scanned with the books of that moment; null where the part has none, or nobody told which: what is found is told. */
export async function comparePieces(
  ctx: Ctx,
  order: CountOrder,
  key: StockKey,
  { countedQty, at, serialNos, bookThen }: Counted,
): Promise<CountedPieces | null> {
  const told = serialsIn(serialNos);
  const { serialised } = await ctx.sql.one<{ serialised: boolean }>`
    select track_mode = 'serial' as serialised from ${partRows} p where id = ${key.part}`;
  const isNone = compareDecimal(countedQty, '0') === 0;
  const isMore = compareDecimal(countedQty, bookThen) > 0;
  if (!serialised || (told.length === 0 && !isNone && !isMore)) return null;
  if (new Set(told).size < told.length || compareDecimal(countedQty, String(told.length)) !== 0)
    refuse('count.pieces', fill(EACH, { qty: countedQty, told: told.length }));
  const booked = await bookedThen(ctx, key, at);
  const found = told.filter((one) => !booked.includes(one));
  for (const piece of await lockPieces(ctx, [], [], found)) await demandOfIt(ctx, order, key, piece);
  return { missing: booked.filter((one) => !told.includes(one)), found };
}
