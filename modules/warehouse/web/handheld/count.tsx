import { compareDecimal, type Decimal, fill, isDecimal, scaleOf, type Text } from '@takt/model';
import {
  Card,
  Facts,
  Frame,
  hideFeedback,
  loadRow,
  Pad,
  type Place,
  Progress,
  Push,
  Quiet,
  ScanBox,
  Strip,
  TaskList,
  showFeedback,
  showCorrectScan,
  useDue,
  useOfflineAnswer,
  useQuestion,
  useSay,
  useWaiting,
} from '@takt/handheld';
import { useState } from 'react';
import { CountOrder } from '../../defs/inside/count-order.ts';
import { STOCK_STATUSES } from '../../defs/stock/stock-terms.ts';
import { EmptyPlace } from './count-empty.tsx';
import { CountFind, FIND } from './count-find.tsx';
import { CountPieces } from './count-pieces.tsx';
import { type Found, withScan } from './find-scan.ts';
import { codeIn, isOf, nameIn, nameOf, readLabel } from './label.ts';
import { useMasters } from './masters.ts';
import { openRows } from './open-rows.ts';
import { recordCount } from './record-count.ts';
import { COUNT } from './titles.ts';

const WORDS = {
  title: COUNT,
  scan: ['扫描盘点单', 'Scan a count order'],
  nothing: ['没有进行中的盘点', 'Nothing is to be counted'],
  unknown: ['没有进行中的盘点单 {code}', 'There is no open count {code}'],
} as const;
const SCAN_LINE: Text = ['扫描库位或物料', 'Location or part'];
const NOT_HERE: Text = ['{code} 不在这次盘点中', '{code} is not part of this count'];
const LINES: Text = ['已盘 {done} / {all}', '{done} of {all} counted'];
const EMPTY: Text = ['空库位', 'Empty place'];
const AGAIN: Text = ['需复盘', 'Recount'];
const PLACE: Text = ['库位', 'Location'];
const PART: Text = ['物料', 'Part'];
const BATCH: Text = ['批次', 'Batch'];
const CONFIRM: Text = ['记下', 'Note it down'];
const DONE: Text = ['{place} · {part}：{qty}', '{place} · {part}: {qty}'];
const LOADING: Text = ['正在取盘点单…', 'Fetching the count…'];
const GONE: Text = ['此终端上没有这张盘点单，联网后再试', 'This device does not have the count; try again with a network'];

interface Listed {
  readonly id: string;
  readonly number: string;
  readonly areaLabel: string | null;
  readonly remark: string | null;
}
export const loadCounts = (place: Place) =>
  openRows<Listed>(CountOrder, ['released', 'counting'], place, ['number', 'status', 'area', 'remark']);

interface Line {
  readonly id: string;
  readonly locationLabel: string;
  /** Null where the place is to be empty. */
  readonly partLabel: string | null;
  readonly batch: string | null;
  readonly container: string | null;
  readonly serialised: string | null;
  /** Numbers the books have there; null where whoever counts does not know the books. */
  readonly bookSerials: string | null;
  readonly unit: string | null;
  readonly decimals: number;
  readonly stockStatus: keyof typeof STOCK_STATUSES | null;
  readonly countedQty: Decimal | null;
  readonly toRecount: string | null;
  readonly recountedQty: Decimal | null;
}
interface Opened extends Listed {
  readonly status: string;
  readonly lines: readonly Line[];
}

export function Count({ id }: { readonly id: string | null }) {
  const known = useDue('count', loadCounts);
  if (id !== null) return <Counting id={id} />;
  return (
    <TaskList
      words={WORDS}
      known={known}
      find={(open, code) => open.find(({ number }) => number === code)}
      way={(count) => ['count', count.id]}
      card={({ number, areaLabel, remark }) => ({
        title: number,
        beside: [areaLabel, remark].filter(Boolean).join(' · '),
      })}
    />
  );
}

interface Goods extends Line {
  readonly partLabel: string;
}
const isGoods = (line: Line): line is Goods => line.partLabel !== null;
const isOpen = ({ countedQty, toRecount, recountedQty }: Line): boolean =>
  countedQty === null || (toRecount === '1' && recountedQty === null);

