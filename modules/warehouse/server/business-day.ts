import type { Id } from '@takt/model';
import { plantTime } from '@takt/modules/base/server';
import type { Ctx } from '@takt/engine';

/** The business date of a warehouse: that of its plant. Goods of the night shift belong to the day on which it began. */
export async function businessDay(ctx: Ctx, warehouse: Id): Promise<string> {
  const { plant } = await ctx.sql.one<{ plant: Id }>`select plant_id as plant from warehouse_warehouse where id = ${warehouse}`;
  return (await plantTime(ctx, plant, ctx.now)).date;
}
