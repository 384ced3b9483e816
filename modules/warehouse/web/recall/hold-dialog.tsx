import { blank, fill, reasonGiven, sharedWords, type Text } from '@takt/model';
import { FieldItem, Refusal, useCommand, useDone, useSay } from '@takt/web';
import { Modal } from 'antd';
import { useState } from 'react';
import { HOLD_REASON, type RecalledGoods, recallHold } from '../../defs/recall/recall.ts';

const TITLE: Text = ['冻结 {goods}', 'Hold {goods}'];
const WHAT: Text = [
  '整批冻结：无论在哪个库位、已分配、已拣、在途或以后到货，都不能发给客户或产线；可移动、盘点和退供应商，解除前一直有效。',
  'All of it, wherever it lies: reserved, picked, in transit or still to come, none of it reaches a customer or a line until the hold is lifted. It can be moved, counted and returned.',
];
const HOLD: Text = ['冻结', 'Hold'];
const HELD: Text = ['已冻结：{numbers}', 'Held: {numbers}'];

const nameOf = ({ partNo, batch, container }: RecalledGoods): string => [partNo, batch, container].filter(Boolean).join(' ');

interface DialogProps {
  readonly goods: readonly RecalledGoods[];
  readonly onClose: () => void;
  readonly onHeld: () => void;
}
/** Asks for the reason, once for all of it. */
export function HoldDialog({ goods, onClose, onHeld }: DialogProps) {
  const say = useSay();
  const done = useDone();
  const holding = useCommand(recallHold);
  const [reason, setReason] = useState<unknown>(null);
  const [tried, setTried] = useState(false);
  const hold = (): void => {
    setTried(true);
    if (blank(reason)) return;
    holding.mutate(
      { goods: goods.map(({ part, batch, container }) => ({ part, batch, container })), reason: String(reason) },
      {
        onSuccess: ({ holds }) => {
          done(fill(HELD, { numbers: holds.map(({ number }) => number).join(', ') }));
          onHeld();
        },
      },
    );
  };
  return (
    <Modal
      open
      width={520}
      title={say(fill(TITLE, { goods: goods.map(nameOf).join(', ') }))}
      okText={say(HOLD)}
      okButtonProps={{ danger: true, loading: holding.isPending }}
      cancelText={say(sharedWords.cancel)}
      onOk={hold}
      onCancel={onClose}
    >
      <p>{say(WHAT)}</p>
      <FieldItem
        id="recall-reason"
        field={HOLD_REASON}
        value={reason}
        label={null}
        required
        problem={tried && blank(reason) ? { text: reasonGiven.else, level: 'error' } : null}
        onChange={setReason}
      />
      <Refusal error={holding.error} />
    </Modal>
  );
}
