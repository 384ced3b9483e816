import { fill, formatDecimal, type Text } from '@takt/model';
import { Card, Frame, Push, ScanBox, Strip } from '@takt/handheld';
import { useMasters } from './masters.ts';
import { LineCard } from './receive-cards.tsx';
import type { AmountProps } from './receive-amount.tsx';
import { boxesToCome, paperOf, shortOf } from './receive-lines.ts';
import { RECEIVE } from './titles.ts';

const SCAN: Text = ['扫描箱上的条码', 'Scan the code of the box'];
const BOXES: Text = ['这一行还有 {n} 箱，请逐箱扫描', 'Boxes to scan one by one: {n}'];
const LOST: Text = [
  '按数量收，箱号不入库，之后不能再按箱扫描',
  'By quantity the boxes have no number in stock and can no longer be scanned',
];
const BY_HAND: Text = ['不扫箱，按数量收…', 'Without the boxes, by quantity…'];

interface BoxFirstProps extends Pick<AmountProps, 'receipt' | 'request' | 'onScan' | 'onLeave'> {
  /** The boxes are given up. */
  readonly onByQuantity: () => void;
}
/** What comes in boxes with a number each is asked for box by box; whoever does without is told what is lost. */
export function BoxFirst({ receipt, request: { line }, onScan, onByQuantity, onLeave }: BoxFirstProps) {
  const { unitName } = useMasters();
  const unit = unitName(line.unitLabel);
  const boxes = boxesToCome(receipt, line.id);
  const now = receipt.lines.find(({ id }) => id === line.id) ?? line;
  return (
    <Frame title={RECEIVE} of={paperOf(receipt)} back={onLeave} foot={<Push text={BY_HAND} onPress={onByQuantity} />}>
      <ScanBox label={SCAN} onScan={onScan} />
      <Strip feedback={{ text: fill(BOXES, { n: boxes.length }), unblock: LOST, feeling: 'again' }} />
      <LineCard line={now} unit={unit} lot={now.vendorLot ?? ''} asked={null} />
      {boxes.map(({ code, labelNo, qty }) => (
        <Card
          key={code}
          title={shortOf(code ?? '')}
          beside={labelNo === code ? null : labelNo}
          figure={formatDecimal(qty)}
          unit={unit}
        />
      ))}
    </Frame>
  );
}
