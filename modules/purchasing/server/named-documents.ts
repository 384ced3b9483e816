import { fill, tableName, type Text } from '@takt/model';
import { type Ctx, Refused, whenSaved } from '@takt/engine';
import { Requisition, ReturnNotice } from '../defs/index.ts';
import { numberLines } from './source-lines.ts';

const NO_ORDER: Text = [
  '第 {line} 行：采购订单没有该物料，或供应商与建议的不同',
  'Line {line}: the purchase order has no such part, or is of another supplier than suggested',
];
const NO_NOTE: Text = [
  '第 {line} 行：该供应商的这张送货单没有该物料',
  'Line {line}: this supplier has no such part on that delivery note',
];

/** The first line of a document that the condition finds, judged over its header `h` and its line `t`. */
async function refuseFirst(
  ctx: Ctx,
  { id: entity }: { readonly id: string },
  row: string,
  { at, wrong, text }: { readonly at: string; readonly wrong: string; readonly text: Text },
): Promise<void> {
  const [found] = await ctx.sql.run<{ position: number }>({
    text: `select t.position from app.${tableName(entity)} h join app.${tableName(entity, 'lines')} t on t.tenant_id = h.tenant_id and t.parent_id = h.id
      where h.id = $1 and h.deleted_at is null and ${wrong} order by t.position limit 1`,
    values: [row],
  });
  if (found) throw Refused.at(`lines.${found.position - 1}.${at}`, `${entity}.${at}`, fill(text, { line: found.position }));
}

/** What was ordered for a requisition has its part; of the supplier suggested, where one is. */
export const requisitionSaved = whenSaved(Requisition, (ctx, id) =>
  refuseFirst(ctx, Requisition, id, {
    at: 'order',
    wrong: `t.order_id is not null and not exists (select 1 from app.purchasing_purchase_order o
      join app.purchasing_purchase_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id
      where o.tenant_id = t.tenant_id and o.id = t.order_id and l.part_id = t.part_id and (t.vendor_id is null or t.vendor_id = o.vendor_id))`,
    text: NO_ORDER,
  }),
);

/** What goes back came with the note it names. */
export const returnNoticeSaved = whenSaved(ReturnNotice, async (ctx, id) => {
  await numberLines(ctx, ReturnNotice, id);
  await refuseFirst(ctx, ReturnNotice, id, {
    at: 'note',
    wrong: `t.note_id is not null and not exists (select 1 from app.purchasing_delivery_note n
      join app.purchasing_delivery_note_lines l on l.tenant_id = n.tenant_id and l.parent_id = n.id
      where n.tenant_id = t.tenant_id and n.id = t.note_id and n.vendor_id = h.vendor_id and l.part_id = t.part_id)`,
    text: NO_NOTE,
  });
});
