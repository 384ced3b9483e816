import { type Decimal, fill, type Text } from '@takt/model';
import { Facts, Frame, isQty, Pad, perform, Push, Strip, useMay, useQuestion } from '@takt/handheld';
import { useState } from 'react';
import { Receipt } from '../../defs/inbound/receipt.ts';
import { openOf } from '../../defs/inbound/receipt-taking.ts';
import { Entry } from './entry.tsx';
import { codeIn, type Label, nameIn } from './label.ts';
import { useMasters } from './masters.ts';
import type { Line, OpenedReceipt } from './receive-lines.ts';

const PART: Text = ['物料', 'Part'];
const OPEN: Text = ['待收', 'Still open'];
const LOT: Text = ['供应商批号', 'Supplier batch'];
const MADE: Text = ['生产日期', 'Produced on'];
const WHY: Text = ['拒收原因', 'Why rejected'];
const TAKE: Text = ['收货', 'Receive'];
const TAKE_QTY: Text = ['收 {qty}', 'Receive {qty}'];
const REFUSE: Text = ['拒收', 'Reject'];
const REFUSE_QTY: Text = ['拒收 {qty}', 'Reject {qty}'];
const REFUSED: Text = ['拒收 {qty} · {part}', '{qty} rejected · {part}'];

export interface AmountRequest {
  readonly line: Line;
  readonly label: Label | null;
}
export interface AmountProps {
  readonly receipt: OpenedReceipt;
  readonly request: AmountRequest;
  readonly onTake: (
    line: Line,
    qty: Decimal,
    details: { vendorLot: string | null; producedOn: string | null; box: string | null; serialNos?: string },
    key: string,
  ) => Promise<boolean>;
  readonly onLeave: () => void;
}

/** How much of one line, and what the label did not say. */
export function LineAmount({ receipt, request: { line: chosen, label }, onTake, onLeave }: AmountProps) {
  const line = receipt.lines.find(({ id }) => id === chosen.id) ?? chosen;
  const open = openOf(line);
  const [qty, setQty] = useState<string>(open);
  const [lot, setLot] = useState(label?.batch ?? line.vendorLot ?? '');
  const [made, setMade] = useState(label?.producedOn ?? line.producedOn ?? '');
  const [rejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const question = useQuestion();
  const mayReject = useMay('warehouse.receipt.rejectQty');
  const unit = nameIn(line.unitLabel);
  const decimals = useMasters().decimalsOf(line.unitLabel);
  const shut = question.closed || !isQty(qty, decimals);
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
      label: fill(REFUSED, { qty, part: line.partLabel }),
      key,
    });
  return (
    <Frame
      title={rejecting ? REFUSE : TAKE}
      back={onLeave}
      foot={
        rejecting ? (
          <Push
            text={fill(REFUSE_QTY, { qty: `${qty} ${unit}` })}
            meaning="reject"
            look="danger"
            disabled={shut}
            onPress={() => void question.answer(reject, onLeave)}
          />
        ) : (
          <>
            {mayReject && <Push text={REFUSE} onPress={() => setRejecting(true)} />}
            <Push
              text={fill(TAKE_QTY, { qty: `${qty} ${unit}` })}
              meaning="receive"
              look="main"
              disabled={shut}
              onPress={() => void question.answer(take, onLeave)}
            />
          </>
        )
      }
    >
      <Strip />
      <Facts
        rows={[
          [PART, `${codeIn(line.partLabel)} ${nameIn(line.partLabel)}`],
          [OPEN, `${open} ${unit}`],
        ]}
      />
      <Pad value={qty} onChange={setQty} all={open} unit={unit} decimals={decimals} />
      {rejecting && <Entry label={WHY} value={reason} onChange={setReason} />}
      {!rejecting && line.lotControlled === '1' && (
        <>
          <Entry label={LOT} value={lot} onChange={setLot} />
          {(line.shelfLifeDays ?? 0) > 0 && <Entry label={MADE} value={made} onChange={setMade} type="date" />}
        </>
      )}
    </Frame>
  );
}
