import { fill, isSscc, type Text } from '@takt/model';
import { addLine, bind, codes, compute, type Ctx, incrementLine, patch, refuse, whenSaved } from '@takt/engine';
import { notifyUser } from '@takt/content';
import { depart, dockRows, openAsnRows, retract, takeBack, warehouseRows } from '@takt/modules/warehouse/server';
import { partRows, vendorRows } from '@takt/modules/base/server';
import { DeliveryNote } from '../defs/index.ts';
import { lorryOf } from '../defs/delivery/transport-fields.ts';
import { announceNote } from './arrivals.ts';
import { packagesOf } from './note-packages.ts';
import { docksOf } from './plan-dock.ts';
import {
  demandLeft,
  demandOpen,
  demandSources,
  elsewhereOf,
  heldBy,
  isEarly,
  isExcess,
  openOf,
  overOf,
  sourceOf,
} from './note-sources.ts';
import { numberLines } from './source-lines.ts';

const BY_ITS_LABEL: Text = [
  'SSCC 是标签的号码，不能作为箱号录入',
  'An SSCC is the number of a label and is not typed as a case number',
];
const ELSEWHERE: Text = ['箱号 {caseNo} 已绑定在送货单 {number} 上', 'Case {caseNo} is bound to delivery note {number}'];
const OTHER_CASE: Text = ['请核对箱号，或先在那张送货单上解绑', 'Check the case number, or unbind it there first'];
const IN_THE_LIST: Text = ['请在标签清单中绑定该标签', 'Bind the label in the label list'];

/** A labelled case travels once: until its note is received, no other has it. Cases numbered by hand may begin with 1 on every note. */
async function demandOwnCases(ctx: Ctx, note: string, cases: readonly string[]): Promise<void> {
  const taken = await ctx.sql.maybe<{ caseNo: string; number: string }>`
    select l.case_no as "caseNo", o.number from purchasing_delivery_note n
    join purchasing_delivery_note o on o.vendor_id = n.vendor_id and o.id <> n.id and o.deleted_at is null
      and o.status in ${codes(DeliveryNote, 'draft', 'published', 'control', 'shipped')}
    join purchasing_delivery_note_labels l on l.parent_id = o.id and l.case_no = any(${cases}::text[])
    join purchasing_label_list b on b.number = l.case_no and b.deleted_at is null
    where n.id = ${note} order by l.case_no limit 1`;
  if (taken) refuse('deliveryNote.caseElsewhere', fill(ELSEWHERE, taken), OTHER_CASE);
}

export const deliveryNote = bind(DeliveryNote, {
  /** A case label takes part of its line; the line knows how much of it is labelled. */
  async bindLabel(ctx, note, input) {
    const line = note.lines.find((one) => one.id === input.lineId);
    if (!line) return;
    if (isSscc(input.caseNo ?? '')) refuse('deliveryNote.sscc', BY_ITS_LABEL, IN_THE_LIST);
    await demandOwnCases(ctx, note.id, [input.caseNo ?? '']);
    await Promise.all([
      addLine(ctx, DeliveryNote, 'labels', note.id, note.labels.length + 1, {
        line: line.id,
        caseNo: input.caseNo ?? '',
        serialNo: input.serialNo,
        qty: input.qty,
      }),
      incrementLine(ctx, DeliveryNote, 'lines', line.id, { boundQty: input.qty }),
    ]);
  },

  /** A draft that is gone holds no line of a plan or an order. */
  async delete(ctx, { id }) {
    await ctx.sql`
      update purchasing_delivery_note_lines set plan_id = null, order_id = null, source_line = null where parent_id = ${id}`;
  },

  /** The receiving warehouse finds announced what will come. */
  async publish(ctx, note, _input, documents) {
    await demandOpen(ctx, note.id);
    await demandSources(ctx, note.id);
    await announceNote(ctx, note, documents);
  },
  withdraw: (ctx, { number }, _input, documents) => retract(ctx, documents, number),
  reject: (ctx, { number }, _input, documents) => retract(ctx, documents, number),

  /** Goods are on the road; whoever runs the warehouse hears of it. */
  async ship(ctx, note, input, documents) {
    const lorry = lorryOf(note, input);
    await patch(ctx, DeliveryNote, note.id, lorry);
    await depart(ctx, documents, note.number, { packages: await packagesOf(ctx, note.id), lorry });
    const warehouse = await ctx.sql.maybe<{ manager: string | null }>`
      select manager_id as manager from ${warehouseRows} w where id = ${note.warehouse}`;
    if (!warehouse?.manager) return;
    const text = [
      `送货单 ${note.number} 已发运，预计 ${note.plannedArrival} 到货`,
      `Delivery note ${note.number} has been shipped, due ${note.plannedArrival}`,
    ] as const;
    await notifyUser(ctx, warehouse.manager, text, `/les/supplier/deliveryNote?id=${note.id}`);
  },

  async cancelShip(ctx, { number }, _input, documents) {
    await takeBack(ctx, documents, number);
  },
});

const part = `from ${partRows} p where p.tenant_id = t.tenant_id and p.id = t.part_id`;

export const deliveryNoteComputed = compute(DeliveryNote, {
  /** The supplier is under control, or a part on the note is under quality control, or something comes early or in excess. */
  shipmentControl: `exists (select 1 from ${vendorRows} v where v.tenant_id = t.tenant_id and v.id = t.vendor_id and v.shipment_control = '1')
    or exists (select 1 from app.purchasing_delivery_note_lines l join ${partRows} p on p.tenant_id = l.tenant_id and p.id = l.part_id
               where l.tenant_id = t.tenant_id and l.parent_id = t.id and (p.quality_controlled = '1' or ${isEarly('t', 'l')} or ${isExcess('l')}))`,
  asnOpen: `exists (select 1 from ${openAsnRows} a where a.tenant_id = t.tenant_id and a.source_no = t.number)`,
  dock: `(select string_agg(k.code, ', ' order by k.code) from ${dockRows} k where k.tenant_id = t.tenant_id and k.id in (${docksOf('t')}))`,
  leadTimeHours: `(select v.lead_time_hours from ${vendorRows} v where v.tenant_id = t.tenant_id and v.id = t.vendor_id)`,
  lines: {
    demandQty: `(select s.qty from ${sourceOf('t')} s)`,
    openQty: openOf('t'),
    overQty: overOf('t', 'h'),
    heldBy: heldBy('t'),
    elsewhereQty: elsewhereOf('t'),
    labelControlled: `(select p.label_controlled = '1' ${part})`,
    serialised: `(select p.track_mode = 'serial' ${part})`,
  },
});

/** Its lines come of what was released, and know how much of them is labelled. */
export const deliveryNoteSaved = whenSaved(DeliveryNote, async (ctx, id) => {
  await numberLines(ctx, DeliveryNote, id);
  await demandSources(ctx, id);
  await demandLeft(ctx, id);
  const cases = await ctx.sql<{
    caseNo: string;
  }>`select case_no as "caseNo" from purchasing_delivery_note_labels where parent_id = ${id}`;
  await demandOwnCases(
    ctx,
    id,
    cases.map(({ caseNo }) => caseNo),
  );
  await ctx.sql`
    update purchasing_delivery_note_lines l set bound_qty =
      coalesce((select sum(b.qty) from purchasing_delivery_note_labels b where b.parent_id = l.parent_id and b.line = l.id::text), 0)
    where l.parent_id = ${id}`;
});
