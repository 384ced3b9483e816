import type { Text } from '@takt/model';
import { type Ctx } from '@takt/engine';
import { post, notifyUser } from '@takt/content';
import { vendorRows } from '@takt/modules/base/server';
import { userRows } from '@takt/modules/access/server';

/** Leaves word with everybody of a supplier who can sign in. */
export async function notifySupplier(ctx: Ctx, vendor: string, title: Text, link: string): Promise<void> {
  const people = await ctx.sql<{ id: string }>`select id from ${userRows} u where vendor_id = ${vendor} and deleted_at is null`;
  await post(
    ctx,
    people.map(({ id }) => id),
    { kind: 'notice', title, link },
  );
}

/** Leaves word with whoever buys from a supplier; where nobody does, with whoever made the document. */
export async function notifyBuyer(
  ctx: Ctx,
  { vendor, createdBy }: { readonly vendor: string; readonly createdBy: string },
  title: Text,
  link: string,
): Promise<void> {
  const found = await ctx.sql.maybe<{ buyer: string | null }>`select buyer_id as buyer from ${vendorRows} v where id = ${vendor}`;
  await notifyUser(ctx, found?.buyer ?? createdBy, title, link);
}

/** How many hours a supplier has to answer; null where nothing was agreed. */
export const replyHours = async (ctx: Ctx, vendor: string) =>
  ctx.sql.one<{ readonly forecast: number | null; readonly order: number | null; readonly plan: number | null }>`
    select forecast_reply_hours as forecast, order_reply_hours as "order", plan_reply_hours as plan from ${vendorRows} v where id = ${vendor}`;
