import { fill, type Text } from '@takt/model';
import { useSay, wireNow } from '@takt/handheld';
import { codeIn, isOf, readLabel } from './label.ts';
import style from './handheld.module.css';

const BATCH: Text = ['批次 {batch}', 'Batch {batch}'];
const BOX: Text = ['箱 {box}', 'Box {box}'];
const NOW: Text = ['刚刚', 'just now'];
const MINUTES: Text = ['{n} 分钟前', '{n} min ago'];
const HOURS: Text = ['{n} 小时前', '{n} h ago'];
const DAYS: Text = ['{n} 天前', '{n} d ago'];
const MINUTE_MS = 60_000;
/** The end of a long number is what tells boxes apart. */
const BOX_END = 6;

/** What a task says of its goods. */
export interface TaskGoods {
  readonly number: string;
  readonly partLabel: string;
  readonly gtin: string | null;
  readonly batch: string | null;
  readonly container: string | null;
}

/**
 * The tasks a scan may mean: of the very box, or of its part, batch, place or order, which `others` names. The label of a box never
 * means another box.
 */
export function tasksMeant<T extends TaskGoods>(
  tasks: readonly T[],
  code: string,
  others: (task: T) => readonly (string | null)[],
): readonly T[] {
  const label = readLabel(code);
  const ofBox = tasks.filter(({ container }) => container !== null && [code, label?.box].includes(container));
  if (ofBox.length > 0) return ofBox;
  return tasks.filter((task) =>
    label
      ? (!label.box || task.container === null) && isOf(label, { ...task, container: null })
      : [codeIn(task.partLabel), task.batch, ...others(task)].includes(code),
  );
}

/** How long ago, in the largest whole unit. */
export function ageOf(createdAt: string, now = wireNow()): Text {
  const at = (wire: string): number => Date.parse(`${wire.replace(' ', 'T')}Z`);
  const minutes = Math.max(0, Math.floor((at(now) - at(createdAt)) / MINUTE_MS));
  if (minutes === 0) return NOW;
  if (minutes < 60) return fill(MINUTES, { n: minutes });
  return minutes < 60 * 48 ? fill(HOURS, { n: Math.floor(minutes / 60) }) : fill(DAYS, { n: Math.floor(minutes / 60 / 24) });
}

interface GoodsProps {
  readonly task: Pick<TaskGoods, 'partLabel' | 'batch' | 'container'>;
  /** The lines below: where it goes, for which order, how old. */
  readonly below: readonly (readonly (string | null)[])[];
}
/** Part number, batch and box of a task, and what stands below. */
export function GoodsLines({ task: { partLabel, batch, container }, below }: GoodsProps) {
  const say = useSay();
  const box = container && container.length > BOX_END ? `…${container.slice(-BOX_END)}` : container;
  const goods = [codeIn(partLabel), batch && say(fill(BATCH, { batch })), box && say(fill(BOX, { box }))];
  const lines = [goods, ...below].map((line) => line.filter(Boolean).join(' · '));
  return lines.filter(Boolean).map((line) => (
    <span key={line} className={style['line']}>
      {line}
    </span>
  ));
}
