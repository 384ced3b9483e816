import { compareDecimal, type Decimal, fill, isDecimal, type Text } from '@takt/model';
import {
  ApiError,
  Facts,
  Frame,
  GiveBack,
  go,
  Pad,
  perform,
  type Place,
  Push,
  ScanBox,
  quantityProgress,
  Strip,
  TaskList,
  showFeedback,
  showCorrectScan,
  useOfflineAnswer,
  usePlace,
  useWaiting,
} from '@takt/handheld';
import { useState } from 'react';
import { leftOf, PutawayTask } from '../../defs/inbound/putaway-task.ts';
import { codeIn, isOf, nameIn, nameOf, readLabel } from './label.ts';
import { locationByCode, openTasks } from './open-rows.ts';

export const PUT_AWAY: Text = ['上架', 'Put away'];
const WORDS = {
  title: PUT_AWAY,
  scan: ['扫描物料、批次或任务', 'Scan a part, batch or task'],
  nothing: ['没有待上架的任务', 'Nothing is to be put away'],
  unknown: ['没有 {code} 的上架任务', 'Nothing is to be put away for {code}'],
} as const;
const SCAN_PLACE: Text = ['扫描上架库位', 'Scan the location'];
const PART: Text = ['物料', 'Part'];
const BATCH: Text = ['批次', 'Batch'];
const FROM: Text = ['从', 'From'];
const TO: Text = ['推荐库位', 'Suggested'];
const CHOSEN: Text = ['上架到', 'Put into'];
const WHY: Text = ['理由', 'Why'];
const NO_PLACE: Text = ['本仓库没有库位 {code}', 'This warehouse has no location {code}'];
const ONLY_SUGGESTED: Text = ['断网时只能上架到推荐库位', 'Without a network only the suggested location can be used'];
const ELSEWHERE: Text = ['{code}：不是推荐库位', '{code} is not the suggested location'];
const CONFIRM: Text = ['确认上架', 'Confirm'];
const DONE: Text = ['{qty} · {part} 已上架到 {place}', '{qty} · {part} put into {place}'];

interface Todo {
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
}
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
  'why',
];
export const putAways = (place: Place) => ({
  key: `put-aways ${place.id}`,
  load: () => openTasks<Todo>(PutawayTask, place, FIELDS),
});

/** By what stands on its paper or its place, else by the label of a box. */
function taskOf(tasks: readonly Todo[], code: string): Todo | undefined {
  const label = readLabel(code);
  return (
    tasks.find(({ number, partLabel, batch, container, fromLocationLabel }) =>
      [number, codeIn(partLabel), batch, container, fromLocationLabel].includes(code),
    ) ?? tasks.find((task) => isOf(label, task))
  );
}

/** What stands at the dock and where each of it goes. */
export function PutAway({ id }: { readonly id: string | null }) {
  const place = usePlace();
  const { key, load } = putAways(place);
  const known = useOfflineAnswer(key, load);
  const chosen = known.data?.find((task) => task.id === id);
  if (chosen) return <Shelving task={chosen} />;
  return (
    <TaskList
      words={WORDS}
      known={known}
      gone={id !== null}
      queue={{ doc: PutawayTask, params: { warehouse: place.id } }}
      find={taskOf}
      name={(code) => nameOf(readLabel(code), code)}
      way={(task) => ['putaway', task.id]}
      card={(task) => ({
        title: nameIn(task.partLabel),
        beside: `${[codeIn(task.partLabel), task.batch].filter(Boolean).join(' · ')} · ${task.fromLocationLabel} → ${task.locationLabel ?? '?'}`,
        figure: leftOf(task),
        unit: task.unit,
        progress: quantityProgress(task.doneQty, task.qty),
      })}
    />
  );
}

interface Spot {
  /** Null for the suggested one. */
  readonly id: string | null;
  readonly code: string;
}

/** Where first: the scan of the location proves that the goods lie there. */
function Shelving({ task }: { readonly task: Todo }) {
  const place = usePlace();
  const waiting = useWaiting(task.id);
  const [spot, setSpot] = useState<Spot | null>(null);
  const [qty, setQty] = useState<string>(leftOf(task));
  const scan = async (code: string): Promise<void> => {
    if (code === task.locationLabel) {
      setSpot({ id: null, code });
      return showCorrectScan(code);
    }
    try {
      const found = await locationByCode(code, place);
      if (!found) return showFeedback({ text: fill(NO_PLACE, { code }), feeling: 'bad' });
      setSpot({ id: found.id, code });
      showFeedback({ text: fill(ELSEWHERE, { code }), feeling: 'again' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showFeedback({ text: ONLY_SUGGESTED, unblock: error.text, feeling: 'bad' });
    }
  };
  const confirm = async (): Promise<void> => {
    if (!spot) return;
    const label = fill(DONE, { qty: `${qty} ${task.unit}`, part: task.partLabel, place: spot.code });
    const input = { location: spot.id, qty };
    if (await perform({ doc: PutawayTask, action: 'putaway', row: task, input, label, about: { qty } })) go('putaway');
  };
  const sound = isDecimal(qty) && compareDecimal(qty, '0') > 0;
  return (
    <Frame
      title={PUT_AWAY}
      back={['putaway']}
      foot={<Push text={CONFIRM} look="main" disabled={!spot || !sound || waiting.length > 0} onPress={() => void confirm()} />}
    >
      <ScanBox label={SCAN_PLACE} onScan={(code) => void scan(code)} />
      <Strip />
      <Facts
        rows={[
          [PART, task.partLabel],
          ...(task.batch ? ([[BATCH, task.batch]] as const) : []),
          [FROM, task.fromLocationLabel],
          spot ? [CHOSEN, spot.code] : [TO, task.locationLabel ?? '–'],
          ...(task.why && !spot ? ([[WHY, <small key="why">{task.why}</small>]] as const) : []),
        ]}
      />
      {!spot && <GiveBack doc={PutawayTask} row={task} way="putaway" disabled={waiting.length > 0} />}
      {spot && <Pad value={qty} onChange={setQty} all={leftOf(task)} unit={task.unit} />}
    </Frame>
  );
}
