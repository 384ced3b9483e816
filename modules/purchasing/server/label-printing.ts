import { fill, isId, type PrintLayout, type Text } from '@takt/model';
import { answer, codes, type Ctx, type DocumentOps, inScope, Refused, refuse } from '@takt/engine';
import { partRows, unitRows, vendorRows } from '@takt/modules/base/server';
import { DeliveryNote, LabelList } from '../defs/index.ts';
import { LABELS_AT_ONCE, printLabels, printNoteLabels } from '../defs/delivery/label-calls.ts';
import { type LabelFacts, unfit } from './label-elements.ts';
import { labelLayout, onSheets } from './label-layout.ts';
import { orderLineOf } from './source-lines.ts';
import { named } from './shown-columns.ts';

const NAME: Text = ['标签', 'labels'];
const NONE: Text = ['送货单没有绑定标签', 'No label is bound to the delivery note'];
const BIND: Text = ['请先在标签清单中生成标签并绑定到本单', 'Generate labels in the label list and bind them to this note first'];
const UNFIT: Text = [
  '标签 {number} 的{name}“{value}”无法印成条码',
  'The {name} “{value}” of label {number} cannot stand in bars',
];
const SHORTER: Text = [
  '请改为不超过 20 位的字母和数字；已绑定的标签先解绑再修改',
  'Change it to at most twenty letters and digits; a bound label is unbound first',
];
const TOO_MANY: Text = [`一次最多打印 ${LABELS_AT_ONCE} 张标签`, `At most ${LABELS_AT_ONCE} labels are printed at once`];
const FEWER: Text = ['请在标签清单中分批勾选打印', 'Tick them in the label list in several batches'];

const FACTS = `
  select t.number, t.kind, p.part_no as "partNo", p.gtin, ${named('p')} as name, trim_scale(t.qty)::text as qty, u.code as unit,
    t.batch, t.serial_no as "serialNo", t.produced_on::text as "producedOn", t.expires_on::text as "expiresOn", v.name as vendor,
    t.note_no as "noteNo", t.sscc,
    (select h.number from purchasing_delivery_note_lines l, ${orderLineOf('l')} x, purchasing_purchase_order h
      where l.id::text = t.note_line and h.id = x.order_id) as "orderNo"
  from purchasing_label_list t join ${partRows} p on p.id = t.part_id join ${unitRows} u on u.id = p.unit_id
  join ${vendorRows} v on v.id = t.vendor_id where t.id = any($1::uuid[]) order by t.number`;

/** Counts each label as printed, by the same action as its button, and tells what stands on it. */
async function printed(
  ctx: Ctx,
  documents: DocumentOps,
  ids: readonly string[],
  reason: string | null,
  medium: string | null = null,
): Promise<PrintLayout> {
  if (ids.length > LABELS_AT_ONCE) refuse('labels.many', TOO_MANY, FEWER);
  const labels = await ctx.sql.run<LabelFacts>({ text: FACTS, values: [ids] });
  for (const facts of labels) {
    const bad = unfit(facts);
    if (bad) refuse('labels.unfit', fill(UNFIT, { number: facts.number, ...bad }), SHORTER);
  }
  // In one order, so that two who print the same labels do not wait for each other for ever.
  for (const id of ids.toSorted()) await documents.act(ctx, LabelList, id, 'print', { reason });
  const [first] = labels;
  const name = labels.length === 1 ? (first?.number ?? '') : (first?.noteNo ?? NAME[ctx.lang === 'zh' ? 0 : 1]);
  const layout = labelLayout(name, labels);
  return medium === 'sheet' ? onSheets(layout) : layout;
}

/** The labels bound to a note, once the note may be printed. */
async function noteLabels(ctx: Ctx, note: string): Promise<readonly string[]> {
  const found = await ctx.sql<{ id: string }>`
    select t.id from purchasing_label_list t join purchasing_delivery_note n on n.number = t.note_no and n.vendor_id = t.vendor_id
    where n.id = ${note} and t.status in ${codes(LabelList, 'bound')} and t.deleted_at is null order by t.number`;
  if (found.length === 0) refuse('labels.none', NONE, BIND);
  return found.map(({ id }) => id);
}

export const labelPrinting = [
  answer(printLabels, async (ctx, { labels, reason, medium }, { documents }) => {
    if (!Array.isArray(labels) || labels.length === 0 || !labels.every(isId)) throw Refused.of('value');
    const found = await ctx.sql<{ id: string }>`
      select t.id from purchasing_label_list t where t.id = any(${labels}::uuid[]) and ${inScope(ctx, LabelList, 't')}`;
    if (found.length !== new Set(labels).size) throw Refused.of('not.found');
    return printed(
      ctx,
      documents,
      found.map(({ id }) => id),
      reason,
      medium,
    );
  }),
  answer(printNoteLabels, async (ctx, { note, reason, medium }, { documents }) => {
    const found = await ctx.sql.maybe`
      select 1 from purchasing_delivery_note n where n.id = ${note} and ${inScope(ctx, DeliveryNote, 'n')}`;
    if (!found) throw Refused.of('not.found');
    // Asked first: whoever may not print the note yet learns that, and not that it has no labels.
    await documents.act(ctx, DeliveryNote, note, 'print');
    return printed(ctx, documents, await noteLabels(ctx, note), reason, medium);
  }),
];
