import { formatDecimal, type Text } from '@takt/model';
import { callKey, callServer, DocumentLink, Refusal, Sheet, useSay } from '@takt/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Table } from 'antd';
import { useState } from 'react';
import { type BoxCalled, callableLoops, callBox, emptyBox } from '../../defs/inside/kanban-card.ts';
import { ReplenishmentTask } from '../../defs/inside/replenishment-task.ts';
import { ScanBox } from '../picking/scan-box.tsx';
import { CallButtons } from './call-buttons.tsx';
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

const TRIP: Text = ['配送班次', 'Trip'];

/** A scan of an empty box, or the button of its loop, calls for the next one. */
export function EmptyBoxPage() {
  const say = useSay();
  const client = useQueryClient();
  const [called, setCalled] = useState<readonly BoxCalled[]>([]);
  const calling = useMutation({
    mutationFn: (call: () => Promise<BoxCalled>) => call(),
    onSuccess: (one) => setCalled((before) => [one, ...before]),
    onSettled: () => client.invalidateQueries({ queryKey: callKey(callableLoops) }),
  });
  const { part, qty } = ReplenishmentTask.fields;
  return (
    <Sheet title={TITLE}>
      <div className={style['scanning']}>
        <ScanBox label={SCAN} onScan={(card) => calling.mutate(() => callServer(emptyBox, { card }))} />
        <p className={style['hint']}>{say(HOW)}</p>
        <Refusal error={calling.error} />
      </div>
      <CallButtons calling={calling.isPending} onCall={({ id }) => calling.mutate(() => callServer(callBox, { loop: id }))} />
      <h2 className={style['heading']}>{say(CALLED)}</h2>
      <Table<BoxCalled>
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
          { title: say(TRIP), dataIndex: 'dueAt', render: (at: string | null) => at?.slice(5, 16) },
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
