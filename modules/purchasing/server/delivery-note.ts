import { addDecimal } from '@takt/model';
import { addLine, bind, compute, patchLine } from '@takt/engine';
import { notifyUser } from '@takt/content';
import { takeBack } from '@takt/modules/warehouse/server';
import { DeliveryNote } from '../defs/index.ts';
import { announceNote } from './arrivals.ts';

export const deliveryNote = bind(DeliveryNote, {
  /** A case label takes part of its line; the line knows how much of it is labelled. */
  async bindLabel(ctx, note, input) {
    const line = note.lines.find((one) => one.id === input.lineId);
    if (!line) return;
    await Promise.all([
      addLine(ctx, DeliveryNote, 'labels', note.id, note.labels.length + 1, {
        line: line.id,
        caseNo: input.caseNo ?? '',
        serialNo: input.serialNo,
        qty: input.qty,
      }),
      patchLine(ctx, DeliveryNote, 'lines', line.id, { boundQty: addDecimal(line.boundQty ?? '0', input.qty) }),
    ]);
  },

  /** Goods are on the road: the receiving warehouse finds them announced, and whoever runs it hears of it. */
  async ship(ctx, note, _input, documents) {
    await announceNote(ctx, note, documents);
    const warehouse = await ctx.sql.maybe<{ manager: string | null }>`
      select manager_id as manager from warehouse_warehouse where id = ${note.warehouse}`;
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

const part = 'from app.base_part p where p.tenant_id = t.tenant_id and p.id = t.part_id';

export const deliveryNoteComputed = compute(DeliveryNote, {
  /** The supplier is under control, or a part on the note is under quality control. */
  shipmentControl: `exists (select 1 from app.base_vendor v where v.tenant_id = t.tenant_id and v.id = t.vendor_id and v.shipment_control = '1')
    or exists (select 1 from app.purchasing_delivery_note_lines l join app.base_part p on p.tenant_id = l.tenant_id and p.id = l.part_id
               where l.tenant_id = t.tenant_id and l.parent_id = t.id and p.quality_controlled = '1')`,
  leadTimeHours: '(select v.lead_time_hours from app.base_vendor v where v.tenant_id = t.tenant_id and v.id = t.vendor_id)',
  lines: {
    /** Demand of the source line less what other living notes have taken of it, drafts included. */
    openQty: `t.demand_qty - coalesce((select sum(o.qty) from app.purchasing_delivery_note_lines o
      join app.purchasing_delivery_note n on n.tenant_id = o.tenant_id and n.id = o.parent_id and n.deleted_at is null
      where o.tenant_id = t.tenant_id and o.source_no = t.source_no and o.source_line = t.source_line and o.parent_id <> t.parent_id), 0)`,
    labelControlled: `(select p.label_controlled = '1' ${part})`,
    serialised: `(select p.track_mode = 'serial' ${part})`,
  },
});
