import { compareDecimal, type Decimal, fill, formatDecimal, type Text } from '@takt/model';
import {
  Card,
  Frame,
  hideFeedback,
  loadRow,
  perform,
  Push,
  Quiet,
  ScanBox,
  quantityProgress,
  Strip,
  showFeedback,
  useFeedback,
  useOfflineAnswer,
  useWaiting,
} from '@takt/handheld';
import { useState } from 'react';
import { Receipt } from '../../defs/inbound/receipt.ts';
import type { Package } from '../../defs/inbound/packages.ts';
import { isReceived, openOf, packageOf } from '../../defs/inbound/receipt-taking.ts';
import { codeIn, type Label, nameIn, nameOf, readLabel } from './label.ts';
import { useMasters } from './masters.ts';
import { type AmountRequest, LineAmount } from './receive-amount.tsx';
import { BoxFirst } from './receive-box-first.tsx';
import { ProgressCard } from './receive-cards.tsx';
import { ReceiveKept } from './receive-kept.tsx';
import {
  boxesToCome,
  counting,
  type Line,
  lineFor,
  NO_DETAILS,
  type OpenedReceipt,
  paperOf,
  progressOf,
  refusedOn,
  shortOf,
} from './receive-lines.ts';
import { LinePieces } from './receive-pieces.tsx';
import { ReceiveRefused } from './receive-refused.tsx';
import { ReceiveRest } from './receive-rest.tsx';
import { NOT_RECEIVED, RECEIVE } from './titles.ts';

const SCAN: Text = ['扫描箱码或物料码', 'Scan a box or a part'];
const UNKNOWN: Text = ['{code} 不在这张收货单上', '{code} is not on this receipt'];
const SCAN_PACKAGE: Text = ['请扫描箱上的 SSCC 条码 (00)', 'Scan the SSCC symbol (00) of the box'];
const TAKEN: Text = ['收货 {qty} {unit} · {part}', 'Receive {qty} {unit} · {part}'];
const BOX: Text = ['箱 {box}', 'Box {box}'];
const AT: Text = ['放到 {place}', 'at {place}'];
const REST: Text = ['收下全部剩余…', 'Receive all the rest…'];
const ALL_IN: Text = ['已全部收完', 'Nothing is left'];
const SEND_FIRST: Text = ['先等已扫描的发送完', 'What was scanned has to be sent first'];
const BY_PIECE: Text = ['序列号管理的物料请逐行扫描', 'Serialised parts are scanned piece by piece'];
const LOADING: Text = ['正在取收货单…', 'Fetching the receipt…'];
const GONE: Text = ['此终端上没有这张收货单，联网后再试', 'This device does not have the receipt; try again with a network'];

interface ReceiptDetails {
  readonly vendorLot?: string | null;
  readonly producedOn?: string | null;
  readonly expiresOn?: string | null;
  readonly box?: string | null;
  readonly serialNos?: string | null;
}

type Box = Pick<Label, 'batch' | 'producedOn' | 'expiresOn' | 'box'>;
const NO_LABEL: Label = {
  partNo: null,
  gtin: null,
  batch: null,
  qty: null,
  producedOn: null,
  expiresOn: null,
  box: null,
  serialNo: null,
};

