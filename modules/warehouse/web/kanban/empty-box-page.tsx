import { formatDecimal, type Text } from '@takt/model';
import { callServer, DocumentLink, Refusal, Sheet, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Table } from 'antd';
import { useState } from 'react';
import { type BoxCalled, emptyBox } from '../../defs/inside/kanban-card.ts';
import { ReplenishmentTask } from '../../defs/inside/replenishment-task.ts';
import { ScanBox } from '../picking/scan-box.tsx';
import style from './kanban.module.css';

const TITLE: Text = ['空箱扫描', 'Empty box'];
const SCAN: Text = ['扫描空箱上的看板卡', 'Scan the card of an empty box'];
const HOW: Text = [
  '每张卡同时只有一个补货任务，签收后才能再次扫描',
  'Each card calls for one task at a time and can be scanned again once the box is signed for',
];
const CALLED: Text = ['本次已呼叫', 'Called so far'];
const NONE: Text = ['还没有扫描', 'Nothing scanned yet'];
const CARD: Text = ['看板卡', 'Card'];

interface Called extends BoxCalled {
  readonly card: string;
}

/** A scan of an empty box calls for the next one. */
export function EmptyBoxPage() {
  const say = useSay();
  const [called, setCalled] = useState<readonly Called[]>([]);
  const calling = useMutation({
    mutationFn: async (card: string): Promise<Called> => ({ ...(await callServer(emptyBox, { card })), card }),
    onSuccess: (one) => setCalled((before) => [one, ...before]),
  });
  const { part, qty } = ReplenishmentTask.fields;
  return (
    <Sheet title={TITLE}>
      <div className={style['scanning']}>
        <ScanBox label={SCAN} onScan={(card) => calling.mutate(card)} />
        <p className={style['hint']}>{say(HOW)}</p>
        <Refusal error={calling.error} />
      </div>
      <h2 className={style['heading']}>{say(CALLED)}</h2>
      <Table<Called>
        size="small"
        rowKey="id"
        pagination={false}
        aria-label={say(CALLED)}
        locale={{ emptyText: say(NONE) }}
        dataSource={[...called]}
        columns={[
          { title: say(CARD), dataIndex: 'card' },
          { title: say(part.label), dataIndex: 'part' },
          { title: say(qty.label), key: 'qty', align: 'right', render: (_, one) => formatDecimal(one.qty) },
          {
            title: say(ReplenishmentTask.label),
            key: 'task',
            render: (_, { id, number }) => <DocumentLink entity={ReplenishmentTask.id} id={id} number={number} />,
          },
        ]}
      />
    </Sheet>
  );
}
