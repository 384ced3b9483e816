import { formatDecimal, type Text } from '@takt/model';
import { DocumentLink, Refusal, Sheet, useCall, useInputFields, useSay } from '@takt/web';
import { keepPreviousData } from '@tanstack/react-query';
import { Select, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { DeliveryNote } from '../../defs/delivery/delivery-note.ts';
import { type DeliveryDetail, deliveryDetails, DETAILS_A_PAGE, DETAILS_BY, SOURCE_NO } from '../../defs/delivery/note-calls.ts';
import { NoteState } from '../note-state.tsx';
import style from './details.module.css';

const TITLE: Text = ['交付明细', 'Delivery details'];
const NUMBER: Text = ['送货单', 'Delivery note'];
const NONE: Text = ['没有符合条件的交付明细', 'No delivery lines match'];
const { status, ...FILTERS } = DETAILS_BY;

/** Lines of delivery notes across all notes, the latest arrivals first. */
export function DeliveryDetailPage() {
  const say = useSay();
  const [page, setPage] = useState(1);
  const { values, items } = useInputFields('details', FILTERS, { onChange: () => setPage(1) });
  const [state, setState] = useState<string | null>(null);
  const asked = { ...values, status: state, page };
  const found = useCall(deliveryDetails, asked, { placeholderData: keepPreviousData });
  return (
    <Sheet title={TITLE}>
      <div className={style['filters']}>
        {items}
        <label className={style['status']} htmlFor="details-status">
          <span>{say(status.label)}</span>
          <Select<string>
            id="details-status"
            allowClear
            options={Object.values(DeliveryNote.states).map(({ code, label }) => ({ value: code, label: say(label) }))}
            onChange={(code) => {
              setState(code ?? null);
              setPage(1);
            }}
          />
        </label>
      </div>
      <Refusal error={found.error} />
      <Table<DeliveryDetail>
        size="small"
        rowKey="id"
        scroll={{ x: 'max-content' }}
        aria-label={say(TITLE)}
        locale={{ emptyText: say(NONE) }}
        loading={found.isFetching}
        dataSource={[...(found.data?.rows ?? [])]}
        columns={columnsIn(say)}
        pagination={{
          current: page,
          pageSize: DETAILS_A_PAGE,
          total: found.data?.total ?? 0,
          showSizeChanger: false,
          showTotal: (total) => say([`共 ${total} 行`, `${total} lines`]),
          onChange: setPage,
        }}
      />
    </Sheet>
  );
}

function columnsIn(say: (text: Text) => string): TableColumnsType<DeliveryDetail> {
  const { fields, details } = DeliveryNote;
  const line = details.lines.fields;
  const qty = (name: 'qty' | 'receivedQty' | 'rejectedQty') => ({
    title: say(line[name].label),
    key: name,
    align: 'right' as const,
    render: (_: unknown, row: DeliveryDetail) => `${formatDecimal(row[name])} ${row.unit}`,
  });
  return [
    {
      title: say(NUMBER),
      key: 'number',
      render: (_, { note, number }) => <DocumentLink entity={DeliveryNote.id} id={note} number={number} />,
    },
    { title: say(status.label), key: 'status', render: (_, { status: code }) => <NoteState code={code} /> },
    { title: say(fields.vendor.label), key: 'vendor', render: (_, row) => say(row.vendor) },
    { title: say(fields.plannedArrival.label), key: 'due', render: (_, { plannedArrival: due }) => due.slice(0, 16) },
    { title: say(line.part.label), key: 'part', render: (_, { partNo, name }) => `${partNo} ${say(name)}` },
    qty('qty'),
    qty('receivedQty'),
    qty('rejectedQty'),
    { title: say(line.lot.label), dataIndex: 'lot' },
    { title: say(SOURCE_NO), dataIndex: 'sourceNo' },
    { title: say(fields.warehouse.label), key: 'warehouse', render: (_, row) => say(row.warehouse) },
  ];
}
