import { fill, type Id, type Text } from '@takt/model';
import { answer, refuse } from '@takt/engine';
import { moveStock, Stock, StockTransfer } from '../../defs/index.ts';
import { seen } from '../rule-rows.ts';

const NO_PLACE: Text = ['本仓库没有启用的库位 {code}', 'This warehouse has no location {code} in use'];
const HELD: Text = ['冻结库存由其冻结单移动', 'Held stock is moved by its hold'];
const BY_HOLD: Text = ['请在库存冻结单上选择“移动”', 'Choose “Move” on the stock hold'];

interface Balance {
  readonly warehouse: Id;
  readonly location: Id;
  readonly part: Id;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: Id | null;
  readonly status: string;
}

/** The transfer's own guards judge it, as if somebody had written it, released it, taken the goods out and put them in. */
export const moveAnswer = answer(moveStock, async (ctx, { stock, to, qty }, { documents }) => {
  const { warehouse, location, status, ...goods } = seen(
    ctx,
    await ctx.sql.maybe<Balance>`
      select warehouse_id as warehouse, location_id as location, part_id as part, batch, container, owner_id as owner,
        stock_status as status from warehouse_stock where id = ${stock}`,
  );
  if (status === 'hold') refuse(`${Stock.id}.move.held`, HELD, BY_HOLD);
  const place = await ctx.sql.maybe<{ id: Id }>`
    select id from warehouse_location where warehouse_id = ${warehouse} and code = ${to} and mark_status = '1' and deleted_at is null`;
  if (!place) refuse(`${Stock.id}.move.place`, fill(NO_PLACE, { code: to }));
  const lines = [{ ...goods, stockStatus: status, qty, fromLocation: location, toLocation: place.id }];
  const { id, number } = await documents.make(ctx, StockTransfer, { warehouse, toWarehouse: warehouse, lines });
  for (const step of ['release', 'moveOut', 'moveIn']) await documents.act(ctx, StockTransfer, id, step);
  return { number };
});
