import type { Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { newId } from '../db/ids.ts';
import { LIVE_TOPIC } from '../live/fanout.ts';

/** Leaves a message in someone's inbox, in both languages. */
export async function tell(ctx: Ctx, userId: string, title: Text, link: string | null): Promise<void> {
  await ctx.sql`insert into app.message (tenant_id, id, user_id, title_zh, title_en, link, at)
    values (${ctx.tenant}, ${newId()}, ${userId}, ${title[0]}, ${title[1]}, ${link}, ${ctx.now})`;
  ctx.emit(LIVE_TOPIC, userId, { userId, title });
}
