import { fill, serialsIn, sharedWords, type Text } from '@takt/model';
import { Refusal, useCommand, useDone, useInputFields, useSay } from '@takt/web';
import { Modal, Typography } from 'antd';
import { enteringFields, enteringProblem, enterSerials } from '../../defs/stock/enter-serials.ts';
import { factOf, StockFacts, type StockRow } from './stock-facts.tsx';

export const ENTER: Text = ['登记序列号', 'Enter serial numbers'];
const DONE: Text = ['已登记 {n} 件的序列号', '{n} serial numbers entered'];
const PLACE: Text = ['库位', 'Location'];
const WITHOUT: Text = ['未登记', 'Without a number'];
const SO_FAR: Text = ['{n} / {wanted} 件', '{n} of {wanted}'];
const FORM = 'serials';

interface Props {
  readonly row: StockRow;
  readonly onClose: () => void;
  readonly onDone: () => void;
}
/** Which pieces lie there, one number each; a scanner may write them one after the other. */
export function SerialsDialog({ row, onClose, onDone }: Props) {
  const say = useSay();
  const done = useDone();
  const entering = useCommand(enterSerials);
  const { values, items, submit } = useInputFields(FORM, enteringFields);
  const serials = serialsIn(values['serialNos']);
  const wanted = Number.parseInt(String(row['unnumbered']), 10);
  const problem = serials.length > 0 ? enteringProblem(wanted, serials) : null;
  const isShort = serials.length < wanted && new Set(serials).size === serials.length;
  const enter = (): void =>
    entering.mutate(
      { stock: row.id, serialNos: serials.join(' ') },
      {
        onSuccess: ({ entered }) => {
          done(fill(DONE, { n: entered }));
          onDone();
        },
      },
    );
  return (
    <Modal
      open
      width={480}
      title={say(ENTER)}
      okText={say(ENTER)}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: entering.isPending, disabled: problem !== null }}
      cancelText={say(sharedWords.cancel)}
      onCancel={onClose}
    >
      <StockFacts
        row={row}
        more={[
          [PLACE, factOf(row, 'locationLabel')],
          [WITHOUT, [wanted, row['unit']].filter(Boolean).join(' ')],
        ]}
      />
      <form id={FORM} onSubmit={submit(enter)}>
        {items}
      </form>
      <Typography.Text type={problem && !isShort ? 'danger' : 'secondary'} aria-live="polite">
        {say(problem && !isShort ? problem : fill(SO_FAR, { n: serials.length, wanted }))}
      </Typography.Text>
      <Refusal error={entering.error} />
    </Modal>
  );
}
