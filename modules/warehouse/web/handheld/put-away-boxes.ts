import { compareDecimal, type Decimal, sumDecimal } from '@takt/model';
import { leftOf } from '../../defs/inbound/putaway-task.ts';
import type { TaskGoods } from './task-goods.tsx';

/** A putaway task as the handheld lists it. */
export interface PutAwayTask extends TaskGoods {
  readonly id: string;
  readonly status: string;
  readonly qty: Decimal;
  readonly doneQty: Decimal;
  readonly unit: string;
  readonly fromLocationLabel: string;
  readonly location: string | null;
  readonly locationLabel: string | null;
  readonly receiptLabel: string | null;
  readonly createdAt: string;
  readonly claimedBy?: string | null;
}

const sameWay = ({ partLabel, batch, unit, fromLocationLabel, location, claimedBy = null }: PutAwayTask): string =>
  JSON.stringify([partLabel, batch, unit, fromLocationLabel, location, claimedBy]);
const isWholeBox = ({ container, location, doneQty }: PutAwayTask): boolean =>
  container !== null && location !== null && compareDecimal(doneQty, '0') === 0;

/** The boxes that go the same way as one: of the same goods, from the same place to the same, in the same hands. Itself is the first. */
export function boxesWith(
  tasks: readonly PutAwayTask[],
  task: PutAwayTask,
  claimedBy = task.claimedBy ?? null,
): readonly PutAwayTask[] {
  if (!isWholeBox(task)) return [task];
  const way = sameWay({ ...task, claimedBy });
  return [task, ...tasks.filter((one) => one.id !== task.id && isWholeBox(one) && sameWay(one) === way)];
}

/** One of each load: sixteen boxes on a pallet are one line of work, not sixteen. */
export const loadsOf = (tasks: readonly PutAwayTask[]): readonly PutAwayTask[] => {
  const seen = new Set<string>();
  return tasks.filter((task) => {
    if (seen.has(task.id)) return false;
    for (const { id } of boxesWith(tasks, task)) seen.add(id);
    return true;
  });
};
export const leftIn = (boxes: readonly PutAwayTask[]): Decimal => sumDecimal(boxes.map(leftOf));
