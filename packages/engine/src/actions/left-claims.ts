import { type AnyDocument, CLAIM_MINUTES, GIVE_BACK, isDocument, tableName, type WorkQueue } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { columnName } from '../fields/columns.ts';
import type { Subscription, TimerRule } from '../jobs/subscription.ts';
import type { Registry } from '../registry.ts';
import { openSql } from './claim-next.ts';

const MOST = 500;
export const leftClaimsTimer: TimerRule = { name: 'system.leftClaims', topic: 'system.leftClaimsDue', cron: '* * * * *' };

/**
 * Gives back what somebody claimed and left: nothing was done with it for as long as the company says. Whoever works on it at this
 * very moment holds it, and is passed over.
 */
export const leftClaims = (registry: Registry): Subscription => ({
  name: leftClaimsTimer.name,
  topic: leftClaimsTimer.topic,
  async run(ctx) {
    const minutes = (await registry.settings(ctx)).value(CLAIM_MINUTES);
    if (minutes === 0) return;
    for (const doc of [...registry.entities.values()].filter(isDocument))
      if (doc.queue)
        for (const id of await leftIn(ctx, doc, doc.queue, minutes)) await registry.documents.act(ctx, doc, id, GIVE_BACK);
  },
});

async function leftIn(ctx: Ctx, doc: AnyDocument, queue: WorkQueue, minutes: number): Promise<readonly string[]> {
  const claimant = columnName(queue.claimedBy, doc.fields[queue.claimedBy]);
  const rows = await ctx.sql.run<{ id: string }>({
    text: `select t.id from app.${tableName(doc.id)} t where t.deleted_at is null and t.${claimant} is not null and ${openSql(doc, queue)}
      and t.updated_at < $1::timestamptz - make_interval(mins => $2) order by t.id limit ${MOST} for update skip locked`,
    values: [ctx.now, minutes],
  });
  return rows.map(({ id }) => id);
}
