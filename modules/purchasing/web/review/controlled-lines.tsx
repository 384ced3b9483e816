import { formatDecimal, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Table, Tag } from 'antd';
import { DeliveryNote } from '../../defs/delivery/delivery-note.ts';
import { type ControlledLine, SOURCE_NO } from '../../defs/delivery/note-calls.ts';

/** Why the line waits. */
const REASONS = {
  controlled: ['质量管控', 'Quality controlled'],
  early: ['提前送货', 'Too early'],
  excess: ['超出未交数量', 'More than is open'],
} as const satisfies Record<string, Text>;
const reasonsOf = (line: ControlledLine): readonly Text[] =>
  (['controlled', 'early', 'excess'] as const).flatMap((reason) => (line[reason] ? [REASONS[reason]] : []));

/** What a note would bring. */
export function ControlledLines({ number, lines }: { readonly number: string; readonly lines: readonly ControlledLine[] }) {
  const say = useSay();
  const { part, qty, lot } = DeliveryNote.details.lines.fields;
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
          render: (_, line) => (
            <>
              {line.partNo} {say(line.name)}{' '}
              {reasonsOf(line).map((reason) => (
                <Tag key={reason[1]} color="warning">
                  {say(reason)}
                </Tag>
              ))}
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
        { title: say(SOURCE_NO), dataIndex: 'sourceNo' },
      ]}
    />
  );
}
