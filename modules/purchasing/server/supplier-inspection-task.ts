import type { Id } from '@takt/model';
import { bind, type Ctx, on, patch } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { supplierItems } from '@takt/modules/quality/server';
import { DeliveryNote, SupplierInspectionTask } from '../defs/index.ts';
import { notifySupplier } from './notify.ts';

export const supplierInspectionTask = bind(SupplierInspectionTask, {
  execute: (ctx, { id }) => patch(ctx, SupplierInspectionTask, id, { checkedBy: ctx.actor.username }),
});

interface Shipped {
  readonly vendor: Id;
  readonly noteNo: string;
  readonly noteLine: Id;
  readonly part: Id;
  readonly batch: string | null;
  readonly asnQty: number;
}
/** Lines of parts under quality control that have no task yet: a shipment may be cancelled and made again. A piece begun counts. */
const shippedLines = (ctx: Ctx, note: string): Promise<readonly Shipped[]> =>
  ctx.sql<Shipped>`
    select n.vendor_id as vendor, n.number as "noteNo", l.id as "noteLine", l.part_id as part, l.lot as batch, ceil(l.qty)::int as "asnQty"
    from purchasing_delivery_note n
    join purchasing_delivery_note_lines l on l.parent_id = n.id
    join ${partRows} p on p.id = l.part_id and p.quality_controlled = '1'
    where n.id = ${note}::uuid and n.deleted_at is null and l.qty > 0 and not exists (
      select 1 from purchasing_supplier_inspection_task t where t.note_id = n.id and t.note_line = l.id::text and t.deleted_at is null)
    order by l.position`;

/** What leaves a supplier is inspected there: one task for each line under quality control. */
export const noteShipped = on('purchasing.deliveryNote.ship', 'purchasing.inspectAtSupplier', async (ctx, payload, documents) => {
  const note = String(payload['id']);
  for (const { noteLine, noteNo, ...line } of await shippedLines(ctx, note)) {
    const task = { ...line, lines: await supplierItems(ctx, line.part) };
    const { id, number } = await documents.make(ctx, SupplierInspectionTask, task, { doc: DeliveryNote, id: note });
    await patch(ctx, SupplierInspectionTask, id, { note, noteLine });
    const text = [
      `供应商检验任务 ${number} 待执行，送货单 ${noteNo}`,
      `Supplier inspection task ${number} awaits you, delivery note ${noteNo}`,
    ] as const;
    await notifySupplier(ctx, line.vendor, text, `/wms/inbound/supplierInspTask?id=${id}`);
  }
});
