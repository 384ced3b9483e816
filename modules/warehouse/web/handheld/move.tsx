import { callPath, compareDecimal, fill, isDecimal, type Text } from '@takt/model';
import {
  Facts,
  Frame,
  hideFeedback,
  outbox,
  Pad,
  Push,
  ScanBox,
  Strip,
  showFeedback,
  showCorrectScan,
  usePlace,
} from '@takt/handheld';
import { useState } from 'react';
import type { StockAt } from '../../defs/stock/look-up.ts';
import { moveStock } from '../../defs/inside/move-stock.ts';
import { isOf, nameOf, readLabel } from './label.ts';
import { lookAt, StockCard } from './stock-card.tsx';

export const MOVE: Text = ['移库', 'Move'];
const SCAN_FROM: Text = ['扫描源库位', 'Scan the location to take from'];
const SCAN_WHAT: Text = ['扫描要移的物料或批次', 'Scan what to take'];
const SCAN_TO: Text = ['扫描目标库位', 'Scan where it goes'];
const NOT_FREE: Text = ['{code} 没有可移的库存', 'Nothing of {code} can be moved'];
const WHY_NOT: Text = ['冻结或已分配的库存不能移库', 'Held or reserved stock cannot be moved'];
const SAME: Text = ['目标库位与源库位相同', 'It lies there already'];
const PART: Text = ['物料', 'Part'];
const FROM: Text = ['从', 'From'];
const TO: Text = ['到', 'To'];
const CONFIRM: Text = ['确认移库', 'Move'];
const DONE: Text = ['{qty} · {part}：{from} → {to}', '{qty} · {part}: {from} → {to}'];

const isFree = ({ free }: StockAt): boolean => compareDecimal(free, '0') > 0;

/** From where, what, to where, how much. */
export function Move() {
  const place = usePlace();
  const [offered, setOffered] = useState<readonly StockAt[]>([]);
  const [taken, setTaken] = useState<StockAt | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [qty, setQty] = useState('');
  const begin = (): void => {
    setOffered([]);
    setTaken(null);
    setTo(null);
  };
  const take = (lying: StockAt): void => {
    hideFeedback();
    setTaken(lying);
    setQty(lying.free);
  };
  const scanFrom = async (code: string): Promise<void> => {
    hideFeedback();
    const found = await lookAt(place.id, code);
    if (!found) return;
    const free = found.lying.filter(isFree);
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
  const scanTo = (code: string): void => {
    if (code === taken?.location) return showFeedback({ text: SAME, feeling: 'bad' });
    setTo(code);
    showCorrectScan(code);
  };
  const confirm = async (lying: StockAt, target: string): Promise<void> => {
    const label = fill(DONE, { qty, part: lying.partNo, from: lying.location, to: target });
    const body = { stock: lying.id, to: target, qty };
    await outbox.submit({ path: callPath(moveStock), body, label, about: { id: lying.id, qty } });
    showFeedback({ text: label, feeling: 'good' });
    begin();
  };
  if (!taken)
    return (
      <Frame title={MOVE} {...(offered.length > 0 && { back: begin })}>
        <ScanBox
          key={offered.length}
          label={offered.length > 0 ? SCAN_WHAT : SCAN_FROM}
          onScan={offered.length > 0 ? scanWhat : (code) => void scanFrom(code)}
        />
        <Strip />
        {offered.map((lying) => (
          <StockCard key={lying.id} lying={lying} onPress={() => take(lying)} />
        ))}
      </Frame>
    );
  const sound = isDecimal(qty) && compareDecimal(qty, '0') > 0 && compareDecimal(qty, taken.free) <= 0;
  return (
    <Frame
      title={MOVE}
      back={begin}
      foot={<Push text={CONFIRM} look="main" disabled={!sound || to === null} onPress={() => to && void confirm(taken, to)} />}
    >
      <ScanBox label={SCAN_TO} onScan={scanTo} />
      <Strip />
      <Facts
        rows={[
          [PART, [taken.partNo, taken.partName, taken.batch].filter(Boolean).join(' · ')],
          [FROM, taken.location],
          [TO, to ?? '–'],
        ]}
      />
      <Pad value={qty} onChange={setQty} all={taken.free} unit={taken.unit} />
    </Frame>
  );
}
