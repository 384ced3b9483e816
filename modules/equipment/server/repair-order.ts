import { bind, type Ctx, patch } from '@takt/engine';
import { notifyUser } from '@takt/content';
import { RepairOrder } from '../defs/index.ts';

/** The one who is to repair it hears of it. */
async function tell(ctx: Ctx, { id, number }: RepairOrder, repairer: string): Promise<void> {
  if (repairer === ctx.actor.userId) return;
  const text = [`维修单 ${number} 已派给您`, `Repair order ${number} has been given to you`] as const;
  await notifyUser(ctx, repairer, text, `/ems/service/repairOrder?id=${id}`);
}

export const repairOrder = bind(RepairOrder, {
  dispatch: (ctx, order, { repairer }) => tell(ctx, order, repairer),
  transfer: (ctx, order, { repairer }) => tell(ctx, order, repairer),
  /** Begun again after a transfer or a refusal, the first beginning counts. */
  start: (ctx, order) => patch(ctx, RepairOrder, order.id, { startedAt: order.startedAt ?? ctx.clock }),
});
