import { compareDecimal, type Decimal, fill, inSentence, subtractDecimal, type Text } from '@takt/model';
import {
  Facts,
  Frame,
  GiveBack,
  go,
  isQty,
  Pad,
  perform,
  type Place,
  Push,
  quantityProgress,
  ScanBox,
  Strip,
  TaskList,
  showCorrectScan,
  showFeedback,
  useDue,
  useMay,
  usePlace,
  useQuestion,
  useWaiting,
} from '@takt/handheld';
import { useState } from 'react';
import { ReplenishmentTask } from '../../defs/inside/replenishment-task.ts';
import { checksOf, passedBy } from '../picking/pick-sequence.ts';
import { codeIn, nameIn, nameOf, readLabel } from './label.ts';
import { useMasters } from './masters.ts';
import { openTasks } from './open-rows.ts';
import { REPLENISH } from './titles.ts';

const WORDS = {
  title: REPLENISH,
  scan: ['扫描源库位、物料或任务', 'Scan a source location, part or task'],
  nothing: ['没有待补货的任务', 'Nothing is to be replenished'],
  unknown: ['没有 {code} 的补货任务', 'Nothing is to be replenished for {code}'],
} as const;
const SCAN_NEXT: Text = ['扫描{what}', 'Scan the {what}'];
const WRONG: Text = ['{code} 不符，应为 {right}', '{code} does not match; it should be {right}'];
const PICK: Text = ['备货 {qty}', 'Pick {qty}'];
const DELIVER: Text = ['发出', 'Deliver'];
const NAME: Text = ['名称', 'Name'];
const TO: Text = ['送到', 'To'];
const ALREADY: Text = ['已备', 'Picked'];
const PICKED: Text = ['{place} · {part} 已备 {qty}', '{place} · {part}: {qty} picked'];
const SENT: Text = ['{part} 已发往 {place}', '{part} is on its way to {place}'];

interface Todo {
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
}
const FIELDS = ['number', 'status', 'part', 'fromLocation', 'toLocation', 'qty', 'pickedQty', 'unit', 'gtin'];
export const loadReplenishments = (place: Place) => openTasks<Todo>(ReplenishmentTask, place, FIELDS);
const leftOf = ({ qty, pickedQty }: Pick<Todo, 'qty' | 'pickedQty'>): Decimal => subtractDecimal(qty, pickedQty);

/** What the line waits for and where it lies. */
export function Replenish({ id }: { readonly id: string | null }) {
  const place = usePlace();
  const known = useDue('replenish', loadReplenishments);
  const { unitName } = useMasters();
  const chosen = known.data?.find((task) => task.id === id);
  if (chosen) return <Carrying key={chosen.pickedQty} task={chosen} />;
  return (
    <TaskList
      words={WORDS}
      known={known}
      gone={id !== null}
      queue={{ doc: ReplenishmentTask, params: { warehouse: place.id } }}
      find={(tasks, code) =>
        tasks.find(({ number, partLabel, fromLocationLabel }) => [number, codeIn(partLabel), fromLocationLabel].includes(code))
      }
      way={(task) => ['replenish', task.id]}
      card={(task) => ({
        title: nameIn(task.partLabel),
        beside: `${codeIn(task.partLabel)} · ${task.fromLocationLabel} → ${task.toLocationLabel}`,
        figure: leftOf(task),
        unit: unitName(task.unit),
        progress: quantityProgress(task.pickedQty, task.qty),
      })}
    />
  );
}

/** Where, what, how much; what has been picked can leave at any time. Batches are chosen by the rule. */
function Carrying({ task }: { readonly task: Todo }) {
  const { fromLocationLabel: locationCode, toLocationLabel: target, partLabel } = task;
  const checks = checksOf({ locationCode, partNo: codeIn(partLabel), gtin: task.gtin, batch: null });
  const question = useQuestion();
  const mayDeliver = useMay('warehouse.replenishmentTask.deliver');
  const { decimalsOf, unitName } = useMasters();
  const decimals = decimalsOf(task.unit);
  const unit = unitName(task.unit);
  const shut = useWaiting(task.id).length > 0 || question.closed;
  const [passed, setPassed] = useState(0);
  const [qty, setQty] = useState<string>(leftOf(task));
  const isWhole = compareDecimal(leftOf(task), '0') <= 0;
  const next = isWhole ? undefined : checks[passed];
  const scan = (code: string): void => {
    if (!next) return;
    const at = passedBy(checks, passed, code);
    if (at === passed)
      return showFeedback({ text: fill(WRONG, { code: nameOf(readLabel(code), code), right: next.right }), feeling: 'bad' });
    setPassed(at);
    showCorrectScan(next.right);
  };
  const pick = (key: string): Promise<boolean> => {
    const label = fill(PICKED, { place: locationCode, part: partLabel, qty: `${qty} ${unit}` });
    const input = { qty, batch: null, reason: null };
    return perform({ doc: ReplenishmentTask, action: 'pick', row: task, input, label, key });
  };
  const deliver = (key: string): Promise<boolean> => {
    const label = fill(SENT, { part: partLabel, place: target });
    return perform({ doc: ReplenishmentTask, action: 'deliver', row: task, input: {}, label, key });
  };
  const isAsked = !isWhole && !next;
  const some = compareDecimal(task.pickedQty, '0') > 0;
  return (
    <Frame
      title={REPLENISH}
      back={['replenish']}
      foot={
        isAsked && (
          <Push
            text={fill(PICK, { qty: `${qty} ${unit}` })}
            meaning="pick"
            look="main"
            disabled={shut || !isQty(qty, decimals)}
            onPress={() => void question.answer(pick)}
          />
        )
      }
    >
      {next && <ScanBox label={fill(SCAN_NEXT, { what: inSentence(next.what) })} onScan={scan} />}
      <Strip />
      <Facts
        rows={[
          ...checks.map(({ what, right }, index) => [what, index < passed ? `${right} ✔` : right] as const),
          [NAME, nameIn(partLabel)],
          [TO, target],
          [ALREADY, `${task.pickedQty} / ${task.qty} ${unit}`],
        ]}
      />
      {/* Never where the thumb has just picked. */}
      {some && mayDeliver && (
        <Push text={DELIVER} look="main" disabled={shut} onPress={() => void question.answer(deliver, () => go('replenish'))} />
      )}
      {/* Not among the keys of the pad. */}
      {isAsked ? (
        <Pad value={qty} onChange={setQty} all={leftOf(task)} unit={unit} decimals={decimals} />
      ) : (
        <GiveBack doc={ReplenishmentTask} row={task} way="replenish" disabled={shut} />
      )}
    </Frame>
  );
}
