import { compareDecimal, type Decimal, fill, isDecimal, type Text } from '@takt/model';
import { perform, type Place, TaskList, TaskPage, go, useDue, usePlace, useSay } from '@takt/handheld';
import { useState } from 'react';
import { PickTask } from '../../defs/outbound/pick-task.ts';
import { byPickSequence, checksOf } from '../picking/pick-sequence.ts';
import { nameIn, nameOf, readLabel } from './label.ts';
import { useMasters } from './masters.ts';
import { openTasks } from './open-rows.ts';
import { ShortReason, WHY_MISSING } from './short-reason.tsx';
import { ageOf, GoodsLines, type TaskGoods, tasksMeant } from './task-goods.tsx';
import { PICK } from './titles.ts';

const WORDS = {
  title: PICK,
  scan: ['扫描库位或物料', 'Location or part'],
  nothing: ['没有待拣的任务', 'Nothing is to be picked'],
  unknown: ['没有 {code} 的待拣任务', 'Nothing is to be picked for {code}'],
} as const;
const CONFIRM: Text = ['拣 {qty}', 'Pick {qty}'];
const SHORT: Text = ['短拣：只拣 {qty}', 'Short: only {qty}'];
const DONE: Text = ['拣货 {qty} · {part} · {place}', 'Pick {qty} · {part} · {place}'];

interface Todo extends TaskGoods {
  readonly id: string;
  readonly status: string;
  readonly sequence: number | null;
  readonly partNo: string;
  readonly locationCode: string;
  readonly qty: Decimal;
  readonly unit: string;
  readonly orderLabel: string;
  readonly createdAt: string;
}
const FIELDS = [
  'number',
  'status',
  'sequence',
  'part',
  'partNo',
  'gtin',
  'locationCode',
  'batch',
  'container',
  'qty',
  'unit',
  'order',
  'createdAt',
];
export const loadPicks = async (place: Place) => (await openTasks<Todo>(PickTask, place, FIELDS)).toSorted(byPickSequence);

/** What a card and the page say of it. */
function useHead() {
  const say = useSay();
  const { unitName } = useMasters();
  return (task: Todo) => ({
    title: nameIn(task.partLabel),
    beside: <GoodsLines task={task} below={[[task.orderLabel, say(ageOf(task.createdAt))]]} />,
    figure: task.qty,
    unit: unitName(task.unit),
  });
}

interface PickProps {
  readonly id: string | null;
  readonly by: readonly string[];
}
/** Tasks in the order of the walk. */
export function Pick({ id, by }: PickProps) {
  const place = usePlace();
  const known = useDue('pick', loadPicks);
  const headOf = useHead();
  const chosen = known.data?.find((task) => task.id === id);
  if (chosen) return <Picking task={chosen} by={by} />;
  return (
    <TaskList
      words={WORDS}
      known={known}
      gone={id !== null}
      queue={{ doc: PickTask, params: { warehouse: place.id } }}
      find={(tasks, code) => tasks.find(({ number }) => number === code)}
      meant={(tasks, code) => tasksMeant(tasks, code, ({ locationCode, orderLabel }) => [locationCode, orderLabel])}
      name={(code) => nameOf(readLabel(code), code)}
      way={(task) => ['pick', task.id]}
      card={(task) => ({ ...headOf(task), title: `${task.locationCode} · ${nameIn(task.partLabel)}` })}
    />
  );
}

/** One question at a time: where, what, which batch, how much. */
function Picking({ task, by }: { readonly task: Todo; readonly by: readonly string[] }) {
  const headOf = useHead();
  const { decimalsOf, unitName } = useMasters();
  const [reason, setReason] = useState('');
  const unit = unitName(task.unit);
  const isShort = (qty: string): boolean => isDecimal(qty) && compareDecimal(qty, task.qty) < 0;
  const why = {
    body: <ShortReason value={reason} onChange={setReason} />,
    missing: reason.trim() === '' ? WHY_MISSING : null,
  };
  return (
    <TaskPage
      title={PICK}
      doc={PickTask}
      row={task}
      list="pick"
      by={by}
      head={headOf(task)}
      checks={checksOf(task)}
      name={(code) => nameOf(readLabel(code), code)}
      quantity={{ all: task.qty, unit, decimals: decimalsOf(task.unit), mayBeNone: true }}
      confirm={(qty) => fill(isShort(qty) ? SHORT : CONFIRM, { qty: `${qty} ${unit}` })}
      also={(qty) => (isShort(qty) ? why : null)}
      perform={({ qty, key }) =>
        perform({
          doc: PickTask,
          action: 'confirm',
          row: task,
          input: {
            location: task.locationCode,
            part: task.partNo,
            batch: task.batch,
            qty,
            reason: isShort(qty) ? reason.trim() : null,
          },
          label: fill(DONE, { place: task.locationCode, part: task.partLabel, qty: `${qty} ${unit}` }),
          key,
        })
      }
      onDone={() => go('pick')}
    />
  );
}
