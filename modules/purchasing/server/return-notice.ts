import { inStockUnit, plusWorkingHours } from '@takt/modules/base/server';
import { plantOf, sendOut } from '@takt/modules/warehouse/server';
import type { Id } from '@takt/model';
import { bind, type Ctx, type DocumentOps, on, patch } from '@takt/engine';
import { ReturnNotice } from '../defs/index.ts';
import { notifyBuyer, notifySupplier } from './notify.ts';

const returnRoute = (id: string): string => `/les/purchase/returnNotice?id=${id}`;

export const returnNotice = bind(ReturnNotice, {
  /** The time to answer begins. */
  async publish(ctx, { id, number, vendor, warehouse, replyHours }) {
    const replyDueAt = await plusWorkingHours(ctx, await plantOf(ctx, warehouse), replyHours);
    await patch(ctx, ReturnNotice, id, { publishedAt: ctx.clock, replyDueAt });
    await notifySupplier(
      ctx,
      vendor,
      [`退货通知单 ${number} 已发布，请反馈`, `Return notice ${number} awaits your answer`],
      returnRoute(id),
    );
  },
  async feedback(ctx, notice, { result, remark, driver, driverTel, plate }) {
    await patch(ctx, ReturnNotice, notice.id, {
      feedback: result,
      feedbackRemark: remark,
      driver: driver ?? notice.driver,
      driverTel: driverTel ?? notice.driverTel,
      plate: plate ?? notice.plate,
    });
    const text = [`退货通知单 ${notice.number} 已反馈`, `Return notice ${notice.number} has been answered`] as const;
    await notifyBuyer(ctx, notice, text, returnRoute(notice.id));
  },
  /** From now on the return counts in the statement of its month, and the warehouse has an order to send it. */
  async confirm(ctx, notice, _input, documents) {
    await patch(ctx, ReturnNotice, notice.id, { confirmedAt: ctx.clock });
    await orderSending(ctx, notice, documents);
  },
  reopen: (ctx, { id }) => patch(ctx, ReturnNotice, id, { confirmedAt: null }),
});

async function orderSending(ctx: Ctx, notice: ReturnNotice, documents: DocumentOps): Promise<void> {
  const kept = await inStockUnit(ctx, notice.lines);
  const { warehouse, vendor, receiveTo: destination, plate, driver } = notice;
  const lines = notice.lines.map(({ part, qty, unit, lot: batch, stockStatus }, index) => ({
    part,
    stockStatus,
    qty: kept[index]?.qty ?? qty,
    unit: kept[index]?.unit ?? unit,
    batch,
  }));
  const from = { doc: ReturnNotice, id: notice.id };
  await sendOut(ctx, documents, { kind: 'vendorReturn', warehouse, vendor, destination, plate, driver, lines }, from);
}

const noticeOf = (ctx: Ctx, order: unknown): Promise<{ id: Id } | null> =>
  ctx.sql.maybe<{ id: Id }>`
    select n.id from app.link k join purchasing_return_notice n on n.id = k.from_id and n.deleted_at is null
    where k.to_id = ${String(order)}::uuid and k.from_entity = ${ReturnNotice.id}`;

/** What the warehouse does with the order, told to the notice it was made from. */
export const returnsSent = [
  on('warehouse.outboundOrder.reverse', 'purchasing.returnStayed', async (ctx, { id }) => {
    const found = await noticeOf(ctx, id);
    if (found) await patch(ctx, ReturnNotice, found.id, { leftAt: null });
  }),
  on('warehouse.outboundOrder.ship', 'purchasing.returnLeft', async (ctx, { id }) => {
    const found = await noticeOf(ctx, id);
    if (found) await patch(ctx, ReturnNotice, found.id, { leftAt: ctx.clock });
  }),
  // Nothing goes back after all: whoever confirmed it decides anew, and a second confirmation makes a second order.
  on('warehouse.outboundOrder.cancel', 'purchasing.returnCalledOff', async (ctx, { id, number }, documents) => {
    const found = await noticeOf(ctx, id);
    if (!found) return;
    const notice = await documents.load(ctx, ReturnNotice, found.id);
    if (notice.status !== 'confirmed') return;
    await documents.act(ctx, ReturnNotice, notice.id, 'reopen');
    const text = [
      `退货通知单 ${notice.number} 的出库单 ${String(number)} 已取消，请重新确认`,
      `Outbound order ${String(number)} of return notice ${notice.number} was cancelled; please confirm the return again`,
    ] as const;
    await notifyBuyer(ctx, notice, text, returnRoute(notice.id));
  }),
];
