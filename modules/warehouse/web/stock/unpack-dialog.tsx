import { fill, formatDecimal, isDecimal, sharedWords, type Text } from '@takt/model';
import { Refusal, useCommand, useDone, useInputFields, useSay } from '@takt/web';
import { Modal } from 'antd';
import { unpackFields, unpackStock } from '../../defs/inside/unpack-stock.ts';
import { factOf, StockFacts, type StockRow } from './stock-facts.tsx';

export const UNPACK: Text = ['拆包', 'Unpack'];
const DONE: Text = ['已拆包：{number}', 'Unpacked: {number}'];
const CONTAINER: Text = ['容器', 'Container'];
const HERE: Text = ['现有数量', 'Quantity on hand'];
const FORM = 'unpack';

interface Props {
  readonly row: StockRow;
  readonly onClose: () => void;
  readonly onDone: () => void;
}
/** What lies before whoever unpacks, and how much of it they take out. */
export function UnpackDialog({ row, onClose, onDone }: Props) {
  const say = useSay();
  const done = useDone();
  const unpacking = useCommand(unpackStock);
  const { values, items, submit } = useInputFields(FORM, unpackFields);
  const { qty } = values;
  const unpack = (): void =>
    unpacking.mutate(
      { stock: row.id, qty: String(qty) },
      {
        onSuccess: ({ number }) => {
          done(fill(DONE, { number }));
          onDone();
        },
      },
    );
  const here = isDecimal(row['qty']) ? formatDecimal(row['qty']) : '';
  return (
    <Modal
      open
      width={480}
      title={say(UNPACK)}
      okText={say(UNPACK)}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: unpacking.isPending }}
      cancelText={say(sharedWords.cancel)}
      onCancel={onClose}
    >
      <StockFacts
        row={row}
        more={[
          [CONTAINER, factOf(row, 'container')],
          [HERE, [here, row['unit']].filter(Boolean).join(' ')],
        ]}
      />
      <form id={FORM} onSubmit={submit(unpack)}>
        {items}
      </form>
      <Refusal error={unpacking.error} />
    </Modal>
  );
}
