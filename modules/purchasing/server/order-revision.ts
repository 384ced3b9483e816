import { compareDecimal, type Decimal } from '@takt/model';
import { addLine, type Ctx, decided, on, patch, patchLine, Refused, replaceLines } from '@takt/engine';
import { demandDecimals, plusWorkingHours } from '@takt/modules/base/server';
import { ORDER_RELEASE_AMOUNT, PurchaseOrder } from '../defs/index.ts';
import { agreed, amountReleased, revised, waiting } from '../defs/orders/order-revision-guards.ts';
import { isShort } from '../defs/orders/purchase-order-guards.ts';
import { agreedPriceOf } from './prices.ts';
import { notifyBuyer, notifySupplier, replyHours } from './notify.ts';

const route = (id: string): string => `/les/purchase/order?id=${id}`;

type Answer = 'acknowledged' | 'refused' | 'withdrawn';
/** What waited has its answer; nothing is due any more. */
async function answered(ctx: Ctx, order: PurchaseOrder, answer: Answer, answerRemark: string | null = null): Promise<void> {
  for (const { id } of waiting(order))
    await patchLine(ctx, PurchaseOrder, 'revisions', id, { answer, answeredAt: ctx.clock, answerRemark });
  await patch(ctx, PurchaseOrder, order.id, { revisionDueAt: null });
}
export const withdrawRevisions = (ctx: Ctx, order: PurchaseOrder): Promise<void> => answered(ctx, order, 'withdrawn');

const priceOn = (day: string): string =>
  agreedPriceOf({
    tenant: 'h.tenant_id',
    vendor: 'h.vendor_id',
    currency: 'h.currency',
    day,
    part: 't.part_id',
    unit: 't.unit_id',
    qty: '$2::numeric',
  });

/** A price that was agreed on for the day of the order, or for today. */
async function demandAgreed(ctx: Ctx, line: string, qty: Decimal, price: Decimal | null): Promise<void> {
  const [found] = await ctx.sql.run<{ agreed: boolean }>({
    text: `select coalesce($3::numeric = ${priceOn('h.order_date')} or $3::numeric = ${priceOn('$4::date')}, false) as agreed
      from app.purchasing_purchase_order_lines t
      join app.purchasing_purchase_order h on h.tenant_id = t.tenant_id and h.id = t.parent_id where t.id = $1`,
    values: [line, qty, price, ctx.clock],
  });
  if (!found?.agreed) throw Refused.by(PurchaseOrder, 'revise', agreed);
}

/** Nobody orders more than one person may by revising what was released: judged with everything that waits. */
async function demandReleased(ctx: Ctx, { id }: PurchaseOrder): Promise<void> {
  const [found] = await ctx.sql.run<{ over: boolean }>({
    text: `select x.after > x.before and x.after > x.most and x.most > 0 as over from (
      select sum(round(l.qty * l.price, 2)) as before, sum(round(coalesce(r.qty, l.qty) * coalesce(r.price, l.price), 2)) as after,
        (${decided(ORDER_RELEASE_AMOUNT, 'l')})::numeric as most
      from app.purchasing_purchase_order_lines l
      left join app.purchasing_purchase_order_revisions r on r.tenant_id = l.tenant_id and r.parent_id = l.parent_id
        and r.line_no = l.line_no and r.answer = 'pending'
      where l.parent_id = $1 group by l.tenant_id) x`,
    values: [id],
  });
  if (found?.over) throw Refused.by(PurchaseOrder, 'revise', amountReleased);
}

interface Revising {
  readonly lineId: string;
  readonly qty: Decimal | null;
  readonly dueDate: string | null;
  readonly price: Decimal | null;
  readonly reason: string | null;
}

