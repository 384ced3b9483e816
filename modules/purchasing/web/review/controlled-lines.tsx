import { formatDecimal, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Table, Tag } from 'antd';
import { DeliveryNote } from '../../defs/delivery-note.ts';
import type { ControlledLine } from '../../defs/note-calls.ts';

const CONTROLLED: Text = ['质量管控', 'Quality controlled'];

/** What a note would bring. */
export function ControlledLines({ number, lines }: { readonly number: string; readonly lines: readonly ControlledLine[] }) {
  const say = useSay();
  const { part, qty, lot, sourceNo } = DeliveryNote.details.lines.fields;
  return (
    <Table<ControlledLine>
      size="small"
      rowKey="id"
      pagination={false}
      aria-label={number}
      dataSource={[...lines]}
      columns={[
        {
          title: say(part.label),
          key: 'part',
          render: (_, { partNo, name, controlled }) => (
            <>
              {partNo} {say(name)} {controlled && <Tag color="warning">{say(CONTROLLED)}</Tag>}
            </>
          ),
        },
        {
          title: say(qty.label),
          key: 'qty',
          align: 'right',
          render: (_, line) => `${formatDecimal(line.qty)} ${line.unit}`,
        },
        { title: say(lot.label), dataIndex: 'lot' },
        { title: say(sourceNo.label), dataIndex: 'sourceNo' },
      ]}
    />
  );
}
