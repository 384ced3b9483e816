import { compareDecimal, type Decimal, fill, isDecimal, type Text } from '@takt/model';
import { Facts, Frame, Pad, perform, Push, Strip } from '@takt/handheld';
import { useState } from 'react';
import { Receipt } from '../../defs/inbound/receipt.ts';
import { openOf } from '../../defs/inbound/receipt-taking.ts';
import { Entry } from './entry.tsx';
import { codeIn, type Label, nameIn } from './label.ts';
import type { Line, OpenedReceipt } from './receive-lines.ts';

const PART: Text = ['物料', 'Part'];
const OPEN: Text = ['待收', 'Still open'];
const LOT: Text = ['供应商批号', 'Supplier batch'];
const MADE: Text = ['生产日期', 'Produced on'];
const WHY: Text = ['拒收原因', 'Why rejected'];
const TAKE: Text = ['收货', 'Receive'];
const REFUSE: Text = ['拒收', 'Reject'];
const REFUSED: Text = ['拒收 {qty} · {part}', '{qty} rejected · {part}'];

export interface AmountRequest {
  readonly line: Line;
  readonly label: Label | null;
}
interface AmountProps {
  readonly receipt: OpenedReceipt;
  readonly asked: AmountRequest;
  readonly onTake: (
    line: Line,
    qty: Decimal,
    told: { vendorLot: string | null; producedOn: string | null; box: string | null },
  ) => Promise<boolean>;
  readonly onLeave: () => void;
}

/** How much of one line, and what the label did not say. */
export function LineAmount({ receipt, asked: { line: chosen, label }, onTake, onLeave }: AmountProps) {
  const line = receipt.lines.find(({ id }) => id === chosen.id) ?? chosen;
  const open = openOf(line);
  const [qty, setQty] = useState<string>(open);
  const [lot, setLot] = useState(label?.batch ?? line.vendorLot ?? '');
  const [made, setMade] = useState(label?.producedOn ?? line.producedOn ?? '');
  const [rejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const sound = isDecimal(qty) && compareDecimal(qty, '0') > 0;
  const take = async (): Promise<void> => {
    if (await onTake(line, qty, { vendorLot: lot || null, producedOn: made || null, box: label?.box ?? null })) onLeave();
  };
  const reject = async (): Promise<void> => {
    const done = await perform({
      doc: Receipt,
      action: 'rejectQty',
      row: receipt,
      input: { lineId: line.id, qty, reason },
      label: fill(REFUSED, { qty, part: line.partLabel }),
    });
    if (done) onLeave();
  };
  return (
    <Frame
      title={rejecting ? REFUSE : TAKE}
      back={onLeave}
      foot={
        rejecting ? (
          <Push text={REFUSE} look="danger" disabled={!sound} onPress={() => void reject()} />
        ) : (
          <>
            <Push text={REFUSE} onPress={() => setRejecting(true)} />
            <Push text={TAKE} look="main" disabled={!sound} onPress={() => void take()} />
          </>
        )
      }
    >
      <Strip />
      <Facts
        rows={[
          [PART, `${codeIn(line.partLabel)} ${nameIn(line.partLabel)}`],
          [OPEN, `${open} ${nameIn(line.unitLabel)}`],
        ]}
      />
      <Pad value={qty} onChange={setQty} all={open} unit={nameIn(line.unitLabel)} />
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
