import { compareDecimal, type Decimal, sumDecimal } from '@takt/model';
import { leftOf } from '../../defs/inbound/putaway-task.ts';
import { codeIn, isOf, readLabel } from './label.ts';

/** A putaway task as the handheld lists it. */
export interface PutAwayTask {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly partLabel: string;
  readonly batch: string | null;
  readonly container: string | null;
  readonly gtin: string | null;
  readonly qty: Decimal;
  readonly doneQty: Decimal;
  readonly unit: string;
  readonly fromLocationLabel: string;
  readonly location: string | null;
  readonly locationLabel: string | null;
  readonly why: string | null;
  readonly claimedBy?: string | null;
}

/**
 * The task a scan opens: that of its paper, or of the very box; only then one of the same part. The label of a box never opens the
 * task of another box.
 */
export function taskOf(tasks: readonly PutAwayTask[], code: string): PutAwayTask | undefined {
  const label = readLabel(code);
  return (
    tasks.find(({ number, container }) => [number, container].includes(code)) ??
    tasks.find(({ container }) => label?.box && container === label.box) ??
    tasks.find(({ partLabel, batch, fromLocationLabel }) => [codeIn(partLabel), batch, fromLocationLabel].includes(code)) ??
    tasks.find((task) => (!label?.box || task.container === null) && isOf(label, { ...task, container: null }))
  );
}
export const isOfBox = ({ container }: PutAwayTask, code: string | null): boolean =>
  code !== null && container !== null && [code, readLabel(code)?.box].includes(container);

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
