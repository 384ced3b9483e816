import { compareDecimal, subtractDecimal } from '@takt/model';
import { amend, bind, compute, Refused } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { Location, OutboundOrder, PickTask } from '../../defs/index.ts';
import { toPick } from '../../defs/outbound/outbound-order-guards.ts';
import { GTIN_OF_PART } from '../gtin-of-part.ts';
import { UNIT_OF_PART } from '../unit-of-part.ts';
import { allocateElsewhere } from './allocate.ts';
import { freeRest, pickAllocations } from './picking.ts';

export const pickTask = bind(PickTask, {
  /**
   * Takes what was found to the staging location and moves the order on. A short pick gives the rest back, closes the location
   * to picking until somebody has counted it (`countShortPick`), and asks for the rest from another place.
   */
  async confirm(ctx, task, input, documents) {
    const order = await documents.load(ctx, OutboundOrder, task.order);
    const allocation = order.allocations.find((one) => one.task === task.number);
    if (!allocation) throw Refused.of('not.found');
    // The order has picked it already, and tells its tasks.
    if (compareDecimal(toPick(allocation), '0') <= 0) return;
    await pickAllocations(ctx, order, [{ allocation, qty: input.qty }]);
    if (compareDecimal(input.qty, task.qty) < 0) {
      const now = await documents.load(ctx, OutboundOrder, task.order);
      const rest = now.allocations.find(({ id }) => id === allocation.id);
      if (rest) await freeRest(ctx, rest);
      await amend(ctx, Location, task.location, { pickLocked: '1' });
      const missing = { line: allocation.line, qty: subtractDecimal(task.qty, input.qty) };
      await allocateElsewhere(ctx, await documents.load(ctx, OutboundOrder, task.order), missing, documents);
    }
    await documents.act(ctx, OutboundOrder, task.order, 'pick', { task: task.number });
  },

  /** Gives back what it was to take. The last of an order that is being picked finishes it. */
  async cancel(ctx, task, _input, documents) {
    const order = await documents.load(ctx, OutboundOrder, task.order);
    const allocation = order.allocations.find((one) => one.task === task.number);
    if (!allocation) return;
    await freeRest(ctx, allocation);
    const left = order.allocations.some((one) => one.id !== allocation.id && compareDecimal(toPick(one), '0') > 0);
    if (order.status === 'picking' && !left) await documents.act(ctx, OutboundOrder, order.id, 'pick', { task: task.number });
  },
});

export const pickTaskComputed = compute(PickTask, {
  unit: UNIT_OF_PART,
  gtin: GTIN_OF_PART,
  locationCode: '(select l.code from app.warehouse_location l where l.tenant_id = t.tenant_id and l.id = t.location_id)',
  partNo: `(select p.part_no from ${partRows} p where p.tenant_id = t.tenant_id and p.id = t.part_id)`,
});
