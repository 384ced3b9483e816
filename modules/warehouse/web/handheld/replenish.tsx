import { compareDecimal, type Decimal, fill, subtractDecimal, type Text } from '@takt/model';
import {
  go,
  perform,
  type Place,
  Push,
  quantityProgress,
  TaskList,
  TaskPage,
  useDue,
  useMay,
  usePlace,
  useQuestion,
  useSay,
  useWaiting,
} from '@takt/handheld';
import { ReplenishmentTask } from '../../defs/inside/replenishment-task.ts';
import { checksOf } from '../picking/pick-sequence.ts';
import { codeIn, nameIn, nameOf, readLabel } from './label.ts';
import { useMasters } from './masters.ts';
import { openTasks } from './open-rows.ts';
import { ageOf, GoodsLines, tasksMeant } from './task-goods.tsx';
import { REPLENISH } from './titles.ts';

const WORDS = {
  title: REPLENISH,
  scan: ['扫描库位或物料', 'Location or part'],
  nothing: ['没有待补货的任务', 'Nothing is to be replenished'],
  unknown: ['没有 {code} 的补货任务', 'Nothing is to be replenished for {code}'],
} as const;
const PICK: Text = ['备货 {qty}', 'Pick {qty}'];
const DELIVER: Text = ['发出 {qty}', 'Deliver {qty}'];
const TO: Text = ['送到', 'To'];
const ALREADY: Text = ['已备', 'Picked'];
const PICKED: Text = ['{place} · {part} 已备 {qty}', '{place} · {part}: {qty} picked'];
const SENT: Text = ['{part} 已发往 {place}', '{part} is on its way to {place}'];

interface Listed {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly partLabel: string;
  readonly fromLocationLabel: string;
  readonly toLocationLabel: string;
  readonly qty: Decimal;
  readonly pickedQty: Decimal;
  readonly unit: string;
  readonly gtin: string | null;
  readonly createdAt: string;
}
/** Batches are chosen by the rule. */
interface Todo extends Listed {
  readonly batch: null;
  readonly container: null;
}
const FIELDS = ['number', 'status', 'part', 'fromLocation', 'toLocation', 'qty', 'pickedQty', 'unit', 'gtin', 'createdAt'];
export const loadReplenishments = async (place: Place): Promise<readonly Todo[]> =>
  (await openTasks<Listed>(ReplenishmentTask, place, FIELDS)).map((task) => ({ ...task, batch: null, container: null }));
const leftOf = ({ qty, pickedQty }: Pick<Todo, 'qty' | 'pickedQty'>): Decimal => subtractDecimal(qty, pickedQty);

/** What a card and the page say of it; `way` where the page does not say it elsewhere. */
function useHead() {
  const say = useSay();
  const { unitName } = useMasters();
  return (task: Todo, way: string | null) => ({
    title: nameIn(task.partLabel),
    beside: <GoodsLines task={task} below={[[way], [task.number, say(ageOf(task.createdAt))]]} />,
    figure: leftOf(task),
    unit: unitName(task.unit),
  });
}

interface ReplenishProps {
  readonly id: string | null;
  readonly by: readonly string[];
}
/** What the line waits for and where it lies. */
export function Replenish({ id, by }: ReplenishProps) {
  const place = usePlace();
  const known = useDue('replenish', loadReplenishments);
  const headOf = useHead();
  const chosen = known.data?.find((task) => task.id === id);
  if (chosen) return <Carrying key={chosen.pickedQty} task={chosen} by={by} />;
  return (
    <TaskList
      words={WORDS}
      known={known}
      gone={id !== null}
      queue={{ doc: ReplenishmentTask, params: { warehouse: place.id } }}
      find={(open, code) => open.find(({ number }) => number === code)}
      meant={(open, code) => tasksMeant(open, code, ({ fromLocationLabel }) => [fromLocationLabel])}
      name={(code) => nameOf(readLabel(code), code)}
      way={(task) => ['replenish', task.id]}
      card={(task) => ({
        ...headOf(task, `${task.fromLocationLabel} → ${task.toLocationLabel}`),
        progress: quantityProgress(task.pickedQty, task.qty),
      })}
    />
  );
}

/** Where, what, how much; what has been picked can leave at any time. */
function Carrying({ task, by }: { readonly task: Todo; readonly by: readonly string[] }) {
  const { fromLocationLabel: locationCode, partLabel } = task;
  const headOf = useHead();
  const { decimalsOf, unitName } = useMasters();
  const unit = unitName(task.unit);
  const isWhole = compareDecimal(leftOf(task), '0') <= 0;
  return (
    <TaskPage
      title={REPLENISH}
      doc={ReplenishmentTask}
      row={task}
      list="replenish"
      by={by}
      head={headOf(task, null)}
      checks={isWhole ? [] : checksOf({ ...task, locationCode, partNo: codeIn(partLabel) })}
      name={(code) => nameOf(readLabel(code), code)}
      facts={[
        [TO, task.toLocationLabel],
        [ALREADY, `${task.pickedQty} / ${task.qty} ${unit}`],
      ]}
      quantity={{ all: leftOf(task), unit, decimals: decimalsOf(task.unit) }}
      confirm={isWhole ? null : (qty) => fill(PICK, { qty: `${qty} ${unit}` })}
      perform={({ qty, key }) =>
        perform({
          doc: ReplenishmentTask,
          action: 'pick',
          row: task,
          input: { qty, batch: null, reason: null },
          label: fill(PICKED, { place: locationCode, part: partLabel, qty: `${qty} ${unit}` }),
          key,
        })
      }
    >
      <Deliver task={task} unit={unit} />
    </TaskPage>
  );
}

/** Never where the thumb has just picked. */
function Deliver({ task, unit }: { readonly task: Todo; readonly unit: string }) {
  const question = useQuestion();
  const isUnsent = useWaiting(task.id).length > 0;
  const mayDeliver = useMay('warehouse.replenishmentTask.deliver');
  if (!mayDeliver || compareDecimal(task.pickedQty, '0') <= 0) return null;
  const deliver = (key: string): Promise<boolean> => {
    const label = fill(SENT, { part: task.partLabel, place: task.toLocationLabel });
    return perform({ doc: ReplenishmentTask, action: 'deliver', row: task, input: {}, label, key });
  };
  return (
    <Push
      text={fill(DELIVER, { qty: `${task.pickedQty} ${unit}` })}
      meaning="deliver"
      look="main"
      disabled={isUnsent || question.closed}
      onPress={() => void question.answer(deliver, () => go('replenish'))}
    />
  );
}
