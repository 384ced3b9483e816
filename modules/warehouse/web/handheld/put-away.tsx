import { fill, type Text } from '@takt/model';
import {
  type Check,
  go,
  perform,
  type Place,
  Push,
  quantityProgress,
  TaskList,
  TaskPage,
  useDue,
  usePlace,
  useSay,
} from '@takt/handheld';
import { useState } from 'react';
import { leftOf, PutawayTask } from '../../defs/inbound/putaway-task.ts';
import { nameIn, nameOf, readLabel } from './label.ts';
import { useMasters } from './masters.ts';
import { openTasks } from './open-rows.ts';
import { boxesWith, leftIn, loadsOf, type PutAwayTask } from './put-away-boxes.ts';
import { ageOf, GoodsLines, tasksMeant } from './task-goods.tsx';
import { PUT_AWAY } from './titles.ts';

const WORDS = {
  title: PUT_AWAY,
  scan: ['扫描箱或物料', 'Scan a box or part'],
  nothing: ['没有待上架的任务', 'Nothing is to be put away'],
  unknown: ['没有 {code} 的上架任务', 'Nothing is to be put away for {code}'],
} as const;
const FROM: Text = ['从', 'From'];
const PLACE: Text = ['上架库位', 'Location'];
const NO_PLACE: Text = ['本仓库没有库位 {code}', 'This warehouse has no location {code}'];
const SAME: Text = ['货物就在 {code}', 'The goods lie at {code} already'];
const BOXES: Text = ['{n} 箱', '{n} boxes'];
const ALL: Text = ['{n} 箱一起上架（{qty}）', 'All {n} boxes together ({qty})'];
const ONE: Text = ['只上架这一箱（{box}）', 'This box alone ({box})'];
const ELSEWHERE: Text = ['{code}：不是推荐库位', '{code} is not the suggested location'];
const CONFIRM: Text = ['上架 {qty}', 'Put {qty} away'];
const DONE: Text = ['上架 {qty} · {part} → {place}', 'Put away {qty} · {part} → {place}'];

const FIELDS = [
  'number',
  'status',
  'part',
  'batch',
  'container',
  'gtin',
  'qty',
  'doneQty',
  'unit',
  'fromLocation',
  'location',
  'receipt',
  'createdAt',
];
export const loadPutAways = (place: Place) => openTasks<PutAwayTask>(PutawayTask, place, FIELDS);

/** What a card and the page say of so many boxes of a task; `way` where the page does not say it elsewhere. */
function useHead() {
  const say = useSay();
  const { unitName } = useMasters();
  return (task: PutAwayTask, boxes: readonly PutAwayTask[], way: string | null) => {
    const many = boxes.length > 1 ? say(fill(BOXES, { n: boxes.length })) : null;
    return {
      title: nameIn(task.partLabel),
      beside: (
        <GoodsLines
          task={many === null ? task : { ...task, container: null }}
          below={[
            [many, way],
            [task.receiptLabel, say(ageOf(task.createdAt))],
          ]}
        />
      ),
      figure: leftIn(boxes),
      unit: unitName(task.unit),
    };
  };
}

interface PutAwayProps {
  readonly id: string | null;
  readonly by: readonly string[];
}
/** What stands at the dock and where each of it goes. */
export function PutAway({ id, by }: PutAwayProps) {
  const place = usePlace();
  const known = useDue('putaway', loadPutAways);
  const headOf = useHead();
  const tasks = known.data ?? [];
  const chosen = tasks.find((task) => task.id === id);
  // What is claimed by opening it goes with boxes that nobody has claimed.
  const boxes = chosen
    ? [boxesWith(tasks, chosen), boxesWith(tasks, chosen, null)].toSorted((a, b) => b.length - a.length)[0]
    : [];
  if (chosen && boxes) return <Shelving key={chosen.id} task={chosen} boxes={boxes} by={by} />;
  return (
    <TaskList
      words={WORDS}
      known={known}
      gone={id !== null}
      queue={{ doc: PutawayTask, params: { warehouse: place.id } }}
      find={(open, code) => open.find(({ number }) => number === code)}
      meant={(open, code) => tasksMeant(open, code, ({ fromLocationLabel, receiptLabel }) => [fromLocationLabel, receiptLabel])}
      listed={loadsOf}
      name={(code) => nameOf(readLabel(code), code)}
      way={(task) => ['putaway', task.id]}
      card={(task, isAlone) => ({
        ...headOf(task, isAlone ? [task] : boxesWith(tasks, task), `${task.fromLocationLabel} → ${task.locationLabel ?? '?'}`),
        progress: quantityProgress(task.doneQty, task.qty),
      })}
    />
  );
}

interface ShelvingProps {
  readonly task: PutAwayTask;
  /** All that go the same way, this one first. */
  readonly boxes: readonly PutAwayTask[];
  /** What was scanned to open it is in somebody's hands; the other boxes may not be. */
  readonly by: readonly string[];
}
/** Where first: the scan of the location proves that the goods lie there. */
function Shelving({ task, boxes, by }: ShelvingProps) {
  const { findPlace, decimalsOf, unitName } = useMasters();
  const headOf = useHead();
  const unit = unitName(task.unit);
  const [isTogether, setTogether] = useState(by.length === 0);
  const load = isTogether ? boxes : [task];
  const isLoad = load.length > 1;
  const place: Check = {
    what: PLACE,
    right: task.locationLabel ?? '–',
    proves: (code) => code === task.locationLabel && code !== task.fromLocationLabel,
    otherwise: async (code) => {
      if (code === task.fromLocationLabel) return { feedback: { text: fill(SAME, { code }), feeling: 'bad' } };
      const instead = await findPlace(code);
      if (instead === null) return { feedback: { text: fill(NO_PLACE, { code }), feeling: 'bad' } };
      return { feedback: { text: fill(ELSEWHERE, { code }), feeling: 'again' }, instead };
    },
  };
  const amountOf = (qty: string): string => `${isLoad ? leftIn(load) : qty} ${unit}`;
  return (
    <TaskPage
      title={PUT_AWAY}
      doc={PutawayTask}
      row={task}
      list="putaway"
      by={by}
      head={headOf(task, load, null)}
      checks={[place]}
      facts={[[FROM, task.fromLocationLabel]]}
      quantity={isLoad ? null : { all: leftOf(task), unit, decimals: decimalsOf(task.unit) }}
      confirm={(qty) => fill(CONFIRM, { qty: amountOf(qty) })}
      perform={({ qty, taken: [to], key }) =>
        perform({
          doc: PutawayTask,
          action: 'putaway',
          row: task,
          also: load.slice(1),
          // Each box goes with all that is in it.
          input: { location: to?.instead ?? null, qty: isLoad ? null : qty },
          label: fill(DONE, { qty: amountOf(qty), part: task.partLabel, place: to?.code }),
          about: { qty: isLoad ? leftIn(load) : qty },
          key,
        })
      }
      onDone={() => go('putaway')}
    >
      {boxes.length > 1 && (
        <Push
          text={isLoad ? fill(ONE, { box: task.container }) : fill(ALL, { n: boxes.length, qty: `${leftIn(boxes)} ${unit}` })}
          onPress={() => setTogether(!isTogether)}
        />
      )}
    </TaskPage>
  );
}
