import { type Decimal, fill, formatDecimal, isDecimal, type Text } from '@takt/model';
import { Frame, isQty, Pad, perform, Push, Strip, useFeedback, useMay, useQuestion } from '@takt/handheld';
import { useState } from 'react';
import { Receipt } from '../../defs/inbound/receipt.ts';
import { openOf } from '../../defs/inbound/receipt-taking.ts';
import { Entry } from './entry.tsx';
import { codeIn, type Label } from './label.ts';
import { useMasters } from './masters.ts';
import { LineCard, PlaceCard } from './receive-cards.tsx';
import { type CountedReceipt, type Line, paperOf, refusedOn, shortOf } from './receive-lines.ts';
import { ReceiveRefused } from './receive-refused.tsx';

const NOW: Text = ['本次收', 'Receive now'];
const REJECT_NOW: Text = ['本次拒收', 'Reject now'];
const ON_LABEL: Text = ['标签 {qty}', 'Label {qty}'];
const OPEN: Text = ['待收 {qty}', '{qty} to come'];
const WHOLE_BOX: Text = ['整箱', 'Whole box'];
const BOX_READ: Text = ['箱 {box} 已读，未收货', 'Box {box} read, not received'];
const PART_READ: Text = ['{part} 已读，未收货', '{part} read, not received'];
const PART_CHOSEN: Text = ['{part} 已选，未收货', '{part} chosen, not received'];
const LOT: Text = ['供应商批号', 'Supplier batch'];
const MADE: Text = ['生产日期', 'Produced on'];
const WHY: Text = ['拒收原因', 'Why rejected'];
const TAKE: Text = ['收货', 'Receive'];
const TAKE_QTY: Text = ['收 {qty}', 'Receive {qty}'];
const REFUSE: Text = ['拒收', 'Reject'];
const REFUSE_MORE: Text = ['拒收…', 'Reject…'];
const REFUSE_QTY: Text = ['拒收 {qty}', 'Reject {qty}'];
const REFUSED: Text = ['拒收 {qty} · {part}', '{qty} rejected · {part}'];
const NOT_REFUSED: Text = ['未拒收', 'Not rejected'];
const AGAIN: Text = ['改数量或批号，再收', 'Change the quantity or batch'];
const REJECT_AGAIN: Text = ['改数量或原因，再拒收', 'Change the quantity or reason'];

export interface AmountRequest {
  readonly line: Line;
  readonly label: Label | null;
  /** What was read to come here; null where the line was touched. */
  readonly read: string | null;
}
export interface AmountProps {
  readonly receipt: CountedReceipt;
  readonly request: AmountRequest;
  readonly onTake: (
    line: Line,
    qty: Decimal,
    details: { vendorLot: string | null; producedOn: string | null; box: string | null; serialNos?: string },
    key: string,
  ) => Promise<boolean>;
  /** The next scan, where this one came to nothing. */
  readonly onScan: (code: string) => void;
  readonly onLeave: () => void;
}

/** What was read, as the sign of a page on which nothing is posted yet. */
function readOf({ line, label, read }: AmountRequest): Text {
  if (label?.box) return fill(BOX_READ, { box: shortOf(label.box) });
  return fill(read === null ? PART_CHOSEN : PART_READ, { part: codeIn(line.partLabel) });
}

/** How much of one line, and what the label did not say. */
export function LineAmount({ receipt, request, onTake, onScan, onLeave }: AmountProps) {
  const { line: chosen, label } = request;
  const line = receipt.lines.find(({ id }) => id === chosen.id) ?? chosen;
  const open = openOf(line);
  const most = label?.qty ?? open;
  const [qty, setQty] = useState<string>(most);
  const known = { lot: label?.batch ?? line.vendorLot ?? '', made: label?.producedOn ?? line.producedOn ?? '' };
  const [lot, setLot] = useState(known.lot);
  const [made, setMade] = useState(known.made);
  const hasLot = line.lotControlled === '1';
  const spoils = (line.shelfLifeDays ?? 0) > 0;
  // What nobody has said yet is asked for; what is known can be changed.
  const [asksLot, setAsksLot] = useState(hasLot && (known.lot === '' || (spoils && known.made === '')));
  const [rejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const question = useQuestion();
  const mayReject = useMay('warehouse.receipt.rejectQty');
  const told = useFeedback();
  const { decimalsOf, unitName } = useMasters();
  const unit = unitName(line.unitLabel);
  const decimals = decimalsOf(line.unitLabel);
  const shut = question.closed || !isQty(qty, decimals);
  const howMany = `${isDecimal(qty) ? formatDecimal(qty) : qty} ${unit}`;
  const take = (key: string): Promise<boolean> => {
    const details = { vendorLot: lot || null, producedOn: made || null, box: label?.box ?? null };
    return onTake(line, qty, details, key);
  };
  const reject = (key: string): Promise<boolean> =>
    perform({
      doc: Receipt,
      action: 'rejectQty',
      row: receipt,
      input: { lineId: line.id, qty, reason },
      label: fill(REFUSED, { qty: howMany, part: line.partLabel }),
      failed: NOT_REFUSED,
      about: { line: line.id },
      key,
    });
  const refused = refusedOn(receipt, told);
  if (refused)
    return (
      <ReceiveRefused receipt={receipt} of={refused} again={rejecting ? REJECT_AGAIN : AGAIN} onScan={onScan} onLeave={onLeave} />
    );
  return (
    <Frame
      title={rejecting ? REFUSE : TAKE}
      of={paperOf(receipt)}
      back={onLeave}
      foot={
        rejecting ? (
          <Push
            text={fill(REFUSE_QTY, { qty: howMany })}
            meaning="reject"
            look="danger"
            disabled={shut}
            onPress={() => void question.answer(reject, onLeave)}
          />
        ) : (
          <>
            {mayReject && <Push text={REFUSE_MORE} onPress={() => setRejecting(true)} />}
            <Push
              text={fill(TAKE_QTY, { qty: howMany })}
              meaning="receive"
              look="main"
              disabled={shut}
              onPress={() => void question.answer(take, onLeave)}
            />
          </>
        )
      }
    >
      <Strip
        feedback={told?.feeling === 'again' || told?.feeling === 'bad' ? told : { text: readOf(request), feeling: 'read' }}
      />
      <LineCard
        line={line}
        unit={unit}
        lot={hasLot ? lot : ''}
        asked={rejecting || !isDecimal(qty) ? null : { qty, isBox: Boolean(label?.box) }}
        {...(hasLot && !asksLot && !rejecting && { onChangeLot: () => setAsksLot(true) })}
      />
      {rejecting ? <Entry label={WHY} value={reason} onChange={setReason} /> : <PlaceCard label={receipt.locationLabel} />}
      {!rejecting && asksLot && (
        <>
          <Entry label={LOT} value={lot} onChange={setLot} />
          {spoils && <Entry label={MADE} value={made} onChange={setMade} type="date" />}
        </>
      )}
      <Pad
        value={qty}
        onChange={setQty}
        all={most}
        {...(label?.qty && { allWord: WHOLE_BOX })}
        title={rejecting ? REJECT_NOW : NOW}
        note={fill(label?.qty ? ON_LABEL : OPEN, { qty: formatDecimal(most) })}
        unit={unit}
        decimals={decimals}
      />
    </Frame>
  );
}
