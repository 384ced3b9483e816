import { compareDecimal, fill, type Text } from '@takt/model';
import { Card, Frame, perform, Push, Strip, useQuestion } from '@takt/handheld';
import { Receipt } from '../../defs/inbound/receipt.ts';
import { openOf } from '../../defs/inbound/receipt-taking.ts';
import { codeIn, nameIn } from './label.ts';
import { useMasters } from './masters.ts';
import { NO_DETAILS, type OpenedReceipt, paperOf } from './receive-lines.ts';
import { NOT_RECEIVED } from './titles.ts';

const TITLE: Text = ['收下全部剩余', 'Receive all the rest'];
const CONFIRM: Text = ['全部收下（{n} 行）', 'Receive all ({n})'];
const TAKEN: Text = ['{number} 全部收货', 'Receive all of {number}'];

interface RestProps {
  readonly receipt: OpenedReceipt;
  readonly onLeave: () => void;
}

/** Everything at once is asked for by itself, with what it comes to. */
export function ReceiveRest({ receipt, onLeave }: RestProps) {
  const question = useQuestion();
  const { unitName } = useMasters();
  const open = receipt.lines.filter((line) => compareDecimal(openOf(line), '0') > 0);
  const take = (key: string): Promise<boolean> =>
    perform({
      doc: Receipt,
      action: 'receive',
      row: receipt,
      input: { ...NO_DETAILS, lineId: null, qty: null },
      label: fill(TAKEN, { number: receipt.number }),
      failed: NOT_RECEIVED,
      key,
    });
  return (
    <Frame
      title={TITLE}
      of={paperOf(receipt)}
      back={onLeave}
      foot={
        <Push
          text={fill(CONFIRM, { n: open.length })}
          look="main"
          disabled={question.closed || open.length === 0}
          onPress={() => void question.answer(take, onLeave)}
        />
      }
    >
      <Strip />
      {open.map((line) => (
        <Card
          key={line.id}
          title={nameIn(line.partLabel)}
          beside={[codeIn(line.partLabel), line.vendorLot].filter(Boolean).join(' · ')}
          figure={openOf(line)}
          unit={unitName(line.unitLabel)}
        />
      ))}
    </Frame>
  );
}
