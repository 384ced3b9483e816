import { compareDecimal, fill, type Id, type Text, toDateTime } from '@takt/model';
import { type Ctx, newId, refuse } from '@takt/engine';
import { CountOrder, Stock } from '../../defs/index.ts';
import { withAge } from './age.ts';
import { type Balance, deltasOf, demandEnough, lockBalances } from './balances.ts';
import { changeBalances } from './change.ts';
import { demandNotHeld, leaving } from './lot-holds.ts';
import { type Cause, isInside, type Move } from './move.ts';
import { followPieces, type PieceFacts } from './pieces.ts';
import { demandWhole } from './whole-numbers.ts';

const NOTHING: Text = ['过账数量必须大于0', 'A quantity above 0 must be posted'];
const TWO_WAREHOUSES: Text = [
  '一次移动的两端必须在同一仓库，跨仓库请经在途',
  'Both ends of a move lie in one warehouse; between two, goods pass through transit',
];
const ENTER: Text = ['请填写数量', 'Enter a quantity'];
const FROZEN: Text = [
  '库位 {location} 正在盘点（{count}），审核前不能出入库',
  'Location {location} is under count {count}; nothing moves there until it is approved',
];
const APPROVE: Text = ['请先完成并审核该盘点', 'Finish and approve that count first'];

/**
 * The only writer of stock and of where serialised pieces are: moves, balances and pieces change together or not at all.
 * Balances are held in the order of their keys, judged with what the moves would leave of them, then changed, and the moves
 * are written behind them for good. Returns the ids of the moves, in the order given.
 */
export async function postStock(
  ctx: Ctx,
  cause: Cause,
  moves: readonly Move[],
  facts: PieceFacts = { serials: [] },
): Promise<readonly Id[]> {
  if (moves.some(({ qty }) => compareDecimal(qty, '0') <= 0)) refuse('stock.qty', NOTHING, ENTER);
  // Asked behind the lock: a hold that was waited for is seen.
  const [balances] = await Promise.all([lockBalances(ctx, deltasOf(moves)), demandNotHeld(ctx, leaving(moves))]);
  demandOpen(balances, cause);
  demandEnough(balances);
  await demandWhole(ctx, balances);
  const warehouseOf = new Map(balances.map(({ location, warehouse }) => [location, warehouse]));
  const homes = moves.map((move) => homeOf(move, warehouseOf));
  const pieces = await followPieces(ctx, cause, moves, balances, facts);
  const written = moves.map((move, n) => ({
    id: newId(),
    ...lineOf(move),
    warehouse: homes[n],
    serials: pieces[n] ?? null,
  }));
  ctx.changed({ entity: Stock.id, places: { warehouse: [...new Set(warehouseOf.values())] } });
  // Whatever is asked next is answered behind these writes, and the commit waits for them: nobody has to here.
  Promise.all([changeBalances(ctx, withAge(balances, moves, toDateTime(ctx.now, ctx.zone))), append(ctx, cause, written)]).catch(
    () => undefined,
  );
  return written.map(({ id }) => id);
}

/** Where a count has frozen the location, only the count itself moves stock. */
function demandOpen(balances: readonly Balance[], cause: Cause): void {
  const mine = cause.entity === CountOrder.id ? cause.documentNo : null;
  const frozen = balances.find(({ countNo }) => countNo !== null && countNo !== mine);
  if (frozen) refuse('stock.counted', fill(FROZEN, { location: frozen.locationCode, count: frozen.countNo ?? '' }), APPROVE);
}

const lineOf = ({ from, to, reserved: _reserved, receivedAt: _receivedAt, ...move }: Move) => ({
  ...move,
  fromPlace: isInside(from) ? null : from.outside,
  fromLocation: isInside(from) ? from.location : null,
  fromStatus: isInside(from) ? from.status : null,
  toPlace: isInside(to) ? null : to.outside,
  toLocation: isInside(to) ? to.location : null,
  toStatus: isInside(to) ? to.status : null,
});

function homeOf({ from, to }: Move, warehouseOf: ReadonlyMap<Id, Id>): Id {
  const [first, other = first] = [from, to].filter(isInside).map(({ location }) => warehouseOf.get(location));
  if (!first || first !== other) return refuse('stock.warehouses', TWO_WAREHOUSES);
  return first;
}

async function append(ctx: Ctx, { entity, documentNo }: Cause, moves: readonly object[]): Promise<void> {
  await ctx.sql.run(
    {
      text: `
      insert into warehouse_stock_move (tenant_id, id, at, warehouse_id, part_id, batch, container, owner_id, qty, from_place,
        from_location_id, from_status, to_place, to_location_id, to_status, entity, document_no, line_id, reverses_id, reason, serial_nos,
        created_by, created_at, updated_by, updated_at)
      select $2, id, $3, warehouse, part, batch, container, owner, qty, "fromPlace", "fromLocation", "fromStatus", "toPlace",
        "toLocation", "toStatus", $4, $5, "lineId", reverses, reason, serials, $6, $3, $6, $3
      from jsonb_to_recordset($1::jsonb) as (id uuid, warehouse uuid, part uuid, batch text, container text, owner uuid, qty numeric,
        "fromPlace" text, "fromLocation" uuid, "fromStatus" text, "toPlace" text, "toLocation" uuid, "toStatus" text, "lineId" text,
        reverses uuid, reason text, serials text)`,
      values: [JSON.stringify(moves), ctx.tenant, ctx.now, entity, documentNo, ctx.actor.userId],
    },
    'stock-append',
  );
}
