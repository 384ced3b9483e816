import { sumDecimal } from '@takt/model';
import { bind, compute, type Ctx, patch, patchLine, replaceLines, whenSaved, codes } from '@takt/engine';
import { plusWorkingHours } from '@takt/modules/base/server';
import { PurchaseOrder, DeliveryNote } from '../defs/index.ts';
import { partsFor } from '../defs/replies.ts';
import { agreedPrice } from './prices.ts';
import { fetched, numberLines, orderLineOf, planned, received, receivedByPickup, receivedByPlan, taken } from './source-lines.ts';
import { replyHours, notifyBuyer, notifySupplier } from './notify.ts';

const route = (id: string): string => `/les/purchase/order?id=${id}`;

/** Writes what the supplier promises of each line: all of it, until when it will be complete, and each part with its day. */
async function promise(ctx: Ctx, order: PurchaseOrder, input: Readonly<Record<string, unknown>>): Promise<void> {
  const promised = partsFor(order.lines, input, ({ dueDate }) => dueDate);
  for (const { line, replies } of promised)
    await patchLine(ctx, PurchaseOrder, 'lines', line.id, {
      confirmedQty: replies.length === 0 ? null : sumDecimal(replies.map(({ qty }) => qty)),
      confirmedDate: replies.at(-1)?.date ?? null,
      replyRemark: replies.find(({ remark }) => remark !== null)?.remark ?? null,
    });
  const parts = promised.flatMap(({ line: { lineNo }, replies }) =>
    replies.map(({ qty, date, remark }) => ({ lineNo, qty, date, remark })),
  );
  await replaceLines(ctx, PurchaseOrder, 'promises', { id: order.id, lines: order.promises }, parts);
}

export const purchaseOrder = bind(PurchaseOrder, {
  async publish(ctx, { id, number, vendor, plant }) {
    const { order } = await replyHours(ctx, vendor);
    await patch(ctx, PurchaseOrder, id, { replyDueAt: order === null ? null : await plusWorkingHours(ctx, plant, order) });
    await notifySupplier(
      ctx,
      vendor,
      [`采购订单 ${number} 已发布，请回复`, `Purchase order ${number} awaits your reply`],
      route(id),
    );
  },

  async reply(ctx, order, input) {
    await promise(ctx, order, input);
    await patch(ctx, PurchaseOrder, order.id, { repliedAt: ctx.clock, replyRemark: input.remark });
    const text = [`采购订单 ${order.number} 已回复`, `Purchase order ${order.number} has been answered`] as const;
    await notifyBuyer(ctx, order, text, route(order.id));
  },

  async rejectReply(ctx, { id, number, vendor }, { reason }) {
    const text = [
      `采购订单 ${number} 的回复被驳回：${reason}`,
      `The reply to purchase order ${number} was rejected: ${reason}`,
    ] as const;
    await notifySupplier(ctx, vendor, text, route(id));
  },

  /** Silence is consent, where the company has said so. */
  autoConfirm: (ctx, order) => promise(ctx, order, { answer: 'asAsked' }),
});

/** Lines get their numbers, and the agreed price where none was given. */
export const purchaseOrderSaved = whenSaved(PurchaseOrder, async (ctx, id) => {
  await numberLines(ctx, PurchaseOrder, id);
  await ctx.sql.run({
    text: `update app.purchasing_purchase_order_lines t set price = ${agreedPrice}
      from app.purchasing_purchase_order h
      where h.tenant_id = t.tenant_id and h.id = t.parent_id and t.parent_id = $1 and t.price is null`,
    values: [id],
  });
});

export const purchaseOrderComputed = compute(PurchaseOrder, {
  amount: `(select sum(round(l.qty * l.price, 2)) from app.purchasing_purchase_order_lines l where l.tenant_id = t.tenant_id and l.parent_id = t.id)`,
  /** Published and not all of it received. */
  notesOnTheWay: `(select count(distinct n.id) from app.purchasing_delivery_note n
    join app.purchasing_delivery_note_lines o on o.tenant_id = n.tenant_id and o.parent_id = n.id
    where n.tenant_id = t.tenant_id and n.vendor_id = t.vendor_id and n.deleted_at is null and n.status in ${codes(DeliveryNote, 'published', 'control', 'shipped', 'partlyReceived')}
      and exists (select 1 from ${orderLineOf('o')} x where x.order_id = t.id))`,
  lines: {
    plannedQty: planned(),
    openQty: `greatest(t.qty - ${planned()} - ${fetched('t')} - ${taken('order')}, 0)`,
    receivedQty: `${received('order')} + ${receivedByPlan} + ${receivedByPickup}`,
    agreedPrice,
    priced: `coalesce(t.price = ${agreedPrice}, false)`,
  },
});
