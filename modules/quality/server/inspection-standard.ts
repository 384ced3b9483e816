import { fill, type Text } from '@takt/model';
import { type Ctx, Refused, whenSaved, advisoryLock } from '@takt/engine';
import { InspectionStandard } from '../defs/index.ts';

const OVERLAPS: Text = [
  '与标准 {other} 的有效期重叠；同一物料和检验类型同一天只能有一个标准有效',
  'Overlaps standard {other}: for one part and kind of inspection one standard counts on any day',
];

interface Standard {
  readonly about: string;
  readonly inspectionKind: string;
  readonly effectiveOn: string;
  readonly expiryOn: string | null;
}
/** Null for one that is deleted or switched off. */
const inUse = (ctx: Ctx, id: string): Promise<Standard | null> => ctx.sql.maybe<Standard>`
  select coalesce(part_id, category_id) as about, inspection_kind as "inspectionKind",
    effective_on::text as "effectiveOn", expiry_on::text as "expiryOn"
  from quality_inspection_standard where id = ${id} and deleted_at is null and mark_status = '1'`;

/** One standard counts on any day; two people who save at once wait for each other. */
export const standardSaved = whenSaved(InspectionStandard, async (ctx, id) => {
  const saved = await inUse(ctx, id);
  if (!saved) return;
  const { about, inspectionKind, effectiveOn, expiryOn } = saved;
  await advisoryLock(ctx, `${InspectionStandard.id} ${about} ${inspectionKind}`);
  const other = await ctx.sql.maybe<{ standardNo: string }>`
    select standard_no as "standardNo" from quality_inspection_standard
    where deleted_at is null and mark_status = '1' and id <> ${id}
      and coalesce(part_id, category_id) = ${about} and inspection_kind = ${inspectionKind}
      and daterange(effective_on, expiry_on, '[]') && daterange(${effectiveOn}::date, ${expiryOn}::date, '[]')
    order by effective_on limit 1`;
  if (other) throw Refused.at('effectiveOn', 'quality.inspectionStandard.overlap', fill(OVERLAPS, { other: other.standardNo }));
});
