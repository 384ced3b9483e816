import { fill, type Text } from '@takt/model';
import { DocumentLink, Refusal, Sheet, useCall, useSay } from '@takt/web';
import { Table, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { DeliveryNote } from '../../defs/delivery/delivery-note.ts';
import { type ControlledNote, shipmentsInControl } from '../../defs/delivery/note-calls.ts';
import { ControlledLines } from './controlled-lines.tsx';
import { ReviewBar } from './review-bar.tsx';
import style from './review.module.css';

const TITLE: Text = ['发运审核', 'Delivery review'];
const NUMBER: Text = ['送货单', 'Delivery note'];
const WHY: Text = ['控制原因', 'Controlled because'];
const BY_VENDOR: Text = ['供应商受控', 'Supplier under control'];
const BY_PART: Text = ['质量管控物料 {part}', 'Quality-controlled part {part}'];
const NO_LONGER: Text = ['发布后已解除控制', 'No longer under control'];
const NONE: Text = ['没有待审核的发运', 'No shipment awaits approval'];

/** Which of its reasons keep a note waiting. */
function Reasons({ note }: { readonly note: ControlledNote }) {
  const say = useSay();
  const parts = [...new Set(note.lines.filter(({ controlled }) => controlled).map(({ partNo }) => partNo))];
  const reasons = [...(note.vendorControlled ? [BY_VENDOR] : []), ...parts.map((part) => fill(BY_PART, { part }))];
  return (
    <span className={style['reasons']}>
      {reasons.length === 0 && say(NO_LONGER)}
      {reasons.map((reason) => (
        <Tag key={reason[1]} color="warning">
          {say(reason)}
        </Tag>
      ))}
    </span>
  );
}

const linesOf = ({ number, lines }: ControlledNote) => <ControlledLines number={number} lines={lines} />;

/** Shipments that wait for our approval, the soonest first; several are approved or sent back at once. */
export function DeliveryReviewPage() {
  const say = useSay();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const waiting = useCall(shipmentsInControl, {});
  const notes = waiting.data ?? [];
  const { fields } = DeliveryNote;
  const columns: TableColumnsType<ControlledNote> = [
    {
      title: say(NUMBER),
      key: 'number',
      render: (_, { id, number }) => <DocumentLink entity={DeliveryNote.id} id={id} number={number} />,
    },
    { title: say(fields.vendor.label), key: 'vendor', render: (_, { vendor }) => say(vendor) },
    { title: say(fields.warehouse.label), key: 'warehouse', render: (_, { warehouse }) => say(warehouse) },
    { title: say(fields.plannedArrival.label), key: 'due', render: (_, { plannedArrival: due }) => due.slice(0, 16) },
    { title: say(WHY), key: 'why', render: (_, note) => <Reasons note={note} /> },
  ];
  return (
    <Sheet title={TITLE}>
      <Refusal error={waiting.error} />
      <ReviewBar
        notes={notes.filter(({ id }) => ticked.includes(id))}
        onReviewed={() => {
          setTicked([]);
          void waiting.refetch();
        }}
      />
      {waiting.data && (
        <Table<ControlledNote>
          size="small"
          rowKey="id"
          pagination={false}
          scroll={{ x: 'max-content' }}
          aria-label={say(TITLE)}
          locale={{ emptyText: say(NONE) }}
          dataSource={[...notes]}
          columns={columns}
          rowSelection={{ selectedRowKeys: [...ticked], onChange: (keys) => setTicked(keys.map(String)) }}
          expandable={{
            defaultExpandedRowKeys: notes.slice(0, 1).map(({ id }) => id),
            expandedRowRender: linesOf,
          }}
        />
      )}
    </Sheet>
  );
}
