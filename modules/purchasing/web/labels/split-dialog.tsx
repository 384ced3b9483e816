import { callPath, compareDecimal, fill, formatDecimal, isDecimal, sharedWords, type Text } from '@takt/model';
import { fetchPdf, handOver, Refusal, useCall, useCommand, useDone, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Input, Modal, Table } from 'antd';
import { useState } from 'react';
import { LABELS_AT_ONCE, printLabels } from '../../defs/delivery/label-calls.ts';
import { boxesOf, splitIntoBoxes, type UnboxedLine, unboxedLines } from '../../defs/delivery/split-calls.ts';
import style from './labels.module.css';

const TITLE: Text = ['分箱并打印标签', 'Split into boxes and print the labels'];
const MAKE: Text = ['生成并打印 {n} 张标签', 'Make and print labels: {n}'];
const EXPLAIN: Text = [
  '每箱生成一张箱标签并绑定到本单。默认每箱数量取自供应商物料的包装数量；留空的明细不分箱。',
  'Each box gets a case label, bound to this note. The quantity per box comes from how the supplier packs the part; lines left empty are not split.',
];
const PART: Text = ['物料', 'Part'];
const LEFT: Text = ['未绑定数量', 'Not bound yet'];
const PER_BOX: Text = ['每箱数量', 'Quantity per box'];
const BOXES: Text = ['箱数', 'Boxes'];
const PIECES: Text = ['序列号物料，按件绑定', 'By serial number, piece by piece'];
const ALL_BOUND: Text = ['本单数量已全部绑定箱标签', 'All of this note is bound to case labels'];
const TOO_MANY: Text = [
  `一次最多 ${LABELS_AT_ONCE} 张标签，请分批分箱`,
  `At most ${LABELS_AT_ONCE} labels at once; split fewer lines`,
];
const MADE: Text = ['{n} 张标签已生成、绑定并打印', '{n} labels made, bound and printed'];

interface SplitDialogProps {
  readonly note: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** How much of each line goes into a box; all labels and their bindings are made at once and come as one file. */
export function SplitDialog({ note, onDone, onClose }: SplitDialogProps) {
  const say = useSay();
  const done = useDone();
  const found = useCall(unboxedLines, { note }, { staleTime: 0 });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const split = useCommand(splitIntoBoxes);
  const lines = (found.data ?? []).filter(({ left }) => compareDecimal(left, '0') > 0);
  const sizeOf = ({ line, perBox, serialised }: UnboxedLine): string => (serialised ? '' : (typed[line] ?? perBox ?? ''));
  const countOf = (line: UnboxedLine): number => {
    const size = sizeOf(line);
    return isDecimal(size) ? boxesOf(line.left, size).length : 0;
  };
  const boxes = lines.filter((line) => sizeOf(line) !== '').map((line) => ({ line: line.line, perBox: sizeOf(line) }));
  const total = lines.reduce((sum, line) => sum + countOf(line), 0);
  const making = useMutation({
    mutationFn: async () => {
      const labels = await split.mutateAsync({ note, boxes });
      // They are made and bound by now, whatever becomes of the file: it can be printed again from the list.
      onDone();
      const { file, ...answer } = await fetchPdf(callPath(printLabels), { labels });
      if (file && 'name' in answer) handOver(file, answer.name);
      return labels.length;
    },
    onSuccess: (n) => {
      done(fill(MADE, { n }));
      onClose();
    },
  });
  return (
    <Modal
      open
      width={720}
      title={say(TITLE)}
      okText={say(fill(MAKE, { n: total }))}
      okButtonProps={{ disabled: total === 0 || total > LABELS_AT_ONCE }}
      cancelText={say(sharedWords.cancel)}
      confirmLoading={making.isPending}
      onOk={() => making.mutate()}
      onCancel={onClose}
    >
      <p className={style['paper']}>{say(total > LABELS_AT_ONCE ? TOO_MANY : EXPLAIN)}</p>
      <Refusal error={found.error ?? making.error} />
      <Table<UnboxedLine>
        size="small"
        rowKey="line"
        pagination={false}
        scroll={{ y: 320 }}
        loading={found.isPending}
        aria-label={say(TITLE)}
        locale={{ emptyText: say(ALL_BOUND) }}
        dataSource={lines}
        columns={[
          { title: '#', dataIndex: 'lineNo', width: 48 },
          { title: say(PART), render: (_, { partNo, name }) => `${partNo} ${say(name)}` },
          { title: say(LEFT), align: 'right', width: 130, render: (_, { left, unit }) => `${formatDecimal(left)} ${say(unit)}` },
          {
            title: say(PER_BOX),
            width: 190,
            render: (_, line) =>
              line.serialised ? (
                <span className={style['paper']}>{say(PIECES)}</span>
              ) : (
                <Input
                  size="small"
                  inputMode="decimal"
                  aria-label={`${say(PER_BOX)} ${line.partNo}`}
                  value={sizeOf(line)}
                  status={sizeOf(line) !== '' && countOf(line) === 0 ? 'error' : ''}
                  suffix={say(line.unit)}
                  onChange={({ target }) => setTyped({ ...typed, [line.line]: target.value.trim() })}
                />
              ),
          },
          { title: say(BOXES), align: 'right', width: 70, render: (_, line) => countOf(line) },
        ]}
      />
    </Modal>
  );
}
