import { compareDecimal, type Decimal, fill, inSentence, isDecimal, type Text } from '@takt/model';
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
  useOfflineAnswer,
  usePlace,
  useWaiting,
} from '@takt/handheld';
import { useState } from 'react';
import { PickTask } from '../../defs/outbound/pick-task.ts';
import { byPickSequence, checksOf, passedBy } from '../picking/pick-sequence.ts';
import { Entry } from './entry.tsx';
import { nameOf, readLabel } from './label.ts';
import { openTasks } from './open-rows.ts';

export const PICK: Text = ['拣货', 'Pick'];
const WORDS = {
  title: PICK,
  scan: ['扫描库位或任务', 'Scan a location or task'],
  nothing: ['没有待拣的任务', 'Nothing is to be picked'],
  unknown: ['没有 {code} 的待拣任务', 'Nothing is to be picked for {code}'],
} as const;
const SCAN_NEXT: Text = ['扫描{what}', 'Scan the {what}'];
const WRONG: Text = ['{code} 不符，应为 {right}', '{code} does not match; it should be {right}'];
const REASON: Text = ['短拣原因', 'Why short'];
const CONFIRM: Text = ['拣货确认', 'Confirm'];
const SHORT: Text = ['短拣确认', 'Confirm short'];
const DONE: Text = ['{place} · {part} 已拣 {qty}', '{place} · {part}: {qty} picked'];

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
}
const FIELDS = ['number', 'status', 'sequence', 'part', 'partNo', 'gtin', 'locationCode', 'batch', 'container', 'qty', 'unit'];
export const picks = (place: Place) => ({
  key: `picks ${place.id}`,
  load: async () => (await openTasks<Todo>(PickTask, place, FIELDS)).toSorted(byPickSequence),
});

/** Tasks in the order of the walk. */
export function Pick({ id }: { readonly id: string | null }) {
  const place = usePlace();
  const { key, load } = picks(place);
  const known = useOfflineAnswer(key, load);
  const chosen = known.data?.find((task) => task.id === id);
  if (chosen) return <Picking task={chosen} />;
  return (
    <TaskList
      words={WORDS}
      known={known}
      gone={id !== null}
      queue={{ doc: PickTask, params: { warehouse: place.id } }}
      find={(tasks, code) => tasks.find(({ number, locationCode }) => number === code || locationCode === code)}
      way={(task) => ['pick', task.id]}
      card={({ locationCode, partLabel, batch, qty, unit }) => ({
        title: locationCode,
        beside: [partLabel, batch].filter(Boolean).join(' · '),
        figure: qty,
        unit,
      })}
    />
  );
}

/** One question at a time: where, what, which batch, how much. */
function Picking({ task }: { readonly task: Todo }) {
  const checks = checksOf(task);
  const waiting = useWaiting(task.id);
  const [passed, setPassed] = useState(0);
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
  const sound = isDecimal(qty) && compareDecimal(qty, '0') >= 0;
  const short = sound && compareDecimal(qty, task.qty) < 0;
  const confirm = async (): Promise<void> => {
    const { locationCode: location, partNo: part, batch } = task;
    const done = await perform({
      doc: PickTask,
      action: 'confirm',
      row: task,
      input: { location, part, batch, qty, reason: short ? reason.trim() || null : null },
      label: fill(DONE, { place: location, part: task.partLabel, qty: `${qty} ${task.unit}` }),
    });
    if (done) go('pick');
  };
  return (
    <Frame
      title={PICK}
      back={['pick']}
      foot={
        !next && (
          <Push
            text={short ? SHORT : CONFIRM}
            look={short ? 'danger' : 'main'}
            disabled={!sound || waiting.length > 0}
            onPress={() => void confirm()}
          />
        )
      }
    >
      {next && <ScanBox label={fill(SCAN_NEXT, { what: inSentence(next.what) })} onScan={scan} />}
      <Strip />
      <Facts rows={checks.map(({ what, right }, index) => [what, index < passed ? `${right} ✔` : right])} />
      {next && <GiveBack doc={PickTask} row={task} way="pick" disabled={waiting.length > 0} />}
      {!next && <Pad value={qty} onChange={setQty} all={task.qty} unit={task.unit} />}
      {!next && short && <Entry label={REASON} value={reason} onChange={setReason} />}
    </Frame>
  );
}
