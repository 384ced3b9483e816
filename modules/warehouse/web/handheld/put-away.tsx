import { fill, type Text } from '@takt/model';
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
  ScanBox,
  quantityProgress,
  Strip,
  TaskList,
  showFeedback,
  showCorrectScan,
  useDue,
  useNewest,
  usePlace,
  useQuestion,
  useWaiting,
} from '@takt/handheld';
import { useSay } from '@takt/web/light';
import { type ReactNode, useState } from 'react';
import { leftOf, PutawayTask } from '../../defs/inbound/putaway-task.ts';
import { codeIn, nameIn, nameOf, readLabel } from './label.ts';
import { useMasters } from './masters.ts';
import { openTasks } from './open-rows.ts';
import { boxesWith, isOfBox, leftIn, loadsOf, type PutAwayTask, taskOf } from './put-away-boxes.ts';
import { PUT_AWAY } from './titles.ts';

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
const SAME: Text = ['货物就在 {code}', 'The goods lie at {code} already'];
const HOW_MANY: Text = ['待上架', 'To put away'];
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
  'why',
];
export const loadPutAways = (place: Place) => openTasks<PutAwayTask>(PutawayTask, place, FIELDS);

/** What stands at the dock and where each of it goes. */
export function PutAway({ id, by }: { readonly id: string | null; readonly by: string | null }) {
  const place = usePlace();
  const known = useDue('putaway', loadPutAways);
  const { unitName } = useMasters();
  const say = useSay();
  const boxWords = (boxes: readonly PutAwayTask[]): readonly string[] =>
    boxes.length > 1 ? [say(fill(BOXES, { n: boxes.length }))] : [];
  const tasks = known.data ?? [];
  const chosen = tasks.find((task) => task.id === id);
  // What is claimed by opening it goes with boxes that nobody has claimed.
  const boxes = chosen
    ? [boxesWith(tasks, chosen), boxesWith(tasks, chosen, null)].toSorted((a, b) => b.length - a.length)[0]
    : [];
  if (chosen && boxes)
    return <Shelving key={chosen.id} task={chosen} boxes={boxes} isScanned={by === chosen.number || isOfBox(chosen, by)} />;
  return (
    <TaskList
      words={WORDS}
      known={known}
      gone={id !== null}
      queue={{ doc: PutawayTask, params: { warehouse: place.id } }}
      find={taskOf}
      listed={loadsOf}
      name={(code) => nameOf(readLabel(code), code)}
      way={(task) => ['putaway', task.id]}
      card={(task) => ({
        title: nameIn(task.partLabel),
        beside: `${[codeIn(task.partLabel), task.batch, ...boxWords(boxesWith(tasks, task))].filter(Boolean).join(' · ')} · ${task.fromLocationLabel} → ${task.locationLabel ?? '?'}`,
        figure: leftIn(boxesWith(tasks, task)),
        unit: unitName(task.unit),
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

interface ShelvingProps {
  readonly task: PutAwayTask;
  /** All that go the same way, this one first. */
  readonly boxes: readonly PutAwayTask[];
  /** Opened by the label or the paper of the one box: that is in somebody's hands, the others may not be. */
  readonly isScanned: boolean;
}
/** How many go from where to where, and why there. */
const whereTo = (task: PutAwayTask, howMany: string): readonly (readonly [Text, ReactNode])[] => [
  [HOW_MANY, howMany],
  [FROM, task.fromLocationLabel],
  [TO, task.locationLabel ?? '–'],
  ...(task.why ? ([[WHY, <small key="why">{task.why}</small>]] as const) : []),
];

/** Where first: the scan of the location proves that the goods lie there. */
function Shelving({ task, boxes, isScanned }: ShelvingProps) {
  const { findPlace, decimalsOf, unitName } = useMasters();
  const say = useSay();
  const unit = unitName(task.unit);
  const waiting = useWaiting(task.id);
  const question = useQuestion();
  const [spot, setSpot] = useState<Spot | null>(null);
  const [together, setTogether] = useState(!isScanned);
  const load = together ? boxes : [task];
  const isLoad = load.length > 1;
  const [typed, setQty] = useState<string>(leftOf(task));
  const qty = isLoad ? leftIn(load) : typed;
  const begin = useNewest();
  const scan = async (code: string): Promise<void> => {
    const isNewest = begin();
    if (code === task.fromLocationLabel) return showFeedback({ text: fill(SAME, { code }), feeling: 'bad' });
    if (code === task.locationLabel) {
      setSpot({ id: null, code });
      return showCorrectScan(code);
    }
    const id = await findPlace(code);
    if (!isNewest()) return undefined;
    if (id === null) return showFeedback({ text: fill(NO_PLACE, { code }), feeling: 'bad' });
    setSpot({ id, code });
    return showFeedback({ text: fill(ELSEWHERE, { code }), feeling: 'again' });
  };
  const confirm = (to: Spot): Promise<void> =>
    question.answer(
      (key) => {
        const label = fill(DONE, { qty: `${qty} ${unit}`, part: task.partLabel, place: to.code });
        // Each box goes with all that is in it.
        const input = { location: to.id, qty: isLoad ? null : qty };
        const also = load.slice(1);
        return perform({ doc: PutawayTask, action: 'putaway', row: task, also, input, label, about: { qty }, key });
      },
      () => go('putaway'),
    );
  const decimals = decimalsOf(task.unit);
  const howMany = [...(isLoad ? [say(fill(BOXES, { n: load.length }))] : []), `${leftIn(load)} ${unit}`].join(' · ');
  return (
    <Frame
      title={PUT_AWAY}
      back={['putaway']}
      foot={
        spot && (
          <Push
            text={fill(CONFIRM, { qty: `${qty} ${unit}` })}
            meaning="put away"
            look="main"
            disabled={question.closed || !isQty(qty, decimals) || waiting.length > 0}
            onPress={() => void confirm(spot)}
          />
        )
      }
    >
      <ScanBox label={SCAN_PLACE} onScan={(code) => void scan(code)} />
      <Strip />
      <Facts
        rows={[
          [PART, task.partLabel],
          ...(task.batch ? ([[BATCH, task.batch]] as const) : []),
          // Who stands at the place has the goods: only how many is asked now.
          ...(spot
            ? [...(isLoad ? ([[HOW_MANY, howMany]] as const) : []), [CHOSEN, spot.code] as const]
            : whereTo(task, howMany)),
        ]}
      />
      {boxes.length > 1 && (
        <Push
          text={isLoad ? fill(ONE, { box: task.container }) : fill(ALL, { n: boxes.length, qty: `${leftIn(boxes)} ${unit}` })}
          onPress={() => setTogether(!together)}
        />
      )}
      {!spot && <GiveBack doc={PutawayTask} row={task} way="putaway" disabled={waiting.length > 0} />}
      {spot && !isLoad && <Pad value={qty} onChange={setQty} all={leftOf(task)} unit={unit} decimals={decimals} />}
    </Frame>
  );
}
