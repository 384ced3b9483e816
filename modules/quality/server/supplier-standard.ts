import { companyDay } from '@takt/engine';
import type { Id } from '@takt/model';
import type { Ctx } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';

interface StandardItem {
  readonly item: Id;
  readonly standard: string | null;
}
/** What the supplier's standard of a part asks today; that of the part goes before that of its category. */
export const supplierItems = (ctx: Ctx, part: Id): Promise<readonly StandardItem[]> =>
  ctx.sql<StandardItem>`
    select l.item_id as item, nullif(concat_ws(' ', trim_scale(l.standard)::text, '[' || trim_scale(l.lower)::text || ', ' || trim_scale(l.upper)::text || ']'), '') as standard
    from quality_inspection_standard_lines l
    where l.parent_id = (
      select s.id from quality_inspection_standard s join ${partRows} p on p.id = ${part}
      where s.inspection_kind = 'supplier' and s.mark_status = '1' and s.deleted_at is null
        and (s.part_id = p.id or s.part_id is null and s.category_id = p.category_id)
        and s.effective_on <= ${companyDay(ctx)}::date and (s.expiry_on is null or s.expiry_on >= ${companyDay(ctx)}::date)
      order by s.part_id is null, s.effective_on desc limit 1)
    order by l.position`;