/** Boxes are scanned one after the other; what stands on a label is received at once, everything else is asked for. */
export function ReceiveLines({ id }: { readonly id: string }) {
  const known = useOfflineAnswer(`receipt ${id}`, () => loadRow<OpenedReceipt>(Receipt.id, id));
  const waiting = useWaiting(id, known.at);
  const told = useFeedback();
  const { unitName } = useMasters();
  const [request, setRequest] = useState<AmountRequest | null>(null);
  const [byQuantity, setByQuantity] = useState(false);
  const [restAsked, setRestAsked] = useState(false);
  if (!known.data)
    return (
      <Frame title={RECEIVE} back={['receive']}>
        <Quiet text={known.loading ? LOADING : GONE} />
      </Frame>
    );
  const receipt = counting(known.data, waiting);
  const place = codeIn(receipt.locationLabel);

  const unitOf = (line: Line): string => unitName(line.unitLabel);
  const take = (line: Line, qty: Decimal, details: ReceiptDetails, key?: string): Promise<boolean> =>
    perform({
      doc: Receipt,
      action: 'receive',
      row: receipt,
      input: { ...NO_DETAILS, lineId: line.id, qty, ...details },
      label: fill(TAKEN, { qty: formatDecimal(qty), unit: unitOf(line), part: line.partLabel }),
      shown: {
        title: nameIn(line.partLabel),
        beside: details.box ? fill(BOX, { box: shortOf(details.box) }) : [codeIn(line.partLabel), codeIn(line.partLabel)],
        place: fill(AT, { place }),
        qty,
        unit: unitOf(line),
      },
      failed: NOT_RECEIVED,
      about: { line: line.id, qty, ...(details.box && { box: details.box }) },
      ...(key !== undefined && { key }),
    });
  const takeBox = (line: Line, qty: Decimal, { batch, producedOn, expiresOn, box }: Box): void => {
    // A box says how many pieces it holds, not which.
    if (line.serialised === '1' && !(box && isReceived(receipt, box)))
      setRequest({ line, label: { ...NO_LABEL, qty, batch, producedOn, expiresOn, box }, read: box });
    else void take(line, qty, { vendorLot: batch, producedOn, expiresOn, box });
  };
  const takePackage = ({ line: of, qty, vendorLot, producedOn, expiresOn, code: box }: Package): void => {
    const line = receipt.lines.find(({ id: one }) => one === of);
    if (line && qty) takeBox(line, qty, { batch: vendorLot, producedOn, expiresOn, box });
  };
  const scan = (code: string): void => {
    hideFeedback();
    setRequest(null);
    setByQuantity(false);
    const label = readLabel(code);
    const box = label?.box ?? code;
    const pack = packageOf(receipt, box);
    if (pack) return takePackage(pack);
    const line = lineFor(receipt.lines, code, label);
    if (!line) return showFeedback({ text: fill(UNKNOWN, { code: nameOf(label, code) }), feeling: 'bad' });
    // The content of a package tells it from no other: counted by it, the same box would count twice.
    if (label && !label.box && receipt.packages.some((one) => one.line === line.id))
      return showFeedback({ text: SCAN_PACKAGE, feeling: 'again' });
    if (label?.qty && line.serialised !== '1') return takeBox(line, label.qty, label);
    return setRequest({ line, label, read: code });
  };
  const leave = (): void => {
    setRequest(null);
    setByQuantity(false);
  };
  const asked = request && { receipt, request, onTake: take, onScan: scan, onLeave: leave };
  const touch = (line: Line): void => {
    hideFeedback();
    setRequest({ line, label: null, read: null });
  };
  if (asked && !byQuantity && !asked.request.label?.box && boxesToCome(receipt, asked.request.line.id).length > 0)
    return <BoxFirst {...asked} onByQuantity={() => setByQuantity(true)} />;
  if (asked) return asked.request.line.serialised === '1' ? <LinePieces {...asked} /> : <LineAmount {...asked} />;
  const refused = refusedOn(receipt, told);
  if (refused) {
    const { line } = refused;
    const byHand = (): void => {
      if (!line) return;
      setByQuantity(true);
      touch(line);
    };
    return <ReceiveRefused receipt={receipt} of={refused} onScan={scan} onByQuantity={byHand} onLeave={leave} />;
  }
  if (told?.feeling === 'kept' && told.of?.about?.id === receipt.id) return <ReceiveKept receipt={receipt} onScan={scan} />;
  if (restAsked) return <ReceiveRest receipt={receipt} onLeave={() => setRestAsked(false)} />;
  const open = receipt.lines.some((line) => compareDecimal(openOf(line), '0') > 0);
  const pieces = receipt.lines.some((line) => line.serialised === '1' && compareDecimal(openOf(line), '0') > 0);
  const why = !open ? ALL_IN : pieces ? BY_PIECE : waiting.some(({ fate }) => fate === 'waiting') ? SEND_FIRST : null;
  return (
    <Frame title={RECEIVE} of={paperOf(receipt)} back={['receive']}>
      <ScanBox label={SCAN} onScan={scan} />
      <Strip />
      <ProgressCard {...progressOf(receipt, unitName)} />
      {receipt.lines.map((line) => (
        <Card
          key={line.id}
          title={nameIn(line.partLabel)}
          beside={[codeIn(line.partLabel), line.vendorLot].filter(Boolean).join(' · ')}
          figure={`${formatDecimal(line.receivedQty)} / ${formatDecimal(line.qty)}`}
          unit={unitOf(line)}
          progress={quantityProgress(line.receivedQty, line.qty)}
          onPress={() => touch(line)}
        />
      ))}
      {/* Never where the button of a line has just been pressed. */}
      <Push text={REST} why={why} onPress={() => setRestAsked(true)} />
    </Frame>
  );
}
