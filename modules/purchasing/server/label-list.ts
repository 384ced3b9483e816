import { negateDecimal, ssccOf, type Text } from '@takt/model';
import {
  bind,
  compute,
  type Ctx,
  type DocumentOps,
  incrementLine,
  noteOn,
  patch,
  Refused,
  refuse,
  replaceLines,
  whenSaved,
  codes,
} from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { notShipped, boundQty } from '../defs/delivery/label-list-guards.ts';
import { DeliveryNote, GS1_PREFIX, LabelList } from '../defs/index.ts';

/** The note a label names, held; null when it is gone. */
async function noteOf(ctx: Ctx, documents: DocumentOps, number: string | null): Promise<DeliveryNote | null> {
  const found = await ctx.sql.maybe<{ id: string }>`
    select id from purchasing_delivery_note where number = ${number} and deleted_at is null`;
  return found && documents.load(ctx, DeliveryNote, found.id);
}

const CHECK: Text = ['请核对送货单号和行序号', 'Check the number of the note and of its line'];

/** The line a label belongs to: the one named, else the only one of its part. */
function lineOf(note: DeliveryNote, { part }: LabelList, place: number | null): DeliveryNote['lines'][number] {
  const fitting = note.lines.filter((line, index) => line.part === part && (place === null || place === index + 1));
  const [line] = fitting;
  if (!line) refuse('labelList.line', ['送货单没有该物料的明细', 'The delivery note has no such line of this part'], CHECK);
  if (fitting.length > 1)
    refuse('labelList.lines', ['送货单有多行该物料，请填写明细行序号', 'The note has several lines of this part; say which one']);
  return line;
}

export const labelList = bind(LabelList, {
  /** The note judges it as well: its state, how much of the line is left, the serial number. */
  async bind(ctx, label, input, documents) {
    const note = await noteOf(ctx, documents, input.noteNo);
    if (note?.vendor !== label.vendor)
      refuse('labelList.note', ['该供应商没有此送货单', 'The supplier of the label has no such delivery note'], CHECK);
    const line = lineOf(note, label, input.noteLine);
    const qty = boundQty(label, { input });
    const { number: caseNo, serialNo } = label;
    await documents.act(ctx, DeliveryNote, note.id, 'bindLabel', { lineId: line.id, caseNo, serialNo, qty });
    await patch(ctx, LabelList, label.id, { noteNo: note.number, noteLine: line.id, qty });
  },

  /** The note has no action of its own for it: its label goes, and its line has that much less. */
  async unbind(ctx, label, _input, documents) {
    await patch(ctx, LabelList, label.id, { noteNo: null, noteLine: null });
    const note = await noteOf(ctx, documents, label.noteNo);
    if (!note) return;
    // It may have been shipped while this waited for it.
    if (!['draft', 'published'].includes(note.status)) throw Refused.by(LabelList, 'unbind', notShipped);
    const lines = note.labels.filter(({ caseNo }) => caseNo === label.number);
    await replaceLines(ctx, DeliveryNote, 'labels', { id: note.id, lines }, []);
    const line = note.lines.find(({ id }) => id === label.noteLine);
    if (line) await incrementLine(ctx, DeliveryNote, 'lines', line.id, { boundQty: negateDecimal(label.qty) });
    const changes = { labels: lines.map((before) => ({ id: before.id, op: 'delete', before })) };
    noteOn(ctx, DeliveryNote.id, { rowId: note.id, action: 'edit', changes, vendorId: note.vendor });
    // Whoever has the note open must not write the label back.
    await ctx.sql`update purchasing_delivery_note set version = version + 1 where id = ${note.id}`;
  },

  print: (ctx, { id, printedCount }) => patch(ctx, LabelList, id, { printedCount: (printedCount ?? 0) + 1 }),
});

/** A new label gets the number its package keeps on all its ways. */
export const labelListSaved = whenSaved(LabelList, async (ctx, id, before, registry) => {
  await ctx.sql`update purchasing_label_list t set expires_on = t.produced_on + p.shelf_life_days::int from ${partRows} p
    where t.id = ${id} and p.id = t.part_id and t.expires_on is null and t.produced_on is not null and p.shelf_life_days is not null`;
  if (before) return;
  const prefix = (await registry.settings(ctx)).value(GS1_PREFIX);
  const serial = String(await ctx.take({ rule: 'purchasing.sscc', period: prefix }, 1));
  await patch(ctx, LabelList, id, { sscc: nextSscc(prefix, serial) });
});

/** When all serial numbers of a prefix are used up, the next extension digit opens as many again. */
export function nextSscc(prefix: string, serial: string): string {
  const room = 16 - prefix.length;
  const digits = serial.padStart(room + 1, '0');
  if (digits.length > room + 1)
    refuse('labelList.sscc', [
      'SSCC 流水号已用完，请更换厂商识别代码',
      'The company prefix has no SSCC left; use another prefix',
    ]);
  return ssccOf(digits.slice(0, 1), prefix, digits.slice(1));
}

const note = 'app.purchasing_delivery_note n where n.tenant_id = t.tenant_id and n.deleted_at is null';

export const labelListComputed = compute(LabelList, {
  /** Somebody has written the number on a note by hand. Only asked of labels that can still be bound. */
  usedElsewhere: `t.status in ${codes(LabelList, 'unbound')} and exists (select 1 from ${note} and n.vendor_id = t.vendor_id and exists (
    select 1 from app.purchasing_delivery_note_labels l where l.tenant_id = n.tenant_id and l.parent_id = n.id and l.case_no = t.number))`,
  /** A note that is gone holds no label. */
  noteOpen: `not exists (select 1 from ${note} and n.number = t.note_no and n.status not in ${codes(DeliveryNote, 'draft', 'published')})`,
});
