import type { Id } from '@takt/model';
import { plantTime } from '@takt/modules/base/server';
import type { Ctx } from '@takt/engine';

/** The business date of a warehouse: that of its plant. Goods of the night shift belong to the day on which it began. */
export const businessDay = async (ctx: Ctx, warehouse: Id): Promise<string> =>
  (await plantTime(ctx, await plantOf(ctx, warehouse), ctx.now)).date;

/** The plant a warehouse belongs to, whose calendar and clock it works by. */
export async function plantOf(ctx: Ctx, warehouse: Id): Promise<Id> {
  const { plant } = await ctx.sql.one<{ plant: Id }>`select plant_id as plant from warehouse_warehouse where id = ${warehouse}`;
  return plant;
}
