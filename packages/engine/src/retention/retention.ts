import type { TableState } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { name as quoted } from '../db/sql.ts';
import type { Subscription, TimerRule } from '../jobs/subscription.ts';
import type { Registry } from '../registry.ts';
import type { Settings } from '../settings/settings.ts';
import { GROWING_TABLES, type GrowingTable } from './growing-tables.ts';

/** Rows forgotten in one transaction; what is left goes with the next, so that none holds up a company for long. */
const MOST = 5000;

/** At night of the company, when few are at work. */
export const retentionTimer: TimerRule = { name: 'system.retention', topic: 'system.retentionDue', cron: '20 3 * * *' };

/** Forgets what has been kept long enough. */
export const retention = (registry: Registry): Subscription => ({
  name: retentionTimer.name,
  topic: retentionTimer.topic,
  async run(ctx) {
    const settings = await registry.settings(ctx);
    let more = false;
    for (const table of GROWING_TABLES) more = (await forgetOld(ctx, table, retentionDays(settings, table))) === MOST || more;
    if (more) ctx.emit(retentionTimer.topic, 'again', {});
  },
});

/** How many days a company keeps rows of a table. */
const retentionDays = (settings: Settings, { period }: GrowingTable): number =>
  'days' in period ? period.days : Number(settings.value(period.parameter));

async function forgetOld(ctx: Ctx, table: GrowingTable, days: number): Promise<number> {
  const { at, only = 'true' } = table;
  const rows = await ctx.sql.run({
    text: `delete from app.${quoted(table.name)} where ctid = any(array(select ctid from app.${quoted(table.name)}
      where ${quoted(at)} < $1::timestamptz - make_interval(days => $2) and (${only}) limit ${MOST})) returning 1`,
    values: [ctx.now, days],
  });
  return rows.length;
}

export async function retentionState(ctx: Ctx, settings: Settings): Promise<readonly TableState[]> {
  const states: TableState[] = [];
  for (const table of GROWING_TABLES) {
    const [found] = await ctx.sql.run<{ rows: number; oldest: string | null }>({
      text: `select count(*) as rows, left(min(${quoted(table.at)}) filter (where ${quoted(table.at)} <= $1)::text, 19) as oldest
        from app.${quoted(table.name)}`,
      values: [ctx.now],
    });
    states.push({
      name: table.name,
      label: table.label,
      days: retentionDays(settings, table),
      parameter: 'parameter' in table.period ? table.period.parameter.id : null,
      rows: found?.rows ?? 0,
      oldest: found?.oldest ?? null,
    });
  }
  return states;
}
