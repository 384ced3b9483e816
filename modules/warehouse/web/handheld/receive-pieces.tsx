import { compareDecimal, fill, formatDecimal, type Text } from '@takt/model';
import { Card, Facts, Frame, hideFeedback, Push, ScanBox, showFeedback, Strip, useQuestion, useSay } from '@takt/handheld';
import { useState } from 'react';
import { openOf } from '../../defs/inbound/receipt-taking.ts';
import { Entry } from './entry.tsx';
import { codeIn, nameIn, readLabel } from './label.ts';
import { useMasters } from './masters.ts';
import type { AmountProps } from './receive-amount.tsx';
import { paperOf } from './receive-lines.ts';

const TITLE: Text = ['逐件收货', 'Receive piece by piece'];
const SCAN: Text = ['扫描每一件的序列号', 'Scan the serial number of each piece'];
const PART: Text = ['物料', 'Part'];
const OPEN: Text = ['待收', 'Still open'];
const LOT: Text = ['供应商批号', 'Supplier batch'];
const TWICE: Text = ['序列号 {serialNo} 已扫描', 'Serial number {serialNo} has been scanned already'];
const ENOUGH: Text = ['已扫描 {qty} 件，不能再多', '{qty} pieces are scanned; no more are to come'];
const TAKE_QTY: Text = ['收 {qty}', 'Receive {qty}'];
const DROP: Text = ['点按移除', 'Touch to remove'];

/** The pieces of one line: each is scanned once, and what was scanned is received. */
export function LinePieces({ receipt, request: { line: chosen, label }, onTake, onLeave }: AmountProps) {
  const line = receipt.lines.find(({ id }) => id === chosen.id) ?? chosen;
  const most = label?.qty ?? openOf(line);
  const [serials, setSerials] = useState<readonly string[]>(label?.serialNo ? [label.serialNo] : []);
  const [lot, setLot] = useState(label?.batch ?? line.vendorLot ?? '');
  const question = useQuestion();
  const say = useSay();
  const unit = useMasters().unitName(line.unitLabel);
  const scan = (code: string): void => {
    const serialNo = readLabel(code)?.serialNo ?? code;
    if (serials.includes(serialNo)) return showFeedback({ text: fill(TWICE, { serialNo }), feeling: 'again' });
    if (compareDecimal(`${serials.length}`, most) >= 0)
      return showFeedback({ text: fill(ENOUGH, { qty: most }), feeling: 'bad' });
    hideFeedback();
    setSerials([...serials, serialNo]);
  };
  const take = (key: string): Promise<boolean> => {
    const details = { vendorLot: lot || null, producedOn: label?.producedOn ?? line.producedOn, box: label?.box ?? null };
    return onTake(line, `${serials.length}`, { ...details, serialNos: serials.join(' ') }, key);
  };
  return (
    <Frame
      title={TITLE}
      of={paperOf(receipt)}
      back={onLeave}
      foot={
        <Push
          text={fill(TAKE_QTY, { qty: `${serials.length} ${unit}` })}
          meaning="receive"
          look="main"
          disabled={question.closed || serials.length === 0}
          onPress={() => void question.answer(take, onLeave)}
        />
      }
    >
      <ScanBox label={SCAN} onScan={scan} />
      <Strip />
      <Facts
        rows={[
          [PART, `${codeIn(line.partLabel)} ${nameIn(line.partLabel)}`],
          [OPEN, `${formatDecimal(openOf(line))} ${unit}`],
        ]}
      />
      {line.lotControlled === '1' && <Entry label={LOT} value={lot} onChange={setLot} />}
      {serials.toReversed().map((serialNo) => (
        <Card
          key={serialNo}
          title={serialNo}
          beside={say(DROP)}
          figure="1"
          unit={unit}
          onPress={() => setSerials(serials.filter((one) => one !== serialNo))}
        />
      ))}
    </Frame>
  );
}
