import { answer } from '@takt/engine';
import { unitRows } from '@takt/modules/base/server';
import { type DeviceMasters, deviceMasters } from '../../defs/stock/device-masters.ts';
import { seen } from '../rule-rows.ts';

/** Known on the device, a wrong place is refused at the scan. */
export const deviceMastersAnswer = answer(deviceMasters, async (ctx, { warehouse }): Promise<DeviceMasters> => {
  seen(ctx, { warehouse });
  const places = await ctx.sql<DeviceMasters['places'][number]>`
    select id, code from warehouse_location
    where warehouse_id = ${warehouse} and mark_status = '1' and deleted_at is null order by code`;
  const units = await ctx.sql<DeviceMasters['units'][number]>`
    select u.code, u.name, u.name_en as "nameEn", u.precision::int as decimals from ${unitRows} u`;
  return { places, units };
});
