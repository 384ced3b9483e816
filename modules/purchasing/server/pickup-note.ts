import { bind, patchLine, whenSaved } from '@takt/engine';
import { PickupNote } from '../defs/index.ts';
import { repliesFor } from '../defs/replies.ts';
import { announcePickup } from './arrivals.ts';
import { demandOrderLines } from './order-lines.ts';
import { notifySupplier } from './notify.ts';
import { numberLines } from './source-lines.ts';

const pickupRoute = (id: string): string => `/les/purchase/pickupNote?id=${id}`;

export const pickupNote = bind(PickupNote, {
  async publish(ctx, { id, number, vendor, pickupAt }) {
    const text = [`提货单 ${number} 已发布，计划 ${pickupAt} 提货`, `Pickup note ${number}: we come on ${pickupAt}`] as const;
    await notifySupplier(ctx, vendor, text, pickupRoute(id));
  },
  /** How much was loaded; the receiving warehouse finds it announced. */
  async confirmPickup(ctx, note, input, documents) {
    const loaded = new Map(repliesFor(note.lines, input).map(({ line, reply }) => [line.id, reply?.qty ?? line.qty]));
    for (const [line, pickedQty] of loaded) await patchLine(ctx, PickupNote, 'lines', line, { pickedQty });
    await announcePickup(ctx, note, loaded, documents);
  },
});

export const pickupNoteSaved = whenSaved(PickupNote, async (ctx, id) => {
  await numberLines(ctx, PickupNote, id);
  await demandOrderLines(ctx, PickupNote, id);
});
