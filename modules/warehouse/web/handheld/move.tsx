import { callPath, compareDecimal, fill, type Text } from '@takt/model';
import {
  Card,
  Facts,
  Frame,
  hideFeedback,
  isQty,
  Pad,
  Push,
  ScanBox,
  Strip,
  submitAnswer,
  showFeedback,
  showCorrectScan,
  useNewest,
  usePlace,
  useQuestion,
  useSay,
} from '@takt/handheld';
import { useState } from 'react';
import type { StockAt } from '../../defs/stock/look-up.ts';
import { STOCK_STATUSES } from '../../defs/stock/stock-terms.ts';
import { moveStock } from '../../defs/inside/move-stock.ts';
import { isOf, nameOf, readLabel } from './label.ts';
import { useMasters } from './masters.ts';
import { lookAt, StockCard } from './stock-card.tsx';
import { MOVE } from './titles.ts';

const SCAN_FROM: Text = ['扫描源库位', 'Scan where it lies'];
const SCAN_WHAT: Text = ['扫描物料或批次', 'Scan what to take'];
const SCAN_TO: Text = ['扫描目标库位', 'Scan where it goes'];
const NOT_FREE: Text = ['{code} 没有可移的库存', 'Nothing of {code} can be moved'];
const WHY_NOT: Text = ['冻结或已分配的库存不能转移', 'Held or reserved stock cannot be moved'];
const SAME: Text = ['目标库位与源库位相同', 'It lies there already'];
const NO_PLACE: Text = ['本仓库没有库位 {code}', 'This warehouse has no location {code}'];
const FROM: Text = ['从', 'From'];
const TO: Text = ['到', 'To'];
const CONFIRM: Text = ['移 {qty}', 'Move {qty}'];
const DONE: Text = ['{qty} · {part}：{from} → {to}', '{qty} · {part}: {from} → {to}'];

const isFree = ({ free }: StockAt): boolean => compareDecimal(free, '0') > 0;

/** From where and what; then to where and how much. */
export function Move() {
  const place = usePlace();
  const [offered, setOffered] = useState<readonly StockAt[]>([]);
  const [taken, setTaken] = useState<StockAt | null>(null);
  const newest = useNewest();
  const begin = (): void => {
    setOffered([]);
    setTaken(null);
  };
  const take = (stock: StockAt): void => {
    // What is still being looked up is not taken instead of it.
    newest();
    hideFeedback();
    setTaken(stock);
  };
  const scanFrom = async (code: string): Promise<void> => {
    const isNewest = newest();
    const found = await lookAt(place.id, code);
    if (!found || !isNewest()) return;
    const free = found.stock.filter(isFree);
    const [only] = free;
    if (!only) return showFeedback({ text: fill(NOT_FREE, { code }), unblock: WHY_NOT, feeling: 'bad' });
    setOffered(free);
    if (free.length === 1) take(only);
  };
  const scanWhat = (code: string): void => {
    const label = readLabel(code);
    const found = offered.find(
      ({ partNo, batch, container }) =>
        [partNo, batch, container].includes(code) || isOf(label, { partLabel: partNo, batch, container }),
    );
    if (found) take(found);
    else showFeedback({ text: fill(NOT_FREE, { code: nameOf(label, code) }), unblock: WHY_NOT, feeling: 'bad' });
  };
  if (taken) return <Carry taken={taken} onLeave={begin} />;
  return (
    <Frame title={MOVE} {...(offered.length > 0 && { back: begin })}>
      <ScanBox
        key={offered.length}
        label={offered.length > 0 ? SCAN_WHAT : SCAN_FROM}
        onScan={offered.length > 0 ? scanWhat : (code) => void scanFrom(code)}
      />
      <Strip />
      {offered.map((stock) => (
        <StockCard key={stock.id} stock={stock} onPress={() => take(stock)} />
      ))}
    </Frame>
  );
}

/** The button comes only once a place of this warehouse has been scanned. */
function Carry({ taken, onLeave }: { readonly taken: StockAt; readonly onLeave: () => void }) {
  const say = useSay();
  const { findPlace, decimalsOf } = useMasters();
  const question = useQuestion();
  const [to, setTo] = useState<string | null>(null);
  const [qty, setQty] = useState<string>(taken.free);
  const begin = useNewest();
  const scan = async (code: string): Promise<void> => {
    const isNewest = begin();
    if (code === taken.location) return showFeedback({ text: SAME, feeling: 'bad' });
    const found = await findPlace(code);
    if (!isNewest()) return undefined;
    if (found === null) return showFeedback({ text: fill(NO_PLACE, { code }), feeling: 'bad' });
    setTo(code);
    return showCorrectScan(code);
  };
  const confirm = (target: string): Promise<void> =>
    question.answer((key) => {
      const label = fill(DONE, { qty, part: taken.partNo, from: taken.location, to: target });
      const body = { stock: taken.id, to: target, qty };
      return submitAnswer({ path: callPath(moveStock), body, label, about: { id: taken.id, qty } }, key);
    }, onLeave);
  // Of one box some may be good and some not: whoever chose sees which.
  const { partNo, partName, batch, container, stockStatus, unit, free } = taken;
  const decimals = decimalsOf(unit);
  const sound = isQty(qty, decimals) && compareDecimal(qty, taken.free) <= 0;
  return (
    <Frame
      title={MOVE}
      back={onLeave}
      foot={
        to !== null && (
          <Push
            text={fill(CONFIRM, { qty: `${qty} ${unit}` })}
            meaning="move"
            look="main"
            disabled={question.closed || !sound}
            onPress={() => void confirm(to)}
          />
        )
      }
    >
      <ScanBox label={SCAN_TO} onScan={(code) => void scan(code)} />
      <Strip />
      <Card
        title={partName}
        beside={[partNo, batch, container].filter(Boolean).join(' · ')}
        figure={free}
        unit={`${unit} · ${say(STOCK_STATUSES[stockStatus])}`}
      />
      <Facts
        rows={[
          [FROM, taken.location],
          [TO, to ?? '–'],
        ]}
      />
      {to !== null && <Pad value={qty} onChange={setQty} all={taken.free} unit={unit} decimals={decimals} />}
    </Frame>
  );
}
