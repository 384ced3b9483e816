import { code, fill, quantity, type Text, text } from '@takt/model';
import { actOn, Refusal, useDone, useInputFields, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { CountOrder } from '../../defs/inside/count-order.ts';
import { serialNos } from '../../defs/serial-nos.ts';
import style from './counting.module.css';

const TITLE: Text = ['账外发现', 'Goods found'];
const HOW: Text = [
  '清单中没有的实物，按标签上的编码登记，随后成为盘点明细',
  'Goods that no line has: enter the codes on their labels, and they become a line of the count',
];
const RECORD: Text = ['登记', 'Record'];
const DONE: Text = ['{location} · {part} 已登记', '{location} · {part} recorded'];
const FORM = 'find';
const FIELDS = {
  location: code('库位', 'Location', { required: true }),
  part: code('物料编码', 'Part number', { required: true }),
  batch: code('批次', 'Batch', { length: 40 }),
  countedQty: quantity('实盘数量', 'Counted quantity', { required: true, above: 0, scale: 6 }),
  serialNos: text('序列号', 'Serial numbers', { length: 4000, help: serialNos.options.help }),
};

interface Props {
  readonly count: string;
  readonly onFound: () => void;
}
/** Goods the count has no line for. The form begins anew with each of them. */
export function FindForm(props: Props) {
  const [nth, setNth] = useState(0);
  const found = (): void => {
    setNth(nth + 1);
    props.onFound();
  };
  return <Find key={nth} {...props} onFound={found} />;
}

function Find({ count, onFound }: Props) {
  const say = useSay();
  const done = useDone();
  const { values, items, submit } = useInputFields(FORM, FIELDS);
  const finding = useMutation({
    mutationFn: () => actOn(CountOrder.id, 'count', [{ id: count, version: null }], { input: values }),
    onSuccess: () => {
      done(fill(DONE, { location: String(values['location']), part: String(values['part']) }));
      onFound();
    },
  });
  return (
    <section aria-label={say(TITLE)}>
      <h2 className={style['title']}>{say(TITLE)}</h2>
      <p className={style['hint']}>{say(HOW)}</p>
      <form className={style['find']} onSubmit={submit(() => finding.mutate())}>
        {items}
        <Button htmlType="submit" loading={finding.isPending}>
          {say(RECORD)}
        </Button>
      </form>
      <Refusal error={finding.error} />
    </section>
  );
}