/** Place by place: the scan of a location shows what is to be counted there, without what the books say. */
function Counting({ id }: { readonly id: string }) {
  const known = useOfflineAnswer(`count ${id}`, () => loadRow<Opened>(CountOrder.id, id));
  const waiting = useWaiting(id, known.at);
  const [at, setAt] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Line | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const count = known.data;
  if (!count)
    return (
      <Frame title={COUNT} back={['count']}>
        <Quiet text={known.loading ? LOADING : GONE} />
      </Frame>
    );
  const leave = (): void => {
    setChosen(null);
    setFound(null);
  };
  if (found) return <CountFind count={count} start={found} onLeave={leave} />;
  if (chosen && isGoods(chosen) && chosen.serialised === '1') return <CountPieces count={count} line={chosen} onLeave={leave} />;
  if (chosen && isGoods(chosen)) return <Amount count={count} line={chosen} onLeave={leave} />;
  if (chosen)
    return (
      <EmptyPlace
        count={count}
        line={chosen}
        onFind={() => setFound({ location: chosen.locationLabel, part: '', batch: '' })}
        onLeave={leave}
      />
    );
  const counted = (line: Line): boolean => !isOpen(line) || waiting.some(({ about }) => about?.line === line.id);
  const nothingFound: Found = { location: at ?? '', part: '', batch: '' };
  const here = count.lines.filter((line) => at === null || line.locationLabel === at);
  const scan = (code: string): void => {
    const label = readLabel(code);
    if (count.lines.some(({ locationLabel }) => locationLabel === code)) {
      setAt(code);
      return showCorrectScan(code);
    }
    const found = here.filter(
      (line) => isGoods(line) && ([codeIn(line.partLabel), line.batch, line.container].includes(code) || isOf(label, line)),
    );
    const line = found.find((one) => !counted(one)) ?? found[0];
    if (!line && at === null) return showFeedback({ text: fill(NOT_HERE, { code: nameOf(label, code) }), feeling: 'bad' });
    hideFeedback();
    // Whoever stands at a place and scans what no line has there has found something.
    if (line) setChosen(line);
    else setFound(withScan(nothingFound, code));
  };
  const done = count.lines.filter(counted).length;
  return (
    <Frame title={COUNT} back={['count']} foot={<Push text={FIND} onPress={() => setFound(nothingFound)} />}>
      <ScanBox label={SCAN_LINE} onScan={scan} />
      <Strip />
      <Progress
        number={at === null ? count.number : `${count.number} · ${at}`}
        text={fill(LINES, { done, all: count.lines.length })}
        done={String(done)}
        all={String(count.lines.length)}
      />
      {here.map((line) => (
        <LineCard key={line.id} line={line} counted={counted(line)} onPress={() => setChosen(line)} />
      ))}
    </Frame>
  );
}

interface LineCardProps {
  readonly line: Line;
  readonly counted: boolean;
  readonly onPress: () => void;
}
/** Stock that is not free to use is told apart from what is. */
const statusIn = ({ stockStatus }: Line, say: (text: Text) => string): string | null =>
  stockStatus === null || stockStatus === 'available' ? null : say(STOCK_STATUSES[stockStatus]);

function LineCard({ line, counted, onPress }: LineCardProps) {
  const say = useSay();
  return (
    <Card
      title={line.locationLabel}
      beside={[line.partLabel ?? say(EMPTY), line.batch, line.container, statusIn(line, say)].filter(Boolean).join(' · ')}
      figure={counted ? '✔' : ''}
      unit={line.toRecount === '1' && !counted ? say(AGAIN) : ''}
      progress={counted ? 'done' : line.toRecount === '1' ? 'begun' : 'open'}
      onPress={onPress}
    />
  );
}

interface AmountProps {
  readonly count: Opened;
  readonly line: Goods;
  readonly onLeave: () => void;
}
function Amount({ count, line, onLeave }: AmountProps) {
  const [qty, setQty] = useState('');
  const { unitName } = useMasters();
  const unit = unitName(line.unit ?? '');
  const sound = isDecimal(qty) && compareDecimal(qty, '0') >= 0 && scaleOf(qty) <= line.decimals;
  const question = useQuestion();
  const note = (key: string): Promise<boolean> => {
    const label = fill(DONE, { place: line.locationLabel, part: line.partLabel, qty });
    return recordCount({ count, lineId: line.id, countedQty: qty, label, key });
  };
  return (
    <Frame
      title={COUNT}
      back={onLeave}
      foot={
        <Push
          text={CONFIRM}
          look="main"
          disabled={question.closed || !sound}
          onPress={() => void question.answer(note, onLeave)}
        />
      }
    >
      <Strip />
      <Facts
        rows={[
          [PLACE, line.locationLabel],
          [PART, `${codeIn(line.partLabel)} ${nameIn(line.partLabel)}`],
          [BATCH, line.batch ?? '–'],
        ]}
      />
      <Pad value={qty} onChange={setQty} unit={unit} decimals={line.decimals} />
    </Frame>
  );
}
