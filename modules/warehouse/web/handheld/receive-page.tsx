import { compareDecimal, type Decimal, fill, type Text } from '@takt/model';
import {
  Card,
  Frame,
  hideFeedback,
  loadRow,
  perform,
  Progress,
  Push,
  Quiet,
  ScanBox,
  quantityProgress,
  Strip,
  showFeedback,
  useOfflineAnswer,
  useWaiting,
} from '@takt/handheld';
import { useState } from 'react';
import { Receipt } from '../../defs/inbound/receipt.ts';
import type { Package } from '../../defs/inbound/packages.ts';
import { isReceived, openOf, packageOf } from '../../defs/inbound/receipt-taking.ts';
import { codeIn, type Label, nameIn, nameOf, readLabel } from './label.ts';
import { RECEIVE } from './arrivals.ts';
import { counting, type Line, lineFor, type OpenedReceipt, progressOf } from './receive-lines.ts';
import { type AmountRequest, LineAmount } from './receive-amount.tsx';

const SCAN: Text = ['扫描箱码或物料码', 'Scan a box or a part'];
const LINES: Text = ['已收完 {full} / {all} 行', '{full} of {all} lines'];
const UNKNOWN: Text = ['{code} 不在这张收货单上', '{code} is not on this receipt'];
const SCAN_PACKAGE: Text = ['请扫描箱上的 SSCC 条码 (00)', 'Scan the SSCC symbol (00) of the box'];
const TWICE: Text = ['箱 {box} 已经收过', 'Box {box} has been received already'];
const TAKEN: Text = ['已收 {qty} {unit} · {part}', '{qty} {unit} received · {part}'];
const REST: Text = ['收下全部剩余', 'Receive the rest'];
const ALL_IN: Text = ['已全部收完', 'Nothing is left'];
const SEND_FIRST: Text = ['先等已扫描的发送完', 'What was scanned has to be sent first'];
const REST_TAKEN: Text = ['{number} 全部收下', '{number}: everything received'];
const LOADING: Text = ['正在取收货单…', 'Fetching the receipt…'];
const GONE: Text = ['此终端上没有这张收货单，联网后再试', 'This device does not have the receipt; try again with a network'];

interface Told {
  readonly vendorLot?: string | null;
  readonly producedOn?: string | null;
  readonly expiresOn?: string | null;
  readonly box?: string | null;
}

type Box = Pick<Label, 'batch' | 'producedOn' | 'expiresOn' | 'box'>;

const NOTHING_TOLD = { vendorLot: null, producedOn: null, expiresOn: null, box: null };

/** Boxes are scanned one after the other; what stands on a label is received at once, everything else is asked for. */
export function ReceiveLines({ id }: { readonly id: string }) {
  const known = useOfflineAnswer(`receipt ${id}`, () => loadRow<OpenedReceipt>(Receipt.id, id));
  const waiting = useWaiting(id);
  const [asked, setAsked] = useState<AmountRequest | null>(null);
  if (!known.data)
    return (
      <Frame title={RECEIVE} back={['receive']}>
        <Quiet text={known.loading ? LOADING : GONE} />
      </Frame>
    );
  const receipt = counting(known.data, waiting);

  const take = (line: Line, qty: Decimal, told: Told): Promise<boolean> =>
    perform({
      doc: Receipt,
      action: 'receive',
      row: receipt,
      input: { ...NOTHING_TOLD, lineId: line.id, qty, ...told },
      label: fill(TAKEN, { qty, unit: nameIn(line.unitLabel), part: line.partLabel }),
      about: { line: line.id, qty, ...(told.box && { box: told.box }) },
    });
  const takeBox = (line: Line, qty: Decimal, { batch, producedOn, expiresOn, box }: Box): void => {
    if (box && isReceived(receipt, box)) showFeedback({ text: fill(TWICE, { box }), feeling: 'again' });
    else void take(line, qty, { vendorLot: batch, producedOn, expiresOn, box });
  };
  const takePackage = ({ line: of, qty, vendorLot, producedOn, expiresOn }: Package, box: string): void => {
    const line = receipt.lines.find(({ id: one }) => one === of);
    if (line && qty) takeBox(line, qty, { batch: vendorLot, producedOn, expiresOn, box });
  };
  const scan = (code: string): void => {
    const label = readLabel(code);
    const box = label?.box ?? code;
    const pack = packageOf(receipt, box);
    if (pack) return takePackage(pack, box);
    const line = lineFor(receipt.lines, code, label);
    if (!line) return showFeedback({ text: fill(UNKNOWN, { code: nameOf(label, code) }), feeling: 'bad' });
    // The content of a package tells it from no other: counted by it, the same box would count twice.
    if (label && !label.box && receipt.packages.some((one) => one.line === line.id))
      return showFeedback({ text: SCAN_PACKAGE, feeling: 'again' });
    if (label?.qty) return takeBox(line, label.qty, label);
    hideFeedback();
    setAsked({ line, label });
  };
  const takeRest = (): Promise<boolean> =>
    perform({
      doc: Receipt,
      action: 'receive',
      row: receipt,
      input: { ...NOTHING_TOLD, lineId: null, qty: null },
      label: fill(REST_TAKEN, { number: receipt.number }),
    });

  if (asked) return <LineAmount receipt={receipt} asked={asked} onTake={take} onLeave={() => setAsked(null)} />;
  const { full, done, all } = progressOf(receipt.lines);
  const open = receipt.lines.some((line) => compareDecimal(openOf(line), '0') > 0);
  const why = !open ? ALL_IN : waiting.length > 0 ? SEND_FIRST : null;
  return (
    <Frame title={RECEIVE} back={['receive']} foot={<Push text={REST} look="main" why={why} onPress={() => void takeRest()} />}>
      <ScanBox label={SCAN} onScan={scan} />
      <Strip />
      <Progress number={receipt.number} text={fill(LINES, { full, all: receipt.lines.length })} done={done} all={all} />
      {receipt.lines.map((line) => (
        <Card
          key={line.id}
          title={nameIn(line.partLabel)}
          beside={[codeIn(line.partLabel), line.vendorLot].filter(Boolean).join(' · ')}
          figure={`${line.receivedQty} / ${line.qty}`}
          unit={nameIn(line.unitLabel)}
          progress={quantityProgress(line.receivedQty, line.qty)}
          onPress={() => setAsked({ line, label: null })}
        />
      ))}
    </Frame>
  );
}
