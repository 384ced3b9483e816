import { answer, type Ctx, type Fragment, fragment, companyDay } from '@takt/engine';
import { type LateSupplier, lateSuppliers } from '../defs/delivery/delivery-charts.ts';
import { ON_TIME_TOLERANCE } from '../defs/parameters.ts';
import { judgedLines, monthFrom } from './punctual-lines.ts';

/** Those a chief talks to; the others are found in the list. */
const MOST = 10;

const percentOf = (which: Fragment): Fragment =>
  fragment`round(100.0 * count(*) filter (where ${which} and j.on_time) / nullif(count(*) filter (where ${which}), 0), 1)`;

/** The lines of this month that were late, by supplier, and how much better or worse the month is than the one before. */
function ranking(ctx: Ctx, tolerance: number): Fragment {
  const now = fragment`j.planned >= ${monthFrom(ctx)}`;
  const then = fragment`j.planned < ${monthFrom(ctx)}`;
  return fragment`
    with ${judgedLines(ctx, tolerance, { from: monthFrom(ctx, 1), before: monthFrom(ctx, -1) })}
    select j.vendor, json_build_array(j.name, j.name_en) as name,
      (count(*) filter (where ${now}))::int as lines, (count(*) filter (where ${now} and not j.on_time))::int as late,
      trim_scale(${percentOf(now)})::text as percent, trim_scale(${percentOf(now)} - ${percentOf(then)})::text as change
    from judged j group by j.vendor, j.code, j.name, j.name_en having count(*) filter (where ${now} and not j.on_time) > 0
    order by late desc, ${percentOf(now)}, j.code limit ${MOST}`;
}

export const lateSeen = answer(lateSuppliers, async (ctx, _, { settings }) => {
  const tolerance = (await settings(ctx)).value(ON_TIME_TOLERANCE);
  const to = companyDay(ctx);
  return {
    from: `${to.slice(0, 7)}-01`,
    to,
    suppliers: await ctx.sql.run<LateSupplier>(ranking(ctx, tolerance)),
  };
});
