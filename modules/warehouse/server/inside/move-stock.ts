import { fill, type Id, type Text } from '@takt/model';
import { answer, type Ctx, refuse } from '@takt/engine';
import { moveStock, Stock, type StockStatus, unpackStock } from '../../defs/index.ts';
import { seen } from '../rule-rows.ts';
import { transferNow } from './transfer-now.ts';

const NO_PLACE: Text = ['本仓库没有启用的库位 {code}', 'This warehouse has no location {code} in use'];
const HELD: Text = ['冻结库存由其冻结单移动', 'Held stock is moved by its hold'];
const BY_HOLD: Text = ['请在库存冻结单上选择“移动”', 'Choose “Move” on the stock hold'];
const NOT_UNPACKED: Text = ['冻结库存不能拆包', 'Held stock is not unpacked'];
const LET_GO: Text = ['请先在库存冻结单上解冻', 'Let it go on the stock hold first'];
const AWAITS: Text = ['待检库存不能拆包', 'Goods that await inspection are not unpacked'];
const JUDGE_FIRST: Text = ['请先在收货单上检验判定', 'Judge the inspection on the receipt first'];
const LOOSE: Text = ['该库存不在容器中，无需拆包', 'This stock is in no container; there is nothing to unpack'];

interface Balance {
  readonly warehouse: Id;
  readonly location: Id;
  readonly part: Id;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: Id | null;
  readonly status: StockStatus;
}

const balanceOf = async (ctx: Ctx, stock: Id): Promise<Balance> =>
  seen(
    ctx,
    await ctx.sql.maybe<Balance>`
      select warehouse_id as warehouse, location_id as location, part_id as part, batch, container, owner_id as owner,
        stock_status as status from warehouse_stock where id = ${stock}`,
  );

export const moveAnswer = answer(moveStock, async (ctx, { stock, to, qty }, { documents }) => {
  const { warehouse, location, status: stockStatus, ...goods } = await balanceOf(ctx, stock);
  if (stockStatus === 'hold') return refuse(`${Stock.id}.move.held`, HELD, BY_HOLD);
  const place = await ctx.sql.maybe<{ id: Id }>`
    select id from warehouse_location where warehouse_id = ${warehouse} and code = ${to} and mark_status = '1' and deleted_at is null`;
  if (!place) refuse(`${Stock.id}.move.place`, fill(NO_PLACE, { code: to }));
  const line = { ...goods, stockStatus, qty, fromLocation: location, toLocation: place.id };
  return { number: await transferNow(ctx, documents, { warehouse, toWarehouse: warehouse, lines: [line] }) };
});

/** The goods stay where they are, as old and of the same batch, owner and status as they were: only the container is no longer theirs. */
export const unpackAnswer = answer(unpackStock, async (ctx, { stock, qty }, { documents }) => {
  const { warehouse, location, status: stockStatus, ...goods } = await balanceOf(ctx, stock);
  if (goods.container === null) refuse(`${Stock.id}.unpack.container`, LOOSE);
  if (stockStatus === 'hold') return refuse(`${Stock.id}.unpack.held`, NOT_UNPACKED, LET_GO);
  if (stockStatus === 'qc') return refuse(`${Stock.id}.unpack.waits`, AWAITS, JUDGE_FIRST);
  const line = { ...goods, stockStatus, qty, fromLocation: location, toLocation: location };
  const asked = { warehouse, toWarehouse: warehouse, lines: [line] };
  return { number: await transferNow(ctx, documents, asked, { unpack: [true] }) };
});
