import { bind, patch, patchLine } from '@takt/server';
import { PickupNote, ReturnNotice } from '../defs/index.ts';
import { repliesFor } from '../defs/replies.ts';
import { tellBuyer, tellSupplier } from './telling.ts';

const pickupRoute = (id: string): string => `/les/purchase/pickupNote?id=${id}`;
const returnRoute = (id: string): string => `/les/purchase/returnNotice?id=${id}`;

export const pickupNote = bind(PickupNote, {
  async publish(ctx, { id, number, vendor, pickupAt }) {
    const text = [`提货单 ${number} 已发布，计划 ${pickupAt} 提货`, `Pickup note ${number}: we come on ${pickupAt}`] as const;
    await tellSupplier(ctx, vendor, text, pickupRoute(id));
  },
  /** How much was loaded. The warehouse hears of it by the event and announces the arrival. */
  async confirmPickup(ctx, note, input) {
    for (const { line, reply } of repliesFor(note.lines, input))
      await patchLine(ctx, PickupNote, 'lines', line.id, { pickedQty: reply?.qty ?? null });
    await patch(ctx, PickupNote, note.id, { pickedUpAt: ctx.clock });
  },
});

export const returnNotice = bind(ReturnNotice, {
  /** The time to answer begins. */
  async publish(ctx, { id, number, vendor }) {
    await patch(ctx, ReturnNotice, id, { publishedAt: ctx.clock });
    await tellSupplier(
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
    await tellBuyer(ctx, notice, text, returnRoute(notice.id));
  },
  /** From now on the return counts in the statement of its month. The warehouse hears of it by the event and ships. */
  confirm: (ctx, { id }) => patch(ctx, ReturnNotice, id, { confirmedAt: ctx.clock }),
});
