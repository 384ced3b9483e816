import { blank, fill, reasonGiven, sharedWords, type Text } from '@takt/model';
import { FieldItem, Refusal, useCommand, useDone, useSay } from '@takt/web';
import { Modal } from 'antd';
import { useState } from 'react';
import { HOLD_REASON, type RecalledStock, recallHold } from '../../defs/recall/recall.ts';

const TITLE: Text = ['冻结 {n} 处库存', 'Hold stock at {n} places'];
const WHAT: Text = [
  '每处可动用的数量各生成一张冻结单，全部成功或全部不做；已分配的数量不受影响。',
  'What is free at each place gets a hold of its own: all of them or none. What is set aside stays as it is.',
];
const HOLD: Text = ['冻结', 'Hold'];
const HELD: Text = ['已冻结：{numbers}', 'Held: {numbers}'];

interface DialogProps {
  readonly stock: readonly RecalledStock[];
  readonly onClose: () => void;
  readonly onHeld: () => void;
}
/** Asks for the reason, once for all places. */
export function HoldDialog({ stock, onClose, onHeld }: DialogProps) {
  const say = useSay();
  const done = useDone();
  const holding = useCommand(recallHold);
  const [reason, setReason] = useState<unknown>(null);
  const [tried, setTried] = useState(false);
  const hold = (): void => {
    setTried(true);
    if (blank(reason)) return;
    holding.mutate(
      { stock: stock.map(({ id }) => id), reason: String(reason) },
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
      title={say(fill(TITLE, { n: stock.length }))}
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
