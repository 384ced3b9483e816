import { compareDecimal, type Decimal, fill, inSentence, isDecimal, scaleOf, type Text } from '@takt/model';
import {
  Facts,
  Frame,
  GiveBack,
  go,
  Pad,
  perform,
  type Place,
  Push,
  ScanBox,
  Strip,
  TaskList,
  showFeedback,
  showCorrectScan,
  useDue,
  usePlace,
  useQuestion,
  useWaiting,
} from '@takt/handheld';
import { useState } from 'react';
import { PickTask } from '../../defs/outbound/pick-task.ts';
import { byPickSequence, checksOf, passedBy } from '../picking/pick-sequence.ts';
import { nameIn, nameOf, readLabel } from './label.ts';
import { useMasters } from './masters.ts';
import { openTasks } from './open-rows.ts';
import { ShortReason } from './short-reason.tsx';
import { PICK } from './titles.ts';

const WORDS = {
  title: PICK,
  scan: ['扫描库位或任务', 'Scan a location or task'],
  nothing: ['没有待拣的任务', 'Nothing is to be picked'],
  unknown: ['没有 {code} 的待拣任务', 'Nothing is to be picked for {code}'],
} as const;
const SCAN_NEXT: Text = ['扫描{what}', 'Scan the {what}'];
const WRONG: Text = ['{code} 不符，应为 {right}', '{code} does not match; it should be {right}'];
const NAME: Text = ['名称', 'Name'];
const HOW_MANY: Text = ['应拣', 'To pick'];
const ORDER: Text = ['出库单', 'Outbound order'];
const CONFIRM: Text = ['拣 {qty}', 'Pick {qty}'];
const SHORT: Text = ['短拣：只拣 {qty}', 'Short: only {qty}'];
const DONE: Text = ['拣货 {qty} · {part} · {place}', 'Pick {qty} · {part} · {place}'];

interface Todo {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly sequence: number | null;
  readonly partLabel: string;
  readonly partNo: string;
  readonly locationCode: string;
  readonly gtin: string | null;
  readonly batch: string | null;
  readonly container: string | null;
  readonly qty: Decimal;
  readonly unit: string;
  readonly orderLabel: string;
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
];
export const loadPicks = async (place: Place) => (await openTasks<Todo>(PickTask, place, FIELDS)).toSorted(byPickSequence);

/** Tasks in the order of the walk. */
export function Pick({ id, by }: { readonly id: string | null; readonly by: string | null }) {
  const place = usePlace();
  const known = useDue('pick', loadPicks);
  const { unitName } = useMasters();
  const chosen = known.data?.find((task) => task.id === id);
  if (chosen) return <Picking task={chosen} by={by} />;
  return (
    <TaskList
      words={WORDS}
      known={known}
      gone={id !== null}
      queue={{ doc: PickTask, params: { warehouse: place.id } }}
      find={(tasks, code) => tasks.find(({ number, locationCode }) => number === code || locationCode === code)}
      way={(task) => ['pick', task.id]}
      card={({ locationCode, partLabel, batch, qty, unit, orderLabel }) => ({
        title: locationCode,
        beside: [partLabel, batch, orderLabel].filter(Boolean).join(' · '),
        figure: qty,
        unit: unitName(unit),
      })}
    />
  );
}

/** One question at a time: where, what, which batch, how much. */
function Picking({ task, by }: { readonly task: Todo; readonly by: string | null }) {
  const checks = checksOf(task);
  const waiting = useWaiting(task.id);
  const question = useQuestion();
  const { decimalsOf, unitName } = useMasters();
  const decimals = decimalsOf(task.unit);
  const unit = unitName(task.unit);
  // Whoever opened it by the place has scanned the place.
  const [passed, setPassed] = useState(() => (by === null ? 0 : passedBy(checks, 0, by)));
  const [qty, setQty] = useState<string>(task.qty);
  const [reason, setReason] = useState('');
  const next = checks[passed];
  const scan = (code: string): void => {
    if (!next) return;
    const at = passedBy(checks, passed, code);
    if (at === passed)
      return showFeedback({ text: fill(WRONG, { code: nameOf(readLabel(code), code), right: next.right }), feeling: 'bad' });
    setPassed(at);
    showCorrectScan(checks[at - 1]?.right ?? code);
  };
  const sound = isDecimal(qty) && compareDecimal(qty, '0') >= 0 && scaleOf(qty) <= decimals;
  const short = sound && compareDecimal(qty, task.qty) < 0;
  const confirm = (key: string): Promise<boolean> => {
    const { locationCode: location, partNo: part, batch } = task;
    return perform({
      doc: PickTask,
      action: 'confirm',
      row: task,
      input: { location, part, batch, qty, reason: short ? reason.trim() || null : null },
      label: fill(DONE, { place: location, part: task.partLabel, qty: `${qty} ${unit}` }),
      key,
    });
  };
  return (
    <Frame
      title={PICK}
      back={['pick']}
      foot={
        !next && (
          <Push
            text={fill(short ? SHORT : CONFIRM, { qty: `${qty} ${unit}` })}
            meaning={short ? 'short' : 'pick'}
            look={short ? 'danger' : 'main'}
            disabled={question.closed || !sound || waiting.length > 0}
            onPress={() => void question.answer(confirm, () => go('pick'))}
          />
        )
      }
    >
      {next && <ScanBox label={fill(SCAN_NEXT, { what: inSentence(next.what) })} onScan={scan} />}
      <Strip />
      <Facts
        rows={[
          ...checks.map(({ what, right }, index) => [what, index < passed ? `${right} ✔` : right] as const),
          [NAME, nameIn(task.partLabel)],
          [HOW_MANY, `${task.qty} ${unit}`],
          [ORDER, task.orderLabel],
        ]}
      />
      {next && <GiveBack doc={PickTask} row={task} way="pick" disabled={waiting.length > 0} />}
      {!next && <Pad value={qty} onChange={setQty} all={task.qty} unit={unit} decimals={decimals} />}
      {!next && short && <ShortReason value={reason} onChange={setReason} />}
    </Frame>
  );
}
