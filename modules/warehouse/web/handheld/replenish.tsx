import { compareDecimal, type Decimal, fill, inSentence, isDecimal, subtractDecimal, type Text } from '@takt/model';
import {
  Facts,
  Frame,
  GiveBack,
  go,
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
  useOfflineAnswer,
  usePlace,
  useWaiting,
} from '@takt/handheld';
import { useState } from 'react';
import { ReplenishmentTask } from '../../defs/inside/replenishment-task.ts';
import { checksOf, passedBy } from '../picking/pick-sequence.ts';
import { codeIn, nameIn, nameOf, readLabel } from './label.ts';
import { openTasks } from './open-rows.ts';

export const REPLENISH: Text = ['补货', 'Replenish'];

const WORDS = {
  title: REPLENISH,
  scan: ['扫描源库位、物料或任务', 'Scan a source location, part or task'],
  nothing: ['没有待补货的任务', 'Nothing is to be replenished'],
  unknown: ['没有 {code} 的补货任务', 'Nothing is to be replenished for {code}'],
} as const;
const SCAN_NEXT: Text = ['扫描{what}', 'Scan the {what}'];
const WRONG: Text = ['{code} 不符，应为 {right}', '{code} does not match; it should be {right}'];
const PICK: Text = ['备货', 'Pick'];
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
export const replenishments = (place: Place) => ({
  key: `replenishments ${place.id}`,
  load: () => openTasks<Todo>(ReplenishmentTask, place, FIELDS),
});
const leftOf = ({ qty, pickedQty }: Pick<Todo, 'qty' | 'pickedQty'>): Decimal => subtractDecimal(qty, pickedQty);

/** What the line waits for and where it lies. */
export function Replenish({ id }: { readonly id: string | null }) {
  const place = usePlace();
  const { key, load } = replenishments(place);
  const known = useOfflineAnswer(key, load);
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
        unit: task.unit,
        progress: quantityProgress(task.pickedQty, task.qty),
      })}
    />
  );
}

/** Where, what, how much; what has been picked can leave at any time. Batches are chosen by the rule. */
function Carrying({ task }: { readonly task: Todo }) {
  const { fromLocationLabel: locationCode, toLocationLabel: target, partLabel } = task;
  const checks = checksOf({ locationCode, partNo: codeIn(partLabel), gtin: task.gtin, batch: null });
  const [busy, setBusy] = useState(false);
  const waiting = useWaiting(task.id).length > 0 || busy;
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
  // Two taps in a hurry are one: nothing can be pressed again before the first is on its way.
  const once = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const pick = async (): Promise<void> => {
    const label = fill(PICKED, { place: locationCode, part: partLabel, qty: `${qty} ${task.unit}` });
    const input = { qty, batch: null, reason: null };
    await perform({ doc: ReplenishmentTask, action: 'pick', row: task, input, label });
  };
  const deliver = async (): Promise<void> => {
    const label = fill(SENT, { part: partLabel, place: target });
    if (await perform({ doc: ReplenishmentTask, action: 'deliver', row: task, input: {}, label })) go('replenish');
  };
  const isAsked = !isWhole && !next;
  const some = compareDecimal(task.pickedQty, '0') > 0;
  const sound = isDecimal(qty) && compareDecimal(qty, '0') > 0;
  return (
    <Frame
      title={REPLENISH}
      back={['replenish']}
      foot={!isWhole && !next && <Push text={PICK} look="main" disabled={!sound || waiting} onPress={() => void once(pick)} />}
    >
      {next && <ScanBox label={fill(SCAN_NEXT, { what: inSentence(next.what) })} onScan={scan} />}
      <Strip />
      <Facts
        rows={[
          ...checks.map(({ what, right }, index) => [what, index < passed ? `${right} ✔` : right] as const),
          [NAME, nameIn(partLabel)],
          [TO, target],
          [ALREADY, `${task.pickedQty} / ${task.qty} ${task.unit}`],
        ]}
      />
      {/* Never where the thumb has just picked. */}
      {some && <Push text={DELIVER} look="main" disabled={waiting} onPress={() => void once(deliver)} />}
      {/* Not among the keys of the pad. */}
      {isAsked ? (
        <Pad value={qty} onChange={setQty} all={leftOf(task)} unit={task.unit} />
      ) : (
        <GiveBack doc={ReplenishmentTask} row={task} way="replenish" disabled={waiting} />
      )}
    </Frame>
  );
}
