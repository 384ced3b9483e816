import { type AnyDocument, date, type Field, formatDecimal, quantity, type Text, text } from '@takt/model';
import { FieldInput, loadRow, Refusal, useDone, useSay, write } from '@takt/web';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Table } from 'antd';
import { useState } from 'react';
import style from './reply.module.css';

/** What is answered here, and with which button of it. */
export interface Answered {
  readonly doc: AnyDocument;
  readonly action: string;
  /** The field of a line that says when it is wanted. */
  readonly wanted: string;
  /** Whether a date is promised beside the quantity. */
  readonly dated: boolean;
}
interface Line {
  readonly id: string;
  readonly qty: string;
  readonly partLabel?: string;
  readonly unitLabel?: string;
  readonly [name: string]: unknown;
}
interface Asked {
  readonly id: string;
  readonly version: number;
  readonly number: string;
  readonly lines: readonly Line[];
}
type Typed = Readonly<Record<string, unknown>>;

const PART: Text = ['物料', 'Part'];
const ASKED: Text = ['需求数量', 'Asked for'];
const WANTED: Text = ['需求日期', 'Wanted on'];
const SEND: Text = ['提交回复', 'Send the reply'];
const SENT: Text = ['回复已提交', 'The reply was sent'];
const HOW: Text = ['已按需求填好，改动做不到的行即可', 'Filled in as asked: change only the lines you cannot keep'];
const QTY = quantity('承诺数量', 'Promised quantity', { required: true, min: 0 });
const DATE = date('承诺日期', 'Promised date', { required: true });
const REMARK = text('说明', 'Remark', { length: 200 });

/** The lines of one document with what the supplier promises beside what was asked. */
export function ReplyForm({
  answered,
  id,
  onSent,
}: {
  readonly answered: Answered;
  readonly id: string;
  readonly onSent: () => void;
}) {
  const { doc } = answered;
  const row = useQuery({ queryKey: ['reply', doc.id, id], queryFn: () => loadRow<Asked>(doc.id, id), gcTime: 0 });
  if (row.error) return <Refusal error={row.error} />;
  return row.data ? <Lines answered={answered} asked={row.data} onSent={onSent} /> : <Skeleton active />;
}

function Lines({ answered, asked, onSent }: { readonly answered: Answered; readonly asked: Asked; readonly onSent: () => void }) {
  const say = useSay();
  const done = useDone();
  const { doc, action, wanted, dated } = answered;
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const promised = (line: Line): Typed => ({ qty: line.qty, date: line[wanted], remark: null, ...typed[line.id] });
  const sending = useMutation({
    mutationFn: () => {
      const replies = asked.lines.map((line) => ({ lineId: line.id, ...promised(line) }));
      const rows = [{ id: asked.id, version: asked.version }];
      return write('/purchasing/ai/action', {
        _entity: doc.id,
        action,
        rows,
        input: { answer: 'byLine', replies },
        accepted: [],
      });
    },
    onSuccess: () => {
      done(SENT);
      onSent();
    },
  });
  const typing = (name: string, field: Field) => ({
    title: say(field.label),
    key: name,
    render: (_: unknown, line: Line) => (
      <FieldInput
        id={`${line.id}-${name}`}
        field={field}
        value={promised(line)[name] ?? null}
        label={null}
        onChange={(value) => setTyped({ ...typed, [line.id]: { ...typed[line.id], [name]: value } })}
      />
    ),
  });
  return (
    <>
      <h2 className={style['number']}>{asked.number}</h2>
      <p className={style['hint']}>{say(HOW)}</p>
      <Table<Line>
        size="small"
        rowKey="id"
        pagination={false}
        aria-label={asked.number}
        dataSource={[...asked.lines]}
        columns={[
          { title: say(PART), key: 'part', render: (_, line) => line.partLabel },
          { title: say(WANTED), key: 'wanted', render: (_, line) => String(line[wanted] ?? '') },
          {
            title: say(ASKED),
            key: 'asked',
            align: 'right',
            render: (_, line) => `${formatDecimal(line.qty)} ${line.unitLabel ?? ''}`,
          },
          typing('qty', QTY),
          ...(dated ? [typing('date', DATE)] : []),
          typing('remark', REMARK),
        ]}
      />
      <Refusal error={sending.error} />
      <Button className={style['send'] ?? ''} type="primary" loading={sending.isPending} onClick={() => sending.mutate()}>
        {say(SEND)}
      </Button>
    </>
  );
}
