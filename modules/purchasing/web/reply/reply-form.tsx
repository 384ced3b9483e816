import { date, type Field, formatDecimal, quantity, type Text, text } from '@takt/model';
import { actOn, FieldInput, loadRow, Refusal, today, useDone, useSay } from '@takt/web';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton, Table } from 'antd';
import { type ClipboardEvent, useState } from 'react';
import { PurchaseOrder } from '../../defs/orders/purchase-order.ts';
import * as promises from './promises.ts';
import { unitCode } from './unit-code.ts';
import style from './reply.module.css';

interface Line {
  readonly id: string;
  readonly qty: string;
  readonly partLabel?: string;
  readonly unitLabel?: string;
  readonly [name: string]: unknown;
}
interface OrderRow {
  readonly id: string;
  readonly version: number;
  readonly number: string;
  readonly lines: readonly Line[];
  readonly [name: string]: unknown;
}
interface Shown extends promises.Part {
  readonly line: Line | undefined;
  /** The first part of its line; the others say nothing of what was asked. */
  readonly first: boolean;
}

const PART: Text = ['物料', 'Part'];
const ASKED: Text = ['需求数量', 'Asked for'];
const WANTED: Text = ['需求日期', 'Wanted on'];
const SPLIT: Text = ['分批', 'Split'];
const JOIN: Text = ['删除此批', 'Remove'];
const SEND: Text = ['提交回复', 'Send the reply'];
const SENT: Text = ['回复已提交', 'The reply was sent'];
const HOW: Text = [
  '已按需求填好，改动做不到的行即可；可从 Excel 复制多行粘贴到任意一格',
  'Filled in as asked: change only the lines you cannot keep. Cells of Excel can be pasted into any cell',
];
const WRONG: Text = [
  '请填写每批的数量和日期：合计不超过需求数量，小数位不超过计量单位，日期不早于今天也不过晚，同一行各批日期不能相同',
  'Every part needs a quantity its unit can be counted in and a date: no more than asked for, no day in the past or far ahead, parts of a line on different days',
];
const FIELDS: Readonly<Record<promises.PartColumn, Field>> = {
  qty: quantity('承诺数量', 'Promised quantity', { required: true, min: 0 }),
  date: date('承诺日期', 'Promised date', { required: true }),
  remark: text('说明', 'Remark', { length: 200 }),
};

/** The lines of one order with what the supplier promises beside what was asked. */
export function OrderReply({ id, onSent }: { readonly id: string; readonly onSent: () => void }) {
  const { id: entity } = PurchaseOrder;
  const row = useQuery({ queryKey: ['reply', entity, id], queryFn: () => loadRow<OrderRow>(entity, id), gcTime: 0 });
  if (row.error) return <Refusal error={row.error} />;
  return row.data ? <Lines order={row.data} onSent={onSent} /> : <Skeleton active />;
}

function Lines({ order, onSent }: { readonly order: OrderRow; readonly onSent: () => void }) {
  const say = useSay();
  const done = useDone();
  const lines = promises.askedLines(order, order.lines, today());
  const [parts, setParts] = useState(() => promises.promisesAsRequested(lines));
  const [tried, setTried] = useState(false);
  const wrong = promises.unanswered(parts, { today: today(), lines }).size > 0;
  const sending = useMutation({
    mutationFn: () => {
      const { answer, replies } = promises.replyInput(parts, '');
      return actOn(PurchaseOrder.id, 'reply', [order], { input: { answer, replies } });
    },
    onSuccess: () => {
      done(SENT);
      onSent();
    },
  });
  const typing = (column: promises.PartColumn) => ({
    title: say(FIELDS[column].label),
    key: column,
    // A whole day can be read beside its calendar.
    ...(column === 'date' && { width: 150 }),
    render: (_: unknown, { key, ...part }: Shown) => (
      <span
        onPasteCapture={(event: ClipboardEvent) => {
          const copied = event.clipboardData.getData('text');
          if (!promises.isTable(copied)) return;
          event.preventDefault();
          event.stopPropagation();
          setParts(promises.pasted(parts, { key, column }, copied));
        }}
      >
        <label className={style['unseen']} htmlFor={`${key}-${column}`}>
          {part.line?.partLabel} {say(FIELDS[column].label)}
        </label>
        <FieldInput
          id={`${key}-${column}`}
          field={FIELDS[column]}
          value={part[column] || null}
          label={null}
          onChange={(value) => setParts(promises.typed(parts, key, column, typeof value === 'string' ? value : ''))}
        />
      </span>
    ),
  });
  const shown = parts.map((part, index): Shown => {
    const first = parts.findIndex(({ lineId }) => lineId === part.lineId) === index;
    return { ...part, first, line: order.lines.find(({ id }) => id === part.lineId) };
  });
  return (
    <>
      <h2 className={style['number']}>{order.number}</h2>
      <p className={style['hint']}>{say(HOW)}</p>
      <Table<Shown>
        size="small"
        rowKey="key"
        pagination={false}
        aria-label={order.number}
        dataSource={shown}
        columns={[
          { title: say(PART), key: 'part', render: (_, { first, line }) => first && line?.partLabel },
          {
            title: say(WANTED),
            key: 'wanted',
            width: 104,
            render: (_, { first, line }) => first && String(line?.['dueDate'] ?? ''),
          },
          {
            title: say(ASKED),
            key: 'asked',
            align: 'right',
            render: (_, { first, line }) => first && line && `${formatDecimal(line.qty)} ${unitCode(line.unitLabel)}`,
          },
          typing('qty'),
          typing('date'),
          typing('remark'),
          {
            key: 'parts',
            render: (_, { key, first }) => (
              <Button size="small" onClick={() => setParts(first ? promises.split(parts, key) : promises.joined(parts, key))}>
                {say(first ? SPLIT : JOIN)}
              </Button>
            ),
          },
        ]}
      />
      {tried && wrong && <Alert className={style['send'] ?? ''} type="error" showIcon title={say(WRONG)} />}
      <Refusal error={sending.error} />
      <Button
        className={style['send'] ?? ''}
        type="primary"
        loading={sending.isPending}
        onClick={() => {
          setTried(true);
          if (!wrong) sending.mutate();
        }}
      >
        {say(SEND)}
      </Button>
    </>
  );
}
