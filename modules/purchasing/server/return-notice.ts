import { plusWorkingHours } from '@takt/modules/base/server';
import { demandFrom, plantOf, sendOut } from '@takt/modules/warehouse/server';
import type { Id } from '@takt/model';
import { bind, codes, compute, type Ctx, type DocumentOps, on, patch, Refused } from '@takt/engine';
import { ReturnNotice } from '../defs/index.ts';
import { came } from '../defs/delivery/return-notice-guards.ts';
import { notifyBuyer, notifySupplier } from './notify.ts';
import { BROUGHT, cameWithNotes } from './return-came.ts';
import { creditReturns, nameSources } from './return-credit.ts';

const returnRoute = (id: string): string => `/les/purchase/returnNotice?id=${id}`;

export const returnNotice = bind(ReturnNotice, {
  /** The time to answer begins. */
  async publish(ctx, notice) {
    const { id, number, vendor, warehouse, replyHours, lines } = notice;
    await demandFrom(
      ctx,
      vendor,
      lines.flatMap(({ part, lot: batch }) => (batch === null ? [] : { part, batch, container: null })),
    );
    await nameSources(ctx, notice);
    if (!(await cameWithNotes(ctx, notice))) throw Refused.by(ReturnNotice, 'publish', came);
    const replyDueAt = await plusWorkingHours(ctx, await plantOf(ctx, warehouse), replyHours);
    await patch(ctx, ReturnNotice, id, { replyDueAt });
    await notifySupplier(
      ctx,
      vendor,
      [`退货通知单 ${number} 已发布，请回复`, `Return notice ${number} awaits your answer`],
      returnRoute(id),
    );
  },
  async feedback(ctx, notice, { driver, driverTel, plate }) {
    await patch(ctx, ReturnNotice, notice.id, {
      driver: driver ?? notice.driver,
      driverTel: driverTel ?? notice.driverTel,
      plate: plate ?? notice.plate,
    });
    const text = [`退货通知单 ${notice.number} 已回复`, `Return notice ${notice.number} has been answered`] as const;
    await notifyBuyer(ctx, notice, text, returnRoute(notice.id));
  },
  /** The warehouse has an order to send it; what leaves of it counts in the statement of its month. */
  async confirm(ctx, notice, _input, documents) {
    await nameSources(ctx, notice);
    await orderSending(ctx, notice, documents);
  },
});

async function orderSending(ctx: Ctx, notice: ReturnNotice, documents: DocumentOps): Promise<void> {
  const { warehouse, vendor, receiveTo: destination, plate, driver } = notice;
  const lines = notice.lines.map(({ id: sourceLine, part, qty, unit, lot: batch, stockStatus }) => ({
    sourceLine,
    part,
    stockStatus,
    qty,
    unit,
    batch,
  }));
  const from = { doc: ReturnNotice, id: notice.id };
  await sendOut(ctx, documents, { kind: 'vendorReturn', warehouse, vendor, destination, plate, driver, lines }, from);
}

const noticeOf = (ctx: Ctx, order: unknown): Promise<{ id: Id } | null> =>
  ctx.sql.maybe<{ id: Id }>`
    select n.id from app.link k join purchasing_return_notice n on n.id = k.from_id and n.deleted_at is null
    where k.to_id = ${String(order)}::uuid and k.from_entity = ${ReturnNotice.id}`;

/** When the goods left: what is owed back follows. Null: they came back to where they lay. */
async function noteSent(ctx: Ctx, documents: DocumentOps, id: Id, leftAt: string | null): Promise<void> {
  await patch(ctx, ReturnNotice, id, { leftAt });
  const { lines } = await documents.load(ctx, ReturnNotice, id);
  await creditReturns(ctx, documents, { notice: id, sources: lines.flatMap(({ note, pickup }) => note ?? pickup ?? []) });
}

/** What the warehouse does with the order, told to the notice it was made from. */
export const returnsSent = [
  on('warehouse.outboundOrder.reverse', 'purchasing.returnStayed', async (ctx, { id }, documents) => {
    const found = await noticeOf(ctx, id);
    if (found) await noteSent(ctx, documents, found.id, null);
  }),
  on('warehouse.outboundOrder.ship', 'purchasing.returnLeft', async (ctx, { id }, documents) => {
    const found = await noticeOf(ctx, id);
    if (found) await noteSent(ctx, documents, found.id, ctx.clock);
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

const broughtWith = `from ${BROUGHT} f where f.tenant_id = t.tenant_id and f.source in (t.note_id, t.pickup_id)
        and f.vendor_id = h.vendor_id and f.part_id = t.part_id`;
/** All that came with its note, good or not, less what other returns send back of it. Other units are compared when it is published. */
export const returnComputed = compute(ReturnNotice, {
  lines: {
    came: `t.note_id is null and t.pickup_id is null or exists (select 1 ${broughtWith} and f.unit_id <> t.unit_id and f.qty > 0)
      or t.qty + coalesce((select sum(e.qty) from app.purchasing_return_notice_lines e
        join app.purchasing_return_notice r on r.tenant_id = e.tenant_id and r.id = e.parent_id and r.deleted_at is null
          and (r.id = t.parent_id or r.status not in ${codes(ReturnNotice, 'new')})
        where e.tenant_id = t.tenant_id and (e.note_id = t.note_id or e.pickup_id = t.pickup_id) and e.part_id = t.part_id
          and e.unit_id = t.unit_id and e.id <> t.id), 0)
      <= coalesce((select sum(f.qty) ${broughtWith} and f.unit_id = t.unit_id), 0)`,
  },
});
