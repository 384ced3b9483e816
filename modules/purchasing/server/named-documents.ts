import { fill, tableName, type Text } from '@takt/model';
import { type Ctx, Refused, whenSaved } from '@takt/engine';
import { ReturnNotice } from '../defs/index.ts';
import { BROUGHT } from './return-came.ts';
import { numberLines } from './source-lines.ts';

const NO_NOTE: Text = [
  '第 {line} 行：该供应商的这张送货单没有该物料',
  'Line {line}: this supplier has no such part on that delivery note',
];
const NO_PICKUP: Text = [
  '第 {line} 行：该供应商的这张提货单没有该物料',
  'Line {line}: this supplier has no such part on that pickup note',
];
const BOTH: Text = [
  '第 {line} 行：送货单和提货单只填一个',
  'Line {line}: it came with a delivery note or with a pickup, not with both',
];

/** The first line of a document that the condition finds, judged over its header `h` and its line `t`. */
export async function refuseFirst(
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

const NOT_WITH = `not exists (select 1 from ${BROUGHT} f
  where f.tenant_id = t.tenant_id and f.source = coalesce(t.note_id, t.pickup_id) and f.vendor_id = h.vendor_id and f.part_id = t.part_id)`;

/** What goes back came with the note or the pickup it names. */
export const returnNoticeSaved = whenSaved(ReturnNotice, async (ctx, id) => {
  await numberLines(ctx, ReturnNotice, id);
  await refuseFirst(ctx, ReturnNotice, id, {
    at: 'pickup',
    wrong: 't.note_id is not null and t.pickup_id is not null',
    text: BOTH,
  });
  await refuseFirst(ctx, ReturnNotice, id, { at: 'note', wrong: `t.note_id is not null and ${NOT_WITH}`, text: NO_NOTE });
  await refuseFirst(ctx, ReturnNotice, id, { at: 'pickup', wrong: `t.pickup_id is not null and ${NOT_WITH}`, text: NO_PICKUP });
});
