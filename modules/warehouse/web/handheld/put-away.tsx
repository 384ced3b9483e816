import { compareDecimal, type Decimal, fill, isDecimal, type Text } from '@takt/model';
import {
  ApiError,
  Card,
  Facts,
  Frame,
  go,
  hush,
  Pad,
  perform,
  type Place,
  Push,
  Quiet,
  ScanBox,
  standingOf,
  Strip,
  tell,
  useKept,
  usePlace,
  useSay,
  useWaiting,
} from '@takt/web/handheld';
import { useState } from 'react';
import { leftOf, PutawayTask } from '../../defs/putaway-task.ts';
import { codeIn, nameIn, readLabel } from './label.ts';
import { locationByCode, openRows } from './open-rows.ts';

export const PUT_AWAY: Text = ['上架', 'Put away'];
const SCAN: Text = ['扫描物料、批次或任务', 'Scan a part, batch or task'];
const SCAN_PLACE: Text = ['扫描上架库位', 'Scan the location'];
const NOTHING: Text = ['没有待上架的任务', 'Nothing is to be put away'];
const UNKNOWN: Text = ['没有 {code} 的上架任务', 'Nothing is to be put away for {code}'];
const GONE: Text = ['任务已完成或已取消', 'The task is done or cancelled'];
const PART: Text = ['物料', 'Part'];
const BATCH: Text = ['批次', 'Batch'];
const FROM: Text = ['从', 'From'];
const TO: Text = ['推荐库位', 'Suggested'];
const CHOSEN: Text = ['上架到', 'Put into'];
const WHY: Text = ['理由', 'Why'];
const NO_PLACE: Text = ['本仓库没有库位 {code}', 'This warehouse has no location {code}'];
const ONLY_SUGGESTED: Text = ['断网时只能上架到推荐库位', 'Without a network only the suggested location can be used'];
const RIGHT: Text = ['{code} ✔', '{code} ✔'];
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
  readonly qty: Decimal;
  readonly doneQty: Decimal;
  readonly fromLocationLabel: string;
  readonly location: string | null;
  readonly locationLabel: string | null;
  readonly why: string | null;
}
const FIELDS = ['number', 'status', 'part', 'batch', 'container', 'qty', 'doneQty', 'fromLocation', 'location', 'why'];
export const putAways = (place: Place) => ({
  key: `put-aways ${place.id}`,
  load: () => openRows<Todo>(PutawayTask, ['todo', 'inProgress'], place, FIELDS),
});

const goes = ({ number, partLabel, batch, container, fromLocationLabel }: Todo, code: string): boolean =>
  [number, codeIn(partLabel), batch, container, fromLocationLabel].includes(code);

/** What stands at the dock and where each of it goes. */
export function PutAway({ id }: { readonly id: string | null }) {
  const { key, load } = putAways(usePlace());
  const known = useKept(key, load);
  const chosen = known.data?.find((task) => task.id === id);
  if (chosen) return <Shelving task={chosen} />;
  const scan = (code: string): void => {
    const label = readLabel(code);
    const found =
      known.data?.find((task) => goes(task, code)) ??
      known.data?.find((task) => codeIn(task.partLabel) === label?.partNo && (!label.batch || task.batch === label.batch));
    if (!found) return tell({ text: fill(UNKNOWN, { code: label?.partNo ?? code }), feeling: 'bad' });
    hush();
    go('putaway', found.id);
  };
  return (
    <Frame title={PUT_AWAY}>
      <ScanBox label={SCAN} onScan={scan} />
      <Strip />
      {id !== null && known.data && <Quiet text={GONE} />}
      {known.data?.length === 0 && <Quiet text={NOTHING} />}
      {known.data?.map((task) => (
        <Card
          key={task.id}
          title={nameIn(task.partLabel)}
          beside={`${[codeIn(task.partLabel), task.batch].filter(Boolean).join(' · ')} · ${task.fromLocationLabel} → ${task.locationLabel ?? '?'}`}
          figure={leftOf(task)}
          standing={standingOf(task.doneQty, task.qty)}
          onPress={() => {
            hush();
            go('putaway', task.id);
          }}
        />
      ))}
    </Frame>
  );
}

interface Spot {
  /** Null for the suggested one. */
  readonly id: string | null;
  readonly code: string;
}

/** Where first: the scan of the location proves that the goods lie there. */
function Shelving({ task }: { readonly task: Todo }) {
  const say = useSay();
  const place = usePlace();
  const waiting = useWaiting(task.id);
  const [spot, setSpot] = useState<Spot | null>(null);
  const [qty, setQty] = useState<string>(leftOf(task));
  const scan = async (code: string): Promise<void> => {
    if (code === task.locationLabel) {
      setSpot({ id: null, code });
      return tell({ text: fill(RIGHT, { code }), feeling: 'good' });
    }
    try {
      const found = await locationByCode(code, place);
      if (!found) return tell({ text: fill(NO_PLACE, { code }), feeling: 'bad' });
      setSpot({ id: found.id, code });
      tell({ text: fill(ELSEWHERE, { code }), feeling: 'again' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tell({ text: ONLY_SUGGESTED, unblock: error.text, feeling: 'bad' });
    }
  };
  const confirm = async (): Promise<void> => {
    if (!spot) return;
    const label = fill(DONE, { qty, part: task.partLabel, place: spot.code });
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
          ...(task.why && !spot ? ([[WHY, <small key="why">{inLanguage(task.why, say(['zh', 'en']))}</small>]] as const) : []),
        ]}
      />
      {spot && <Pad value={qty} onChange={setQty} all={leftOf(task)} />}
    </Frame>
  );
}

/** The reason is kept in both languages, one after the other. */
const inLanguage = (why: string, lang: string): string => {
  const [zh = why, en = why] = why.split(' / ');
  return lang === 'zh' ? zh : en;
};
