import { bind, patch, patchLine } from '@takt/server';
import { PickupNote } from '../defs/index.ts';
import { repliesFor } from '../defs/replies.ts';
import { tellSupplier } from './telling.ts';

const pickupRoute = (id: string): string => `/les/purchase/pickupNote?id=${id}`;

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
