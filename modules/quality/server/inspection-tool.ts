import { patch, whenSaved } from '@takt/engine';
import { InspectionTool } from '../defs/index.ts';

/** The next calibration is due one interval after the last; the end of a shorter month counts as the same day. */
export const toolSaved = whenSaved(InspectionTool, async (ctx, id) => {
  const tool = await ctx.sql.maybe<{ dueOn: string | null }>`
    select case when calibration <> 'none' then (calibrated_on + make_interval(months => cycle_months::int))::date::text end as "dueOn"
    from quality_inspection_tool where id = ${id} and deleted_at is null`;
  if (tool) await patch(ctx, InspectionTool, id, tool);
});
