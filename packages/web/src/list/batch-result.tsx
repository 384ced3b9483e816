import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { type Entity, fill, sharedWords, type Text, words } from '@takt/model';
import { Button, Modal, Table } from 'antd';
import type { Row } from '../api/calls.ts';
import type { RowResult } from '../api/records.ts';
import { useSay } from '../kit/say.tsx';
import { nameOf } from '../product/row-name.ts';
import style from './batch-result.module.css';

const TITLE: Text = ['{action}结果：成功 {done} 条，未执行 {refused} 条', '{action}: {done} done, {refused} refused'];
const RECORD: Text = ['单据', 'Record'];
const RESULT: Text = ['结果', 'Result'];
const DONE: Text = ['已完成', 'Done'];
const GO_ON: Text = ['确认并继续 ({n})', 'Confirm and go on ({n})'];

export interface Outcome {
  readonly label: Text;
  readonly rows: readonly Row[];
  readonly results: readonly RowResult[];
}
interface BatchResultProps {
  readonly entity: Entity | undefined;
  readonly outcome: Outcome;
  /** Rows that only wait for a yes. */
  readonly onGoOn: (rows: readonly Row[], accepted: readonly string[]) => void;
  readonly onClose: () => void;
}

/** After a mixed batch: for each row, done or why not. */
export function BatchResult({ entity, outcome, onGoOn, onClose }: BatchResultProps) {
  const say = useSay();
  const { label, rows, results } = outcome;
  const byId = new Map(results.map((result) => [result.id, result]));
  const done = results.filter(({ ok }) => ok).length;
  const guardContext = rows.filter(({ id }) => byId.get(id)?.refusal?.level === 'confirm');
  const codes = guardContext.flatMap(({ id }) => byId.get(id)?.refusal?.code ?? []);
  return (
    <Modal
      open
      width={800}
      title={say(fill(TITLE, { action: label, done, refused: results.length - done }))}
      onCancel={onClose}
      footer={[
        ...(guardContext.length > 0
          ? [
              <Button key="on" type="primary" onClick={() => onGoOn(guardContext, [...new Set(codes)])}>
                {say(fill(GO_ON, { n: guardContext.length }))}
              </Button>,
            ]
          : []),
        <Button key="close" onClick={onClose}>
          {say(sharedWords.close)}
        </Button>,
      ]}
    >
      <Table<Row>
        rowKey="id"
        size="small"
        pagination={false}
        scroll={{ y: 360 }}
        dataSource={rows}
        columns={[
          { key: 'record', title: say(RECORD), width: 200, render: (_, row) => nameOf(entity, row) },
          {
            key: 'result',
            title: say(RESULT),
            render: (_, row) => {
              const { refusal, pending } = byId.get(row.id) ?? {};
              if (!refusal) return <Line kind="done" text={pending ? fill(words.waitsForRelease, { action: label }) : DONE} />;
              return <Line kind="refused" text={refusal.text} {...(refusal.unblock && { hint: refusal.unblock })} />;
            },
          },
        ]}
      />
    </Modal>
  );
}

function Line({ kind, text, hint }: { readonly kind: 'done' | 'refused'; readonly text: Text; readonly hint?: Text }) {
  const say = useSay();
  return (
    <span className={style[kind]}>
      {kind === 'done' ? <CheckCircleFilled /> : <CloseCircleFilled />} {say(text)}
      {hint && <span className={style['hint']}> {say(hint)}</span>}
    </span>
  );
}