/** Effects of the order by which agreed figures change: asked by our side, in force once the supplier has acknowledged them. */
export const orderRevision = {
  /** Asks the supplier. What waits of the same line gives way; what waits of others is answered with it. */
  async revise(ctx: Ctx, order: PurchaseOrder, input: Revising) {
    const found = revised(order, { ...input });
    if (!found) return;
    const { line, figures } = found;
    const price = figures.price;
    await demandDecimals(ctx, PurchaseOrder, line.id, figures.qty);
    // More may have another price, as on a new order.
    const reprices = line.price === null || price === null || compareDecimal(price, line.price) !== 0;
    if (price !== null && (reprices || compareDecimal(figures.qty, line.qty) > 0))
      await demandAgreed(ctx, line.id, figures.qty, price);
    for (const { id, lineNo } of waiting(order))
      if (lineNo === line.lineNo)
        await patchLine(ctx, PurchaseOrder, 'revisions', id, { answer: 'withdrawn', answeredAt: ctx.clock });
    await addLine(ctx, PurchaseOrder, 'revisions', order.id, order.revisions.length + 1, {
      revision: (order.revision ?? 1) + 1,
      lineNo: line.lineNo,
      oldQty: line.qty,
      qty: figures.qty,
      oldDate: line.dueDate,
      date: figures.dueDate,
      oldPrice: line.price,
      price,
      reason: input.reason,
      askedAt: ctx.clock,
      answer: 'pending',
    });
    await demandReleased(ctx, order);
    const { order: hours } = await replyHours(ctx, order.vendor);
    const revisionDueAt = hours === null ? null : await plusWorkingHours(ctx, order.plant, hours);
    await patch(ctx, PurchaseOrder, order.id, { revisionDueAt });
    const text = [
      `采购订单 ${order.number} 有修订，请确认`,
      `A revision of purchase order ${order.number} awaits your answer`,
    ] as const;
    await notifySupplier(ctx, order.vendor, text, route(order.id));
  },

  /** From now on these figures are the ones agreed on and promised. */
  async acknowledge(ctx: Ctx, order: PurchaseOrder) {
    const asked = waiting(order);
    for (const { lineNo, qty, date, price } of asked) {
      const line = order.lines.find((one) => one.lineNo === lineNo);
      if (!line || qty === null || date === null) continue;
      const agreedOn = { qty, dueDate: date, price, confirmedQty: qty, confirmedDate: date };
      await patchLine(ctx, PurchaseOrder, 'lines', line.id, agreedOn);
    }
    const kept = order.promises.filter(({ lineNo }) => !asked.some((one) => one.lineNo === lineNo));
    const parts = [
      ...kept.map(({ lineNo, qty, date, remark }) => ({ lineNo, qty, date, remark })),
      ...asked.map(({ lineNo, qty, date }) => ({ lineNo, qty, date, remark: null })),
    ].toSorted((one, other) => (one.lineNo ?? 0) - (other.lineNo ?? 0));
    await replaceLines(ctx, PurchaseOrder, 'promises', { id: order.id, lines: order.promises }, parts);
    await patch(ctx, PurchaseOrder, order.id, { revision: (order.revision ?? 1) + 1 });
    await answered(ctx, order, 'acknowledged');
    const text = [
      `采购订单 ${order.number} 的修订已确认`,
      `The revision of purchase order ${order.number} is acknowledged`,
    ] as const;
    await notifyBuyer(ctx, order, text, route(order.id));
  },

  async refuseRevision(ctx: Ctx, order: PurchaseOrder, { reason }: { readonly reason: string | null }) {
    await answered(ctx, order, 'refused', reason);
    const text = [
      `采购订单 ${order.number} 的修订被拒绝：${reason}`,
      `The revision of purchase order ${order.number} was refused: ${reason}`,
    ] as const;
    await notifyBuyer(ctx, order, text, route(order.id));
  },

  withdrawRevision: withdrawRevisions,
};

/** An order reduced to what has come is delivered. */
export const orderRevised = on(
  'purchasing.purchaseOrder.acknowledge',
  'purchasing.orderRevised',
  async (ctx, payload, documents) => {
    const order = await documents.load(ctx, PurchaseOrder, String(payload['id']));
    if (['confirmed', 'partlyDelivered'].includes(order.status) && !isShort(order))
      await documents.act(ctx, PurchaseOrder, order.id, 'deliver');
  },
);
