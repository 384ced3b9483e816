import { sumDecimal, type Text } from '@takt/model';
import { bind, compute, type Ctx, patch, patchLine, replaceLines, whenSaved, codes } from '@takt/engine';
import { partRows, plusWorkingHours, termOn } from '@takt/modules/base/server';
import { PurchaseOrder, DeliveryNote } from '../defs/index.ts';
import { partsFor } from '../defs/replies.ts';
import { refuseFirst } from './named-documents.ts';
import { completeOrderLines } from './order-lines.ts';
import { agreedPrice, agreedPriceOf } from './prices.ts';
import { fetched, orderLineOf, planned, received, receivedByPickup, receivedByPlan, taken } from './source-lines.ts';
import { orderRevision, withdrawRevisions } from './order-revision.ts';
import { taxOf } from './statement-facts.ts';
import { taxRateOf } from './statement-gathering.ts';
import { lineOfPromises, termsOfPromises } from './promise-limits.ts';
import { replyHours, notifyBuyer, notifySupplier } from './notify.ts';

const NOT_ASKED: Text = [
  '第 {line} 行来自采购申请，物料和计量单位不能更换',
  'Line {line} comes of a requisition and keeps its part and unit',
];
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
  /** What it was to get can be ordered by another. */
  async delete(ctx, { id }) {
    await ctx.sql`update purchasing_purchase_order_lines set requisition_id = null, requisition_line = null where parent_id = ${id}`;
  },

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

  ...orderRevision,
  close: withdrawRevisions,
});

/** What was ordered for a requisition stays what it asked for. */
export const purchaseOrderSaved = whenSaved(PurchaseOrder, async (ctx, id) => {
  await completeOrderLines(ctx, id);
  await refuseFirst(ctx, PurchaseOrder, id, {
    at: 'part',
    wrong: `t.requisition_id is not null and not exists (select 1 from app.purchasing_requisition_lines r
      where r.tenant_id = t.tenant_id and r.parent_id = t.requisition_id and r.line_no = t.requisition_line
        and r.part_id = t.part_id and r.unit_id = t.unit_id)`,
    text: NOT_ASKED,
  });
});

const leadDays = termOn('lead_time_days', {
  tenant: 'h.tenant_id',
  vendor: 'h.vendor_id',
  part: 't.part_id',
  day: 'h.order_date',
});
const calledOff = `(${planned()} + ${fetched('t')} + ${taken('order')})`;
const linesOf = `from app.purchasing_purchase_order_lines l where l.tenant_id = t.tenant_id and l.parent_id = t.id`;
const lineRate = (l: string): string => taxRateOf('t.vendor_id', `${l}.part_id`, 't.order_date');
/** Each by its number and its part, while it can still be put right. */
const unpriced = `case when t.status in ${codes(PurchaseOrder, 'new')} then (select string_agg(o.line_no || ' (' || g.part_no || ')', ', ' order by o.position)
  from app.purchasing_purchase_order_lines o join ${partRows} g on g.tenant_id = o.tenant_id and g.id = o.part_id
  where o.tenant_id = t.tenant_id and o.parent_id = t.id and (o.price = ${agreedPriceOf({
    tenant: 't.tenant_id',
    vendor: 't.vendor_id',
    currency: 't.currency',
    day: 't.order_date',
    part: 'o.part_id',
    unit: 'o.unit_id',
    qty: 'o.qty',
  })}) is not true) end`;
export const purchaseOrderComputed = compute(PurchaseOrder, {
  amount: `(select sum(round(l.qty * l.price, 2)) ${linesOf})`,
  taxAmount: `(select sum(${taxOf('round(l.qty * l.price, 2)', lineRate('l'))}) ${linesOf})`,
  grossAmount: `(select sum(round(l.qty * l.price, 2) + ${taxOf('round(l.qty * l.price, 2)', lineRate('l'))}) ${linesOf})`,
  /** Published and not all of it received. */
  notesOnTheWay: `(select count(distinct n.id) from app.purchasing_delivery_note n
    join app.purchasing_delivery_note_lines o on o.tenant_id = n.tenant_id and o.parent_id = n.id
    where n.tenant_id = t.tenant_id and n.vendor_id = t.vendor_id and n.deleted_at is null and n.status in ${codes(DeliveryNote, 'published', 'control', 'shipped', 'partlyReceived')}
      and exists (select 1 from ${orderLineOf('o')} x where x.order_id = t.id))`,
  unpriced,
  ...termsOfPromises,
  revisionPending: `exists (select 1 from app.purchasing_purchase_order_revisions r where r.tenant_id = t.tenant_id and r.parent_id = t.id and r.answer = 'pending')`,
  lines: {
    amount: `round(t.qty * t.price, 2)`,
    taxRate: taxRateOf('h.vendor_id', 't.part_id', 'h.order_date'),
    ...lineOfPromises,
    plannedQty: planned(),
    openQty: `greatest(t.qty - ${calledOff}, 0)`,
    calledOffQty: calledOff,
    receivedQty: `${received('order')} + ${receivedByPlan} + ${receivedByPickup}`,
    agreedPrice,
    tooSoon: `coalesce(t.due_date < h.order_date + ${leadDays}::int, false)`,
  },
});
